"""What lies over the window, as frozen data. Knows no QtWidgets, no device, no table."""

from __future__ import annotations

from msgspec import Struct

from tablemgr.cards import Card
from ui.parts.view import Tone


class HandToCompare(Struct, frozen=True):
    """One hand on the table: `Box 3`, `Box 3, Hand 2` or `Dealer`, its cards and total."""

    label: str
    cards: tuple[Card, ...]
    total: str = ""


class CompareView(Struct, frozen=True):
    """Every hand, to be compared with the table; `why` says what put them in doubt."""

    why: str
    hands: tuple[HandToCompare, ...]
    cards: int
    """How many cards have been read in this Round."""


class StoppedView(Struct, frozen=True):
    """A bug stopped the Round: what happened, and what is known to be stored."""

    what: str
    stored: str
    reference: str = ""
    """What to tell who looks into it: a code or a file's name."""


class AlertView(Struct, frozen=True):
    """One message of a device or of the program. The same `key` again raises its `count`."""

    key: str
    text: str
    remedy: str = ""
    tone: Tone = Tone.WARN
    count: int = 1
    action: str = ""
    """What can be done about it here: a button's words."""
    lasting: bool = False
    """It stays until its cause is gone, and can't be put away."""
