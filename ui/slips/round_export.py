"""Writes a Round beside the slips: as a round record, and entry by entry as the journal has it.

Both help to find out why a Round stopped: the entries are written even if no record can be made of
them. Those who may read the slips may read the files, and none is written over another
(`ui.slips.files`). Reads the journal and changes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from tablemgr.basics.errors import Fault
from tablemgr.journal import Entry
from tablemgr.past.history import past_round
from tablemgr.rules.open_case.reconstruction import is_hidden
from tablemgr.service.session import TableSession
from ui.slips.files import Kept
from ui.slips.store import SlipStore


def export_round(session: TableSession, slips: SlipStore) -> tuple[Kept, ...]:
    """Write the present Round. Returns the files, the record first.

    Raises `Fault` if a file can't be written, if the journal can't be read, or if the Round is in
    play and its cards lie face down (S10).
    """
    if is_hidden(session.table.position):
        raise Fault(
            "The Round is in play and its cards lie face down: it is not exported here.",
            "Call the technician: the journal has the whole Round.",
        )
    number = session.round_no
    entries = list(session.journal.entries(round_no=number))
    lines = "".join(f"{json.dumps(_as_json(entry), ensure_ascii=False)}\n" for entry in entries)
    written = (write(slips, f"round-{number:06d}.entries.jsonl", lines),)
    try:
        record = past_round(entries, number).record()
    except Fault:
        raise
    except Exception:  # noqa: BLE001 - it can't be played again: the entries must do
        return written
    return write(slips, f"round-{number:06d}.round.toml", record), *written


def write(slips: SlipStore, name: str, text: str) -> Kept:
    """Write a text file beside the slips. Returns where it lies. Raises `Fault`."""
    try:
        return slips.keep(name, text.encode())
    except OSError as error:
        path = slips.folder / name
        raise Fault(
            "{path}: {error}.", "Check the folder of the slips.", path=path, error=error.strerror
        ) from error


def notices(kept: Iterable[Kept]) -> list[str]:
    """The notices of the files, each once."""
    return list(dict.fromkeys(each.notice for each in kept if each.notice))


def _as_json(entry: Entry) -> dict[str, object]:
    return {
        "seq": entry.seq,
        "round": entry.round_no,
        "kind": entry.kind.value,
        "person": entry.person,
        "role": entry.role,
        "at": entry.stamp.wall().isoformat(),
        "data": entry.data,
    }
