from __future__ import annotations

import pytest
from msgspec.structs import replace

from tablemgr.slips.amounts import amount, signed
from tablemgr.slips.model import SettlementSlip
from tablemgr.slips.text import render
from tablemgr.slips.wording import ENGLISH
from tests.tablemgr.slips.samples import FULL, SAMPLES, SINGLE, VOID


def test_one_box_reads_as_a_slip_of_its_own() -> None:
    assert render(SINGLE).splitlines() == [
        "Settlement slip 001204",
        "Harbour House Casino",
        "RWS Blackjack, Rules w.e.f. 10 January 2024",
        "Table BJ-12   Round 57   2026-11-27 21:52:42+08:00",
        "Dealer Mei Tan   Shift Evening   Amounts in S$",
        "Journal 7F3A-91C2",
        "",
        "Dealer's Hand  9c 8s   17",
        "",
        "Box 3  Kh 9d   19",
        "  ann  Initial Bet  Hand 1  Stake 100.00  Won 100.00  Lost 0.00  Returned 100.00"
        "  Win  3.24.2",
        "",
        "Totals",
        "  All Bets  Stake 100.00  Won 100.00  Lost 0.00  Returned 100.00",
        "  ann       Stake 100.00  Won 100.00  Lost 0.00  Returned 100.00  Net +100.00",
        "  House                                                           Net \u2212100.00",
    ]


@pytest.mark.parametrize("slip", SAMPLES.values(), ids=SAMPLES.keys())
def test_every_bet_is_one_line_that_says_all_of_it(slip: SettlementSlip) -> None:
    lines = [" ".join(text.split()) for text in render(slip).splitlines()]
    for box in slip.boxes:
        for bet in box.lines:
            hand = ENGLISH.hand.format(number=bet.hand) + " " if bet.hand is not None else ""
            wanted = (
                f"{bet.player} {bet.bet} {hand}Stake {amount(bet.stake)} Won {amount(bet.won)}"
                f" Lost {amount(bet.lost)} Returned {amount(bet.returned)}"
                f" {ENGLISH.outcomes[bet.outcome]} {ENGLISH.sources(bet)}"
            )
            assert wanted in lines


def test_marks_and_what_is_said_of_them_stand_on_top() -> None:
    lines = render(VOID).splitlines()
    assert lines[1:3] == ["*** VOID ***", VOID.house], "a reprint's text is that of the first print"
    assert "Under 5.5.2 every Bet is returned." in lines
    assert not any("***" in text for text in render(FULL).splitlines())


def test_hands_flags_and_nets_stand_on_it() -> None:
    text = render(FULL)
    for wanted in (
        "Box 1  Hand 3  8d 3h Th   21 \u00b7 Double Down",
        "Box 2  As Kd   21 \u00b7 Blackjack",
        "Box 4  Ah 6d   Soft 17",
        "  5.10.2  One card too many",
        f"Net {signed(FULL.house_net)}",
    ):
        assert wanted in text


def test_a_box_without_hands_or_bets_says_so() -> None:
    bare = replace(
        SINGLE, boxes=(replace(SINGLE.boxes[0], hands=(), lines=()),), table_hands={"dealer": None}
    )
    lines = render(bare).splitlines()
    assert "Dealer's Hand  no cards" in lines
    assert "Box 3  no cards" in lines
    assert "  No Bets" in lines


def test_the_entry_s_number_stands_beside_the_journal_s_code() -> None:
    slip = replace(FULL, journal_entry=164)
    assert f"Journal {FULL.journal_code}, entry 164" in render(slip)
    assert "entry 0" not in render(FULL)
