"""An act as the journal has it, and whether it can have happened at its table.

The journal's chain shows that an entry is as it was written, not who wrote it. Whatever reads an
act again reads it here: a start, the export, the slips, the case file, the re-enactment.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from tablemgr.basics.errors import Fault
from tablemgr.basics.money import ZERO
from tablemgr.rules.commands import (
    AtOnce,
    Command,
    Correct,
    Open,
    Opened,
    Reopen,
    Stood,
    TakeBack,
    TooEarly,
)
from tablemgr.rules.events import (
    BetFound,
    BetPlaced,
    BetSettled,
    Event,
    RoundDerivedAnew,
    RoundOpened,
    SideBetFound,
    SideBetPlaced,
)
from tablemgr.rules.events_json import decode
from tablemgr.rules.games.lines import ADJUSTMENT, INITIAL
from tablemgr.rules.table import Table
from tablemgr.service.told import command_in

_DOES_NOT_FIT: Final = (LookupError, TypeError, ValueError, AttributeError, AssertionError)
"""What goes wrong if an entry is folded into a Round in which it can't have happened."""
_FIRST: Final[Mapping[type[Command], type[Event]]] = {
    Open: RoundOpened,
    **dict.fromkeys((Correct, Opened, Reopen), RoundDerivedAnew),
    **dict.fromkeys((TakeBack, Stood, TooEarly, AtOnce), RoundDerivedAnew),
}
"""The event that an act begins with, if the table takes another Round for its own with it."""
_KEEP_IT: Final = "Keep the file as it is and tell the technician. Nothing was written to it."


def act_in(data: Mapping[str, Any], table: Table) -> tuple[Command, list[Event]]:
    """The command of an act's entry, and the events that it led to.

    Raises `Fault` if they are not what a table of this game could have stored.
    """
    command, events = command_in(data, table), decode(data["events"])
    if not events:
        raise Fault(
            "the journal holds an act that led to nothing: {data}.", _KEEP_IT, data=data["command"]
        )
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


class DoesNotFit(Fault):
    """An entry that can't follow those before it, or that this program can't fold: its cause says
    which. A start writes the cause down.
    """


@contextmanager
def fitting(seq: int) -> Iterator[None]:
    """For the `with` block that folds the entry of that number: raises `DoesNotFit`."""
    try:
        yield
    except _DOES_NOT_FIT as error:
        raise DoesNotFit(
            "entry {seq} of the journal does not fit the Round as it stood before it "
            "({name}: {error}).",
            _KEEP_IT,
            seq=seq,
            name=type(error).__name__,
            error=error,
        ) from error


def _check(events: Iterable[Event], table: Table) -> None:
    """Raises `Fault` for an event that does not happen at such a table in the midst of a Round, and
    for a Bet that its game does not have or whose amounts contradict each other.
    """
    for event in events:
        if type(event) not in table.family.fold or isinstance(event, RoundOpened):
            raise _out_of_place(event, table)
        if not _is_sound(event, table):
            raise Fault("the journal holds a Bet that can't be: {event}.", _KEEP_IT, event=event)


def _is_sound(event: Event, table: Table) -> bool:
    book = table.rulebook
    match event:
        case BetPlaced(amount=amount) | BetFound(amount=amount):
            return book.betting.has_initial_bet and amount >= ZERO
        case SideBetPlaced(kind=kind, amount=amount) | SideBetFound(kind=kind, amount=amount):
            return kind in book.side_bets and amount >= ZERO
        case BetSettled(bet=bet, stake=stake, won=won, lost=lost, returned=returned):
            whole = stake == lost + returned and min(won, lost, returned) >= ZERO
            named = {INITIAL, ADJUSTMENT, *table.family.bet_names, *book.side_bets}
            return whole and bet in named
        case _:
            return True


def _out_of_place(event: Event, table: Table) -> Fault:
    return Fault(
        "the journal holds an event that has no place in this act at a table of {title}: {name}.",
        _KEEP_IT,
        title=table.rulebook.title,
        name=type(event).__name__,
    )
