"""The sheets that lie over the window, as frozen data. Knows no QtWidgets, no device, no table."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from tablemgr.basics.cards import Card
from ui.views.shared import Citation, Tone


class HandToCompare(Struct, frozen=True):
    """One hand on the table: `Box 3`, `Box 3, Hand 2` or `Dealer`, its cards and total."""

    label: str
    cards: tuple[Card | None, ...]
    """None is a card that lies face down."""
    total: str = ""
    numbers: tuple[int, ...] = ()
    """The number of each card in the Round, by which it is corrected."""
    box: int = 0
    """Its box; 0: the Dealer's, the table's, or a card that lies in no Hand."""


class BetToCompare(Struct, frozen=True):
    """One Bet that lies on the table now: `Box 3`, `ann`, `Initial Bet 100`."""

    box: str
    player: str
    what: str
    number: int
    """The box's number."""


class CompareView(Struct, frozen=True):
    """Every hand, to be compared with the table; `why` says what put them in doubt."""

    why: str
    hands: tuple[HandToCompare, ...]
    cards: int
    """How many cards have been read in this Round."""
    bets: tuple[BetToCompare, ...] = ()


class InterruptionView(Struct, frozen=True):
    """The program was away during a Round: what the rules make of it, as a proposal (5.4)."""

    finding: str
    """Whether an outcome is established."""
    proposal: str
    """What reporting the interruption leads to: a button's words."""
    cite: Citation
    stops: bool
    """The report opens a case."""
    may_be_harmless: bool = True
    """A person can say that it did not affect the Round; under Live's rules nobody can."""


class StoppedView(Struct, frozen=True):
    """A bug stopped the Round: what happened, and what is known to be stored."""

    what: str
    stored: str
    reference: str = ""
    """What to tell the technician: a code or a file's name."""
    ours: bool = True
    """The program itself is at fault; False: something else is, a disk or a journal."""
    since: tuple[str, ...] = ()
    """The cards that have come since, in order: `K♥`. They are dealt at the restore."""
    lost: tuple[str, ...] = ()
    """Cards of which nothing is stored: a person enters them by hand after the restore."""


class AboutLine(Struct, frozen=True):
    """A line in which the program tells of itself: what it is, and how it is now."""

    label: str
    text: str


class AlertEnds(Enum):
    """When a message goes by itself; its cause can end it sooner (`alert_over`)."""

    BY_HAND = "by-hand"
    """Somebody puts it away."""
    NEXT_ACT = "next-act"
    """At the next act: it answered a touch, or said something good to know."""
    NEXT_CARD = "next-card"
    """The device sends cards again."""
    NEXT_ROUND = "next-round"
    """It belongs to its Round."""
    COMPARED = "compared"
    """The cards have been compared with the screen."""


class AlertView(Struct, frozen=True):
    """One message of a device or of the program. The same `key` again raises its `count`."""

    key: str
    text: str
    remedy: str = ""
    tone: Tone = Tone.WARN
    count: int = 1
    action: str = ""
    """What can be done about it here: a button's words."""
    ends: AlertEnds = AlertEnds.BY_HAND
    lasting: bool = False
    """It stays until its cause is gone, and can't be put away."""
    may_wait: bool = False
    """It may be put aside for a while: it need not be answered before the next card or chip."""


class PutAside(Struct, frozen=True):
    """A message that was put aside for a while."""

    alert: AlertView
    by: str
    until: str
    """The time of day at which it comes back: `21:30`."""
