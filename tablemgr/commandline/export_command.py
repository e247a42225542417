"""`tablemgr journal export FILE…`: Rounds as round records, or everything that is told of them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

from msgspec import Struct

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import keep_new
from tablemgr.journal import EntryKind, JournalReader, reading
from tablemgr.past.case_search import DAYS_KNOWN, day_of
from tablemgr.past.full_export import full_lines, left_out, rounds_of_day
from tablemgr.past.history import PastRound, past_round

_MORE = "`--full` exports it; what the device sent: `tablemgr journal raw`."


class Exported(Struct, frozen=True):
    """One Round of one table, exported."""

    table: str
    round_no: int
    past: PastRound
    full: list[dict[str, Any]]
    left_out: list[str]


def add_export(actions: Any) -> None:
    """Add the command to those of `tablemgr journal`."""
    export = actions.add_parser("export", help="write Rounds as round records, or all that is told")
    export.add_argument("files", metavar="FILE", nargs="+", help="journals, one a table")
    which = export.add_mutually_exclusive_group()
    which.add_argument("--round", type=int, metavar="N", help="without it, every Round")
    which.add_argument("--day", type=_day, metavar="DAY", help=f"Rounds opened then: {DAYS_KNOWN}")
    export.add_argument(
        "--full",
        action="store_true",
        help="persons, times, reasons, moves, inferred Hits and corrections: a JSON object a line",
    )
    export.add_argument(
        "--out",
        metavar="FILE",
        help="the file to write, for several round records a folder; without it, standard output",
    )


def _day(text: str) -> date:
    try:
        return day_of(text, date.today())
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def export(arguments: argparse.Namespace) -> int:
    """Write what is asked for; exit status 0, or 1 if one of several Rounds can't be a record.

    Raises `Fault` if there is nothing of it, or if the only one can't be a record.
    """
    rounds = [
        each
        for file in arguments.files
        for each in _rounds(Path(file), arguments.round, arguments.day)
    ]
    if not rounds:
        names = ", ".join(arguments.files)
        if arguments.day is None:
            raise Fault("There is no Round in {names}.", names=names)
        raise Fault("There is no Round of {day} in {names}.", day=arguments.day, names=names)
    asked = len(rounds)
    out = None if arguments.out is None else Path(arguments.out)
    if arguments.full:
        lines = (json.dumps(line, ensure_ascii=False) for each in rounds for line in each.full)
        _write("".join(f"{line}\n" for line in lines), out)
        return 0
    if len(rounds) == 1 and (out is None or not out.is_dir()):
        _write(rounds[0].past.record(), out)
    elif out is None:
        raise Fault(
            "{count} Rounds are as many round records.",
            "Name a folder with --out, one Round with --round, or export them with --full.",
            count=len(rounds),
        )
    else:
        out.mkdir(parents=True, exist_ok=True)
        rounds = [each for each in rounds if _kept(each, out)]
    for each in rounds:
        said = f"Round {each.round_no} of {each.table}, not in its record: "
        print(f"{said}{', '.join(each.left_out)}. {_MORE}", file=sys.stderr)
    return 0 if len(rounds) == asked else 1


def _kept(exported: Exported, folder: Path) -> bool:
    """Write the Round's record into the folder; if there can be none, say so and give False."""
    try:
        text = exported.past.record()
    except Fault as fault:
        print(f"{exported.table}: {fault}", file=sys.stderr)
        return False
    _write(text, folder / f"{exported.table}-{exported.round_no:06d}.round.toml")
    return True


def _write(text: str, out: Path | None) -> None:
    if out is None:
        print(text, end="")
    else:
        keep_new(out, text.encode())
        print(out)


def _rounds(path: Path, round_no: int | None, day: date | None) -> Iterator[Exported]:
    with reading(path) as reader:
        for number in [round_no] if round_no is not None else _numbers(reader, day):
            entries = list(reader.entries(round_no=number))
            past = past_round(entries, number)
            if past.lies_face_down:
                raise Fault(
                    "{path}: Round {number} is in play, and its cards lie face down.",
                    "Export it once the Round is over.",
                    path=path,
                    number=number,
                )
            table = reader.header.table_id
            yield Exported(table, number, past, list(full_lines(entries, table)), left_out(entries))


def _numbers(reader: JournalReader, day: date | None) -> list[int]:
    return rounds_of_day(reader.entries(kinds=(EntryKind.ACT,)), day)
