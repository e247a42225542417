"""The contents of the Players' own screen, as frozen data: no name, no amount that was laid."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from ui.views.felt import FeltView
from ui.views.header import LimitText


class BeadColour(Enum):
    """The winner of a Round, for its bead."""

    FIRST = "first"
    SECOND = "second"
    NEITHER = "neither"


class Bead(Struct, frozen=True):
    """One Round on the bead road: a letter, its colour, and a dot for each Hand with a pair."""

    letter: str
    name: str
    colour: BeadColour
    pairs: tuple[bool, bool] = (False, False)


class PlayersView(Struct, frozen=True):
    """Everything on the Players' screen."""

    game: str
    table: str
    limits: tuple[LimitText, ...]
    bets: str
    """`Bets are open`, or closed."""
    is_open: bool
    felt: FeltView
    pays: tuple[tuple[str, str], ...]
    """What each kind of Bet pays: its name, and `8 to 1`; an empty second text is a heading."""
    beads: tuple[Bead, ...] = ()
    """The Rounds of this shoe, the oldest first; none in a game without a road."""
    counts: tuple[tuple[str, int], ...] = ()
    """How often each result came in this shoe."""
    has_road: bool = False
    training: bool = False
