"""Reads in a step's command and events what they say of cards, Hands and cases, and tells them
again once a card in them is known to be another one. Decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from tablemgr.basics.cards import Card
from tablemgr.rules.commands import Command, DealCard, Report
from tablemgr.rules.events import (
    BetSettled,
    CardDealt,
    CardDealtOn,
    CardDiscarded,
    CardNotDue,
    CardsAtOnce,
    CaseOpened,
    Event,
    Flagged,
    HandRemoved,
)
from tablemgr.rules.games.irregularities.told_round import RoundStep


def box_of_card(steps: Sequence[RoundStep], card: Card) -> int | None:
    """The box to whose Hand the card went that came with the first of the steps, or None."""
    for event in steps[0].in_fact:
        if isinstance(event, CardDealt) and event.card is card:
            return event.box
    for event in (event for step in steps for event in step.in_fact):
        if isinstance(event, CardDealtOn) and event.card is card:
            return event.box
    return None


def with_card(command: Command, index: int, card: Card) -> Command:
    """The command, its card of that index being `card`."""
    if isinstance(command, DealCard):
        return DealCard(card)
    assert isinstance(command, Report)
    cards = (*command.cards[:index], card, *command.cards[index + 1 :])
    return replace(command, cards=cards)


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


def is_of_excess(event: Event) -> bool:
    """Say whether it is about a card that is more than the decks hold (I6)."""
    kind = event.kind if isinstance(event, CaseOpened) else ""
    return "excess-card" in (kind, event.code if isinstance(event, Flagged) else "")
