"""The acts of a table, as its journal has them; and a card that the table takes for a Hit (I12).

An entry has its command as a round record writes it, and a mark if nobody said it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from tablemgr.rules.commands import CallsForCard, Command, DealCard, GoesOn, parse
from tablemgr.rules.events import Event
from tablemgr.rules.games.irregularities.taking_back import moves_implied_by_card
from tablemgr.rules.games.position import BETWEEN_ROUNDS, Phase
from tablemgr.rules.table import Table

INFERRED: Final = "inferred"
"""The mark of a command that nobody said: the table inferred it from the card that was drawn."""
_NO_DECISION: Final = (*BETWEEN_ROUNDS, Phase.BETTING, Phase.IRREGULARITY)


def command_in(data: Mapping[str, Any], table: Table) -> Command:
    """The command of an act's entry."""
    (command,) = parse(data["command"], table.journal_vocabulary)
    if INFERRED in data and isinstance(command, CallsForCard | GoesOn):
        return replace(command, inferred=True)
    return command


def awaited(table: Table) -> Sequence[Command]:
    """Give what a card drawn now counts as, if a Hand that may Hit awaits its decision: its Hit. In
    the Interim Settlement: that play goes on, and then perhaps a Hit (I12).

    Nothing if the card is due to somebody, or to nobody.
    """
    position = table.position
    if position.next_card is not None or position.phase in _NO_DECISION:
        return ()
    return moves_implied_by_card(table.family, position)


def with_its_card(
    table: Table, said: Sequence[Command], dealt: DealCard
) -> Sequence[tuple[Command, list[Event]]]:
    """Give what the card counts as, and the card, each with what it leads to. Changes nothing."""
    after = table.copy()
    found: list[tuple[Command, list[Event]]] = []
    for command in (*said, dealt):
        found.append((command, after.decide(command)))
        after.apply(found[-1][1], command)
    return found
