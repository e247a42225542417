"""Who sits where: up to as many Players as the table has boxes, each with a style."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct

from tablemgr.training.players.styles import Style, styles

MOST: Final = 7
_NAMES: Final = ("Ann", "Bob", "Cho", "Dev", "Eva", "Finn", "Gus", "Hana", "Ivo")
_TABLE: Final = ("basic", "basic", "novice", "slow", "superstitious", "standing")
"""The styles of a full table; the seventh is any."""


class Seat(Struct, frozen=True):
    """A Player at his box. One who bets behind stands there and plays no Hand of his own."""

    box: int
    player: str
    style: Style


def seats_for(count: int, boxes: int, seed: int) -> tuple[Seat, ...]:
    """So many Players, at most one a box, in the order of their boxes. The first is never one who
    bets behind: somebody must sit.
    """
    count = max(0, min(count, boxes, MOST))
    chance = Random(f"{seed}/seats")
    known = styles()
    kinds = [*_TABLE, chance.choice(sorted(known))]
    first, *others = kinds
    chance.shuffle(others)
    drawn = [first, *others][:count]
    at = sorted(chance.sample(range(1, boxes + 1), count))
    names = chance.sample(_NAMES, count)
    chance.shuffle(drawn)
    return tuple(
        Seat(box, name, known[kind]) for box, name, kind in zip(at, names, drawn, strict=True)
    )
