"""Cards as they are read, and where each goes (rulings I4, I6, I16, S7)."""

from __future__ import annotations

from tablemgr.basics.cards import Card
from tablemgr.rules.events.event import Event


class CardDealt(Event, frozen=True):
    """A card went where the rules send it: a hand of `box`, counted from 0; box 0 is the Dealer."""

    card: Card
    box: int
    hand: int


class CardNotDue(Event, frozen=True):
    """A card was read that no hand was due (ruling I4); a case is opened with it."""

    card: Card
    case: int = 0
    """The number of the case that it belongs to; 0 in version 0.2's journals: the open case of such
    a card, or else the case that is opened next.
    """


class CardDiscarded(Event, frozen=True):
    """A card was read and discarded from play (5.10.2)."""

    card: Card


class CardsAtOnce(Event, frozen=True):
    """Two cards came together and nobody can say which was first (5.12)."""

    cards: tuple[Card, Card]
    due: bool = True
    """True if a Hand was due a card; if not, no Hand was due either of them (ruling I16)."""
    case: int = 0
    """The number of the case that is opened for them; 0 in version 0.2's journals: the next one."""


class CardDealtOn(Event, frozen=True):
    """A card that was read earlier goes to the Hand that is due it now."""

    card: Card
    box: int
    hand: int


class UndueDiscarded(Event, frozen=True):
    """The cards that no hand was due are out of play."""

    cases: tuple[int, ...] | None = None
    """The numbers of the cases whose cards they are; None in version 0.2's journals: all cards."""


class CardsLeftAside(Event, frozen=True):
    """Cards that were decided on, and would be the next ones, lie without a Hand by the true cards
    (ruling I18): they wait for the case of the correction, or for one that the true cards opened.
    """

    cards: tuple[Card, ...]
    case: int = -1
    """The number of that case; -1 for the correction's, which is opened only later."""


class CardOnEmptyBox(Event, frozen=True):
    """The last card lies on a box without a Bet (5.10.3; rulings I19, I24): it leaves the Hand that
    it was dealt to, which is due the next card, or the case that it lay aside for.
    """

    place: tuple[int, int] | None
    """The box and the Hand that it was dealt to; None if no Hand was due it."""
    case: int
    """The number of the case that it lay aside for; 0 if it was dealt."""
    to: int
    """The number of the case that it lies aside for now; 0 if it is discarded."""


class CardsExposed(Event, frozen=True):
    """Only in version 0.2's journals: the Dealer exposed cards of a Hand; box 0 is his own."""

    box: int
    count: int


class CardsSeen(Event, frozen=True):
    """Some Player has seen his cards (S7): he has set them, though by a correction he is to set
    them anew (I18). In version 0.2's journals: a report said so.
    """
