from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablemgr.basics.chips import Breakdown, breakdown
from tablemgr.basics.money import ZERO, Money

HOUSE = tuple(Money.parse(v) for v in ("1000", "500", "100", "25", "5", "1"))

amounts = st.integers(0, 10**9).map(Money)
chip_sets = st.lists(st.integers(1, 10**6).map(Money), max_size=8)


def counts(amount: str, *chips: str) -> tuple[list[tuple[str, int]], str]:
    found = breakdown(Money.parse(amount), [Money.parse(c) for c in chips])
    return [(str(d), n) for d, n in found.chips], str(found.cash)


def test_the_largest_chip_comes_first_whatever_the_order_of_the_set() -> None:
    assert counts("186", "1", "100", "5", "25") == (
        [("100.00", 1), ("25.00", 3), ("5.00", 2), ("1.00", 1)],
        "0.00",
    )


def test_what_the_smallest_chip_cannot_pay_is_cash_m2() -> None:
    assert counts("62.25", "25", "5", "1") == ([("25.00", 2), ("5.00", 2), ("1.00", 2)], "0.25")


def test_a_multiple_of_the_smallest_chip_leaves_no_cash_m2() -> None:
    assert counts("3", "2.50", "1") == ([("1.00", 3)], "0.00")
    assert counts("28", "25", "5", "2.50", "1") == ([("25.00", 1), ("1.00", 3)], "0.00")
    assert counts("3.50", "2.50", "1") == ([("2.50", 1), ("1.00", 1)], "0.00")


def test_nothing_is_no_chip_and_no_cash() -> None:
    assert breakdown(ZERO, HOUSE) == Breakdown((), ZERO)


def test_without_chips_all_is_cash() -> None:
    assert breakdown(Money(1250), ()) == Breakdown((), Money(1250))


@pytest.mark.parametrize(("amount", "chip"), [(-1, 100), (100, 0), (100, -5)])
def test_a_negative_amount_and_a_worthless_chip_are_refused(amount: int, chip: int) -> None:
    with pytest.raises(ValueError, match=r"can't be handed out|worth more than nothing"):
        breakdown(Money(amount), [Money(chip)])


@given(amount=amounts, chip_set=chip_sets)
def test_the_parts_add_up_and_cash_is_only_what_chips_cannot_pay_m2(
    amount: Money, chip_set: list[Money]
) -> None:
    found = breakdown(amount, chip_set)
    assert found.total == amount
    denominations = [denomination for denomination, _ in found.chips]
    assert denominations == sorted(set(denominations), reverse=True)
    assert set(denominations) <= set(chip_set)
    assert all(count > 0 for _, count in found.chips)
    if chip_set:
        assert ZERO <= found.cash <= amount % min(chip_set)
