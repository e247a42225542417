"""Which chips are handed out for a Bet: the sum exact, never more than held, the fewest."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablemgr.basics.money import ZERO, Money
from tablemgr.tray.commands import worth
from tablemgr.tray.payout import Payout, fewest, payout
from tablemgr.tray.supply import fill_proposed, hand_out, par_advice
from tests.tablemgr.tray.floor import CHIPS, chips

small_sets = st.dictionaries(st.integers(1, 30).map(Money), st.integers(0, 4), max_size=4)
trays = st.tuples(*[st.integers(0, 30)] * len(CHIPS)).map(
    lambda pieces: dict(zip(CHIPS, pieces, strict=True))
)
amounts = st.integers(0, 400_000).map(Money)


def said(plan: Payout) -> str:
    """As a person would say it: `100x1 5x2, back 25x1, cash 0.25, short 5.00`."""
    parts = [" ".join(f"{value.in_words()}x{n}" for value, n in plan.chips)]
    parts += [f"back {' '.join(f'{v.in_words()}x{n}' for v, n in plan.change)}"] * bool(plan.change)
    parts += [
        f"{name} {what}" for name, what in (("cash", plan.cash), ("short", plan.short)) if what
    ]
    return ", ".join(filter(None, parts))


@pytest.mark.parametrize(
    ("amount", "tray", "plan"),
    [
        ("120", "5x9 25x9 100x9", "100x1 5x4"),
        ("60", "5x9 25x9 100x9", "25x2 5x2"),
        ("62.75", "2.50x1 5x9 25x9", "25x2 5x2 2.50x1, cash 0.25"),
        ("60", "5x1 25x9", "25x3, back 5x3"),
        ("15", "25x9", "25x1, back 5x2"),
        ("12.50", "5x9 25x9", "5x3, back 2.50x1"),
        ("90", "5x3 25x3 100x1", "25x3 5x3"),
        ("90", "5x2 25x3 100x1", "100x1, back 5x2"),
        ("300", "5x9 25x4", "25x4 5x9, short 155.00"),
        ("5", "2.50x0", "short 5.00"),
    ],
)
def test_the_dealer_is_told_these_chips(amount: str, tray: str, plan: str) -> None:
    assert said(payout(Money.parse(amount), dict(chips(tray)), CHIPS)) == plan


def test_of_two_ways_with_as_many_chips_the_bets_own_colours_come_first() -> None:
    held = {Money(each): 9 for each in (100, 300, 500, 700)}
    assert fewest(Money(800), held) == ((700, 1), (100, 1))
    assert fewest(Money(800), held, own=[Money(500)]) == ((500, 1), (300, 1))


@given(amounts, trays)
def test_a_plan_makes_its_amount_exactly_and_hands_out_no_chip_that_is_not_there(
    amount: Money, tray: dict[Money, int]
) -> None:
    plan = payout(amount, tray, CHIPS)
    assert worth(plan.chips) - worth(plan.change) + plan.cash + plan.short == amount
    assert all(0 < pieces <= tray[value] for value, pieces in plan.chips)
    assert ZERO <= plan.cash < CHIPS[0]
    assert not (plan.short and plan.change)
    if plan.short:
        assert worth(tuple(tray.items())) < amount, "what is there makes it, with change"
    left = hand_out(tray, plan)
    assert worth(tuple(left.items())) == worth(tuple(tray.items())) - (
        amount - plan.cash - plan.short
    )


@given(st.integers(0, 90).map(Money), small_sets)
def test_no_other_way_takes_fewer_chips(amount: Money, tray: dict[Money, int]) -> None:
    values = list(tray)
    ways = [
        sum(pieces)
        for pieces in product(*(range(tray[value] + 1) for value in values))
        if sum(value * n for value, n in zip(values, pieces, strict=True)) == amount
    ]
    found = fewest(amount, tray)
    assert (found is None) == (not ways)
    if found is not None:
        assert worth(found) == amount
        assert sum(pieces for _, pieces in found) == min(ways)


@given(st.integers(1, 90).map(Money), trays)
def test_change_is_asked_for_only_where_no_chips_make_the_sum_and_as_little_as_can_be(
    steps: int, tray: dict[Money, int]
) -> None:
    amount = CHIPS[0] * steps
    change = worth(payout(Money(amount), tray, CHIPS).change)
    for less in range(0, change, CHIPS[0]):
        assert fewest(Money(amount + less), tray) is None


def test_a_fill_is_proposed_before_a_colour_runs_dry() -> None:
    opener = dict(chips("5x100 25x80 100x40"))
    assert fill_proposed(dict(chips("5x25 25x20 100x10")), opener) == ()
    assert fill_proposed(dict(chips("5x24 25x20")), opener) == chips("5x80 100x40")
    assert fill_proposed(dict(chips("5x100 25x80 100x70")), opener) == ()


def test_a_larger_par_is_advised_where_one_fill_a_session_is_not_enough() -> None:
    one, two = [Money(100_000)], [Money(100_000), Money(200_000)]
    assert par_advice([]) is None
    assert par_advice([one] * 9 + [two]) is None
    assert par_advice([one] * 8 + [two] * 2) == (100_000, 200_000)
