"""A card was read: which Hand it goes to, or what is wrong if it goes to none (I4, I6)."""

from __future__ import annotations

from tablemgr.basics.cards import Card
from tablemgr.rules.commands import DealCard
from tablemgr.rules.events import CardDealt, CardDealtOn, Event
from tablemgr.rules.games import cards_read
from tablemgr.rules.games.irregularities.judging import first_card_events
from tablemgr.rules.games.si_ki_pi.position import SiKiPiPosition


def card_events(position: SiKiPiPosition, command: DealCard) -> list[Event]:
    """The card goes to its Hand (3.15, 3.16), or was due to no Hand and stops the Round."""
    card = command.card
    place = cards_read.place_due(position, card)
    if place is None:
        return cards_read.undue_events(position, card)
    return [*first_card_events(position), CardDealt(card, place.box, place.hand)]


def deal_on(position: SiKiPiPosition, card: Card) -> list[Event]:
    """A card that was held back goes to the Hand that is due the next card."""
    assert position.next_card is not None
    return [CardDealtOn(card, *position.next_card)]
