"""Every command that a blackjack table takes: why not, what follows, and which are allowed now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from tablemgr.commands import (
    Bet,
    Close,
    Command,
    DealCard,
    Double,
    EvenMoney,
    Hit,
    Insure,
    Open,
    Proceed,
    Settle,
    Side,
    Split,
    Stand,
    Surrender,
    WalkAway,
    Withdraw,
)
from tablemgr.events import Event, RoundCompleted
from tablemgr.games import betting
from tablemgr.games.blackjack import dealing, decisions, interim, settling
from tablemgr.games.blackjack.position import BlackjackPosition
from tablemgr.games.position import Phase
from tablemgr.money import Money
from tablemgr.rulebook import Reason


class Action(NamedTuple):
    """One command's two questions: why is it not allowed, and what follows where it is."""

    verify: Callable[[Any, Any], Reason | None]
    events: Callable[[Any, Any], list[Event]]


def _verify_settle(position: BlackjackPosition, _: Settle) -> Reason | None:
    """3.24: every Hand and the Dealer's are complete."""
    if position.phase is Phase.SETTLEMENT:
        return None
    idle = position.phase in (Phase.IDLE, Phase.COMPLETE, Phase.VOID)
    return Reason("not-open" if idle else "settle-too-soon")


def _settle_events(position: BlackjackPosition, _: Settle) -> list[Event]:
    """The Final Settlement; the Round of play is over (1.24)."""
    return [*settling.final_lines(position), RoundCompleted()]


ACTIONS: Final[dict[type[Any], Action]] = {
    Open: Action(betting.verify_open, betting.open_events),
    Bet: Action(betting.verify_bet, betting.bet_events),
    Side: Action(betting.verify_side, betting.side_events),
    Withdraw: Action(betting.verify_withdraw, betting.withdraw_events),
    Close: Action(betting.verify_close, betting.close_events),
    DealCard: Action(dealing.verify_card, dealing.card_events),
    Surrender: Action(interim.verify_surrender, interim.surrender_events),
    Insure: Action(interim.verify_insure, interim.insure_events),
    EvenMoney: Action(interim.verify_even_money, interim.even_money_events),
    Proceed: Action(interim.verify_proceed, interim.proceed_events),
    Hit: Action(decisions.verify_hit, decisions.hit_events),
    Stand: Action(decisions.verify_stand, decisions.stand_events),
    Double: Action(decisions.verify_double, decisions.double_events),
    Split: Action(decisions.verify_split, decisions.split_events),
    WalkAway: Action(decisions.verify_walk_away, decisions.walk_away_events),
    Settle: Action(_verify_settle, _settle_events),
}


def verify(position: BlackjackPosition, command: Command) -> Reason | None:
    """Why the command is not allowed now, or None; an open case stops all but cards (I4)."""
    if position.phase is Phase.IRREGULARITY and type(command) is not DealCard:
        return Reason("case-open")
    return ACTIONS[type(command)].verify(position, command)


def decide(position: BlackjackPosition, command: Command) -> list[Event] | Reason:
    """What follows from a command, or why the rules do not allow it. Changes nothing."""
    action = ACTIONS[type(command)]
    if position.phase is Phase.IRREGULARITY and type(command) is not DealCard:
        return Reason("case-open")
    reason = action.verify(position, command)
    return action.events(position, command) if reason is None else reason


def decisions_now(position: BlackjackPosition) -> Iterator[Command]:
    """Every decision that could be awaited now, allowed or not, with no optional words.

    In the Interim Settlement: what each box and Player may ask for, and `proceed`; afterwards the
    decisions of the Hand in turn.
    """
    if position.phase is Phase.INTERIM:
        for box in position.in_play:
            yield Surrender(box.number)
            for player, bet in box.bets.items():
                half = position.rulebook.options.insurance == "half"
                if player not in box.insurance:  # laid again it would replace itself (B9)
                    yield Insure(box.number, player, bet.share(1, 2) if half else Money(1))
                if position.rulebook.options.even_money:
                    yield EvenMoney(box.number, player)
        yield Proceed()
    elif position.turn is not None:
        number = position.turn.box
        yield from (Hit(number), Stand(number), Double(number), Split(number))
        if position.rulebook.options.surrender_until == "first-action":
            yield Surrender(number)
