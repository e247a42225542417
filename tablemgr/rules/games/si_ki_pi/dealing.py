"""A card was read: where the rules send it, or what is wrong if they do not (I4, I6)."""

from __future__ import annotations

from tablemgr.basics.cards import Card
from tablemgr.rules.commands import DealCard
from tablemgr.rules.events import CardDealt, CardDealtOn, Event
from tablemgr.rules.games import cards_read
from tablemgr.rules.games.irregularities.found_bets import first_card_events
from tablemgr.rules.games.si_ki_pi.position import SiKiPiPosition


def card_events(position: SiKiPiPosition, command: DealCard) -> list[Event]:
    """The card lies in its place (3.15, 3.16), or is due to nobody and stops the Round."""
    card = command.card
    place = cards_read.place_due(position, card)
    if place is None:
        return cards_read.undue_events(position, card)
    return [*first_card_events(position), CardDealt(card, place.box, place.hand)]


def deal_on(position: SiKiPiPosition, card: Card) -> list[Event]:
    """A card that was read before goes where the next card is due."""
    assert position.next_card is not None
    return [CardDealtOn(card, *position.next_card)]
