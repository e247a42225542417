"""A Round written beside the slips: as a round record, and entry by entry as the journal has it.

For whoever looks into a stopped Round: the entries are there even where no record can be made of
them. Reads the journal and changes nothing.
"""

from __future__ import annotations

import json
from pathlib import Path

from tablemgr.errors import Fault
from tablemgr.history import past_round
from tablemgr.journal import Entry
from tablemgr.session import TableSession


def export_round(session: TableSession, folder: Path) -> tuple[Path, ...]:
    """Write the present Round; gives the files, the record first.

    Raises `Fault` if a file can't be written or the journal can't be read.
    """
    number = session.round_no
    entries = list(session.journal.entries(round_no=number))
    lines = "".join(f"{json.dumps(_as_json(entry), ensure_ascii=False)}\n" for entry in entries)
    written = (write(folder, f"round-{number:06d}.entries.jsonl", lines),)
    try:
        record = past_round(entries, number).record()
    except Fault:
        raise
    except Exception:  # noqa: BLE001 - what can't be played again is why it stopped: see the entries
        return written
    return write(folder, f"round-{number:06d}.round.toml", record), *written


def write(folder: Path, name: str, text: str) -> Path:
    """Write a text file there; gives its path. Raises `Fault`."""
    path = folder / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Fault(f"{path}: {error.strerror}.", "Check the folder of the slips.") from error
    return path


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
