"""Gives a simulated table what the core does not know: a device's line, a printer, a screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Protocol, TypeAlias

from msgspec import Struct

from tablemgr.basics.cards import Card
from tablemgr.journal import Entry, Stamp
from tablemgr.service.hearing import Source
from tablemgr.service.session import TableSession

Wrong: TypeAlias = tuple[str, str]
"""The name of a check that failed, and what it says."""


class CardLine(Protocol):
    """The way of the cards from the shoe to the program, on which things go wrong."""

    def connect(self, session: TableSession) -> None:
        """The program has begun, and opens the line."""

    def goes_wrong(self, session: TableSession) -> str:
        """Perhaps something comes over the line that is no card; gives its fault's name, or
        nothing.
        """

    def draw(self, session: TableSession, card: Card) -> Source | None:
        """A card comes out of the shoe: everything that the device sends for it is stored. Gives
        the stored bytes that name it; None if nothing did, so that a person must enter it.
        """

    def untold(self, session: TableSession) -> Sequence[tuple[Card, Source]]:
        """The cards that a start finds stored and that the table was never told."""

    def has_stored(self, entries: Sequence[Entry], card: Card) -> bool:
        """Say whether that card's whole message is in these entries."""

    def wrong(self) -> Iterator[Wrong]:
        """List what should not have come over the line since the last look."""


class SlipPaper(Protocol):
    """The way of the slips onto paper, with a printer that fails."""

    def connect(self, session: TableSession) -> None:
        """The program has begun, and goes on with what was to be printed."""

    def goes_on(self, session: TableSession) -> str:
        """Let one thing happen: a slip is wanted, printed or looked at. Gives the name of the fault
        that happened, or nothing.
        """

    def wrong(self) -> Iterator[Wrong]:
        """List what should not lie on paper, or should."""

    def end(self, session: TableSession) -> Iterator[Wrong]:
        """Let everything come to its end; gives what does not."""


MakePaper: TypeAlias = Callable[[frozenset[str], Random], SlipPaper]


class Attached(Struct, frozen=True):
    """The things that are attached to each table of a world; nothing if nothing is named."""

    line: Callable[[frozenset[str], Random, Callable[[], Stamp]], CardLine] | None = None
    """Makes the line of a table, with the faults that were asked for."""
    paper: MakePaper | None = None
    """Makes the printer of a table."""
    look: Callable[[TableSession], None] | None = None
    """Builds all that a screen would show of a table. Raises what the screen would raise."""


ALONE = Attached()
"""The core by itself."""
