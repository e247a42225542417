"""What was told to a table, as its journal has it; and a card that the table takes for a Hit (I12).

An entry has its command as a round record writes it, and a mark if nobody said it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from tablemgr.rules.commands import CallsForCard, Command, DealCard, parse
from tablemgr.rules.events import Event
from tablemgr.rules.games.irregularities.taking_back import called_by_card
from tablemgr.rules.games.position import BETWEEN_ROUNDS, Phase
from tablemgr.rules.table import Table

INFERRED: Final = "inferred"
"""The mark of a command that nobody said: the table inferred it from the card that was drawn."""
_NO_DECISION: Final = (*BETWEEN_ROUNDS, Phase.BETTING, Phase.IRREGULARITY)


def command_in(data: Mapping[str, Any], table: Table) -> Command:
    """The command of an act's entry."""
    (command,) = parse(data["command"], table.journal_vocabulary)
    if INFERRED in data and isinstance(command, CallsForCard):
        return replace(command, inferred=True)
    return command


def awaited(table: Table) -> CallsForCard | None:
    """The Hit that a card drawn now counts as, if a Hand that may Hit awaits its decision (I12).

    None if the card is due to somebody, or to nobody: then it is not a Hit.
    """
    position = table.position
    if position.next_card is not None or position.phase in _NO_DECISION:
        return None
    return called_by_card(table.family, position)


def with_its_card(
    table: Table, call: CallsForCard, dealt: DealCard
) -> Sequence[tuple[Command, list[Event]]]:
    """The Hit and its card, each with what it leads to. Changes nothing."""
    called = table.decide(call)
    after = table.copy()
    after.apply(called, call)
    return (call, called), (dealt, after.decide(dealt))
