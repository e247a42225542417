"""The findings in a world, and the table before something that may fail."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tablemgr.rules.commands import Command
from tablemgr.rules.people import Person
from tablemgr.rules.table import Table
from tablemgr.world.picture import PlainValues
from tablemgr.world.so_far import PlayedSoFar, Saying

NOBODY = Person("nobody")


class Found(Struct, frozen=True):
    """Something that must hold and does not, in a Round of the world."""

    check: str
    what: str
    dice_seed: int
    so_far: PlayedSoFar


class Before(Struct, frozen=True):
    """The table before something that may fail, and as it is to be after it."""

    seq: int
    """The number of the journal's last entry."""
    shown: PlainValues
    to_be: Table
    said: list[Saying]
    drawn: int
    drawn_if_refused: int
    """A card came out of the shoe even if it is refused; a report's cards only if it is not."""
    command: Command | None = None
    """What is being told, if it is told to the Round."""
    tray: Any = None
    """How the tray is to stand after what its desk is told."""
    by: Person = NOBODY
    """Who tells the desk."""
