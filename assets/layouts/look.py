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
    """A side Bet's place on each box: its kind, its words, its shape, and on which side it lies.

    `side` is -1 at the left of the Initial Bet, 1 at its right; `upper` and `lower` share a side.
    """

    kind: str
    words: tuple[str, ...]
    shape: str = "circle"
    side: int = -1
    size: float = 0.38
    """Of the words, by the spot's radius."""


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
    left: tuple[str, tuple[Row, ...]]
    """A table at the Dealer's left: its title and lines."""
    right: tuple[str, tuple[Row, ...]]
    sign: str
    """The game's sign, as the path of an SVG around the middle of its place."""
    name: tuple[str, str]
    """The game's name under its sign, in two lines."""
    insurance: bool = True
    behind: str = ""
    """What is inscribed where the other Players' Bets lie, or nothing."""
    halves: bool = False
    """A hand is four cards, set as Low and High."""
    areas: tuple[tuple[Area, ...], ...] = ()
    """Row by row from the Players' side what a box has, if the Hands are the table's."""
    hands: tuple[TableHand, ...] = ()
    """The two Hands of such a table, the left one first."""
    middle: tuple[str, tuple[Row, ...]] | None = None
    """A table between the two others, if the Dealer's Hand does not lie there."""
