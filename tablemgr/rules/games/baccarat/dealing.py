"""A card was read: which Hand it goes to, or what is wrong if it goes to none (I4, I6)."""

from __future__ import annotations

from tablemgr.basics.cards import Card
from tablemgr.rules.commands import DealCard
from tablemgr.rules.events import (
    CardDealt,
    CardDealtOn,
    Event,
)
from tablemgr.rules.games import cards_read
from tablemgr.rules.games.baccarat.position import BaccaratPosition
from tablemgr.rules.games.irregularities.judging import first_card_events
from tablemgr.rules.games.irregularities.reporting import undue_card
from tablemgr.rules.games.position import Phase


def card_events(position: BaccaratPosition, command: DealCard) -> list[Event]:
    """The card goes to its Hand, is discarded, or was due to no Hand and stops the Round."""
    card = command.card
    place = cards_read.place_due(position, card)
    if place is None:
        return _undue_events(position, card)
    return [*first_card_events(position), CardDealt(card, place.box, place.hand)]


def _undue_events(position: BaccaratPosition, card: Card) -> list[Event]:
    """5.10.2: after both Hands are complete a card is discarded."""
    if position.stage is not Phase.SETTLEMENT or cards_read.is_excess(position, card):
        return cards_read.undue_events(position, card)
    return undue_card(position, "card-after-dealer", card)


def deal_on(position: BaccaratPosition, card: Card) -> list[Event]:
    """A card that was held back goes to the Hand that is due the next card."""
    place = position.next_card
    assert place is not None
    return [CardDealtOn(card, place.box, place.hand)]
