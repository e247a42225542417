"""A Player who leaves his box (5.3; rulings B16 and S6): the same in every game.

The family decides what the House then does with the box.
"""

from __future__ import annotations

from tablemgr.rules.commands import WalkAway
from tablemgr.rules.events import Event, PlayerWalkedAway
from tablemgr.rules.games.position import BETWEEN_ROUNDS, AnyRound, Phase
from tablemgr.rules.rulebook import Reason


def verify_walk_away(position: AnyRound, command: WalkAway) -> Reason | None:
    """5.3, B16: from the close on, if no other Player has a Bet there (live: alone or not)."""
    if position.phase in BETWEEN_ROUNDS:
        return Reason("not-open")
    box = position.box_of(command.box)
    bets = {} if box is None else position.bets_left(box)
    if position.phase is Phase.BETTING or box is None or not bets:
        return Reason("no-hand-on-box", box=command.box)
    if box.walked_away:
        return Reason("walked-away-already", box=command.box)
    if len(bets) > 1 and position.rulebook.betting.seats != "one-in-front-or-behind":
        return Reason("not-alone-on-box", box=command.box)
    return None


def walk_away_events(_: AnyRound, command: WalkAway) -> list[Event]:
    """The House plays what is left of the box."""
    return [PlayerWalkedAway(command.box)]
