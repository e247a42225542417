"""A card lies on a box without a Bet (5.10.3): which card, and where it lay (rulings I19, I24)."""

from __future__ import annotations

from collections.abc import Iterator

from tablemgr.rules.events import CardOnEmptyBox, CaseClosed, CasesClosed, Event
from tablemgr.rules.games.case import NO_CASE, Case
from tablemgr.rules.games.irregularities.closing import closed
from tablemgr.rules.games.position import AnyRound, HandPlace


def hand_left(position: AnyRound, box: int | None) -> HandPlace | None:
    """The Hand that the card leaves: the last card was dealt to it, and neither a card nor a
    decision came since. A card that was dealt to that very box lies where it was due.
    """
    place = position.place_of_last_card
    return None if place is None or place.box == box else place


def case_of_last_card(position: AnyRound) -> Case | None:
    """The open case of the last card that no Hand was due."""
    cases = (case for case in reversed(position.cases) if case.kind == "card-not-due")
    return next(cases, None)


def _case_left(position: AnyRound, box: int | None) -> Case | None:
    """The case whose last card the report takes over, if it speaks of no card of a Hand."""
    if hand_left(position, box) is not None:
        return None
    with_cards = (case for case in reversed(position.cases) if position.cards_of(case))
    return next((case for case in with_cards if case.kind == "card-not-due"), None)


def card_moved(position: AnyRound, box: int | None, to: int) -> Iterator[CardOnEmptyBox]:
    """Say what becomes of the card: `to` is the number of the case that the report opens, or 0."""
    place, case = hand_left(position, box), _case_left(position, box)
    if place is not None:
        yield CardOnEmptyBox((place.box, place.hand), 0, to)
    elif case is not None:
        yield CardOnEmptyBox(None, case.number, to)


def case_left_empty(position: AnyRound, box: int | None, to: int) -> Iterator[Event]:
    """The end of the case whose only card the report takes over (I17)."""
    case = _case_left(position, box)
    if case is not None and len(position.cards_of(case)) == 1:
        yield closed(position, case, others=bool(to))


def is_of_its_card(event: Event) -> bool:
    """Say whether it is what a report of this kind says of its card: where it lay, and that the
    case that it left is over.
    """
    of_a_card = isinstance(event, CaseClosed) and event.kind == "card-not-due"
    return of_a_card or isinstance(event, CardOnEmptyBox | CasesClosed)


def moved_again(position: AnyRound, box: int | None, to: int) -> Iterator[CardOnEmptyBox]:
    """Say what becomes of the card of a report in a Round that is taken again: it leaves the place
    where it lies now (I18), perhaps beside the Hands for a case that comes only later.
    """
    without_a_case = NO_CASE in {laid.case for laid in position.undue}
    if without_a_case and hand_left(position, box) is None:
        yield CardOnEmptyBox(None, NO_CASE, to)
    else:
        yield from card_moved(position, box, to)
