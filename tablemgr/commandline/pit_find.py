"""`tablemgr pit find FILE cases | rounds | slips`: what happened at any table of a pit.

Reads the pit's server; the tables are not asked. Prints a line for each thing that is found, table
by table.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tablemgr.basics.errors import Fault
from tablemgr.basics.terminal import shown
from tablemgr.commandline.cases_command import as_json as case_as_json
from tablemgr.commandline.cases_command import line_of as line_of_case
from tablemgr.commandline.gaming_days import day_argument
from tablemgr.past.case_kinds import KIND_WORDS
from tablemgr.past.case_search import DAYS_KNOWN, Wanted
from tablemgr.past.day_report import RoundResult
from tablemgr.pit.marks import TableMark, completeness, table_marks
from tablemgr.pit.search import Days, FoundSlip, PitSearch
from tablemgr.pit.server import connect, read_address

EXIT_OK: Final = 0
EXIT_NOTHING: Final = 1
_TOLD: Final = {
    "cases": "what went wrong",
    "rounds": "Rounds by number, Dealer or Player",
    "slips": "slips by kind and number",
}


def add_parser(acts: Any) -> None:
    """Add the word `find` to those of `tablemgr pit`."""
    parser: argparse.ArgumentParser = acts.add_parser(
        "find", help="cases, Rounds and slips of all tables"
    )
    parser.add_argument(
        "address", type=Path, metavar="FILE", help="as `tablemgr pit desk` wrote it"
    )
    whats = parser.add_subparsers(dest="what", required=True, metavar="|".join(_TOLD))
    of_all = argparse.ArgumentParser(add_help=False)
    of_all.add_argument("--table", action="append", default=[], help="may stand several times")
    of_all.add_argument("--from", dest="since", type=day_argument, metavar="DAY", help=DAYS_KNOWN)
    of_all.add_argument("--to", dest="until", type=day_argument, metavar="DAY", help=DAYS_KNOWN)
    of_all.add_argument("--json", action="store_true", help="one JSON object a line")
    of_all.add_argument("--number", type=int, metavar="N", help="its number at its table")
    made = {name: whats.add_parser(name, parents=[of_all], help=of) for name, of in _TOLD.items()}
    made["cases"].add_argument("--paragraph", default="", help="e.g. 5.7")
    for name, of_kind in (("cases", "e.g. foreign-card"), ("slips", "e.g. settlement, fill")):
        made[name].add_argument("--kind", default="", help=of_kind)
    for name in ("cases", "rounds"):
        made[name].add_argument(
            "--person", default="", help="who dealt, reported, signed or played"
        )


def find(options: argparse.Namespace) -> int:
    """Print what is found; exit status 1 if it is nothing. Raises `Fault`."""
    if options.what == "rounds" and options.number is None and not options.person:
        raise Fault("Which Rounds?", "Give --number or --person.")
    if options.what == "cases" and options.kind and options.kind not in KIND_WORDS:
        raise Fault("There is no kind {kind!r}.", kind=options.kind)
    with connect(read_address(options.address)) as server:
        marks = {mark.table: mark for mark in table_marks(server) if mark.last_seq >= 0}
        for table in options.table:
            if table not in marks:
                raise Fault("The server has no journal of {table}.", table=table)
        search = PitSearch(server, Days(options.since, options.until))
        lines = 0
        for table in options.table or marks:
            for data, line in _found(search, marks[table], options):
                lines += 1
                print(json.dumps(data) if options.json else shown(f"{table}  {line}"))
        print(f"tablemgr: {completeness(list(marks.values()))}", file=sys.stderr)
    return EXIT_OK if lines else EXIT_NOTHING


def _found(
    search: PitSearch, mark: TableMark, options: argparse.Namespace
) -> Iterator[tuple[dict[str, Any], str]]:
    """Each thing as data and as a line without its table."""
    if options.what == "cases":
        wanted = Wanted(
            options.kind, options.person, options.paragraph, options.since, options.until
        )
        for file in search.cases(mark):
            if wanted.fits(file) and options.number in (None, file.number):
                yield case_as_json(file, mark.table), line_of_case(file)
    elif options.what == "rounds":
        for each in search.rounds(mark, options.number, options.person):
            yield _round_as_json(each, mark.table), _line_of_round(each)
    else:
        for slip in search.slips(mark):
            if options.kind in ("", slip.kind) and options.number in (None, slip.number):
                yield _slip_as_json(slip, mark.table), _line_of_slip(slip)


def _line_of_round(found: RoundResult) -> str:
    won = "no amounts" if found.house_won is None else f"the House won {found.house_won}"
    ends = "void" if found.is_void else "open" if found.is_open else won
    cases = f", {found.cases} cases" if found.cases else ""
    return (
        f"{found.opened:%Y-%m-%d %H:%M:%S}  Round {found.number}  {found.game}, dealt by "
        f"{found.dealer}: {ends}{cases}"
    )


def _round_as_json(found: RoundResult, table: str) -> dict[str, Any]:
    return {
        "table": table,
        "round": found.number,
        "game": found.game,
        "dealer": found.dealer,
        "opened": found.opened.isoformat(),
        "ended": found.ended.isoformat(),
        "house_won": None if found.house_won is None else str(found.house_won),
        "void": found.is_void,
        "open": found.is_open,
        "cases": found.cases,
    }


def _line_of_slip(slip: FoundSlip) -> str:
    return f"{slip.at:%Y-%m-%d %H:%M:%S}  {slip.kind} {slip.number}  Round {slip.round_no}"


def _slip_as_json(slip: FoundSlip, table: str) -> dict[str, Any]:
    found = {"table": table, "kind": slip.kind, "number": slip.number}
    return found | {"round": slip.round_no, "at": slip.at.isoformat()}
