"""A report as tables and curves, made of what a journal tells: the same for screen, paper and text,
in the reader's language.

Knows no screen and no paper. Nothing here tells what is left in a running shoe.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from tablemgr.basics.messages import Message, Speaker, translate
from tablemgr.basics.money import ZERO, Money
from tablemgr.past.case_file import CaseFile
from tablemgr.past.case_kinds import kind_words
from tablemgr.past.day_report import (
    CONTEXT,
    ENDINGS,
    DayReport,
    RoundResult,
    SessionResult,
)
from tablemgr.past.luck import Explained, Parts
from tablemgr.past.report_parts import ReportCurve, ReportPage, ReportTable
from tablemgr.past.stakes import bet_names
from tablemgr.tray.supply import par_advice

ENGLISH: Final = Speaker(CONTEXT)
UNKNOWN: Final = translate("day report", "unknown")
LARGE: Final = Money(100_000)
"""From which payout on a Bet is named, unless somebody asks for another."""
_HOUR_S: Final = 3600
_LABELS: Final = ("", "")
_GRADES: Final = (
    UNKNOWN,
    translate("day report", "projected"),
    translate("day report", "counted"),
    translate("day report", "final"),
)
"""The grades of a result, the weakest first."""
CAUSES: Final = (
    translate("day report", "Bets"),
    translate("day report", "deal"),
    translate("day report", "decisions"),
    translate("day report", "Dealer"),
    translate("day report", "settlement"),
    translate("day report", "irregularities"),
    translate("day report", "idle"),
)
"""What a table's time goes by with."""


class ReportExtras(Struct, frozen=True):
    """Parts of a report besides the walk through the journal, if somebody has it made."""

    cases: tuple[CaseFile, ...] = ()
    hints: Mapping[int, Sequence[Message]] = {}
    """What a variance may come from, by the number of its exception."""
    theory: Parts = ()
    """By the game and its decks."""
    theory_by: Parts = ()
    """By who dealt, and by the shift."""
    large: Money = LARGE
    key: str = ""
    """The public half of the table's key, in PEM: it verifies the slips."""


def page_of(
    title: str, report: DayReport, extras: ReportExtras | None = None, say: Speaker = ENGLISH
) -> ReportPage:
    """Everything that there is to say, without what is empty."""
    return _PageOf(say).table(title, report, extras or ReportExtras())


def page_of_pit(reports: Mapping[str, DayReport], say: Speaker = ENGLISH) -> ReportPage:
    """The reports of several tables as one, by the table's name. A result is added up only if it is
    known of each table whose money is kept.
    """
    return _PageOf(say).pit(reports)


class _PageOf:
    """Makes pages in one language."""

    def __init__(self, say: Speaker) -> None:
        self.say = say
        self._counted_head = (
            *(say("Rounds"), say("an hour of dealing"), say("cases"), say("the House won")),
        )

    def table(self, title: str, report: DayReport, more: ReportExtras) -> ReportPage:
        """Make the page of one table."""
        say, over = self.say, [each for each in report.rounds if not each.is_open]
        tables = (
            *(self._session(each) for each in report.sessions),
            self._rounds(report.rounds),
            self._seconds(over),
            self._by(say("By Dealer"), say("Dealer"), over, lambda each: each.dealer),
            self._by(say("By shift"), say("shift"), over, self._shift),
            *(self._theory(game, found) for game, found in more.theory),
            self._theory_by(more.theory_by),
            self._cases(over, more.cases),
            self._transfers(report),
            ReportTable(
                say("Void"),
                _LABELS,
                tuple((f"{e.at:%Y-%m-%d %H:%M}", say.words(e.words)) for e in report.voids),
            ),
            self._large(over, more.large),
            self._hints(more.hints),
            self._par(report),
            ReportTable(say("The table's key"), ("",), tuple((e,) for e in more.key.splitlines())),
        )
        curves = (self._won_curve(over), self._pace_curve(over))
        return ReportPage(
            title,
            tuple(each for each in tables if each.rows),
            tuple(each for each in curves if len(each.points) > 1),
        )

    def pit(self, reports: Mapping[str, DayReport]) -> ReportPage:
        """Make the page of several tables."""
        say = self.say
        over = {
            table: [each for each in report.rounds if not each.is_open]
            for table, report in reports.items()
        }
        every = [each for rounds in over.values() for each in rounds]
        rows = [self._pit_row(t, each.rounds, each.sessions) for t, each in reports.items()]
        rounds = [each for report in reports.values() for each in report.rounds]
        sessions = [each for report in reports.values() for each in report.sessions]
        rows.append(self._pit_row(say("all"), rounds, sessions))
        head = (say("table"), *self._counted_head, say("still open"), say("result"), say("grade"))
        shifts = tuple(
            (table, *row)
            for table, rounds in over.items()
            for row in self._by("", "", rounds, self._shift).rows
        )
        by_shift = (say("table"), say("shift"), *self._counted_head)
        return ReportPage(
            say("All {count} tables", count=len(reports)),
            (
                ReportTable(say("Tables"), head, tuple(rows)),
                ReportTable(say("By table and shift"), by_shift, shifts),
                self._seconds(every),
                self._by(say("By Dealer"), say("Dealer"), every, lambda each: each.dealer),
            ),
            (),
        )

    def _pit_row(
        self, name: str, rounds: Sequence[RoundResult], sessions: Sequence[SessionResult]
    ) -> tuple[str, ...]:
        over = [each for each in rounds if not each.is_open]
        still_open = str(len(rounds) - len(over))
        return (name, *self._counted(over), still_open, *self._results(sessions))

    def _results(self, sessions: Sequence[SessionResult]) -> tuple[str, str]:
        """Add up the results of sessions, and give the weakest of their grades."""
        known = [each.result for each in sessions if each.result is not None]
        if not sessions or len(known) < len(sessions):
            return self._word(UNKNOWN), self._word(UNKNOWN)
        grade = min((each.grade for each in sessions), key=_GRADES.index)
        return str(sum(known, ZERO)), self._word(grade)

    def _word(self, word: str) -> str:
        """Give one of the words that a report knows in the reader's language."""
        return self.say.translate(CONTEXT, word)

    def _bet(self, game: str, bet: str) -> str:
        """Name a Bet as the game's slips do."""
        name = bet_names(game).get(bet)
        return bet if name is None else self.say.words(name)

    def _or_unknown(self, amount: Money | None) -> str:
        return self._word(UNKNOWN) if amount is None else str(amount)

    def _shift(self, one: RoundResult) -> str:
        return str(one.shift) if one.shift else self._word(UNKNOWN)

    def _session(self, each: SessionResult) -> ReportTable:
        say = self.say
        explained = say(
            "{result} = Rounds {rounds} + tray {tray} + drop {drop}",
            result=self._or_unknown(each.result),
            rounds=str(each.rounds),
            tray=str(each.tray_variance),
            drop=str(each.drop_variance),
        )
        rows = [
            (say("opener"), say("{amount}, counted by two", amount=str(each.opener))),
            (say("fills"), str(each.fills)),
            (say("credits"), str(each.credits)),
            (say("closer"), self._closer(each)),
            (say("recorded drop"), str(each.drop)),
            (say("counted drop"), self._or_unknown(each.counted_drop)),
            (say("result"), explained),
        ]
        if each.corrections:
            rows.append((say("of the Rounds corrected"), str(each.corrections)))
        if each.exceptions:
            rows.append((say("exceptions open"), str(each.exceptions)))
        said = {
            "number": each.number,
            "opened": f"{each.opened:%Y-%m-%d %H:%M}",
            "closed": "" if each.closed is None else f"{each.closed:%Y-%m-%d %H:%M}",
            "grade": self._word(each.grade),
        }
        title = (
            say("Session {number}, from {opened}, still open ({grade})", **said)
            if each.closed is None
            else say("Session {number}, {opened} to {closed} ({grade})", **said)
        )
        return ReportTable(title, _LABELS, tuple(rows))

    def _closer(self, each: SessionResult) -> str:
        """Give the closer, and where it comes from."""
        amount = self._or_unknown(each.closer)
        if each.by_force:
            return self.say("{amount}, closed by force: the next opener", amount=amount)
        if each.closer is None:
            return amount
        return self.say("{amount}, counted by two", amount=amount)

    def _rounds(self, rounds: Sequence[RoundResult]) -> ReportTable:
        say, over = self.say, [each for each in rounds if not each.is_open]
        rows = [
            (say("Rounds"), str(len(over))),
            (say("void"), str(sum(each.is_void for each in over))),
            (say("still open"), str(len(rounds) - len(over))),
            (say("cases"), str(sum(each.cases for each in over))),
            (say("the House won"), str(_won(over))),
        ]
        spent = sum(each.idle_s + sum(each.seconds.values()) for each in over)
        if spent:
            rows.append((say("Rounds an hour"), f"{len(over) * _HOUR_S / spent:.1f}"))
        dealt = sum(each.pace_s for each in over)
        if dealt:
            rows.append((say("Rounds an hour of dealing"), f"{len(over) * _HOUR_S / dealt:.1f}"))
        return ReportTable(say("Rounds"), _LABELS, tuple(rows) if rounds else ())

    def _seconds(self, over: Sequence[RoundResult]) -> ReportTable:
        say, spent = self.say, Counter[str]()
        for each in over:
            for cause, seconds in each.by_cause().items():
                spent[cause] += round(seconds * 1000)
        in_all = sum(spent.values())
        rows = tuple(
            (
                self._word(cause),
                f"{ms / 1000:.0f}",
                f"{ms / 1000 / len(over):.1f}",
                f"{ms / in_all:.0%}",
            )
            for cause, ms in spent.most_common()
            if ms
        )
        head = ("", say("in all"), say("a Round"), say("share"))
        return ReportTable(say("Seconds by cause"), head, rows)

    def _by(
        self, title: str, name: str, over: Sequence[RoundResult], key: Callable[[RoundResult], str]
    ) -> ReportTable:
        own: defaultdict[str, list[RoundResult]] = defaultdict(list)
        for each in over:
            own[key(each)].append(each)
        rows = tuple((who, *self._counted(rounds)) for who, rounds in own.items())
        return ReportTable(title, (name, *self._counted_head), rows)

    def _counted(self, rounds: Sequence[RoundResult]) -> tuple[str, str, str, str]:
        """Give the texts under `_counted_head` for these Rounds."""
        dealt = sum(each.pace_s for each in rounds)
        pace = f"{len(rounds) * _HOUR_S / dealt:.1f}" if dealt else self._word(UNKNOWN)
        cases = str(sum(each.cases for each in rounds))
        return str(len(rounds)), pace, cases, str(_won(rounds))

    def _theory(self, game: Message, found: Explained) -> ReportTable:
        say = self.say
        rows = [
            (
                self._bet(found.game, each.bet),
                str(each.staked),
                self._or_unknown(each.theoretical),
                str(each.won),
                self._or_unknown(None if each.theoretical is None else each.won - each.theoretical),
                self._z(each.z),
            )
            for each in found.bets
        ]
        won = str(found.theoretical + found.luck)
        rows.append(
            (say("all"), "", str(found.theoretical), won, str(found.luck), self._z(found.z))
        )
        head = (say("Bet"), say("staked"), *self._theory_head())
        return ReportTable(say("Hold explained, {game}", game=game), head, tuple(rows))

    def _theory_head(self) -> tuple[str, ...]:
        say = self.say
        return say("theoretical win"), say("won"), say("luck"), "z"

    def _theory_by(self, theory: Parts) -> ReportTable:
        rows = tuple(
            (
                *(self.say.words(who), str(each.theoretical), str(each.theoretical + each.luck)),
                *(str(each.luck), self._z(each.z)),
            )
            for who, each in theory
        )
        title = self.say("Hold explained by Dealer and shift")
        return ReportTable(title, ("", *self._theory_head()), rows)

    def _z(self, z: float | None) -> str:
        return self._word(UNKNOWN) if z is None else f"{z:+.2f}"

    def _cases(self, over: Sequence[RoundResult], cases: Iterable[CaseFile]) -> ReportTable:
        say, numbers = self.say, {each.number for each in over}
        counts = Counter((each.kind, each.dealer) for each in cases if each.round_no in numbers)
        rows = tuple(
            (say.words(kind_words(kind)), dealer, str(count))
            for (kind, dealer), count in sorted(counts.items())
        )
        return ReportTable(say("Cases by kind and Dealer"), ("", say("Dealer"), say("cases")), rows)

    def _transfers(self, report: DayReport) -> ReportTable:
        say = self.say
        kinds = {"fill": say("fill"), "credit": say("credit")}
        rows = tuple(
            (
                kinds[each.kind],
                self._word(UNKNOWN) if each.number is None else str(each.number),
                str(each.request),
                str(each.amount),
                say.words(ENDINGS[each.ended]) if each.ended else say("on its way"),
                say("number not used") if each.is_unused else "",
            )
            for each in report.transfers
        )
        head = ("", say("number"), say("request"), say("amount"), "", "")
        return ReportTable(say("Fills and credits"), head, rows)

    def _large(self, over: Iterable[RoundResult], large: Money) -> ReportTable:
        say = self.say
        rows = tuple(
            (
                *(str(each.number), str(line.box), line.player),
                *(self._bet(each.game, line.bet), str(line.won)),
            )
            for each in over
            for line in each.lines
            if line.won >= large
        )
        head = (say("Round"), say("box"), say("Player"), say("Bet"), say("paid"))
        return ReportTable(say("Payouts of {amount} and more", amount=str(large)), head, rows)

    def _hints(self, hints: Mapping[int, Sequence[Message]]) -> ReportTable:
        say = self.say
        rows = tuple(
            (str(number), say.words(each)) for number, found in hints.items() for each in found
        )
        title = say("What a variance may come from (a hint, no finding)")
        return ReportTable(title, (say("exception"), ""), rows)

    def _par(self, report: DayReport) -> ReportTable:
        say = self.say
        by_session: dict[int, list[Money]] = {each.number: [] for each in report.sessions}
        for each in report.transfers:
            if each.kind == "fill" and each.moved and each.session in by_session:
                by_session[each.session].append(each.amount)
        advice = par_advice(by_session.values())
        if advice is None:
            return ReportTable(say("Par"), _LABELS, ())
        least, most = map(str, advice)
        words = say("by {least} to {most}, if the House approves it", least=least, most=most)
        return ReportTable(say("Par"), _LABELS, ((say("advice: a larger par"), words),))

    def _won_curve(self, over: Sequence[RoundResult]) -> ReportCurve:
        won, points = ZERO, []
        for each in over:
            won += each.house_won or ZERO
            points.append((str(each.number), int(won) / 100))
        return self._curve(self.say("What the House has won, Round by Round"), points)

    def _pace_curve(self, over: Sequence[RoundResult]) -> ReportCurve:
        hours = Counter(f"{each.opened:%m-%d %H}" for each in over)
        points = [(hour, float(count)) for hour, count in sorted(hours.items())]
        return self._curve(self.say("Rounds in each hour"), points)

    def _curve(self, title: str, points: Sequence[tuple[str, float]]) -> ReportCurve:
        values = [value for _, value in points] or [0.0]
        least, most = f"{min(values):,.0f}", f"{max(values):,.0f}"
        said = self.say("from {least} to {most}", least=least, most=most)
        return ReportCurve(title, tuple(points), said)


def _won(rounds: Iterable[RoundResult]) -> Money:
    return sum((each.house_won or ZERO for each in rounds), ZERO)
