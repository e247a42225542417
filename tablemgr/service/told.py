"""What was told to a table, as its journal has it; and a card that the table takes for a Hit (I12).

An entry has its command as a round record writes it, and a mark if nobody said it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from msgspec.structs import replace

from tablemgr.basics.errors import Fault
from tablemgr.rules.commands import (
    CallsForCard,
    Command,
    Correct,
    DealCard,
    Open,
    Reopen,
    Stood,
    TakeBack,
    parse,
)
from tablemgr.rules.events import Event, RoundDerivedAnew, RoundOpened
from tablemgr.rules.events_json import decode
from tablemgr.rules.games.irregularities.taking_back import called_by_card
from tablemgr.rules.games.position import BETWEEN_ROUNDS, Phase
from tablemgr.rules.table import Table

INFERRED: Final = "inferred"
"""The mark of a command that nobody said: the table inferred it from the card that was drawn."""
_NO_DECISION: Final = (*BETWEEN_ROUNDS, Phase.BETTING, Phase.IRREGULARITY)


_DOES_NOT_FIT: Final = (LookupError, TypeError, ValueError, AttributeError, AssertionError)
"""What goes wrong if an entry is folded into a Round in which it cannot have happened."""
_FIRST: Final[Mapping[type[Command], type[Event]]] = {
    Open: RoundOpened,
    **dict.fromkeys((Correct, Reopen, TakeBack, Stood), RoundDerivedAnew),
}
"""The event that an act begins with, if the table takes another Round for its own with it."""
_KEEP_IT: Final = "Keep the file as it is and tell the technician. Nothing was written to it."


def act_in(data: Mapping[str, Any], table: Table) -> tuple[Command, list[Event]]:
    """The command of an act's entry, and the events that it led to.

    Raises `Fault` if they are not what a table of this game could have stored.
    """
    command, events = command_in(data, table), decode(data["events"])
    if not events:
        raise Fault(f"the journal holds an act that led to nothing: {data['command']}.", _KEEP_IT)
    first = events[0]
    if type(first) is not _FIRST.get(type(command), type(first)):
        raise _out_of_place(first, table)
    _check(events[type(command) in _FIRST :], table)
    if isinstance(first, RoundDerivedAnew):
        opened, *others = first.events or (first,)
        if not isinstance(opened, RoundOpened):
            raise _out_of_place(opened, table)
        _check(others, table)
    return command, events


def _check(events: Iterable[Event], table: Table) -> None:
    """Raises `Fault` for an event that does not happen at such a table in the midst of a Round."""
    for event in events:
        if type(event) not in table.family.fold or isinstance(event, RoundOpened):
            raise _out_of_place(event, table)


def _out_of_place(event: Event, table: Table) -> Fault:
    return Fault(
        f"the journal holds an event that has no place in this act at a table of "
        f"{table.rulebook.title}: {type(event).__name__}.",
        _KEEP_IT,
    )


@contextmanager
def fitting(seq: int) -> Iterator[None]:
    """For the `with` block that folds the entry of that number: raises `Fault` if it cannot follow
    those before it.
    """
    try:
        yield
    except _DOES_NOT_FIT as error:
        raise Fault(
            f"entry {seq} of the journal does not fit the Round as it stood before it "
            f"({type(error).__name__}: {error}).",
            _KEEP_IT,
        ) from error


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
