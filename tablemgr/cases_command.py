"""`tablemgr cases JOURNAL`: the case file of a table: found by kind, person, paragraph and date.

Reads the journal without touching it. With `--slip N` the printable slip of one case.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from datetime import date
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from tablemgr.case_file import CaseFile, case_files
from tablemgr.errors import Fault
from tablemgr.journal import reading


def main(argv: Sequence[str]) -> int:
    """List cases, or print one. Gives 0. Raises `Fault` where the journal can't be read."""
    options = _parser().parse_args(argv)
    path = Path(options.journal)
    with reading(path) as reader:
        header = reader.header
        found = case_files(reader.entries())
    if options.slip is not None:
        return _slip(found, options.slip, options.out, header.house, header.table_id)
    for file in (file for file in found if _wanted(file, options)):
        print(json.dumps(as_json(file, header.table_id)) if options.json else _line(file))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tablemgr cases", description="List the cases of a journal, or print one."
    )
    parser.add_argument("journal", metavar="JOURNAL")
    parser.add_argument("--kind", help="e.g. foreign-card")
    parser.add_argument("--person", help="who dealt, reported or signed")
    parser.add_argument("--paragraph", help="e.g. 5.7")
    parser.add_argument("--from", dest="since", type=date.fromisoformat, metavar="DATE")
    parser.add_argument("--to", dest="until", type=date.fromisoformat, metavar="DATE")
    parser.add_argument("--json", action="store_true", help="one object a line")
    parser.add_argument("--slip", type=int, metavar="N", help="the slip of case N, as text")
    parser.add_argument("--out", metavar="FILE", help="with --slip: a PDF file instead")
    return parser


def _wanted(file: CaseFile, options: argparse.Namespace) -> bool:
    day = file.opened.wall().date()
    return (
        options.kind in (None, file.kind)
        and options.paragraph in (None, file.paragraph)
        and (options.person is None or options.person in file.people)
        and (options.since is None or day >= options.since)
        and (options.until is None or day <= options.until)
    )


def _line(file: CaseFile) -> str:
    person, role = file.signed_by
    signed = f"{file.remedy}, signed by {person} ({role})" if person else "noted"
    state = signed if file.closed is not None else "open"
    time = file.opened.wall().isoformat(sep=" ", timespec="seconds")
    return (
        f"{file.number:>5}  {time}  Round {file.round_no}  {file.paragraph}  {file.kind}: "
        f"{file.noticed}  [{state}]"
    )


def as_json(file: CaseFile, table: str) -> dict[str, Any]:
    """The case as one object; amounts are strings with two decimals."""
    return {
        "number": file.number,
        "table": table,
        "round": file.round_no,
        "game": file.game,
        "kind": file.kind,
        "paragraph": file.paragraph,
        "box": file.box,
        "noticed": file.noticed,
        "reported": file.reported,
        "opened": file.opened.wall().isoformat(),
        "closed": None if file.closed is None else file.closed.wall().isoformat(),
        "dealer": file.dealer,
        "by": file.by,
        "stops": file.stops,
        "remedy": file.remedy,
        "reason_code": file.reason_code,
        "acts": [
            {"line": act.line, "person": act.person, "role": act.role, "code": act.code}
            for act in file.acts
        ],
        "effects": [
            {
                "player": effect.player,
                "before": str(effect.before),
                "after": str(effect.after),
                "returned": str(effect.returned),
            }
            for effect in file.effects
        ],
        "house": str(file.house),
        "raw": [{"seq": raw.seq, "port": raw.port, "hex": raw.data.hex()} for raw in file.raw],
    }


def _slip(found: Sequence[CaseFile], number: int, out: str | None, house: str, table: str) -> int:
    from tablemgr.slips.case_slip import CaseHead, lines_of, render  # noqa: PLC0415 - loads reportlab
    from tablemgr.slips.paper import Paper  # noqa: PLC0415 - loads reportlab too

    file = next((each for each in found if each.number == number), None)
    if file is None:
        raise Fault(f"There is no case {number}.", f"The journal has {len(found)} of them.")
    head = CaseHead(house, table, file.opened.wall())
    if out is None:
        print("\n".join(lines_of(file, head)))
        return 0
    with as_file(files("assets") / "fonts") as fonts:
        pdf = render(file, head, Paper.A6, fonts)
    try:
        Path(out).write_bytes(pdf)
    except OSError as error:
        raise Fault(f"{out}: {error.strerror}.", "Say another file with --out.") from None
    print(out)
    return 0
