"""A card was read: where the rules send it, or what is wrong where they do not (I4, I6)."""

from __future__ import annotations

from tablemgr.commands import DealCard
from tablemgr.events import CardDealt, CardDiscarded, CardNotDue, Event
from tablemgr.games.blackjack.position import DEALER, BlackjackPosition
from tablemgr.games.blackjack.settling import bust_lines
from tablemgr.games.position import Phase
from tablemgr.rulebook import Reason

_NO_ROUND = (Phase.IDLE, Phase.COMPLETE, Phase.VOID)


def verify_card(position: BlackjackPosition, _: DealCard) -> Reason | None:
    """I4: a card is never refused once a Round is open."""
    return Reason("not-open") if position.phase in _NO_ROUND else None


def card_events(position: BlackjackPosition, command: DealCard) -> list[Event]:
    """The card lies in its place, is discarded, or is due to nobody and stops the Round."""
    card, place, book = command.card, position.next_card, position.rulebook
    if position.card_counts.get(card.index, 0) >= position.decks:  # I6
        return [CardNotDue(card), book.flag("excess-card", card=card)]
    if position.phase is Phase.SETTLEMENT:
        flag = book.flag("card-after-dealer", card=card)
        if book.options.card_after_dealer == "discarded":  # 5.10.2
            return [CardDiscarded(card), flag]
        return [CardNotDue(card), flag]
    if place is None or position.phase is Phase.IRREGULARITY:
        return [CardNotDue(card), book.flag("card-not-due", card=card)]
    dealt = CardDealt(card, place.box, place.hand)
    if place == DEALER:
        return [dealt]
    value = card.pips if card.pips < 10 else 10
    if position.hand_at(place).hard_total + value <= 21:
        return [dealt]
    box = position.boxes[place.box]
    return [dealt, *bust_lines(position, box, place.hand)]
