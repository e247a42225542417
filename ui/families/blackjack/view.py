"""The questions of Blackjack to its Players, as frozen data. Knows no QtWidgets.

Each is answered with a `Command`, or closed without an answer.
"""

from __future__ import annotations

from msgspec import Struct

from tablemgr.basics.money import Money
from ui.views.asking import Ask
from ui.views.shared import Citation, WhyNot


class InsuranceLine(Struct, frozen=True):
    """A Player's Initial Bet that may be insured (B9) or settled as Even Money (B8)."""

    box: int
    player: str
    initial: Money
    most: Money
    """The most that he may lay as Insurance."""
    laid: Money | None = None
    """The Insurance that he has laid."""
    even_money: bool = False
    """He has a Blackjack: Even Money is offered."""
    reason: WhyNot | None = None
    """Why he may not insure; None if he may."""
    exactly: bool = False
    """He may lay `most` and nothing less."""
    amounts: bool = True
    """Bets have amounts at this table."""


class InsuranceAsk(Ask, frozen=True):
    """Who insures? Each answer is an `Insure` or `EvenMoney`; the question stays open."""

    lines: tuple[InsuranceLine, ...]
    cite: Citation | None = None


class DoubleLine(Struct, frozen=True):
    """A Player of the Hand that doubles, and the most that he may add (B14)."""

    player: str
    most: Money
    seated: bool = False
    """The Seated Player must add something."""
    exactly: bool = False
    """He may add `most` or nothing."""


class DoubleAsk(Ask, frozen=True):
    """Who doubles for how much? The answer is one `Double`."""

    box: int
    hand: str
    """Which of the box's Hands, as `Hand 2`; empty if it has only one."""
    lines: tuple[DoubleLine, ...]
    cite: Citation | None = None


class SplitLine(Struct, frozen=True):
    """A Player of the Hand that is split."""

    player: str
    stake: Money
    asked: bool
    """False for the Seated Player, who always follows."""


class SplitAsk(Ask, frozen=True):
    """Who follows the Split (B15)? The answer is one `Split`."""

    box: int
    hand: str
    lines: tuple[SplitLine, ...]
    cite: Citation | None = None
