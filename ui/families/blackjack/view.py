"""What blackjack asks of its Players, as frozen data. Knows no QtWidgets.

Each question is answered with a `Command` (or closed without).
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from tablemgr.basics.money import Money
from ui.views.asking import Ask
from ui.views.shared import Citation, WhyNot


class InsuranceLine(Struct, frozen=True):
    """A Player's Initial Bet on a box that may be insured (B9), or settled as Even Money (B8)."""

    box: int
    player: str
    initial: Money
    most: Money
    """The most that he may lay as Insurance."""
    laid: Money | None = None
    even_money: bool = False
    """He has a Blackjack: Even Money is offered."""
    reason: WhyNot | None = None
    """Why he may not, if he may not."""
    exactly: bool = False
    """Only `most` and nothing less may be laid."""


class InsuranceAsk(Ask, frozen=True):
    """Who insures. Answered by one `Insure` or `EvenMoney` at a time; the question stays open."""

    page: ClassVar[str] = "ui.families.blackjack.ask_insurance:InsurancePage"
    lines: tuple[InsuranceLine, ...]
    cite: Citation | None = None


class DoubleLine(Struct, frozen=True):
    """A Player in the hand that doubles, and the most that he may add (B14)."""

    player: str
    most: Money
    seated: bool = False
    """The Seated Player must add something."""
    exactly: bool = False
    """All or nothing."""


class DoubleAsk(Ask, frozen=True):
    """Who doubles for how much. Answered by one `Double`."""

    page: ClassVar[str] = "ui.families.blackjack.ask_double:DoublePage"
    box: int
    hand: str
    """Which of its split Hands (`Hand 2`), or empty."""
    lines: tuple[DoubleLine, ...]
    cite: Citation | None = None


class SplitLine(Struct, frozen=True):
    """A Player in the hand that is split."""

    player: str
    stake: Money
    asked: bool
    """False for the Seated Player, who follows."""


class SplitAsk(Ask, frozen=True):
    """Who follows the Split (B15). Answered by one `Split`."""

    page: ClassVar[str] = "ui.families.blackjack.ask_split:SplitPage"
    box: int
    hand: str
    lines: tuple[SplitLine, ...]
    cite: Citation | None = None
