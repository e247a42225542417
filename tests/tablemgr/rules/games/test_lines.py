"""Lines of a settlement: their order, and when one has moved chips by the rules."""

from __future__ import annotations

import pytest

from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.events import BetSettled, Outcome
from tablemgr.rules.games.lines import (
    ADJUSTMENT,
    INITIAL,
    LaidBet,
    in_order,
    in_part,
    lose,
    moved_by_rule,
    pay,
    stand_off,
    win,
)

STAKE = Money(10_000)


def laid(box: int = 1, name: str = INITIAL, hand: int = 1) -> LaidBet:
    return LaidBet(box, hand, "ann", name, STAKE)


def adjusted(won: Money, lost: Money) -> BetSettled:
    bet = laid(name=ADJUSTMENT)
    return BetSettled(*bet, Outcome.WIN if won else Outcome.LOSE, won, lost, ZERO, "5.19")


def test_lines_go_from_the_dealers_right_and_on_a_box_take_comes_first() -> None:
    right, paid = lose(laid(2), "3.24"), win(laid(), STAKE, "3.24")
    even, lost = stand_off(laid(hand=2), "3.24"), lose(laid(hand=3), "3.24")
    assert in_order([paid, even, lost, right]) == [right, lost, paid, even]


@pytest.mark.parametrize(
    ("line", "moved"),
    [
        (win(laid(), STAKE, "3.13"), True),
        (win(laid(name="rws-pairs"), STAKE, "3.14"), True),
        (lose(laid(name="rws-pairs"), "3.14"), True),
        (in_part(laid(), Outcome.SURRENDER, Money(5_000), ("3.17", None)), True),
        (lose(laid(), "3.19"), False),
        (stand_off(laid(), "3.24"), False),
        (in_part(laid(), Outcome.RETURNED, ZERO, ("5.7", None)), False),
        (adjusted(STAKE, ZERO), False),
        (adjusted(ZERO, STAKE), False),
    ],
    ids=[
        *("blackjack-paid", "side-bet-paid", "side-bet-taken", "surrender", "bust"),
        *("stand-off", "returned", "paid-by-a-decision", "taken-by-a-decision"),
    ],
)
def test_what_has_paid_or_collected_by_the_rules_5_10_1_i9(line: BetSettled, moved: bool) -> None:
    assert moved_by_rule([stand_off(laid(2), "3.24"), line]) is moved


def test_what_odds_pay_m1() -> None:
    assert (pay(STAKE, (3, 2)), pay(STAKE, (1, 1))) == (Money(15_000), STAKE)
    assert pay(Money(500), (6, 5)) == Money(600)
