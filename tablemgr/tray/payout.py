"""Which chips to hand out for a Bet, from what the tray holds by the books. Pure arithmetic.

The fewest chips; of two ways with as many, the one with more chips of the Bet's own colours, then
the one with the larger chips. If a colour is out, larger chips against change.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import gcd
from typing import Final, TypeAlias

from msgspec import Struct

from tablemgr.basics.chips import breakdown
from tablemgr.basics.money import ZERO, Money
from tablemgr.tray.commands import ChipCount, worth

Held: TypeAlias = Mapping[Money, int]
"""How many chips of each denomination the tray holds; none of one that is not named."""
_Way: TypeAlias = tuple[int, int, tuple[int, ...]]
"""A way to make a sum, the best lowest: chips, those of own colours below zero, then the chips of
each denomination below zero, the largest denomination first."""
_NOTHING: Final[_Way] = (0, 0, ())


class Payout(Struct, frozen=True):
    """The chips that are handed out for one amount, the largest first.

    chips - change + cash + short = the amount.
    """

    chips: ChipCount = ()
    change: ChipCount = ()
    """What the Player gives back, as a colour is out."""
    cash: Money = ZERO
    """Less than the smallest chip of the house (M2)."""
    short: Money = ZERO
    """What the tray does not have: a fill must come first."""


def payout(
    amount: Money, held: Held, chip_set: Collection[Money], own: Collection[Money] = ()
) -> Payout:
    """Plan how an amount is handed out. `own` are the colours of the Bet that it is paid for.

    Never more of a colour than is held, and none that the house no longer has. Raises `ValueError`
    for a negative amount.
    """
    cash = breakdown(amount, chip_set).cash
    wanted = amount - cash
    held = {each: held[each] for each in chip_set if held.get(each)}
    chips = fewest(wanted, held, own)
    if chips is not None:
        return Payout(chips, cash=cash)
    for more in sorted({Money(-wanted % each) for each in held}):
        change = breakdown(more, chip_set)
        chips = fewest(wanted + more, held, own) if more and not change.cash else None
        if chips is not None:
            return Payout(chips, change.chips, cash)
    most = _up_to(wanted, held)
    return Payout(most, cash=cash, short=wanted - worth(most))


def _up_to(amount: Money, held: Held) -> ChipCount:
    """Make as much of the amount as the tray can, the largest chips first."""
    found, rest = [], amount
    for denomination in sorted(held, reverse=True):
        pieces = min(held[denomination], rest // denomination)
        if pieces:
            found.append((denomination, pieces))
            rest -= denomination * pieces
    return tuple(found)


def fewest(amount: Money, held: Held, own: Collection[Money] = ()) -> ChipCount | None:
    """Make the amount of as few of the chips held as possible; None if they can't make it."""
    kinds = sorted((each for each, pieces in held.items() if pieces), reverse=True)
    way = _Search([int(each) for each in kinds], [held[each] for each in kinds], own).best(
        0, int(amount)
    )
    if way is None:
        return None
    return tuple((each, -less) for each, less in zip(kinds, way[2], strict=False) if less)


class _Search:
    """The best way to make a sum of chips that are there; each part of it is worked out once."""

    def __init__(self, values: list[int], pieces: list[int], own: Collection[Money]) -> None:
        self._values, self._pieces, self._own = values, pieces, {int(each) for each in own}
        places = range(len(values) + 1)
        self._worth = [
            sum(v * n for v, n in zip(values[i:], pieces[i:], strict=True)) for i in places
        ]
        self._step = [gcd(*values[i:]) for i in places]
        """Every sum of the chips from a place on is a multiple of this; 0 if there are none."""
        self._known: dict[tuple[int, int], _Way | None] = {}

    def best(self, place: int, rest: int) -> _Way | None:
        """The best way to make `rest` of the chips from `place` on."""
        if not rest:
            return _NOTHING
        if rest > self._worth[place] or rest % self._step[place]:
            return None
        if (place, rest) not in self._known:
            self._known[place, rest] = self._find(place, rest)
        return self._known[place, rest]

    def _find(self, place: int, rest: int) -> _Way | None:
        value, found = self._values[place], None
        own = value in self._own
        after = self._values[place + 1] if place + 1 < len(self._values) else 0
        for pieces in range(min(self._pieces[place], rest // value), -1, -1):
            left = rest - pieces * value
            if left > self._worth[place + 1]:
                break
            if found is not None and after and pieces + -(-left // after) > found[0]:
                break
            way = self.best(place + 1, left)
            if way is not None:
                whole = (way[0] + pieces, way[1] - pieces * own, (-pieces, *way[2]))
                found = whole if found is None else min(found, whole)
        return found
