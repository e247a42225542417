"""What the guide and the actions show, as frozen data. Knows no QtWidgets, no rule, no table."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from tablemgr.rules.commands import Command
from ui.views.shared import Citation, Tone, WhyNot


class ButtonPlace(Enum):
    """Where a button stands, from the left. It stays there in every phase.

    FLOW is for the button that moves the Round on: Open, No more Bets, Proceed, Settle.
    """

    SURRENDER = "surrender"
    INSURANCE = "insurance"
    EVEN_MONEY = "even-money"
    SPLIT = "split"
    DOUBLE = "double"
    HIT = "hit"
    STAND = "stand"
    RANKINGS = "rankings"
    SET_HAND = "set-hand"
    HOUSE_WAY = "house-way"
    FLOW = "flow"
    BACK = "back"
    """Puts the last act right; it stands beside the line about that act, not in the row."""
    SLIP = "slip"
    """Shows the slip that was just made; it stands where BACK does, which is not needed then."""


Groups: TypeAlias = tuple[tuple[ButtonPlace, ...], ...]
"""The places of a game's buttons from left to right; a wider gap stands between two groups."""


class ActionView(Struct, frozen=True):
    """One button. If `reason` is given, the rules do not allow it now, and a touch says why."""

    place: ButtonPlace
    label: str
    shortcut: str = ""
    """A single key as `QKeySequence` reads it: `H`, `Space`, `Return`."""
    command: Command | None = None
    """What is told to the table; None if something is to be asked first."""
    primary: bool = False
    reason: WhyNot | None = None
    also: str = ""
    """What does the same as the key, in words: `or draw`."""
    more: tuple[Command, ...] = ()
    """What is told after `command`, with the same touch."""


class HistoryLine(Struct, frozen=True):
    """The last thing that happened: `Box 3: K♥`, or what was refused."""

    text: str
    tone: Tone = Tone.PLAIN
    cite: Citation | None = None
    did_nothing: bool = False
    """It says why a touch did nothing. Once something else is done it is out of date."""


class GuideView(Struct, frozen=True):
    """What to do now. A place that no action names stays empty."""

    text: str = ""
    say: str = ""
    """What to announce, without quotes; empty if nothing is."""
    cite: Citation | None = None
    actions: tuple[ActionView, ...] = ()
    history: HistoryLine | None = None
    back: ActionView | None = None
    """The button that puts the last act right, or between Rounds shows the slip; None: neither."""
