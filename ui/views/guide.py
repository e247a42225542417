"""The contents of the guide and the actions, as frozen data. Knows no QtWidgets, no rule, no
table.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Struct

from tablemgr.rules.commands import Command
from ui.views.shared import Citation, Tone, WhyNot


class ButtonPlace(Struct, frozen=True):
    """A place for a button. It stays where it is in every phase.

    The places below are those of every game; each family names its own.
    """

    name: str
    """What a script of a demonstration calls it: `flow`."""
    share: int = 10
    """How wide it is, as a share of the row."""


FLOW: Final = ButtonPlace("flow", 16)
"""Of the button that moves the Round on: Place your Bets, No more Bets, Settle."""
BACK: Final = ButtonPlace("back")
EARLY: Final = ButtonPlace("early")
"""Puts the last act right; it stands beside the line about that act, not in the row."""
SLIP: Final = ButtonPlace("slip")
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

    def means_the_same(self, other: ActionView) -> bool:
        """Say whether a touch on both does the same, or is refused alike: the cards may have
        changed what stands on a button while a finger was on it.
        """
        mine = (self.label, self.command, self.more, self.reason is None)
        return mine == (other.label, other.command, other.more, other.reason is None)


class HistoryLine(Struct, frozen=True):
    """The last thing that happened: `Box 3: K♥`, or what was refused."""

    text: str
    tone: Tone = Tone.PLAIN
    cite: Citation | None = None
    did_nothing: bool = False
    """It says why a touch did nothing. Once something else is done it is out of date."""


class GuideView(Struct, frozen=True):
    """The thing to do now. A place that no action names stays empty."""

    text: str = ""
    say: str = ""
    """What to announce, without quotes; empty if nothing is."""
    cite: Citation | None = None
    actions: tuple[ActionView, ...] = ()
    history: HistoryLine | None = None
    back: ActionView | None = None
    """The button that puts the last act right, or between Rounds shows the slip; None: neither."""
    early: ActionView | None = None
    """The button that says that the last card was drawn too early; None if it can't be said."""
