"""A past Round with its movements, folded from the journal's entries. Opens no file."""

from __future__ import annotations

from collections.abc import Iterable

from tablemgr.basics.errors import Fault
from tablemgr.journal import Entry, EntryKind
from tablemgr.rules.table import Table
from tablemgr.service.carry import table_of
from tablemgr.service.movements.move import moves_of
from tablemgr.service.movements.round import Movements
from tablemgr.service.stored_act import act_in, fitting


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
