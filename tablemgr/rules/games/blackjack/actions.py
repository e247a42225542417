"""The commands of a blackjack table: why one is refused, what follows, what may be decided now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tablemgr.rules.commands import Command, DealCard, Resume
from tablemgr.rules.games import cards_read
from tablemgr.rules.games.actions import CASE, SHARED, Action, report_and_settle
from tablemgr.rules.games.blackjack import dealing, decisions, interim, removing, settling
from tablemgr.rules.games.blackjack.commands import (
    Double,
    EvenMoney,
    Hit,
    Insure,
    Proceed,
    Split,
    Stand,
    Surrender,
)
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import BlackjackPosition
from tablemgr.rules.games.blackjack.settling import outcome_established
from tablemgr.rules.games.irregularities import remedies

ACTIONS: Final[dict[type[Any], Action]] = {
    **SHARED,
    **CASE,
    DealCard: Action(cards_read.verify_card, dealing.card_events),
    Surrender: Action(interim.verify_surrender, interim.surrender_events),
    Insure: Action(interim.verify_insure, interim.insure_events),
    EvenMoney: Action(interim.verify_even_money, interim.even_money_events),
    Proceed: Action(interim.verify_proceed, interim.proceed_events),
    Hit: Action(decisions.verify_hit, decisions.hit_events),
    Stand: Action(decisions.verify_stand, decisions.stand_events),
    Double: Action(decisions.verify_double, decisions.double_events),
    Resume: Action(remedies.verify_resume, removing.resume_events),
    Split: Action(decisions.verify_split, decisions.split_events),
    **report_and_settle(outcome_established, settling.final_lines),
}


def decisions_now(position: BlackjackPosition) -> Iterator[Command]:
    """The decisions that may be waited for now, allowed or not, without their optional words.

    In the Interim Settlement: what each box and Player may ask for, and `proceed`; afterwards the
    decisions of the Hand in turn.
    """
    if position.phase is BlackjackPhase.INTERIM:
        for box in position.in_play:
            yield Surrender(box.number)
            for player, bet in box.bets.items():
                if player not in box.insurance:  # a second one would only replace the first (B9)
                    least, _ = interim.insurable(position.rulebook, bet)
                    yield Insure(box.number, player, least)
                if position.rulebook.options.even_money:
                    yield EvenMoney(box.number, player)
        yield Proceed()
    elif position.turn is not None:
        number = position.turn.box
        yield from (Hit(number), Stand(number), Double(number), Split(number))
        if position.rulebook.options.surrender_until == "first-action":
            yield Surrender(number)
