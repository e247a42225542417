"""The contents of the guide and the actions, as frozen data. Knows no QtWidgets, no rule, no
table.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Struct

from tablemgr.rules.commands import Command
from ui.views.shared import Citation, Tone, WhyNot

LAST_SLOT: Final = 5
"""The corner: the key of the act that comes most often."""


class ButtonPlace(Struct, frozen=True):
    """A place for a button: what the button does, and in which of the five slots it stands, from 1.

    A slot has one button at a time. The places below are those of every game; each family names
    its own.
    """

    name: str
    """What a script of a demonstration calls it: `flow`."""
    slot: int = 0
    """0: it does not stand in a slot."""


FLOW: Final = ButtonPlace("flow", LAST_SLOT)
"""Of the button that moves the Round on: No more Bets, Settle. An action names another slot."""
DONE: Final = ButtonPlace("done", 3)
"""The chips of a box have moved: its rows are ticked off."""
AGAIN: Final = ButtonPlace("again", 2)
"""Lays the Bets of the Round before again; between Rounds it opens one first."""
ALL_BOXES: Final = ButtonPlace("all-boxes", 3)
"""Lays the picked chip on each empty box."""
BACK: Final = ButtonPlace("back")
"""Puts the last act right; it stands below the panel."""
EARLY: Final = ButtonPlace("early", 1)
"""Says that the last card was drawn too early."""
SLIP: Final = ButtonPlace("slip", 4)
"""Shows the slip that was just made."""
LEAVE: Final = ButtonPlace("leave", 1)
"""Ends a question that is asked on the felt."""
RELIEF: Final = ButtonPlace("relief", 3)
"""Another Dealer takes over, between Rounds."""

Buttons: TypeAlias = tuple[ButtonPlace, ...]
"""The places of a game's buttons."""
SHARED: Final[Buttons] = (FLOW, DONE, AGAIN, ALL_BOXES, EARLY, SLIP, RELIEF, LEAVE)
"""Those of every game."""


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
    sub: str = ""
    """A line below the label: what the touch does, or means."""
    more: tuple[Command, ...] = ()
    """What is told after `command`, with the same touch."""
    in_slot: int = 0
    """In which slot it stands; 0: in that of its place."""

    @property
    def slot(self) -> int:
        """In which slot it stands; 0: in none."""
        return self.in_slot or self.place.slot

    def means_the_same(self, other: ActionView) -> bool:
        """Say whether a touch on both does the same, or is refused alike: the cards may have
        changed what stands on a button while a finger was on it.
        """
        mine = (self.label, self.sub, self.command, self.more, self.reason is None)
        return mine == (other.label, other.sub, other.command, other.more, other.reason is None)


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
    """What to announce, in English and without quotes; empty if nothing is."""
    cite: Citation | None = None
    actions: tuple[ActionView, ...] = ()
    history: HistoryLine | None = None
    back: ActionView | None = None
    """The button that puts the last act right; None if none can be."""
