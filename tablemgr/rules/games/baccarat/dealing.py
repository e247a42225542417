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
