"""Money in whole cents: never a float, nothing lost in a division (ruling M1)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablemgr.basics.money import ZERO, Money, apportion

cents = st.integers(-(10**9), 10**9).map(Money)


@pytest.mark.parametrize(
    ("text", "amount"),
    [("100", 10000), ("62.5", 6250), ("62.50", 6250), ("0.01", 1), ("0", 0), ("007", 700)],
)
def test_amounts_are_read(text: str, amount: int) -> None:
    assert Money.parse(text) == amount


@pytest.mark.parametrize(
    "text",
    ["", " ", "1.", ".5", "1.234", "-1", "+1", "1e3", "1,000", "1_000", "\u0661", "nan", "9" * 13],
)
def test_what_is_no_amount_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not an amount"):
        Money.parse(text)


@given(st.text())
def test_any_text_is_an_amount_or_a_value_error(text: str) -> None:
    try:
        amount = Money.parse(text)
    except ValueError:
        return
    assert amount >= ZERO


@given(cents)
def test_written_amount_reads_back(amount: Money) -> None:
    sign, text = (-1, str(amount)[1:]) if amount < 0 else (1, str(amount))
    assert Money.parse(text) * sign == amount
    assert f"{amount:>20}".strip() == str(amount)


@given(cents, cents)
def test_sums_and_differences_stay_money(one: Money, other: Money) -> None:
    for result in (one + other, one - other, -one, 3 * one, one * 3, sum([one, other], ZERO)):
        assert type(result) is Money
    assert one + other - other == one


def test_no_float_comes_in_or_goes_out() -> None:
    for bad in (1.0, "1", True, None):
        with pytest.raises(TypeError):
            Money(bad)  # type: ignore[arg-type]  # what the type forbids is refused at run time too
    with pytest.raises(TypeError):
        Money(100) / 2
    with pytest.raises(TypeError):
        2 / Money(100)
    with pytest.raises(TypeError):
        float(Money(100))
    with pytest.raises(TypeError):
        Money(100) * 1.5


@given(st.integers(0, 10**9).map(Money), st.integers(1, 200), st.integers(1, 5))
def test_share_is_rounded_half_up_m1(amount: Money, numerator: int, denominator: int) -> None:
    exact = Fraction(int(amount) * numerator, denominator)
    share = amount.share(numerator, denominator)
    assert type(share) is Money
    assert -Fraction(1, 2) < int(share) - exact <= Fraction(1, 2)


@given(st.integers(0, 10**9).map(Money), st.lists(st.integers(0, 10**6), min_size=1, max_size=9))
def test_parts_add_up_to_the_whole_m1(total: Money, weights: list[int]) -> None:
    if not sum(weights):
        weights = [*weights, 1]
    parts = apportion(total, weights)
    assert sum(parts) == total
    for part, weight in zip(parts, weights, strict=True):
        assert abs(int(part) - Fraction(int(total) * weight, sum(weights))) < 1


def test_the_cent_left_over_goes_to_the_largest_fraction_then_the_first_m1() -> None:
    assert apportion(Money(100), [1, 1, 1]) == [34, 33, 33]
    assert apportion(Money(101), [1, 1, 1]) == [34, 34, 33]
    assert apportion(Money(10), [3, 3, 1]) == [4, 4, 2]  # 4.29, 4.29, 1.43


@pytest.mark.parametrize("weights", [[], [0], [0, 0], [2, -1]])
def test_nothing_is_divided_by_nothing(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="weights"):
        apportion(Money(100), weights)


@pytest.mark.parametrize(
    ("cents", "words"),
    [(0, "0"), (250, "2.50"), (150_000, "1,500"), (123_456_705, "1,234,567.05"), (-5000, "−50")],
)
def test_an_amount_in_words_has_its_thousands_apart_and_cents_only_where_there_are_some(
    cents: int, words: str
) -> None:
    assert Money(cents).in_words() == words


def test_an_amount_may_be_typed_as_it_is_shown() -> None:
    for cents in (1, 100, 150_000, 150_050, 123_456_789):
        assert Money.typed(Money(cents).in_words()) == Money(cents)
    assert Money.typed("1500.5") == Money(150_050)
    for wrong in ("1,50", "15,00", "1,5000", ",500", "1,500,", "-1,500", "1.500,00"):
        with pytest.raises(ValueError, match="not an amount"):
            Money.typed(wrong)
