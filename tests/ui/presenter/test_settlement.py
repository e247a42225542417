"""The rows of a settlement: what moves, in which order, why, and what is handed out for it."""

from __future__ import annotations

import pytest

from tablemgr.basics.chips import breakdown
from tablemgr.basics.money import Money
from tablemgr.service.session import TableSession
from tests.ui.presenter.positions import DIVIDED, DOUBLED, PAIR, SI_KI_PI, dealt
from ui.presenter.settlement import chips_out, rows_to_work, settlement_view
from ui.views.settlement import SettlementView
from ui.views.shared import NO_CHIPS, Tone
from ui.world.screen import profile_of

SURRENDERED = (
    *("open", "bet 1 ann 100 seated", "bet 1 bob 25", "close", "card 9h Td 7d", "surrender 1"),
)
STOPPED = (
    *("open", "bet 1 ann 100 seated", "bet 2 cat 60 seated", "side 1 ann rws-pairs 10", "close"),
    *("card Kh 8s Ad As 8d", "insure 2 cat 30", "even-money 1 ann", "proceed", "hit 2", "card Kd"),
    "irregularity foreign-card",
)
"""ann's Even Money is paid and her side Bet taken; cat's Bet is still to be taken."""
SPLIT_LOST = (*DOUBLED, "card 8c 6c")


def view_of(
    session: TableSession, *, boxes_only: bool = False, side: str = "right"
) -> SettlementView:
    profile = profile_of(session.table, boxes_only=boxes_only)
    return settlement_view(session, profile, rows_to_work(session, side), 0)


CASE_FIRST = "First resolve the case. Until then no chips move."


def settlement(*lines: str, boxes_only: bool = False, side: str = "right") -> SettlementView:
    return view_of(dealt(*lines), boxes_only=boxes_only, side=side)


@pytest.mark.parametrize(
    ("lines", "title", "note", "totals"),
    [
        (("open",), "Settled so far", "Nothing yet.", ""),
        (SURRENDERED, "Interim Settlement", "", "To do: take 62.50, give back 62.50"),
        (STOPPED, "Chips to move", CASE_FIRST, "To do: take 60"),
        ((*STOPPED, "void 5.5.1"), "Void Round", "", "To do: recover 100, give back 200"),
        (SPLIT_LOST, "Final Settlement", "", "To do: take 150, pay 280"),
        ((*SPLIT_LOST, "settle"), "Final Settlement", "All done.", "Taken 150, paid 280"),
        ((*SURRENDERED, "proceed"), "Final Settlement", "No chips move.", ""),
    ],
)
def test_what_is_settled_what_is_said_without_a_row_and_what_it_comes_to(
    lines: tuple[str, ...], title: str, note: str, totals: str
) -> None:
    view = settlement(*lines)
    assert (view.title, view.totals) == (title, totals)
    if note:
        assert view.note == note
    assert settlement(*lines, boxes_only=True).totals == ""


def test_what_the_house_gets_comes_first_and_each_split_hand_by_its_number_3_22() -> None:
    lines = settlement(*SPLIT_LOST).lines
    assert [(each.player, each.words, each.sign, each.hand, each.amount) for each in lines] == [
        ("ann", "take", "\N{MINUS SIGN}", "Hand 2", Money(10_000)),
        ("bob", "take", "\N{MINUS SIGN}", "Hand 2", Money(5_000)),
        ("ann", "pay", "+", "Hand 1", Money(20_000)),
        ("bob", "pay", "+", "Hand 1", Money(8_000)),
    ]
    assert [(each.detail, each.tone) for each in lines[1:3]] == [
        ("18 against 20", Tone.TAKE),
        ("21 against 20", Tone.PAY),
    ]
    assert [each.cite.number for each in lines if each.cite is not None] == [
        *("3.24.3", "3.24.3", "3.24.2", "3.24.2"),
    ]
    assert {each.done for each in lines} == {""}
    assert [each.done for each in settlement(*SPLIT_LOST, "settle").lines] == [
        *("taken", "taken", "paid", "paid"),
    ]


def test_only_what_comes_out_of_the_tray_is_told_in_chips_m2() -> None:
    taken, _, paid, _ = settlement(*SPLIT_LOST).lines
    assert taken.chips == NO_CHIPS
    assert [(chip.value, count) for chip, count in paid.chips.chips] == [(Money(10_000), 2)]
    taken_before = settlement(*STOPPED, "void 5.5.1").lines[-1]
    assert taken_before.detail == "it was taken"
    assert [(chip.value, count) for chip, count in taken_before.chips.chips] == [(Money(500), 2)]


def test_a_bet_that_is_put_back_comes_out_of_the_tray_i12_m2() -> None:
    bust = ("open", "bet 1 ann 50 seated", "close", "card Kh 9d 6c", "proceed", "hit 1", "card Td")
    taken, line = settlement(*bust, "card 7s", "correct 4 2d").lines
    assert (taken.tone, taken.chips) == (Tone.TAKE, NO_CHIPS)
    assert line.tone is Tone.EVEN
    assert [(chip.value, count) for chip, count in line.chips.chips] == [(Money(2500), 2)]


def test_half_a_bet_is_taken_and_the_other_half_goes_back_3_17() -> None:
    ann, bob = settlement(*SURRENDERED).lines
    assert (ann.words, ann.amount, ann.returned) == ("take half", Money(5_000), Money(5_000))
    assert (bob.words, bob.amount, bob.returned) == ("take half", Money(1_250), Money(1_250))
    for line in settlement(*SURRENDERED, boxes_only=True).lines:
        assert (line.words, line.amount, line.returned) == ("take half", None, None)


def test_a_void_gives_every_bet_back_and_recovers_what_was_paid_5_17() -> None:
    lines = settlement(*STOPPED, "void 5.5.1").lines
    assert [(each.player, each.bet, each.words, each.detail, each.tone) for each in lines] == [
        ("cat", "Initial Bet", "give back", "", Tone.EVEN),
        ("cat", "Insurance", "give back", "", Tone.EVEN),
        ("ann", "Initial Bet", "recover", "it was paid", Tone.WARN),
        ("ann", "Initial Bet", "give back", "", Tone.EVEN),
        ("ann", "RWS Pairs", "give back", "it was taken", Tone.EVEN),
    ]


def test_the_boxes_are_worked_from_the_side_that_the_house_has_chosen() -> None:
    def boxes(side: str) -> list[int]:
        return [line.box for line in settlement(*STOPPED, "void 5.5.1", side=side).lines]

    assert boxes("right") == [2, 2, 1, 1, 1]
    assert boxes("left") == [1, 1, 1, 2, 2]


def test_a_stand_off_moves_nothing_and_a_player_sees_why_3_24_4_3_22_9() -> None:
    same = ("open", "bet 1 ann 125 seated", "close", "card Kh 7d 7h", "proceed", "stand 1")
    (line,) = settlement(*same, "card Jd").lines
    assert (line.words, line.sign, line.amount, line.detail) == (
        *("stand off", "", None),
        "17 against 17",
    )
    (line,) = view_of(dealt(*DIVIDED, game=SI_KI_PI)).lines
    assert (line.words, line.detail) == ("stand off", "Low wins, High loses")


def test_nothing_is_to_be_done_while_the_hands_are_played() -> None:
    assert settlement(*PAIR).lines == ()


def test_an_amount_is_handed_out_in_the_largest_chips_and_its_rest_in_cash_m2() -> None:
    colours = {Money(10_000): "#000000", Money(2_500): "#00ff00"}
    out = chips_out(breakdown(Money(27_550), colours), colours)
    assert [(chip.value, chip.colour, count) for chip, count in out.chips] == [
        (Money(10_000), "#000000", 2),
        (Money(2_500), "#00ff00", 3),
    ]
    assert out.cash == Money(50)


def test_a_reopened_settlement_says_what_has_moved_and_what_would_5_6() -> None:
    whole = ("open", "bet 1 ann 100 seated", "close", "card Kh 7d Qh", "proceed", "stand 1")
    panel = settlement(*whole, "card Jd", "settle", "reopen")
    assert panel.current == len(panel.lines)
    assert panel.note.startswith("All chips of the earlier")
