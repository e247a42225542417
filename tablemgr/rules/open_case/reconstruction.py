"""Reconstruction as a plan: the table as dealt, as it should be, and the moves card by card.

5.9. Cards are moved in the reverse of the order in which they were read, as a Dealer takes them
back; each move is ticked off until both tables agree. Changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from tablemgr.basics.cards import Card
from tablemgr.rules.commands import Command
from tablemgr.rules.games.position import BETWEEN_ROUNDS, AnyRound, HandPlace
from tablemgr.rules.roles import Role
from tablemgr.rules.table import Table

ASIDE: Final = HandPlace(-1, 0)
"""Beside the Hands: a card that no Hand was due, until somebody has decided about it."""
NEXT: Final = HandPlace(-2, 0)
"""Face up in front of the shoe: it is dealt as the next card."""
OUT: Final = HandPlace(-3, 0)
"""Discarded."""


def is_hidden(position: AnyRound) -> bool:
    """Say whether the Round is in play and its cards lie face down: nothing that names or encodes
    them is shown before it is over (S10).
    """
    return position.phase not in BETWEEN_ROUNDS and not position.lies_open(ASIDE)


class LaidCard(Struct, frozen=True):
    """A card of the Round, and where it lies."""

    number: int
    """In the order in which it was read, from 1."""
    card: Card
    place: HandPlace
    """A Hand (box 0 is the Dealer's), or `ASIDE`, `NEXT`, `OUT`."""


class CardMove(Struct, frozen=True):
    """One card to be moved."""

    number: int
    card: Card
    start: HandPlace
    end: HandPlace


class ReconstructionPlan(Struct, frozen=True):
    """Both tables in the order read, and the moves from one to the other, the last card first."""

    dealt: tuple[LaidCard, ...]
    should: tuple[LaidCard, ...]
    moves: tuple[CardMove, ...]


def plan(
    table: Table, commands: Sequence[Command], misplaced: Mapping[int, HandPlace] | None = None
) -> ReconstructionPlan:
    """Plan what must be moved once `commands` have been given.

    `misplaced` says, by the card's number, where a card lies if not where the reader's order puts
    it: only a person sees that (`misdeal`). Raises `Refusal` if a command is not allowed.
    """
    after = table.copy()
    for command in commands:
        after.do(command, Role.SHIFT_MANAGER)
    seen = misplaced or {}
    dealt = tuple(
        LaidCard(laid.number, laid.card, seen.get(laid.number, laid.place))
        for laid in as_read(table.position)
    )
    return between(dealt, after.position)


def between(dealt: tuple[LaidCard, ...], after: AnyRound) -> ReconstructionPlan:
    """Give the moves from a table as dealt to a later position of the same cards."""
    should = _matched(dealt, _places(after))
    pairs = zip(reversed(dealt), reversed(should), strict=True)
    moves = [CardMove(a.number, a.card, a.place, b.place) for a, b in pairs if a.place != b.place]
    return ReconstructionPlan(dealt, should, tuple(moves))


def as_read(position: AnyRound) -> tuple[LaidCard, ...]:
    """Where each card of the Round lies as the order of the reader gives it."""
    blank = tuple(LaidCard(number, card, OUT) for number, card in enumerate(position.cards, 1))
    return _matched(blank, _places(position))


def _places(position: AnyRound) -> list[tuple[Card, HandPlace]]:
    found = [(card, place) for place, cards in position.rows() for card in cards]
    found += [(card, ASIDE) for card in position.aside]
    return found + [(card, NEXT) for card in position.held]


def _matched(
    dealt: Sequence[LaidCard], places: Sequence[tuple[Card, HandPlace]]
) -> tuple[LaidCard, ...]:
    """Gives each card one of the places for its rank and suit: the one where it lies, if it is
    among them.

    Two equal cards can stand for each other; a card without a place is out.
    """
    free: dict[Card, list[HandPlace]] = {}
    for card, place in places:
        free.setdefault(card, []).append(place)
    settled: dict[int, HandPlace] = {}
    for laid in dealt:
        if laid.place in free.get(laid.card, ()):
            free[laid.card].remove(laid.place)
            settled[laid.number] = laid.place
    for laid in dealt:
        if laid.number not in settled:
            rest = free.get(laid.card)
            settled[laid.number] = rest.pop(0) if rest else OUT
    return tuple(LaidCard(laid.number, laid.card, settled[laid.number]) for laid in dealt)


def number_at(position: AnyRound, place: HandPlace, index: int) -> int | None:
    """The number of the card that lies `index`th (from 0) in a Hand, or None if none does.

    Of two equal cards in a Hand the first in it counts as the first that was read.
    """
    rows = dict(position.rows())
    cards = rows.get(place, [])
    if not 0 <= index < len(cards):
        return None
    same = [
        laid.number
        for laid in as_read(position)
        if (laid.place, laid.card) == (place, cards[index])
    ]
    before = cards[:index].count(cards[index])
    return same[before] if before < len(same) else None
