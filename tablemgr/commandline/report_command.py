"""`tablemgr report …`: what a table's journal tells of its money, its pace and its dealers."""

from __future__ import annotations

import argparse
import csv
import io
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import brought, keep_new
from tablemgr.basics.money import ZERO, Money
from tablemgr.commandline.gaming_days import add_begin_of_day, begin_of_day, day_argument
from tablemgr.commandline.report_audit import audit
from tablemgr.commandline.spoken import speaker
from tablemgr.house.sealing import newest_key
from tablemgr.journal import EntryKind, JournalReader, reading
from tablemgr.past.case_book import case_files
from tablemgr.past.case_search import DAYS_KNOWN
from tablemgr.past.day_report import CONTEXT, DayReport, RoundResult, report_of
from tablemgr.past.luck import explain, explain_games, explain_parts
from tablemgr.past.report_choice import of_day, of_session
from tablemgr.past.report_page import LARGE, ReportExtras, page_of, page_of_pit
from tablemgr.past.report_parts import ReportPage, lines_of
from tablemgr.past.theory import edges_of
from tablemgr.past.variance_hints import hints_of

_KINDS: Final = {
    "session": "one session of the tray: its money and its Rounds",
    "shift": "every Round and session in the journal, by shift and by Dealer",
    "day": "the Rounds and sessions of one day",
    "audit-day": "numbers, copies, slips and voids of one day, as an auditor compares them",
}
_COLUMNS: Final = (
    *("round", "session", "shift", "game", "dealer", "opened", "ended", "house won", "staked"),
    *("void", "open", "reopened", "cases", "seconds", "pace seconds", "idle seconds"),
    "theoretical win",
)
_NOT_AS_DATA: Final = ("lines", "laid")
"""What a Round holds for other reports."""


def main(argv: Sequence[str]) -> int:
    """Print a report, or write it; exit status 1 if an audit has found something."""
    arguments, say = _parser().parse_args(argv), speaker(CONTEXT)
    status, texts, reports = 0, list[str](), dict[str, DayReport]()
    for file in arguments.files:
        with reading(Path(file)) as reader:
            kinds = (EntryKind.ACT, EntryKind.SESSION)
            chosen = _chosen(report_of(reader.entries(kinds=kinds)), arguments)
            if arguments.kind == "audit-day":
                said, wrong = audit(reader, chosen, arguments.slips)
                title = say("Audit of table {table}", table=reader.header.table_id)
                texts.append("\n  ".join([title, *said]) + "\n")
                status = max(status, int(wrong))
            elif arguments.csv:
                texts.append(_as_csv(chosen.rounds, head=not texts, theory=arguments.theory))
            elif arguments.json:
                texts.append(
                    json.dumps(_as_json(reader, chosen, arguments.theory), indent=1) + "\n"
                )
            else:
                reports[reader.header.table_id] = chosen
                page = _page(reader, chosen, arguments)
                if arguments.pdf:
                    _save_pdf(page, arguments)
                    return 0
                texts.append("\n".join(lines_of(page)) + "\n")
    if len(reports) > 1:
        texts.append("\n".join(lines_of(page_of_pit(reports, say))) + "\n")
    _write("".join(texts), arguments.out)
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tablemgr report", description=main.__doc__)
    kinds = parser.add_subparsers(dest="kind", required=True, metavar="KIND")
    for name, told in _KINDS.items():
        kind = kinds.add_parser(name, help=told)
        if name == "session":
            kind.add_argument("number", type=int, metavar="N", help="its number, from 1")
        if name in ("day", "audit-day"):
            kind.add_argument("day", type=day_argument, metavar="DAY", help=DAYS_KNOWN)
            add_begin_of_day(kind)
        kind.add_argument("files", metavar="JOURNAL", nargs="+", help="journals, one a table")
        if name == "audit-day":
            kind.add_argument(
                "--slips", type=Path, metavar="FOLDER", help="compare the slips in it as well"
            )
        else:
            _add_forms(kind)
        kind.add_argument("--out", metavar="FILE", help="a new file; without it, standard output")
    return parser


def _add_forms(kind: argparse.ArgumentParser) -> None:
    form = kind.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true", help="a line a Round")
    form.add_argument("--json", action="store_true", help="one JSON object a table")
    form.add_argument("--pdf", action="store_true", help="on paper, with curves; needs --out")
    kind.add_argument(
        "--theory",
        action="store_true",
        help="what the Rounds should have won on average; may take a minute",
    )
    kind.add_argument(
        "--over",
        type=_amount,
        default=LARGE,
        metavar="AMOUNT",
        help=f"name each payout from this amount on; default: {LARGE}",
    )


def _amount(text: str) -> Money:
    try:
        return Money.parse(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not an amount such as 500.00") from None


def _chosen(report: DayReport, arguments: argparse.Namespace) -> DayReport:
    if arguments.kind == "session":
        found = of_session(report, arguments.number)
        if not found.sessions:
            raise Fault("The journal has no session {number} of the tray.", number=arguments.number)
        return found
    return (
        report
        if arguments.kind == "shift"
        else of_day(report, arguments.day, begins=begin_of_day(arguments))
    )


def _page(reader: JournalReader, chosen: DayReport, arguments: argparse.Namespace) -> ReportPage:
    rounds = {each.number for each in chosen.rounds}
    cases = [each for each in case_files(reader.entries()) if each.round_no in rounds]
    theory = explain_games(chosen.rounds, edges_of) if arguments.theory else ()
    hints = hints_of(reader, sessions={each.number for each in chosen.sessions})
    by = explain_parts(chosen.rounds, edges_of) if arguments.theory else ()
    say, (key, public) = speaker(CONTEXT), newest_key(reader)
    extras = ReportExtras(tuple(cases), hints, theory, by, arguments.over, public)
    said = {"table": reader.header.table_id, "key": key}
    title = (
        say("Table {table}, signed by the key {key}", **said)
        if key
        else say("Table {table}", **said)
    )
    return page_of(title, chosen, extras, say)


def _save_pdf(page: ReportPage, arguments: argparse.Namespace) -> None:
    from tablemgr.slips.report_pdf import render  # noqa: PLC0415 - loads reportlab

    if arguments.out is None or len(arguments.files) > 1:
        raise Fault("A report on paper is of one journal, in a file of its own.", "Give --out.")
    keep_new(Path(arguments.out), render(page, brought("assets") / "fonts"))
    print(arguments.out)


def _write(text: str, out: str | None) -> None:
    if out is None:
        sys.stdout.write(text)
    else:
        keep_new(Path(out), text.encode())
        print(out)


# --- data ----------------------------------------------------------------------------------------


def _as_csv(rounds: Sequence[RoundResult], *, head: bool, theory: bool) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    if head:
        writer.writerow(_COLUMNS)
    for each in rounds:
        won = "" if each.house_won is None else str(each.house_won)
        staked = sum(each.stakes.values(), ZERO)
        writer.writerow(
            [
                *(each.number, each.session or "", each.shift or "", each.game, each.dealer),
                *(each.opened.isoformat(), each.ended.isoformat(), won, staked),
                *(int(each.is_void), int(each.is_open), int(each.reopened), each.cases),
                *(round(sum(each.seconds.values()), 3), round(each.pace_s, 3)),
                round(each.idle_s, 3),
                explain([each], edges_of(each)).theoretical if theory else "",
            ]
        )
    return out.getvalue()


def _as_json(reader: JournalReader, report: DayReport, theory: bool) -> dict[str, Any]:
    found: dict[str, Any] = {
        "table": reader.header.table_id,
        "key": dict(zip(("fingerprint", "public"), newest_key(reader), strict=True)),
        "sessions": [_plain(each) for each in report.sessions],
        "rounds": [_plain(each) for each in report.rounds],
        "transfers": [_plain(each) for each in report.transfers],
    }
    if theory:
        parts = explain_games(report.rounds, edges_of)
        found["theory"] = {name.in_words(): _plain(each) for name, each in parts}
    return found


def _plain(struct: Any) -> dict[str, Any]:
    names = [name for name in struct.__struct_fields__ if name not in _NOT_AS_DATA]
    return {name: _word(getattr(struct, name)) for name in names}


def _word(value: Any) -> Any:
    if isinstance(value, Money):
        return str(value)
    if isinstance(value, dict):
        return {name: _word(each) for name, each in value.items()}
    if isinstance(value, tuple):
        return [_word(each) for each in value]
    if hasattr(value, "__struct_fields__"):
        return _plain(value)
    return value.isoformat() if hasattr(value, "isoformat") else value
