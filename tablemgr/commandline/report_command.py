"""`tablemgr report …`: what a table's journal tells of its money, its pace and its dealers."""

from __future__ import annotations

import argparse
import csv
import io
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final

from tablemgr.basics.errors import Fault
from tablemgr.basics.kept import keep_new
from tablemgr.basics.money import ZERO, Money
from tablemgr.journal import EntryKind, reading
from tablemgr.past.case_search import DAYS_KNOWN, day_of
from tablemgr.past.day_report import (
    INITIAL,
    DayReport,
    RoundResult,
    SessionResult,
    explain,
    missing_numbers,
    of_day,
    of_session,
    report_of,
)
from tablemgr.rules.games.families import odds_of
from tablemgr.rules.odds.cores import on_all_cores
from tablemgr.rules.odds.weighing import parts, sum_of_parts, weigh
from tablemgr.rules.rulebook import load

_KINDS: Final = {
    "session": "one session of the tray: its money and its Rounds",
    "shift": "every Round and session in the journal, by dealer",
    "day": "the Rounds and sessions of one day",
    "audit-day": "numbers, copies and voids of one day, as an auditor compares them",
}
_UNKNOWN: Final = "unknown"
_COLUMNS: Final = (
    *("round", "session", "game", "dealer", "opened", "ended", "house won", "staked"),
    *("void", "reopened", "cases", "seconds", "pace seconds"),
)


def main(argv: Sequence[str]) -> int:
    """Print a report, or write it; exit status 1 if an audit has found something."""
    arguments = _parser().parse_args(argv)
    status = 0
    for file in arguments.files:
        with reading(Path(file)) as reader:
            table = reader.header.table_id
            kinds = (EntryKind.ACT, EntryKind.SESSION)
            report = report_of(reader.entries(kinds=kinds))
            slips = list(_slips_with_codes(reader.entries(kinds=(EntryKind.SLIP,))))
        chosen = _chosen(report, arguments)
        if arguments.kind == "audit-day":
            found = list(_audit(chosen, slips))
            status = max(status, int(bool(found)))
            text = _lines(f"Audit of table {table}", [*_audited(chosen, slips), *found])
        elif arguments.csv:
            text = _as_csv(chosen.rounds)
        elif arguments.json:
            text = json.dumps(_as_json(table, chosen, arguments.theory), indent=1) + "\n"
        else:
            text = _lines(f"Table {table}", _told(chosen, theory=arguments.theory))
        _write(text, arguments.out)
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
        kind.add_argument("files", metavar="FILE", nargs="+", help="journals, one a table")
        if name != "audit-day":
            form = kind.add_mutually_exclusive_group()
            form.add_argument("--csv", action="store_true", help="a line a Round")
            form.add_argument("--json", action="store_true", help="one JSON object a table")
            kind.add_argument(
                "--theory",
                action="store_true",
                help="what the Rounds should have won on average; takes up to a minute",
            )
        kind.add_argument("--out", metavar="FILE", help="a new file; without it, standard output")
    return parser


def day_argument(text: str) -> date:
    """The day that a word of the command line means. Raises `ArgumentTypeError`."""
    try:
        return day_of(text, date.today())
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _chosen(report: DayReport, arguments: argparse.Namespace) -> DayReport:
    if arguments.kind == "session":
        found = of_session(report, arguments.number)
        if not found.sessions:
            raise Fault("The journal has no session {number} of the tray.", number=arguments.number)
        return found
    return report if arguments.kind == "shift" else of_day(report, arguments.day)


def _lines(title: str, lines: Sequence[str] | Iterator[str]) -> str:
    return "\n".join([title, *(f"  {line}" for line in lines)]) + "\n"


def _write(text: str, out: str | None) -> None:
    if out is None:
        sys.stdout.write(text)
    else:
        keep_new(Path(out), text.encode())
        print(out)


# --- the text ------------------------------------------------------------------------------------


def _told(report: DayReport, *, theory: bool) -> Iterator[str]:
    for session in report.sessions:
        yield from _session(session)
    yield from _rounds(report)
    if theory:
        yield from _theory(report)
    yield from _by_dealer(report.rounds)


def _session(session: SessionResult) -> Iterator[str]:
    closed = "open" if session.closed is None else f"to {session.closed:%Y-%m-%d %H:%M}"
    yield f"Session {session.number}, {session.opened:%Y-%m-%d %H:%M} {closed} ({session.grade})"
    counted = _UNKNOWN if session.counted_drop is None else str(session.counted_drop)
    yield f"  opener {session.opener}   fills {session.fills}   credits {session.credits}"
    closer = _UNKNOWN if session.closer is None else str(session.closer)
    yield f"  closer {closer}   recorded drop {session.drop}   counted drop {counted}"
    result = _UNKNOWN if session.result is None else str(session.result)
    yield (
        f"  result {result} = Rounds {session.rounds} + tray {session.tray_variance}"
        f" + drop {session.drop_variance}"
    )
    if session.exceptions:
        yield f"  {session.exceptions} exceptions wait for somebody's word"


def _rounds(report: DayReport) -> Iterator[str]:
    rounds = report.rounds
    settled = [each for each in rounds if each.house_won is not None and not each.is_void]
    won = sum((each.house_won or ZERO for each in settled), ZERO)
    voids = sum(each.is_void for each in rounds)
    cases = sum(each.cases for each in rounds)
    yield f"{len(rounds)} Rounds, {voids} void, {cases} cases; the House won {won}"
    seconds: Counter[str] = Counter()
    for each in rounds:
        seconds.update({what: round(s) for what, s in each.seconds.items()})
    spent = sum(each.pace_s for each in rounds)
    if spent:
        yield f"{len(rounds) * 3600 / spent:.1f} Rounds an hour of dealing"
    if seconds:
        yield "Time in each part of a Round, all Rounds together:"
    for what, total in seconds.most_common():
        yield f"  {what.replace('-', ' ')}: {total} s"


def _by_dealer(rounds: Sequence[RoundResult]) -> Iterator[str]:
    dealers: dict[str, list[RoundResult]] = {}
    for each in rounds:
        dealers.setdefault(each.dealer, []).append(each)
    for name, own in sorted(dealers.items()):
        won = sum((each.house_won or ZERO for each in own), ZERO)
        cases = sum(each.cases for each in own)
        yield f"Dealer {name}: {len(own)} Rounds, {cases} cases, the House won {won}"


def _theory(report: DayReport) -> Iterator[str]:
    for (game, decks), rounds in _by_game(report.rounds).items():
        found = explain(rounds, gains_of(game, decks))
        z = _UNKNOWN if found.z is None else f"{found.z:+.2f}"
        yield f"{game}: theoretical win {found.theoretical}, luck {found.luck} (z {z})"
        if found.without_edge:
            yield f"  without {', '.join(found.without_edge)}: their edge is not known"


def _by_game(rounds: Sequence[RoundResult]) -> dict[tuple[str, int], list[RoundResult]]:
    found: dict[tuple[str, int], list[RoundResult]] = {}
    for each in rounds:
        found.setdefault((each.game, each.decks), []).append(each)
    return found


def gains_of(game: str, decks: int) -> dict[str, float]:
    """By the Bet's name what a Player gains on average for each unit, exactly and at his best."""
    book = load(game)
    odds = odds_of(book.family)
    found = {bet: float(odds.expectation(book, decks, bet)) for bet in odds.exact_bets(book)}
    if odds.weigh is not None and INITIAL not in found:
        work = parts(game, decks, odds.strategies[-1])
        found[INITIAL] = sum_of_parts(dict(on_all_cores(weigh, work))).gain
    return found


# --- data ----------------------------------------------------------------------------------------


def _as_csv(rounds: Sequence[RoundResult]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(_COLUMNS)
    for each in rounds:
        won = "" if each.house_won is None else str(each.house_won)
        staked = sum(each.stakes.values(), ZERO)
        writer.writerow(
            [
                *(each.number, each.session or "", each.game, each.dealer),
                *(each.opened.isoformat(), each.ended.isoformat(), won, staked),
                *(int(each.is_void), int(each.reopened), each.cases),
                *(round(sum(each.seconds.values()), 3), round(each.pace_s, 3)),
            ]
        )
    return out.getvalue()


def _as_json(table: str, report: DayReport, theory: bool) -> dict[str, Any]:
    found: dict[str, Any] = {
        "table": table,
        "sessions": [_plain(each) for each in report.sessions],
        "rounds": [_plain(each) for each in report.rounds],
    }
    if theory:
        found["theory"] = {
            f"{game}, {decks} decks": _plain(explain(rounds, gains_of(game, decks)))
            for (game, decks), rounds in _by_game(report.rounds).items()
        }
    return found


def _plain(struct: Any) -> dict[str, Any]:
    values = {name: getattr(struct, name) for name in struct.__struct_fields__}
    return {name: _word(value) for name, value in values.items()}


def _word(value: Any) -> Any:
    if isinstance(value, Money):
        return str(value)
    if isinstance(value, dict):
        return {name: _word(each) for name, each in value.items()}
    if isinstance(value, tuple):
        return [_word(each) for each in value]
    return value.isoformat() if hasattr(value, "isoformat") else value


# --- the audit -----------------------------------------------------------------------------------


def _slips_with_codes(entries: Iterator[Any]) -> Iterator[tuple[str, str, int]]:
    """Kind, what it is of and copy of each slip that has a signed code."""
    for entry in entries:
        if "coded" in entry.data:
            yield entry.data["coded"], entry.data["of"], entry.data["copy"]


def _audited(report: DayReport, slips: Sequence[tuple[str, str, int]]) -> Iterator[str]:
    """Say what was compared, and what was void."""
    kinds = Counter(kind for kind, _ in report.slips)
    counts = ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items())) or "none"
    yield f"Slips of the tray's money, all days: {counts}"
    firsts = sum(not copy for _, _, copy in slips)
    yield f"Signed slips, all days: {firsts} first prints, {len(slips) - firsts} duplicates"
    yield f"Rounds: {len(report.rounds)}, of which void: {sum(r.is_void for r in report.rounds)}"
    for each in report.rounds:
        if each.is_void:
            yield f"  Round {each.number} is void"
    yield from (f"  {void}" for void in report.voids)


def _audit(report: DayReport, slips: Sequence[tuple[str, str, int]]) -> Iterator[str]:
    """Say what does not fit, a sentence each."""
    for what in missing_numbers(report.slips):
        yield f"WRONG: {what}"
    copies: dict[tuple[str, str], list[int]] = {}
    for kind, of, copy in slips:
        copies.setdefault((kind, of), []).append(copy)
    for (kind, of), numbers in copies.items():
        if sorted(numbers) != list(range(len(numbers))):
            yield f"WRONG: the copies of {kind} {of} are {sorted(numbers)}"
    for session in report.sessions:
        if session.exceptions:
            yield f"OPEN: session {session.number} has {session.exceptions} exceptions"
