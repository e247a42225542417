"""The chips that Players lay, event by event: what is the same in every game. Knows no movement."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from tablemgr.basics.money import Money
from tablemgr.rules.events import BetFound, BetPlaced, SideBetFound, SideBetPlaced
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.position import AnyRound


class Laid(NamedTuple):
    """Chips of a Player on a box, for the Bet of that name."""

    box: int
    player: str
    bet: str
    amount: Money
    is_added: bool = False
    """They are added to those that lie there; if not, they replace them."""


ChipsLaid: TypeAlias = Mapping[type[Any], Callable[[Any, Any], Iterable[Laid]]]
"""By the type of an event: from the Round before it and the event, the chips that are laid."""


def _bet(_: AnyRound, event: BetPlaced | BetFound) -> list[Laid]:
    return [Laid(event.box, event.player, INITIAL, event.amount)]


def _side_bet(_: AnyRound, event: SideBetPlaced | SideBetFound) -> list[Laid]:
    return [Laid(event.box, event.player, event.kind, event.amount)]


CHIPS_LAID: Final[ChipsLaid] = {
    BetPlaced: _bet,
    BetFound: _bet,
    SideBetPlaced: _side_bet,
    SideBetFound: _side_bet,
}
"""The events of every game with which chips are laid; a family adds its own."""
