"""A Hand as a settlement slip shows it. Each family makes these of its Hands. Knows no paper."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tablemgr.basics.cards import Card
from tablemgr.basics.errors import Bug

STATUSES: Final = ("playing", "stood", "bust", "blackjack", "surrendered", "returned")
"""The words of the round record for how a Hand ended."""
HALVES: Final = ("pair", "gong", "points")
"""What a Low Hand or a High Hand can be."""


def require(holds: bool, what: str) -> None:
    """Raises `Bug` unless `holds`; `what` says what contradicts itself on the slip."""
    if not holds:
        raise Bug(f"settlement slip: {what}")


class SlipHalf(Struct, frozen=True):
    """A Low Hand or a High Hand."""

    cards: tuple[Card, Card]
    kind: str
    """One of `HALVES`."""
    points: int
    """Its Point Total, 0 to 9, if it is neither Pair nor Gong."""

    def __post_init__(self) -> None:
        require(self.kind in HALVES, f"two cards cannot be {self.kind!r}")


class SlipHand(Struct, frozen=True):
    """A Hand as it lay on the table, of a box or the Dealer's."""

    cards: tuple[Card, ...]
    total: int | None
    """None if the game counts no total."""
    soft: bool = False
    status: str = "stood"
    """One of `STATUSES`."""
    doubled: bool = False
    halves: tuple[SlipHalf, SlipHalf] | None = None
    """Low and High, if the Hand was set."""
    house_way: str | None = None
    """The item of the House Way by which it was set; None if it was not set by that."""

    def __post_init__(self) -> None:
        require(self.status in STATUSES, f"a Hand cannot be {self.status!r}")
        if self.halves is not None:
            shown = [card for half in self.halves for card in half.cards]
            require(
                sorted(map(str, shown)) == sorted(map(str, self.cards)),
                "Low and High have other cards",
            )
