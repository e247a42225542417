"""Cards read from the shoe or shuffler: what is the same in every game.

Ruling I4 (a card is never refused once a Round is open) and I6 (more of a card than there can be).
The family decides where a card goes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablemgr.basics.cards import Card, UnreadCard
from tablemgr.rules.commands import DealCard, Unread
from tablemgr.rules.events import CardDealt, CardDealtOn, CardDiscarded, Event
from tablemgr.rules.games.irregularities.judging import first_card_events
from tablemgr.rules.games.irregularities.reporting import undue_card
from tablemgr.rules.games.position import BETWEEN_ROUNDS, AnyRound, HandPlace, Phase, place_of
from tablemgr.rules.rulebook import Reason

# Read once: reading an enum's member is slow.
_SETTLEMENT = Phase.SETTLEMENT
_IRREGULARITY = Phase.IRREGULARITY


def verify_card(position: AnyRound, _: DealCard) -> Reason | None:
    """I4: a card is never refused once a Round is open."""
    return Reason("not-open") if position.phase in BETWEEN_ROUNDS else None


def is_excess(position: AnyRound, card: Card) -> bool:
    """I6: whether the card is one more of its kind than the decks hold."""
    return position.card_counts[card.index] >= position.decks


def place_due(position: AnyRound, card: Card) -> HandPlace | None:
    """The Hand that gets the card; None if no Hand is due one, a case is open, or it is one too
    many of its kind.
    """
    if position.phase is _IRREGULARITY or position.card_counts[card.index] >= position.decks:
        return None
    return position.next_card


def verify_unread(position: AnyRound, command: Unread) -> Reason | None:
    """S10: it is the next card, and its Hand is due one and lies face down."""
    place = position.next_card
    its_turn = command.card.number == len(position.cards) + 1 and not position.cases
    if place is None or not its_turn or position.lies_open(place):
        return Reason("unread-not-due", number=command.card.number)
    return None


def unread_events(position: AnyRound, command: Unread) -> list[Event]:
    """It goes to the Hand that is due it."""
    assert position.next_card is not None
    return [*first_card_events(position), CardDealt(command.card, *position.next_card)]


def undue_events(position: AnyRound, card: Card) -> list[Event]:
    """I4, I6: a card that no Hand is due, or that can't be, stops the Round."""
    code = "excess-card" if is_excess(position, card) else "card-not-due"
    return [*first_card_events(position), *undue_card(position, code, card)]


def events_after_dealer(position: AnyRound, card: Card) -> list[Event]:
    """5.10.2: a card that no Hand is due once all of them stand is discarded, if the game has no
    case for it. Before that, or if it can't be, it stops the Round (I4, I6).
    """
    if position.stage is not _SETTLEMENT or is_excess(position, card):
        return undue_events(position, card)
    return undue_card(position, "card-after-dealer", card)


def count_card(position: AnyRound, card: Card) -> None:
    """A card came, wherever it goes. One that was not read counts as none of the decks' cards until
    its face is known (I6).
    """
    position.acted()
    position.cards.append(card)
    if not isinstance(card, UnreadCard):
        position.card_counts[card.index] += 1


def dealt(
    laid: Callable[[Any, CardDealt | CardDealtOn], None],
) -> dict[type[Any], Callable[[Any, Any], None]]:
    """Count a dealt card, hold it back no longer, and let the family lay it."""

    def new(position: AnyRound, event: CardDealt) -> None:
        count_card(position, event.card)
        laid(position, event)
        position.last_dealt = place_of(event.box, event.hand), position.acts

    def held(position: AnyRound, event: CardDealtOn) -> None:
        position.held.remove(event.card)
        position.acted()
        laid(position, event)

    return {CardDealt: new, CardDealtOn: held}


def apply_discarded(position: AnyRound, event: CardDiscarded) -> None:
    """A card is out of play."""
    count_card(position, event.card)
    position.discarded.append(event.card)
