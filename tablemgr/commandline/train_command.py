"""`tablemgr train progress | test`: how far somebody has come, and what came of a table test."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import brought, keep_new
from tablemgr.basics.terminal import shown
from tablemgr.training.diary import diary_of, read_diary, trainees
from tablemgr.training.progress import LEAST_IN_A_GROUP, TraineeProgress, group_items, progress
from tablemgr.training.progress_text import as_csv, as_lines
from tablemgr.training.table_test.sheet import is_passed, musts, read_sheet, sheets, timeline

ACTS: Final = ("progress", "test")
"""The words after `train` that open no window."""


def main(argv: Sequence[str], now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> int:
    """`tablemgr train progress …`; exit status 0. Raises `Fault` if a diary can't be read."""
    options = _parser().parse_args(argv)
    folder = options.data / "training" if options.data else _own_folder()
    if options.act == "test":
        return _test(folder, options.number)
    if options.group:
        return _group(folder, as_json=options.json)
    known = trainees(folder)
    if not known:
        raise Fault("Nobody has trained here yet.", "`tablemgr train` opens the training table.")
    if options.name is None and len(known) != 1:
        raise Fault("Whose progress?", "Name one with --name: {names}.", names=", ".join(known))
    name = known[0] if options.name is None else options.name
    if name not in known:
        raise Fault(
            "{name!r} has not trained here.",
            "Known: {names}.",
            name=name,
            names=", ".join(known),
        )
    found = progress(name, read_diary(diary_of(folder, name)), now())
    _give(found, options)
    return 0


def _give(found: TraineeProgress, options: argparse.Namespace) -> None:
    """Print it, or write it to the files that were named."""
    if options.csv:
        keep_new(options.csv, as_csv(found).encode())
    if options.pdf:
        from tablemgr.training.progress_pdf import render  # noqa: PLC0415 - loads reportlab

        keep_new(options.pdf, render(found, brought("assets") / "fonts"))
    if options.json:
        print(json.dumps(_as_json(found), ensure_ascii=False))
    elif not (options.csv or options.pdf):
        for line in as_lines(found):
            print(shown(line))


def _as_json(found: TraineeProgress) -> dict[str, Any]:
    made: dict[str, Any] = msgspec.to_builtins(found)
    for told, game in zip(made["games"], found.games, strict=True):
        told["ready"], told["wanted"] = game.ready, game.wanted
    return made


def _group(folder: Path, *, as_json: bool) -> int:
    """All trainees together; nobody is named, and nothing of fewer than five people is told."""
    found = group_items([read_diary(diary_of(folder, name)) for name in trainees(folder)])
    for item, people, asked, wrong in found:
        told = {"item": item, "people": people, "asked": asked, "wrong": wrong}
        print(json.dumps(told) if as_json else f"{item}: {wrong} wrong of {asked}, {people} people")
    if not found and not as_json:
        print(f"No item was practised by {LEAST_IN_A_GROUP} people yet.")
    return 0


def _test(folder: Path, number: int | None) -> int:
    """List the table tests, or show what happened in one."""
    files = sheets(folder)
    if number is None:
        for file in files:
            sheet = read_sheet(file)
            came = "passed" if is_passed(sheet) else "not passed"
            day = sheet.begun.date().isoformat()
            print(shown(f"{int(file.stem)}  {day}  {sheet.candidate}  {sheet.title}  {came}"))
        return 0
    if not 1 <= number <= len(files):
        raise Fault(
            "There is no table test {number}.",
            "There are {count}.",
            number=number,
            count=len(files),
        )
    sheet = read_sheet(files[number - 1])
    print(shown(f"{sheet.candidate}, {sheet.title}, seed {sheet.seed}"))
    for must in musts(sheet):
        print(shown(f"{'holds' if must.holds else 'FAILS'}  {must.what}: {must.found}"))
    for line in timeline(sheet):
        print(shown(line))
    return 0


def _own_folder() -> Path:
    from platformdirs import user_data_path  # noqa: PLC0415 - not if a folder is named

    return user_data_path("tablemgr") / "training"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tablemgr train", description="What was learned.")
    acts = parser.add_subparsers(required=True, metavar="ACT", dest="act")
    told = acts.add_parser("progress", help="how far somebody has come")
    told.add_argument("--name", help="whose; if not given, of the only trainee")
    told.add_argument("--data", type=Path, help="the folder of journals and slips")
    told.add_argument("--json", action="store_true", help="one JSON object")
    told.add_argument("--csv", type=Path, metavar="FILE", help="write the items to a new file")
    told.add_argument("--pdf", type=Path, metavar="FILE", help="write a page to a new file")
    told.add_argument("--group", action="store_true", help="all trainees together, unnamed")
    test = acts.add_parser("test", help="the table tests, or one second by second")
    test.add_argument("number", type=int, nargs="?", help="which; if not given, all are listed")
    test.add_argument("--data", type=Path, help="the folder of journals and slips")
    return parser
