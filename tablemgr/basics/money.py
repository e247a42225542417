"""Money in whole cents, exact (ruling M1). A float can't become `Money`, nor `Money` a float.

`Money` is an `int` of cents, so that it is quick and can be stored as it is; sums and differences
of `Money` stay `Money`, and whatever could give a part of a cent goes through `share`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Self

_GROUPED: Final = re.compile(r"\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?", re.ASCII)
_AMOUNT: Final = re.compile(r"(\d{1,12})(?:\.(\d{1,2}))?", re.ASCII)
_TOO_LONG: Final = re.compile(r"\d{13}", re.ASCII)


class Money(int):
    """An amount in whole cents; negative if it is owed."""

    __slots__ = ()

    def __new__(cls, cents: int) -> Self:
        if not isinstance(cents, int) or isinstance(cents, bool):
            raise TypeError(f"Money is made of whole cents, not of {cents!r}")
        return int.__new__(cls, cents)

    def __add__(self, other: int) -> Money:
        return int.__new__(Money, int.__add__(self, other))

    __radd__ = __add__

    def __sub__(self, other: int) -> Money:
        return int.__new__(Money, int.__sub__(self, other))

    def __neg__(self) -> Money:
        return int.__new__(Money, int.__neg__(self))

    def __abs__(self) -> Money:
        return int.__new__(Money, int.__abs__(self))

    def __mul__(self, times: int) -> Money:
        product = int.__mul__(self, times)
        if product is NotImplemented:
            raise TypeError(f"Money can be multiplied by a whole number only, not by {times!r}")
        return int.__new__(Money, product)

    __rmul__ = __mul__

    def __truediv__(self, other: object) -> float:
        raise TypeError("Money is not divided: use share()")

    __rtruediv__ = __truediv__

    def __float__(self) -> float:
        raise TypeError("Money is never a float (ruling M1)")

    def share(self, numerator: int, denominator: int) -> Money:
        """`numerator / denominator` of this amount, rounded half up to the cent (ruling M1)."""
        return int.__new__(Money, (2 * int(self) * numerator + denominator) // (2 * denominator))

    @classmethod
    def parse(cls, text: str) -> Money:
        """The amount that a round record writes in dollars: `"100"`, `"62.50"`.

        Raises `ValueError` for anything else, also for a sign; zero is allowed.
        """
        found = _AMOUNT.fullmatch(text)
        if found is None:
            what = "at most 12 digits" if _TOO_LONG.match(text) else "at most two decimals"
            raise ValueError(f"{text!r} is not an amount: dollars, with {what}")
        return cls(int(found[1]) * 100 + int((found[2] or "0").ljust(2, "0")))

    @classmethod
    def typed(cls, text: str) -> Money:
        """The amount that a person types: as `parse`, or as a screen shows it (`in_words`):
        `1,500.50`. Raises `ValueError` for anything else.
        """
        return cls.parse(text.replace(",", "") if _GROUPED.fullmatch(text) else text)

    def __str__(self) -> str:
        """Dollars with two decimals, as the record format writes them: `"-62.50"`."""
        whole, cents = divmod(abs(int(self)), 100)
        return f"{'-' if self < 0 else ''}{whole}.{cents:02d}"

    def in_words(self) -> str:
        """Write it as a sentence or a screen says it: `1,500`, and `1,500.50` if there are
        cents.
        """
        whole, cents = divmod(abs(int(self)), 100)
        text = f"{whole:,}.{cents:02d}" if cents else f"{whole:,}"
        return f"\u2212{text}" if self < 0 else text

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    def __repr__(self) -> str:
        return f"Money({int(self)})"


ZERO: Final = Money(0)


def apportion(total: Money, weights: Sequence[int]) -> list[Money]:
    """`total` divided in proportion to `weights`, to the cent, the parts adding up (ruling M1).

    A cent left over goes to the largest fraction; if several are equal, to the first of them.
    Raises `ValueError` if the weights are negative or add up to nothing.
    """
    whole = sum(weights)
    if whole <= 0 or min(weights) < 0:
        raise ValueError("weights must be positive to divide a sum by them")
    parts = [int(total) * w // whole for w in weights]
    left = int(total) - sum(parts)
    order = sorted(range(len(weights)), key=lambda i: (-(int(total) * weights[i] % whole), i))
    for i in order[:left]:
        parts[i] += 1
    return [Money(p) for p in parts]
