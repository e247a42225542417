"""The door to a family of play: the functions by which a table plays its games.

A table finds the family of its rulebook in `tablemgr.games.families`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from tablemgr.cards import Card
from tablemgr.commands import Command
from tablemgr.events import BetSettled, Event
from tablemgr.games.position import Limits
from tablemgr.guide import Step
from tablemgr.rulebook import Reason

PositionT = TypeVar("PositionT")


class Setup(NamedTuple):
    """How a table is set up, the same for each of its Rounds."""

    boxes: int
    decks: int
    limits: Limits
    dealing: str | None
    """How the cards are dealt, where the family knows more than one way."""


@dataclass(frozen=True, slots=True)
class Family(Generic[PositionT]):
    """What every family can do, as functions of its position."""

    new_round: Callable[[Any, Setup], PositionT]
    """A Round before its opening, from the rulebook and how the table is set up."""
    words: Callable[[Any], frozenset[str]]
    """The commands that a game of the family takes, as a round record calls them."""
    decide: Callable[[PositionT, Command], list[Event] | Reason]
    """What follows from a command, or why it is not allowed. Changes nothing."""
    deal_on: Callable[[PositionT, Card], list[Event]]
    """Where a card goes that was read before and held back, and what follows from it."""
    apply: Callable[[PositionT, Iterable[Event]], None]
    """Folds events into a position. Decides nothing."""
    decisions: Callable[[PositionT], Iterable[Command]]
    """The decisions that could be awaited now, allowed or not, with no optional words."""
    step: Callable[[PositionT], Step]
    """What the Dealer does next."""
    final_lines: Callable[[PositionT], Sequence[BetSettled]]
    """What the Final Settlement would be, in the phase `settlement`."""
    outcome_established: Callable[[PositionT], bool]
    """Whether the cards on the table have decided any Bet (5.4; ruling I3)."""
    boxes_as_json: Callable[[PositionT], dict[str, Any]]
    dealer_as_json: Callable[[PositionT], dict[str, Any]]
    dealer_text: Callable[[PositionT], str]
    """The Dealer's cards as a record's `expect.dealer` writes them."""
    dealer_key: Callable[[str], str]
    """What two such texts have in common that mean the same."""
    dealings: tuple[str, ...] = ()
    """The ways in which the cards can be dealt, the usual one first; none where there is one."""
