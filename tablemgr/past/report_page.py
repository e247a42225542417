"""A report as tables and curves, made of what a journal tells: the same for screen, paper and text.

Knows no screen and no paper. Nothing here tells what is left in a running shoe.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from tablemgr.basics.money import ZERO, Money
from tablemgr.past.case_file import CaseFile
from tablemgr.past.case_kinds import kind_words
from tablemgr.past.day_report import DayReport, RoundResult, SessionResult
from tablemgr.past.luck import Explained
from tablemgr.tray.supply import par_advice

UNKNOWN: Final = "unknown"
LARGE: Final = Money(100_000)
"""From which payout on a Bet is named, unless somebody asks for another."""
_HOUR_S: Final = 3600
_LABELS: Final = ("", "")
_COUNTED: Final = ("Rounds", "an hour of dealing", "cases", "the House won")
_GRADES: Final = ("unknown", "projected", "counted", "final")
"""The grades of a result, the weakest first."""


class ReportTable(Struct, frozen=True):
    """A table of texts under a title; `head` names its columns, empty texts if they need none."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class ReportCurve(Struct, frozen=True):
    """A curve: what it shows, and its points from left to right, each with its name."""

    title: str
    points: tuple[tuple[str, float], ...]


class ReportPage(Struct, frozen=True):
    """One table's report."""

    title: str
    tables: tuple[ReportTable, ...]
    curves: tuple[ReportCurve, ...]


class ReportExtras(Struct, frozen=True):
    """Parts of a report besides the walk through the journal, if somebody has it made."""

    cases: tuple[CaseFile, ...] = ()
    hints: Mapping[int, Sequence[str]] = {}
    """What a variance may come from, by the number of its exception."""
    theory: Mapping[str, Explained] = {}
    """By the game's name."""
    theory_by: Mapping[str, Explained] = {}
    """By who dealt, and by the shift."""
    large: Money = LARGE


def page_of(title: str, report: DayReport, extras: ReportExtras | None = None) -> ReportPage:
    """Everything that there is to say, without what is empty."""
    more = extras or ReportExtras()
    over = [each for each in report.rounds if not each.is_open]
    tables = (
        *(_session(each) for each in report.sessions),
        _rounds(report.rounds),
        _seconds(over),
        _by("By Dealer", "Dealer", over, lambda each: each.dealer),
        _by("By shift", "shift", over, lambda each: str(each.shift or UNKNOWN)),
        *(_theory(game, found) for game, found in more.theory.items()),
        _theory_by(more.theory_by),
        _cases(over, more.cases),
        _transfers(report),
        ReportTable("Void", ("",), tuple((each,) for each in report.voids)),
        _large(over, more.large),
        _hints(more.hints),
        _par(report),
    )
    curves = (_won_curve(over), _pace_curve(over))
    return ReportPage(
        title,
        tuple(each for each in tables if each.rows),
        tuple(each for each in curves if len(each.points) > 1),
    )


def page_of_pit(reports: Mapping[str, DayReport]) -> ReportPage:
    """The reports of several tables as one, by the table's name. A result is added up only if it is
    known of each table whose money is kept.
    """
    over = {
        table: [each for each in report.rounds if not each.is_open]
        for table, report in reports.items()
    }
    every = [each for rounds in over.values() for each in rounds]
    rows = [
        (table, *_counted(over[table]), *_results(report.sessions))
        for table, report in reports.items()
    ]
    sessions = [each for report in reports.values() for each in report.sessions]
    rows.append(("all", *_counted(every), *_results(sessions)))
    head = ("table", *_COUNTED, "result", "grade")
    shifts = tuple(
        (table, *row)
        for table, rounds in over.items()
        for row in _by("", "", rounds, lambda each: str(each.shift or UNKNOWN)).rows
    )
    return ReportPage(
        f"All {len(reports)} tables",
        (
            ReportTable("Tables", head, tuple(rows)),
            ReportTable("By table and shift", ("table", "shift", *_COUNTED), shifts),
            _seconds(every),
            _by("By Dealer", "Dealer", every, lambda each: each.dealer),
        ),
        (),
    )


def _results(sessions: Sequence[SessionResult]) -> tuple[str, str]:
    """Add up the results of sessions, and give the weakest of their grades."""
    known = [each.result for each in sessions if each.result is not None]
    if not sessions or len(known) < len(sessions):
        return UNKNOWN, UNKNOWN
    grade = min((each.grade for each in sessions), key=_GRADES.index)
    return str(sum(known, ZERO)), grade


def lines_of(page: ReportPage) -> Iterator[str]:
    """Write the page as plain text: its columns one below the other."""
    yield page.title
    for table in page.tables:
        yield f"  {table.title}"
        rows = [table.head, *table.rows] if any(table.head) else list(table.rows)
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        for row in rows:
            cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
            yield f"    {'  '.join(cells)}".rstrip()


def _session(each: SessionResult) -> ReportTable:
    closed = "open" if each.closed is None else f"to {each.closed:%Y-%m-%d %H:%M}"
    explained = f"Rounds {each.rounds} + tray {each.tray_variance} + drop {each.drop_variance}"
    rows = (
        ("opener", f"{each.opener}, counted by two"),
        ("fills", str(each.fills)),
        ("credits", str(each.credits)),
        ("closer", f"{_or_unknown(each.closer)}{_where_from(each)}"),
        ("recorded drop", str(each.drop)),
        ("counted drop", _or_unknown(each.counted_drop)),
        ("result", f"{_or_unknown(each.result)} = {explained}"),
        *([("of the Rounds corrected", str(each.corrections))] if each.corrections else []),
        *([("exceptions open", str(each.exceptions))] if each.exceptions else []),
    )
    title = f"Session {each.number}, {each.opened:%Y-%m-%d %H:%M} {closed} ({each.grade})"
    return ReportTable(title, _LABELS, rows)


def _where_from(each: SessionResult) -> str:
    """Say where the closer comes from."""
    if each.by_force:
        return ", closed by force: the next opener"
    return "" if each.closer is None else ", counted by two"


def _or_unknown(amount: Money | None) -> str:
    return UNKNOWN if amount is None else str(amount)


def _rounds(rounds: Sequence[RoundResult]) -> ReportTable:
    over = [each for each in rounds if not each.is_open]
    rows = [
        ("Rounds", str(len(over))),
        ("void", str(sum(each.is_void for each in over))),
        ("still open", str(len(rounds) - len(over))),
        ("cases", str(sum(each.cases for each in over))),
        ("the House won", str(_won(over))),
    ]
    spent = sum(each.idle_s + sum(each.seconds.values()) for each in over)
    if spent:
        rows.append(("Rounds an hour", f"{len(over) * _HOUR_S / spent:.1f}"))
    dealt = sum(each.pace_s for each in over)
    if dealt:
        rows.append(("Rounds an hour of dealing", f"{len(over) * _HOUR_S / dealt:.1f}"))
    return ReportTable("Rounds", _LABELS, tuple(rows) if rounds else ())


def _won(rounds: Iterable[RoundResult]) -> Money:
    return sum((each.house_won or ZERO for each in rounds), ZERO)


def _seconds(over: Sequence[RoundResult]) -> ReportTable:
    spent: Counter[str] = Counter()
    for each in over:
        for cause, seconds in each.by_cause().items():
            spent[cause] += round(seconds * 1000)
    in_all = sum(spent.values())
    rows = tuple(
        (
            cause,
            f"{ms / 1000:.0f}",
            f"{ms / 1000 / len(over):.1f}",
            f"{ms / in_all:.0%}",
        )
        for cause, ms in spent.most_common()
        if ms
    )
    return ReportTable("Seconds by cause", ("", "in all", "a Round", "share"), rows)


def _by(
    title: str, name: str, over: Sequence[RoundResult], key: Callable[[RoundResult], str]
) -> ReportTable:
    own: defaultdict[str, list[RoundResult]] = defaultdict(list)
    for each in over:
        own[key(each)].append(each)
    rows = tuple((who, *_counted(rounds)) for who, rounds in own.items())
    return ReportTable(title, (name, *_COUNTED), rows)


def _counted(rounds: Sequence[RoundResult]) -> tuple[str, str, str, str]:
    """Give the texts under `_COUNTED` for these Rounds."""
    dealt = sum(each.pace_s for each in rounds)
    pace = f"{len(rounds) * _HOUR_S / dealt:.1f}" if dealt else UNKNOWN
    cases = str(sum(each.cases for each in rounds))
    return str(len(rounds)), pace, cases, str(_won(rounds))


def _theory(game: str, found: Explained) -> ReportTable:
    rows = [
        (
            each.bet,
            str(each.staked),
            _or_unknown(each.theoretical),
            str(each.won),
            UNKNOWN if each.theoretical is None else str(each.won - each.theoretical),
            _z(each.z),
        )
        for each in found.bets
    ]
    won = str(found.theoretical + found.luck)
    rows.append(("all", "", str(found.theoretical), won, str(found.luck), _z(found.z)))
    head = ("Bet", "staked", "theoretical win", "won", "luck", "z")
    return ReportTable(f"Hold explained, {game}", head, tuple(rows))


def _theory_by(theory: Mapping[str, Explained]) -> ReportTable:
    rows = tuple(
        (who, str(each.theoretical), str(each.theoretical + each.luck), str(each.luck), _z(each.z))
        for who, each in theory.items()
    )
    head = ("", "theoretical win", "won", "luck", "z")
    return ReportTable("Hold explained by Dealer and shift", head, rows)


def _z(z: float | None) -> str:
    return UNKNOWN if z is None else f"{z:+.2f}"


def _cases(over: Sequence[RoundResult], cases: Iterable[CaseFile]) -> ReportTable:
    numbers = {each.number for each in over}
    counts = Counter((each.kind, each.dealer) for each in cases if each.round_no in numbers)
    rows = tuple(
        (kind_words(kind).in_words(), dealer, str(count))
        for (kind, dealer), count in sorted(counts.items())
    )
    return ReportTable("Cases by kind and Dealer", ("", "Dealer", "cases"), rows)


def _transfers(report: DayReport) -> ReportTable:
    rows = tuple(
        (
            each.kind,
            UNKNOWN if each.number is None else str(each.number),
            str(each.request),
            str(each.amount),
            each.ended or "on its way",
            "number not used" if each.is_unused else "",
        )
        for each in report.transfers
    )
    head = ("", "number", "request", "amount", "", "")
    return ReportTable("Fills and credits", head, rows)


def _large(over: Iterable[RoundResult], large: Money) -> ReportTable:
    rows = tuple(
        (str(each.number), str(line.box), line.player, line.bet, str(line.won))
        for each in over
        for line in each.lines
        if line.won >= large
    )
    head = ("Round", "box", "Player", "Bet", "paid")
    return ReportTable(f"Payouts of {large} and more", head, rows)


def _hints(hints: Mapping[int, Sequence[str]]) -> ReportTable:
    rows = tuple((str(number), each) for number, found in hints.items() for each in found)
    return ReportTable(
        "What a variance may come from (a hint, no finding)", ("exception", ""), rows
    )


def _par(report: DayReport) -> ReportTable:
    by_session: dict[int, list[Money]] = {each.number: [] for each in report.sessions}
    for each in report.transfers:
        if each.kind == "fill" and each.moved and each.session in by_session:
            by_session[each.session].append(each.amount)
    advice = par_advice(by_session.values())
    if advice is None:
        return ReportTable("Par", _LABELS, ())
    words = f"by {advice[0]} to {advice[1]}, if the House approves it"
    return ReportTable("Par", _LABELS, (("advice: a larger par", words),))


def _won_curve(over: Sequence[RoundResult]) -> ReportCurve:
    won, points = ZERO, []
    for each in over:
        won += each.house_won or ZERO
        points.append((str(each.number), int(won) / 100))
    return ReportCurve("What the House has won, Round by Round", tuple(points))


def _pace_curve(over: Sequence[RoundResult]) -> ReportCurve:
    hours = Counter(f"{each.opened:%m-%d %H}" for each in over)
    return ReportCurve(
        "Rounds in each hour", tuple((h, float(n)) for h, n in sorted(hours.items()))
    )
