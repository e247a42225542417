"""Amounts as a slip shows them: commas between thousands, two decimals, the sign in front."""

from __future__ import annotations

from typing import Final

from tablemgr.basics.money import Money

MINUS: Final = "\u2212"


def amount(money: Money) -> str:
    """`1,250,000.50`; a negative amount with a true minus sign."""
    whole, cents = divmod(abs(int(money)), 100)
    return f"{MINUS if money < 0 else ''}{whole:,}.{cents:02d}"


def signed(money: Money) -> str:
    """Write it like `amount`, with a plus sign if it is above zero."""
    return f"+{amount(money)}" if money > 0 else amount(money)
