"""The chips to hand out for an amount (ruling M2). Knows no table and no float: only a chip set."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from tablemgr.basics.money import ZERO, Money


class Breakdown(Struct, frozen=True):
    """An amount as chips, largest first, each denomination once, and the rest in cash."""

    chips: tuple[tuple[Money, int], ...]
    """Each denomination and how many chips of it, at least one."""
    cash: Money
    """Less than the smallest chip; zero if the chips make up the whole amount."""

    @property
    def total(self) -> Money:
        return sum((denomination * count for denomination, count in self.chips), self.cash)


def _largest_first(amount: Money, descending: Iterable[Money]) -> Breakdown:
    chips: list[tuple[Money, int]] = []
    rest = int(amount)
    for denomination in descending:
        count, rest = divmod(rest, int(denomination))
        if count:
            chips.append((denomination, count))
    return Breakdown(tuple(chips), Money(rest))


def breakdown(amount: Money, chip_set: Iterable[Money]) -> Breakdown:
    """`amount` in chips of `chip_set`, the largest chip first, and what is left in cash.

    If the amount is a multiple of the smallest chip, nothing is left in cash (ruling M2), even if
    some chip of the set is not such a multiple (3.00 in chips of 2.50 and 1.00 is three of 1.00).
    The number of chips is the smallest possible if each chip is a multiple of the next smaller one;
    for other sets it may not be. Without any chips everything is cash. Raises `ValueError` for a
    negative amount or a chip that is worth nothing.
    """
    descending = sorted(set(chip_set), reverse=True)
    if amount < ZERO:
        raise ValueError(f"{amount} can't be handed out")
    if not descending:
        return Breakdown((), amount)
    smallest = descending[-1]
    if smallest <= ZERO:
        raise ValueError(f"a chip is worth more than nothing, not {smallest}")
    plain = _largest_first(amount, descending)
    if not plain.cash:
        return plain
    even = _largest_first(amount, (d for d in descending if d % smallest == 0))
    return plain if plain.cash <= even.cash else even
