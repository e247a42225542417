"""Where the next card goes, and when both Hands are complete (3.6 to 3.10; ruling P1)."""

from __future__ import annotations

from tablemgr.rules.games.baccarat.drawing import (
    banker_draws,
    is_natural,
    player_draws,
    points,
    total,
)
from tablemgr.rules.games.baccarat.position import BANKER, PLAYER, BaccaratPosition
from tablemgr.rules.games.position import HandPlace


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
