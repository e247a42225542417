from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest
from msgspec.structs import replace

from tablemgr.basics.cards import cards
from tablemgr.basics.errors import Bug
from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.games.slip_hand import SlipHand, SlipPart
from tablemgr.service.slip_name import SlipName
from tablemgr.slips.amounts import signed
from tablemgr.slips.model import SlipBox, Totals
from tests.tablemgr.slips.samples import FULL, SINGLE, VOID, hand, line


def test_a_line_whose_stake_is_not_lost_plus_returned_is_a_bug() -> None:
    good = line("ann", "Initial Bet", 1, "100", "surrender", "3.17", lost="50")
    with pytest.raises(Bug, match=r"100\.00 staked, 50\.00 lost and 49\.99 returned"):
        replace(good, returned=Money(4999))


@pytest.mark.parametrize(
    "change",
    [
        {"won": Money(-1)},
        {"lost": Money(-100), "returned": Money(20000)},
        {"outcome": "push"},
        {"player": " "},
    ],
)
def test_a_line_that_no_settlement_could_give_is_a_bug(change: dict[str, Any]) -> None:
    good = line("ann", "Initial Bet", 1, "100", "win", "3.24.2", "100")
    with pytest.raises(Bug):
        replace(good, **change)


@pytest.mark.parametrize(
    "change",
    [
        {"time": datetime(2026, 11, 27, 21, 52)},
        {"name": SlipName(0)},
        {"round_no": 0},
        {"duplicate": -1},
        {"boxes": SINGLE.boxes * 2},
        {"void": "5.17"},
    ],
)
def test_a_slip_that_contradicts_itself_is_a_bug(change: dict[str, Any]) -> None:
    with pytest.raises(Bug):
        replace(SINGLE, **change)


@pytest.mark.parametrize(
    "change",
    [
        {"outcome": "stand-off"},
        {"won": Money(1)},
        {"lost": Money(1), "returned": Money(9999)},
    ],
    ids=["an outcome", "a payment", "a loss"],
)
def test_no_line_of_a_void_round_wins_loses_or_has_an_outcome_i2(change: dict[str, Any]) -> None:
    """Each alone contradicts the Void, on whatever box it stands."""
    good = line("ann", "Initial Bet", 1, "100", "returned", "5.17")
    for place in range(2):
        lines = [good, good]
        lines[place] = replace(good, **change)
        boxes = (SlipBox(1, (), (lines[0],)), SlipBox(2, (), (lines[1],)))
        assert replace(SINGLE, boxes=boxes).void is None
        with pytest.raises(Bug, match="the Round is void"):
            replace(SINGLE, boxes=boxes, void="5.17")


def test_a_bet_on_a_hand_that_the_box_does_not_have_is_a_bug() -> None:
    with pytest.raises(Bug, match="no hand 2"):
        SlipBox(1, (hand("Kh 9d", 19),), (line("ann", "Initial Bet", 2, "5", "lose", "3.24.3"),))


def test_a_hand_whose_parts_have_other_cards_is_a_bug() -> None:
    parts = (SlipPart("Low", cards("2s 3h"), "Point Total 5"),)
    with pytest.raises(Bug, match="other cards"):
        SlipHand(cards("2s 4h"), parts=parts)


def test_totals_are_the_sums_of_the_lines_and_the_house_has_the_other_side() -> None:
    assert str(FULL.totals.stake) == "1752546.25"
    assert str(FULL.totals.won) == "2300.50"
    assert str(FULL.totals.lost) == "1750723.13"
    assert str(FULL.totals.returned) == "1823.12"
    assert str(FULL.house_net) == "1748422.63"
    nets = dict(FULL.players)
    assert str(nets["ann"].net) == "350.00"
    assert sum(totals.net for totals in nets.values()) == -FULL.house_net


def test_players_stand_in_the_order_of_their_first_bet() -> None:
    assert [name for name, _ in FULL.players][:4] == [
        "ann",
        "alexandra_montgomery_234",
        "WWWWWWWWWWWWWWWWWWWWWWWW",
        "bob",
    ]


def test_a_void_returns_every_bet_i2() -> None:
    assert VOID.totals == Totals(VOID.totals.stake, ZERO, ZERO, VOID.totals.stake)
    assert VOID.house_net == ZERO


def test_a_slip_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        SINGLE.round_no = 3  # type: ignore[misc]  # that it is refused is the point


def test_a_sum_has_its_sign_and_nothing_has_none() -> None:
    shown = [signed(Money(cents)) for cents in (125_000_050, 5, 0, -5)]
    assert shown == ["+1,250,000.50", "+0.05", "0.00", "\u22120.05"]
