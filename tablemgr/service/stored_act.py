"""An act in the journal: how its entry is written and read back, and whether it can have happened
at its table.

The journal's chain shows that an entry is as it was written, not who wrote it. Whatever reads an
act again reads it here: a start, the export, the slips, the case file, the re-enactment. An entry
has its command as a round record writes it, and a mark if nobody said it. Opens no file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from msgspec.structs import replace

from tablemgr.basics.errors import Fault, Refusal
from tablemgr.basics.money import ZERO
from tablemgr.journal import Entry, EntryKind, Json
from tablemgr.rules.commands import (
    AtOnce,
    CallsForCard,
    Command,
    Correct,
    GoesOn,
    Open,
    Opened,
    Reopen,
    Stood,
    TakeBack,
    TooEarly,
    parse,
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
from tablemgr.rules.events_json import decode, encode
from tablemgr.rules.games.lines import ADJUSTMENT, INITIAL
from tablemgr.rules.people import Person
from tablemgr.rules.table import Table
from tablemgr.service.carry import table_of
from tablemgr.service.movements.move import ChipMoves, moves_json, moves_of
from tablemgr.service.movements.round import Movements

INFERRED: Final = "inferred"
"""The mark of a command that nobody said: the table inferred it from the card that was drawn."""
AT_THE_TABLE_ONLY: Final = frozenset(
    {
        *("cards-unconfirmed", "dealer-barred", "interruption-unanswered"),
        *("journal-unwitnessed", "settings-unsigned"),
        *("shoe-needs-search", "shoe-needs-shuffle"),
        *("tray-counting", "tray-not-open"),
    }
)
"""Refusals that come from the session and not from the rules: round records don't have them."""
BESIDE: Final = "beside"
"""In an act's entry: what was told beside its command and is not in a round record."""
_DOES_NOT_FIT: Final = (LookupError, TypeError, ValueError, AttributeError, AssertionError)
"""What goes wrong if an entry is folded into a Round in which it can't have happened."""
_FIRST: Final[Mapping[type[Command], type[Event]]] = {
    Open: RoundOpened,
    **dict.fromkeys((Correct, Opened, Reopen), RoundDerivedAnew),
    **dict.fromkeys((TakeBack, Stood, TooEarly, AtOnce), RoundDerivedAnew),
}
"""The event that an act begins with, if the table takes another Round for its own with it."""
_KEEP_IT: Final = "Keep the file as it is and tell the technician. Nothing was written to it."


def command_in(data: Mapping[str, Any], table: Table) -> Command:
    """The command of an act's entry."""
    (command,) = parse(data["command"], table.journal_vocabulary)
    if INFERRED in data and isinstance(command, CallsForCard | GoesOn):
        return replace(command, inferred=True)
    return command


def act_entry(
    command: Command, events: Sequence[Event], via: str, moved: Sequence[ChipMoves]
) -> dict[str, Json]:
    """The command, its events, where it came from, and which chips count as moved by it."""
    said: dict[str, Json] = {
        "command": command.line(),
        "events": encode(list(events)),
        "via": via,
    }
    return said | ({"moved": moves_json(moved)} if moved else {})


def refusal_entry(command: Command, refusal: Refusal, via: str) -> dict[str, Json]:
    """Write what was refused, and why."""
    return {
        "command": command.line(),
        "code": refusal.code,
        "paragraph": refusal.paragraph,
        "text": refusal.text,
        "via": via,
    }


def dealer_entry(dealer: Person, by: Person | None) -> dict[str, Json]:
    """Who deals, for an entry that somebody else has signed (`by`); empty for the Dealer's own."""
    if by is None:
        return {}
    signed = {} if by.signature is None else {"signature": by.signature.payload()}
    return {"dealer": dealer.name, "dealer_role": dealer.role.value, **signed}


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


def past_movements(
    entries: Iterable[Entry], round_no: int, through: int | None = None
) -> tuple[Table, Movements]:
    """The Round as it stood after the entry `through`, or after its last one.

    Raises `Fault` if the entries don't have it.
    """
    table: Table | None = None
    movements = Movements()
    for entry in entries:
        if entry.round_no != round_no or (through is not None and entry.seq > through):
            continue
        data = entry.data
        if entry.kind is EntryKind.SESSION:
            movements.fold(data)
        elif entry.kind is EntryKind.ACT:
            if "carry" in data:
                table = table_of(data["carry"])
                movements = Movements(all_at_once="ticks" not in data["carry"])
            if table is None:
                break
            with fitting(entry.seq):
                command, events = act_in(data, table)
                movements.before_fold(table, command, events, moves_of(data.get("moved", ())))
                table.apply(events, command)
                movements.after_fold(table)
    if table is None:
        raise Fault("The journal has no Round {round_no}.", round_no=round_no)
    return table, movements
