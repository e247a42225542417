"""The parts that a game's layout may have: its tone, inscriptions, pay tables, spots. Types, no
drawing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from assets.layouts.pen import CREAM

Row: TypeAlias = tuple[str, str]
"""A line of a table: what, and what it pays or does."""


@dataclass(frozen=True)
class Tone:
    """The felt: in the light, if it is plain, and in the shade."""

    light: str
    plain: str
    deep: str


@dataclass(frozen=True)
class Spot:
    """A side Bet's place on each box: its kind, and its words in one line or two."""

    kind: str
    words: tuple[str, ...]


@dataclass(frozen=True)
class Area:
    """A place for Bets in a box that has no cards: its kind, its word, how high it is."""

    kind: str
    word: str
    height: float
    colour: str = CREAM


@dataclass(frozen=True)
class TableHand:
    """A Hand that is the table's: the name of its place, and its word."""

    name: str
    word: str
    colour: str = CREAM


@dataclass(frozen=True)
class Look:
    """One game's layout, whatever its number of boxes."""

    title: str
    boxes: dict[str, int]
    """Appendix to number of boxes."""
    tone: Tone
    spots: tuple[Spot, ...]
    main: str
    """The large inscription."""
    sides: tuple[str, str]
    """The inscriptions at its left and right."""
    below: str
    """The line under it."""
    insurance: bool = True
    behind: str = ""
    """What is inscribed where the other Players' Bets lie, or nothing."""
    halves: bool = False
    """A hand is four cards, set as Low and High."""
    areas: tuple[tuple[Area, ...], ...] = ()
    """Row by row from the Players' side what a box has, if the Hands are the table's."""
    hands: tuple[TableHand, ...] = ()
    """The two Hands of such a table, the left one first."""
    table: tuple[str, tuple[Row, ...]] | None = None
    """A pay table that the document wants on the felt: its title and lines."""
