"""A Player who leaves his box, or is back (5.3; rulings B16, I21 and S6): the same in every game.

The family decides what the House then does with the box.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablemgr.rules.commands import Back, Left, WalkAway
from tablemgr.rules.events import Event, PlayerBack, PlayerLeft, PlayerWalkedAway
from tablemgr.rules.games.betting_box import BettingBox
from tablemgr.rules.games.position import BETWEEN_ROUNDS, AnyRound, Phase
from tablemgr.rules.rulebook import Reason


def _bet_on(position: AnyRound, number: int) -> tuple[BettingBox, list[str]] | Reason:
    """The box and who has an open Initial Bet on it, if the Bets are closed and somebody who
    decides for it is still there.
    """
    if position.phase in BETWEEN_ROUNDS:
        return Reason("not-open")
    box = position.box_of(number)
    players = [] if box is None else position.open_players(box)
    if position.stage is Phase.BETTING or box is None or not players:
        return Reason("no-hand-on-box", box=number)
    if position.box_decider(box) is None:
        return Reason("walked-away-already", box=number)
    return box, players


def verify_walk_away(position: AnyRound, command: WalkAway) -> Reason | None:
    """5.3, B16: from the close on, if no other Player has an open Initial Bet there (live: alone or
    not).
    """
    found = _bet_on(position, command.box)
    if isinstance(found, Reason):
        return found
    alone = len(found[1]) == 1 or position.rulebook.betting.seats == "one-in-front-or-behind"
    return None if alone else Reason("not-alone-on-box", box=command.box)


def walk_away_events(_: AnyRound, command: WalkAway) -> list[Event]:
    """The House plays what is left of the box."""
    return [PlayerWalkedAway(command.box)]


def verify_left(position: AnyRound, command: Left) -> Reason | None:
    """I21: from the close on, if another Player has an open Initial Bet there."""
    found = _bet_on(position, command.box)
    if isinstance(found, Reason):
        return found
    box, players = found
    if len(players) == 1:
        return Reason("alone-on-box", box=box.number, player=players[0])
    return None


def left_events(position: AnyRound, command: Left) -> list[Event]:
    """Who decides for the box has left."""
    who = position.box_decider(position.boxes[command.box])
    assert who is not None
    return [PlayerLeft(command.box, who)]


def verify_back(position: AnyRound, command: Back) -> Reason | None:
    """I21: until the next card or decision at the table, for the Player who left the box last."""
    if position.phase in BETWEEN_ROUNDS:
        return Reason("not-open")
    if any(box == command.box for box, _ in position.remembered.may_come_back):
        return None
    return Reason("nobody-comes-back", box=command.box)


def back_events(position: AnyRound, command: Back) -> list[Event]:
    """The Player who left the box last decides again."""
    left = reversed(position.remembered.may_come_back)
    return [PlayerBack(*next((box, who) for box, who in left if box == command.box))]


def _gone(position: AnyRound, number: int, player: str) -> None:
    position.boxes[number].gone.add(player)
    position.remembered.may_come_back.append((number, player))


def apply_walked_away(position: AnyRound, event: PlayerWalkedAway) -> None:
    """The Player is gone, and the House plays what is left of the box."""
    box = position.boxes[event.box]
    who = position.box_decider(box)
    if who is not None:
        _gone(position, event.box, who)
    box.walked_away = True


def apply_left(position: AnyRound, event: PlayerLeft) -> None:
    """The Player is gone; the House plays the box if all with open Initial Bets are (I21).

    Who was alone in the Hand in turn leaves the box's other Hands to the others in them.
    """
    _gone(position, event.box, event.player)
    box = position.boxes[event.box]
    box.walked_away = position.decider(box, position.open_players(box)) is None


def apply_back(position: AnyRound, event: PlayerBack) -> None:
    """The Player is there as if he had not left, whoever decided for the box by the true cards, and
    whatever counts as having come since (I18).
    """
    left = position.remembered.may_come_back
    box, his = position.boxes[event.box], (event.box, event.player)
    if his not in left:
        his = next((each for each in reversed(left) if each[0] == event.box), his)
    if his in left:
        del left[len(left) - 1 - left[::-1].index(his)]
    box.gone -= {event.player, his[1]}
    box.walked_away = False


FOLD: Final[dict[type[Any], Callable[[Any, Any], None]]] = {
    PlayerWalkedAway: apply_walked_away,
    PlayerLeft: apply_left,
    PlayerBack: apply_back,
}
"""What these events change, if Players decide in a game; a family adds what the House then does."""
