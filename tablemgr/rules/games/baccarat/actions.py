"""The commands of a Baccarat table: why one is refused, what follows from it; and which Hand a card
goes to, or what is wrong if it goes to none (I4, I6).
"""

from __future__ import annotations

from typing import Any, Final

from tablemgr.basics.cards import Card
from tablemgr.rules.commands import (
    Bet,
    Close,
    DealCard,
    FoundBet,
    Open,
    Withdraw,
)
from tablemgr.rules.events import (
    CardDealt,
    CardDealtOn,
    Event,
)
from tablemgr.rules.games import cards_read
from tablemgr.rules.games.actions import CASE, SHARED, Action, report_and_settle
from tablemgr.rules.games.baccarat import betting, settling
from tablemgr.rules.games.baccarat.position import BaccaratPosition
from tablemgr.rules.games.baccarat.settling import outcome_established
from tablemgr.rules.games.irregularities.judging import first_card_events


def card_events(position: BaccaratPosition, command: DealCard) -> list[Event]:
    """The card goes to its Hand, is discarded, or was due to no Hand and stops the Round."""
    card = command.card
    place = cards_read.place_due(position, card)
    if place is None:
        return cards_read.events_after_dealer(position, card)
    return [*first_card_events(position), CardDealt(card, place.box, place.hand)]


def deal_on(position: BaccaratPosition, card: Card) -> list[Event]:
    """A card that was held back goes to the Hand that is due the next card."""
    place = position.next_card
    assert place is not None
    return [CardDealtOn(card, place.box, place.hand)]


ACTIONS: Final[dict[type[Any], Action]] = {
    Open: SHARED[Open],
    **CASE,
    Bet: Action(betting.verify_bet, betting.bet_events),
    Withdraw: Action(betting.verify_withdraw, betting.withdraw_events),
    Close: Action(betting.verify_close, betting.close_events),
    FoundBet: Action(betting.verify_found, betting.found_events),
    DealCard: Action(cards_read.verify_card, card_events),
    **report_and_settle(outcome_established, settling.final_lines),
}
