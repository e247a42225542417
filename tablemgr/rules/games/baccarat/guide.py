"""The Dealer's next step in a Baccarat Round: a code of the guide and its sentence's values."""

from __future__ import annotations

from tablemgr.rules.games.baccarat.drawing import total
from tablemgr.rules.games.baccarat.position import PLAYER, BaccaratPosition
from tablemgr.rules.games.baccarat.settling import winner
from tablemgr.rules.games.position import Phase
from tablemgr.rules.games.stepping import shared_step
from tablemgr.rules.guide import Step


def step(position: BaccaratPosition) -> Step:
    """Say what comes next, and for which Hand."""
    if position.phase is Phase.SETTLEMENT and position.open_bets():
        return _settle(position)
    shared = shared_step(position)
    return shared if shared is not None else _card_due(position)


def _card_due(position: BaccaratPosition) -> Step:
    player = position.next_card == PLAYER
    own = position.player if player else position.banker
    if len(own) < 2:
        return ("deal-player" if player else "deal-banker"), {}
    if player:
        return "third-player", {"total": total(own)}
    if len(position.player) > 2:
        third = position.player[2].in_words()
        return "third-banker-drew", {"total": total(own), "card": third}
    return "third-banker-stood", {"total": total(own), "player": total(position.player)}


def _settle(position: BaccaratPosition) -> Step:
    player, banker = total(position.player), total(position.banker)
    won_by = winner(position.player, position.banker)
    if player == banker:
        return f"settle-{won_by}", {"total": player}
    return f"settle-{won_by}", {"player": player, "banker": banker}
