"""Somebody with the source of the program and the disk in his hands."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec.structs import replace

from tablemgr.house.sealing import seal_of
from tablemgr.house.standing import SEAL
from tablemgr.journal import Draft, Entry, Journal, reading
from tablemgr.journal.anchor import anchor_of

Change = Callable[[Entry, dict[str, Any]], dict[str, Any] | None]
"""Gives the data of an entry as it is to be; None if the entry is to be left out."""


def as_it_was(_: Entry, data: dict[str, Any]) -> dict[str, Any]:
    """The entry stays as it is."""
    return data


def raise_payments(_: Entry, data: dict[str, Any]) -> dict[str, Any]:
    """What the House paid is ten times as much."""
    if data.get("command") == "settle":
        data["events"] = json.loads(json.dumps(data["events"]).replace("10000", "100000"))
    return data


def write_anew(
    path: Path,
    change: Change = as_it_was,
    *,
    later_s: int = 0,
    upto: int | None = None,
    key: Ed25519PrivateKey | None = None,
) -> None:
    """Write a journal anew, with a sound chain and an anchor of its own.

    `change` alters the entries, `later_s` moves their times, `upto` is the last entry that is kept.
    With the table's `key` every seal is made again too.
    """
    new = path.with_name("forged.journal")
    with reading(path) as reader, Journal.open(new, reader.header) as journal:
        for entry in reader.entries():
            if upto is not None and entry.seq > upto:
                break
            data = change(entry, json.loads(entry.payload))
            if data is None:
                continue
            if key is not None and SEAL in data:
                data = dict(seal_of(journal, key))
            stamp = replace(entry.stamp, wall_ns=entry.stamp.wall_ns + later_s * 1_000_000_000)
            journal.append_all(
                [Draft(entry.kind, data, entry.round_no, entry.person, entry.role, stamp)]
            )
    for made in (path, anchor_of(path)):
        made.unlink()
    anchor_of(new).rename(anchor_of(path))
    new.rename(path)
    for left in path.parent.glob("forged*"):
        left.unlink()


def put_back(folder: Path, older: Path, *what: str) -> None:
    """Put these folders back as they were in the copy `older`."""
    for name in what:
        shutil.rmtree(folder / name)
        shutil.copytree(older / name, folder / name)
