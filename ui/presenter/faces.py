"""The one door through which a card comes to the screen: its face if it lies open, else its back.

A card that lies face down is named by its number in the Round (ruling S10). Whoever shows cards or
names one asks here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.cards import Card, UnreadCard
from tablemgr.basics.counts import counted
from tablemgr.rules.games.position import AnyRound, HandPlace
from tablemgr.rules.open_case.reconstruction import as_read

translate = QCoreApplication.translate


def card_text(card: Card) -> str:
    """`K♥`, `10♠`; a card that was not read by its number."""
    if isinstance(card, UnreadCard):
        return numbered(card.number)
    return card.in_words()


def face(position: AnyRound, place: HandPlace, card: Card) -> Card | None:
    """The card if it lies open at that place, or if it was not read, as it has no face to hide;
    else None, a back.
    """
    return card if position.lies_open(place) or isinstance(card, UnreadCard) else None


def faces(position: AnyRound, place: HandPlace, cards: Iterable[Card]) -> tuple[Card | None, ...]:
    """The cards at a place, as a Dealer sees them."""
    return tuple(face(position, place, card) for card in cards)


def numbered(number: int) -> str:
    """`card 9`: a card that lies face down."""
    return translate("faces", "card {number}").format(number=number)


def named(position: AnyRound, place: HandPlace, card: Card, number: int) -> str:
    """The card by its face if it lies open, else by its number in the Round."""
    return card_text(card) if position.lies_open(place) else numbered(number)


def name_of(position: AnyRound, card: Card) -> str:
    """A card of the Round, wherever it lies: the last one of its kind that was read."""
    for laid in reversed(as_read(position)):
        if laid.card is card:
            return named(position, laid.place, card, laid.number)
    return card_text(card)


def how_many(position: AnyRound, place: HandPlace, cards: Sequence[Card]) -> str:
    """`4 cards, face down`; empty if they lie open."""
    if not cards or position.lies_open(place):
        return ""
    one = translate("faces", "1 card, face down")
    return counted(len(cards), one, translate("faces", "{0} cards, face down"))


def in_a_row(position: AnyRound, place: HandPlace, cards: Sequence[Card]) -> str:
    """`K♥  9♠`, or `4 cards, face down`."""
    return how_many(position, place, cards) or "  ".join(map(card_text, cards))
