"""Counts cards, says who draws a third one, and so where the next card goes and when both Hands are
complete (3.5 to 3.10; ruling P1).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablemgr.basics.cards import Card
from tablemgr.rules.games.baccarat.position import BANKER, PLAYER, BaccaratPosition
from tablemgr.rules.games.position import HandPlace

MOST_CARDS: Final = 3
"""The most cards in one Hand."""
_STANDS: Final = range(6, 10)
_NATURALS: Final = (8, 9)
_BANKER_DRAWS: Final[dict[int, frozenset[int]]] = {
    **dict.fromkeys(range(3), frozenset(range(10))),
    3: frozenset(range(10)) - {8},
    4: frozenset(range(2, 8)),
    5: frozenset(range(4, 8)),
    6: frozenset({6, 7}),
    7: frozenset(),
}
"""3.10: by the Banker's total, the points of the Player's third card against which he draws."""


def points(card: Card) -> int:
    """3.5: an Ace is 1, 2 to 9 what they show, a ten or Picture Card 0."""
    return card.pips if card.pips < 10 else 0


def total(cards: Sequence[Card]) -> int:
    """1.2: the last digit of the sum; 0 of no cards."""
    return sum(map(points, cards)) % 10


def is_natural(cards: Sequence[Card]) -> bool:
    """1.3: 8 or 9 with two cards."""
    return len(cards) == 2 and total(cards) in _NATURALS


def player_draws(player: int) -> bool:
    """3.8: whether the Player draws, by his total with two cards that are not a natural."""
    return player not in _STANDS


def banker_draws(banker: int, third: int | None) -> bool:
    """3.9, 3.10: whether the Banker draws, by his total with two cards that are not a natural
    and by the points of the Player's third card (None if the Player stood).
    """
    return banker not in _STANDS if third is None else third in _BANKER_DRAWS[banker]


def next_place(position: BaccaratPosition) -> HandPlace | None:
    """The Hand that the next card goes to, or None once both are complete."""
    player, banker = position.player, position.banker
    if len(player) < 2 or len(banker) < 2:
        return PLAYER if len(player) <= len(banker) else BANKER  # 3.6
    if is_natural(player) or is_natural(banker):
        return None  # 3.7
    if len(player) == 2 and player_draws(total(player)):
        return PLAYER  # 3.8
    third = points(player[2]) if len(player) > 2 else None
    if len(banker) == 2 and banker_draws(total(banker), third):
        return BANKER  # 3.9, 3.10
    return None
