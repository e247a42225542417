"""A card was read: which Hand it goes to, or what is wrong if it goes to none (I4, I6)."""

from __future__ import annotations

from tablemgr.basics.cards import Card
from tablemgr.rules.commands import DealCard
from tablemgr.rules.events import (
    BetSettled,
    CardDealt,
    CardDealtOn,
    Event,
)
from tablemgr.rules.games import cards_read
from tablemgr.rules.games.blackjack.flow import depends_on_dealer
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import DEALER, BlackjackPosition, HandPlace
from tablemgr.rules.games.blackjack.settling import bust_lines, insurance_lines
from tablemgr.rules.games.irregularities.judging import first_card_events
from tablemgr.rules.games.irregularities.reporting import undue_card
from tablemgr.rules.games.position import Phase

_SETTLEMENT = Phase.SETTLEMENT  # read once: reading an enum's member is slow


def card_events(position: BlackjackPosition, command: DealCard) -> list[Event]:
    """The card goes to its Hand, is discarded, or was due to no Hand and stops the Round."""
    card = command.card
    place = cards_read.place_due(position, card)
    if place is None:
        return _undue_events(position, card)
    box, hand = place
    dealt = CardDealt(card, box, hand)
    if not position.cards:
        return [*first_card_events(position), dealt]
    return [dealt, *_decided_lines(position, card, place)]


def _undue_events(position: BlackjackPosition, card: Card) -> list[Event]:
    """B5: a card that the Dealer draws although nothing hangs on his Hand is laid to it, until it
    stands (3.23). I4: in the Interim Settlement too.
    """
    over = position.stage is _SETTLEMENT or (
        position.stage is BlackjackPhase.INTERIM and not depends_on_dealer(position)
    )
    if not over or cards_read.is_excess(position, card):
        return cards_read.undue_events(position, card)
    if position.dealer_stands:
        return undue_card(position, "card-after-dealer", card)
    return [*first_card_events(position), CardDealt(card, *DEALER)]


def deal_on(position: BlackjackPosition, card: Card) -> list[Event]:
    """A card that was held back goes to the Hand that is due the next card."""
    place = position.next_card
    assert place is not None
    return [CardDealtOn(card, place.box, place.hand), *_decided_lines(position, card, place)]


def _decided_lines(position: BlackjackPosition, card: Card, place: HandPlace) -> list[BetSettled]:
    """Settle what the card decides at once: a Hand that it makes Bust (3.19), Insurance by the
    Dealer's second card (B5).
    """
    if place == DEALER:
        return insurance_lines(position, card)
    if not position.hand_at(place).is_bust_by(card):
        return []
    return bust_lines(position, position.boxes[place.box], place.hand)
