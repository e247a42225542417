"""`tablemgr backup`: copies journals, staff register and house profile, also of an open table."""

from __future__ import annotations

import argparse
import os
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import platformdirs

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import add_file, sync_folder
from tablemgr.house.staff.store import FILE_NAME
from tablemgr.house.table_key import pem_of, read_key
from tablemgr.journal import verify
from tablemgr.journal.anchor import anchor_of
from tablemgr.journal.place import beside
from tablemgr.journal.snapshot import at_rest

KEPT = 30
"""So many back-ups are kept, if nothing else is said."""
FORM = "%Y%m%dT%H%M%SZ"
"""How a back-up's folder is named: by its time, so that the names sort as the times do."""


def main(argv: Sequence[str]) -> int:
    """Copy the journals, the staff register and the house profile into a new folder."""
    options = _parser().parse_args(argv)
    data = options.data or platformdirs.user_data_path("tablemgr")
    profiles = platformdirs.user_config_path("tablemgr")
    made = back_up(data, profiles, options.to, datetime.now(UTC), keep=options.keep)
    print(f"tablemgr: the back-up is in {made}")
    return 0


def back_up(data: Path, profiles: Path, target: Path, now: datetime, *, keep: int = KEPT) -> Path:
    """Copy what lies in `data` and `profiles` into a folder of `target` that the time names, and
    give it. The folder gets its name when all is in it; then the oldest go, so that `keep` are
    left.

    Raises `Fault` if a journal can't be read or is damaged, or if there is a back-up of that second
    already.
    """
    whole = target / now.strftime(FORM)
    if whole.exists():
        raise Fault(
            "There is a back-up {whole} already.", "Try again in a second.", whole=whole.name
        )
    target.mkdir(mode=0o700, parents=True, exist_ok=True)
    part = target / f".{whole.name}"
    shutil.rmtree(part, ignore_errors=True)
    for path in sorted(data.glob("tables/*.journal")):
        _copy_journal(path, part / "tables" / path.name)
    if (data / "staff").is_dir():
        for path in sorted((data / "staff").iterdir()):
            if path.name == FILE_NAME:
                _copy_register(path, part / "staff" / path.name)
            elif path.is_file() and not path.name.startswith(FILE_NAME):
                _copy(path, part / "staff" / path.name)
    for path in sorted(profiles.glob("keys/*.key")):
        copy = part / "keys" / f"{path.stem}.pub"
        copy.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        add_file(copy, pem_of(read_key(path).public_key()).encode())
    for path in sorted(profiles.glob("*.toml")):
        _copy(path, part / "profiles" / path.name)
    part.mkdir(exist_ok=True)
    for folder in (part, *(path for path in part.rglob("*") if path.is_dir())):
        sync_folder(folder)
    part.rename(whole)
    sync_folder(target)
    for old in _back_ups(target)[:-keep]:
        shutil.rmtree(old)
    return whole


def _copy(path: Path, copy: Path) -> None:
    copy.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with path.open("rb") as source, copy.open("xb") as written:
        shutil.copyfileobj(source, written)
        written.flush()
        os.fsync(written.fileno())


def _copy_register(path: Path, copy: Path) -> None:
    """Copy the staff register as it is at one moment, also while a table uses it."""
    copy.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    add_file(copy, b"")
    try:
        with (
            closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
            (sound,) = target.execute("PRAGMA integrity_check").fetchone()
    except sqlite3.Error as error:
        raise Fault(
            "{path}: the staff register can't be copied: {error}.",
            "The back-ups before stay.",
            path=path,
            error=error,
        ) from error
    if sound != "ok":
        raise Fault(
            "{path}: the staff register is damaged: {sound}.",
            "The back-ups before stay.",
            path=path,
            sound=sound,
        )


def _copy_journal(path: Path, copy: Path) -> None:
    """Copy the journal as it is at this moment, with its log. The anchor is copied before it: it
    never claims an entry that the journal does not hold by then.
    """
    if anchor_of(path).is_file():
        _copy(anchor_of(path), anchor_of(copy))
    with at_rest(path) as (still, _):
        _copy(still, copy)
        log = beside(still, "-wal")
        if log.is_file():
            _copy(log, beside(copy, "-wal"))
    found = verify(copy)
    if not found.ok:
        raise Fault(
            "{path}: the journal is damaged, or its copy is: {problems}",
            "Look with `tablemgr journal verify`. The back-ups made before stay.",
            path=path,
            problems=found.problems[0].message,
        )


def _back_ups(target: Path) -> list[Path]:
    return sorted(path for path in target.iterdir() if is_back_up(path))


def is_back_up(path: Path) -> bool:
    """Say whether a folder is named as a back-up is."""
    try:
        datetime.strptime(path.name, FORM).replace(tzinfo=UTC)
    except ValueError:
        return False
    return path.is_dir()


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 1")
    return int(text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tablemgr backup", description=main.__doc__)
    parser.add_argument(
        "--to", type=Path, required=True, metavar="FOLDER", help="the folder of the back-ups"
    )
    parser.add_argument(
        "--keep", type=_count, default=KEPT, help="how many are kept, %(default)s if not given"
    )
    parser.add_argument(
        "--data", type=Path, help="the folder of journals and slips; if not given, the user's own"
    )
    return parser
