"""Where the cards of a case lie, and the moves of its Reconstruction (5.9). Decides nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tablemgr.basics.cards import Card
from tablemgr.journal import Json
from tablemgr.past.case_making import SEEN_AT, in_order
from tablemgr.rules.commands import Command, Decide, First, Judge, Reconstruct
from tablemgr.rules.games.position import AnyRound, HandPlace
from tablemgr.rules.open_case import reconstruction
from tablemgr.rules.open_case.reconstruction import ASIDE, CardMove, LaidCard, as_read
from tablemgr.service.session import TableSession
from ui.presenter.faces import face, named
from ui.presenter.ruling_words import spot_text
from ui.views.supervisor import HandLine, MoveLine, PlanView

_ON_ANY_BOX: Final = ("misdeal", "card-to-empty-box")
"""The kinds in which a card can lie on a box without a Hand."""


def plan_view(
    session: TableSession,
    commands: Sequence[Command],
    ticks: frozenset[int],
    misplaced: Mapping[int, HandPlace] | None = None,
) -> PlanView | None:
    """The Hands as dealt and as they should be, and the moves between; None if no card moves.

    `ticks` are the numbers of the cards that have been moved already. `misplaced` says by number
    where a person saw cards lie, if that is not where their order in the Round puts them. Raises
    `Refusal` if the table no longer allows the commands.
    """
    moves_cards = any(isinstance(c, Reconstruct | First | Judge | Decide) for c in commands)
    if not moves_cards:
        return None
    plan = reconstruction.plan(session.table, commands, misplaced)
    reconstructs = any(isinstance(c, Reconstruct) and c.possible for c in commands)
    if not plan.moves and not reconstructs:
        return None
    position = session.table.position
    moves = tuple(
        MoveLine(
            move.number,
            _name(position, move),
            spot_text(position, move.start),
            spot_text(position, move.end),
            move.number in ticks,
        )
        for move in plan.moves
    )
    hands_of = [place for place, _ in position.rows()]
    lie = (laid.place for laid in (*plan.dealt, *plan.should))
    places = dict.fromkeys((*hands_of, *lie, *_empty_boxes(session)))
    hands = tuple(
        HandLine(
            spot_text(position, place),
            _faces(position, plan.dealt, place),
            _faces(position, plan.should, place),
            _numbers(plan.dealt, place),
            *place,
            _numbers(plan.should, place),
        )
        for place in sorted(places, key=in_order)
    )
    return PlanView(hands, moves)


def _name(position: AnyRound, move: CardMove) -> str:
    """The card of a move; one that lies face down at either end by its number."""
    ends = (move.start, move.end)
    hidden = next((place for place in ends if not position.lies_open(place)), move.start)
    return named(position, hidden, move.card, move.number)


def _faces(
    position: AnyRound, cards: Sequence[LaidCard], place: HandPlace
) -> tuple[Card | None, ...]:
    """The cards at a place; one that comes from where it lies face down stays so."""
    lies = {laid.number: laid.place for laid in as_read(position)}
    return tuple(
        face(position, lies[laid.number], laid.card) if position.lies_open(place) else None
        for laid in cards
        if laid.place == place
    )


def _numbers(cards: Sequence[LaidCard], place: HandPlace) -> tuple[int, ...]:
    return tuple(laid.number for laid in cards if laid.place == place)


def _empty_boxes(session: TableSession) -> list[HandPlace]:
    """The boxes without a Hand, where a person may have seen a card lie."""
    position = session.table.position
    if not session.table.family.hands_on_boxes:
        return []
    if not any(case.kind in _ON_ANY_BOX for case in position.cases):
        return []
    taken = {place.box for place, _ in position.rows()}
    return [HandPlace(box, 0) for box in range(1, session.table.boxes + 1) if box not in taken]


def places_seen(misplaced: Mapping[int, HandPlace]) -> dict[str, Json]:
    """Give what the journal keeps with a ruling: where a person saw cards lie."""
    if not misplaced:
        return {}
    return {SEEN_AT: [[number, place.box, place.hand] for number, place in misplaced.items()]}


def known_places(session: TableSession) -> dict[int, HandPlace]:
    """By number, where the cards lie that were reported on a box without a Bet.

    They are the cards that were set aside last.
    """
    position = session.table.position
    boxes = [case.box for case in position.cases if case.kind == "card-to-empty-box"]
    aside = [laid for laid in reconstruction.as_read(position) if laid.place == ASIDE]
    pairs = zip(reversed(aside), reversed(boxes), strict=False)
    return {laid.number: HandPlace(box, 0) for laid, box in pairs}
