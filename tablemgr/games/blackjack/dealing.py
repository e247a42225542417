"""A card was read: where the rules send it, or what is wrong where they do not (I4, I6)."""

from __future__ import annotations

from tablemgr.cards import Card
from tablemgr.commands import DealCard
from tablemgr.events import CardDealt, CardDiscarded, CardNotDue, Event
from tablemgr.games import drawing
from tablemgr.games.blackjack.position import DEALER, BlackjackPosition
from tablemgr.games.blackjack.settling import bust_lines
from tablemgr.games.position import Phase

_SETTLEMENT = Phase.SETTLEMENT  # read once: a member is slow to reach


def card_events(position: BlackjackPosition, command: DealCard) -> list[Event]:
    """The card lies in its place, is discarded, or is due to nobody and stops the Round."""
    card, book = command.card, position.rulebook
    excess = drawing.excess_events(position, card)
    if excess is not None:
        return excess
    if position.phase is _SETTLEMENT:
        flag = book.flag("card-after-dealer", card=card)
        if book.options.card_after_dealer == "discarded":  # 5.10.2
            return [CardDiscarded(card), flag]
        return [CardNotDue(card), flag]
    undue = drawing.undue_events(position, card)
    return _to_next_hand(position, card) if undue is None else undue


def _to_next_hand(position: BlackjackPosition, card: Card) -> list[Event]:
    """The card goes where the rules send it; a Hand that it Busts loses at once (3.19)."""
    place = position.next_card
    assert place is not None
    dealt = CardDealt(card, place.box, place.hand)
    if place == DEALER:
        return [dealt]
    value = card.pips if card.pips < 10 else 10
    if position.hand_at(place).hard_total + value <= 21:
        return [dealt]
    box = position.boxes[place.box]
    return [dealt, *bust_lines(position, box, place.hand)]
