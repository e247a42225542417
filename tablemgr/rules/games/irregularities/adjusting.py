"""Money that a decision of the Shift Manager moves outside the rules (5.19; ruling I13)."""

from __future__ import annotations

from tablemgr.basics.money import ZERO
from tablemgr.rules.commands import Adjust
from tablemgr.rules.events import BetSettled, Event, Outcome
from tablemgr.rules.games.lines import ADJUSTMENT
from tablemgr.rules.games.position import BETWEEN_ROUNDS, AnyRound
from tablemgr.rules.rulebook import Reason


def verify_adjust(position: AnyRound, command: Adjust) -> Reason | None:
    """I13: after a `decide` of this Round, for a Player who has bet in it."""
    if position.phase in BETWEEN_ROUNDS:
        return Reason("not-open")
    if position.remembered.decided_under is None:
        return Reason("adjust-needs-a-decision")
    if not _has_bet(position, command.player):
        return Reason("adjust-for-nobody", player=command.player)
    return None


def _has_bet(position: AnyRound, player: str) -> bool:
    return player in position.players or any(bet.player == player for bet in position.every_bet())


def adjust_events(position: AnyRound, command: Adjust) -> list[Event]:
    """A settlement line of its own, under the paragraph of the decision: paid, or collected."""
    paid, amount = command.amount > ZERO, command.amount
    won, lost = (amount, ZERO) if paid else (ZERO, -amount)
    outcome = Outcome.WIN if paid else Outcome.LOSE
    who = (command.box, 1, command.player, ADJUSTMENT)
    under = position.remembered.decided_under
    assert under is not None
    return [BetSettled(*who, lost, outcome, won, lost, ZERO, under)]
