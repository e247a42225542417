"""Reads in a step's command and events what they say of cards, Hands and cases, and tells them
again once a card in them is known to be another one. Decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from typing import Any

from msgspec.structs import replace

from tablemgr.basics.cards import Card
from tablemgr.rules.commands import Command, DealCard, First, Report
from tablemgr.rules.events import (
    BetSettled,
    CardDealt,
    CardDealtOn,
    CardDiscarded,
    CardNotDue,
    CardsAtOnce,
    CardsLeftAside,
    CaseClosed,
    CaseOpened,
    CasesClosed,
    Event,
    Flagged,
    HandRemoved,
    UndueDiscarded,
)
from tablemgr.rules.games.position import AnyRound


def with_card(command: Command, index: int, card: Card) -> Command:
    """The command, its card of that index being `card`."""
    if isinstance(command, DealCard):
        return DealCard(card)
    assert isinstance(command, Report)
    cards = (*command.cards[:index], card, *command.cards[index + 1 :])
    return replace(command, cards=cards)


def first_retold(command: First, was: Sequence[Card], pair: Sequence[Card]) -> First:
    """`first` with the card that its Player took first as it is known now: of the `pair`, which
    `was` known with other cards. Where the Round stands before it, it keeps its place.
    """
    place = command.place
    if place is None and command.card in was:
        place = was.index(command.card)
    return First(command.card if place is None or not pair else pair[place], place)


def now_known(events: Iterable[Event], index: int, card: Card) -> list[Event]:
    """The events, the new card of that index in them being `card`."""
    found: list[Event] = []
    seen = 0
    for event in events:
        if isinstance(event, CardsAtOnce):
            pair = [*event.cards]
            pair[index] = card
            found.append(replace(event, cards=(pair[0], pair[1])))
        elif isinstance(event, CardDealt | CardNotDue | CardDiscarded):
            found.append(replace(event, card=card) if seen == index else event)
            seen += 1
        else:
            found.append(event)
    return found


def place_of_card(events: Iterable[Event]) -> tuple[int, int] | str:
    """Where the new card of the events lies: its Hand, beside the Hands, or out of play."""
    for event in events:
        if isinstance(event, CardDealt):
            return event.box, event.hand
        if isinstance(event, CardDiscarded):
            return "discarded"
    return "aside"


def hands_of(events: Iterable[Event]) -> list[Any]:
    """Which Hands the cards of the events lie on, and which Hands decided."""
    return [
        (type(event), getattr(event, "box", 0), getattr(event, "hand", 0))
        for event in events
        if hasattr(event, "hand") and not isinstance(event, BetSettled | HandRemoved)
    ]


def dealt_on_to(events: Iterable[Event]) -> list[tuple[int, int]]:
    """The Hands that the held cards of the events come to, in order (5.9, I23)."""
    return [(event.box, event.hand) for event in events if isinstance(event, CardDealtOn)]


def cases_named(events: Iterable[Event]) -> dict[str, int]:
    """The number of the case of each kind that is opened, and of the one that a card lies for."""
    named: dict[str, int] = {}
    for event in events:
        if isinstance(event, CaseOpened):
            named[event.kind] = event.number
        elif isinstance(event, CardNotDue):
            named["its card"] = event.case
    return named


def without_dealing_on(
    position: AnyRound, events: Iterable[Event], lie_for: int
) -> Iterator[Event]:
    """The events, but no card is the next one by what they decide: it lies for that case."""
    goes_on = position.dealt_on_at_the_end
    for event in events:
        if isinstance(event, UndueDiscarded):  # a `decide` puts its cards out of play (I25)
            goes_on = set() if event.cases is None else goes_on.difference(event.cases)
        if isinstance(event, CasesClosed | CaseClosed):
            over = goes_on if isinstance(event, CasesClosed) else goes_on & {event.number}
            cards = tuple(card for card, number in position.undue if number in over)
            if cards:
                yield CardsLeftAside(cards, lie_for)
        yield event


def is_of_excess(event: Event) -> bool:
    """Say whether it is about a card that is more than the decks hold (I6)."""
    kind = event.kind if isinstance(event, CaseOpened) else ""
    return "excess-card" in (kind, event.code if isinstance(event, Flagged) else "")


def without_excess(events: Iterable[Event], too_many: Set[int], *, decided: bool) -> list[Event]:
    """The events of a step, but not what the table said of a card too many: the true cards say that
    anew. Where people have `decided` in that case (V4: I9), it is as it was; `too_many` are those
    that are open yet.
    """
    events = [*events]
    opened = {e.number for e in events if isinstance(e, CaseOpened) and is_of_excess(e)}
    lies_for = {event.case for event in events if isinstance(event, CardNotDue)}
    is_over = too_many.isdisjoint(opened | lies_for) if opened else not too_many
    if decided and is_over:
        return events
    return [event for event in events if not is_of_excess(event)]
