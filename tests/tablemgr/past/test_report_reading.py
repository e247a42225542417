"""A report that is read from the beginning of a session or a day is that of the whole journal."""

from __future__ import annotations

from datetime import UTC, timedelta
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from tablemgr.basics.gaming_day import day_begun
from tablemgr.journal import EntryKind, Journal, Stamp
from tablemgr.past.day_report import DayReport, report_of
from tablemgr.past.report_choice import of_day, of_session
from tablemgr.past.report_page import page_of
from tablemgr.past.report_parts import ReportPage
from tablemgr.past.report_reading import before_day, before_round, before_session, walk_from
from tablemgr.tray import steps as told
from tests.sampling import sampled
from tests.tablemgr.past.test_any_day import Day
from tests.tablemgr.past.trays import counted, do, opened
from tests.tablemgr.tables import ROUND, tell
from tests.tablemgr.tray.floor import SUPERVISOR, chips

KINDS = (EntryKind.ACT, EntryKind.SESSION)
BEGINS = "06:00"
STEP_S = 400


class LongDay(Day):
    """A table over several days: its clock goes on by some minutes at each act."""

    def __init__(self, path: Path, seed: int) -> None:
        super().__init__(path, seed)
        self._ticks = count(1)
        self.session._clock = self._now

    def _now(self) -> Stamp:
        tick = next(self._ticks) * STEP_S * 10**9
        return Stamp(1_700_000_000 * 10**9 + tick, tick)

    def crash(self) -> None:
        super().crash()
        self.session._clock = self._now


def read_after(journal: Journal, after: int) -> DayReport:
    walk = walk_from(journal, after, zone=UTC)
    for entry in journal.entries(kinds=KINDS, after=after):
        walk.entry(entry)
    walk.end()
    return walk.report


def page(report: DayReport) -> ReportPage:
    """What a reader sees, but for the wait before the first Round."""
    rounds = [replace(each, idle_s=0.0) for each in report.rounds]
    return page_of("T1", DayReport(rounds, report.sessions, [], report.voids, report.transfers))


@pytest.mark.parametrize("seed", range(sampled(3, 60)))
def test_any_session_and_any_day_are_read_whole_from_their_beginning(
    tmp_path: Path, seed: int
) -> None:
    day = LongDay(tmp_path / "T1.journal", seed)
    for _ in range(30):
        day.go_on()
    journal = day.session.journal
    whole = report_of(journal.entries(), zone=UTC)
    number = day.session.tray.desk.state.session
    after = before_session(journal)
    assert page(of_session(read_after(journal, after), number)) == page(of_session(whole, number))
    first, last = (day_begun(whole.rounds[n].opened, BEGINS) for n in (0, -1))
    for days in range((last - first).days + 2):
        today = first + timedelta(days)
        after = before_day(journal, today, BEGINS, zone=UTC)
        found = of_day(read_after(journal, after), today, begins=BEGINS)
        assert page(found) == page(of_day(whole, today, begins=BEGINS)), today
    journal.close()


def test_a_report_begins_no_earlier_than_it_must(tmp_path: Path) -> None:
    session = opened(tmp_path / "T1.journal")
    tell(session, *ROUND, *ROUND)
    counted(session, "closer")
    counted(session, "opener")
    tell(session, *ROUND)
    journal = session.journal
    assert before_session(journal) == before_round(journal, 2) > before_round(journal, 1) == 0
    far = before_day(journal, day_begun(journal.header.created.wall(UTC), BEGINS), BEGINS)
    assert far == 0
    journal.close()


def test_a_walk_from_the_midst_knows_a_fill_that_was_asked_for_before(tmp_path: Path) -> None:
    session = opened(tmp_path / "T1.journal")
    tell(session, *ROUND)
    do(session, told.AskForChips("fill", chips("100x3")), SUPERVISOR)
    tell(session, *ROUND)
    do(session, told.CancelRequest(1, "no need"), SUPERVISOR)
    found = read_after(session.journal, before_round(session.journal, 2))
    assert [(each.request, str(each.amount), each.ended) for each in found.transfers] == [
        (1, "300.00", "cancelled")
    ]
    session.journal.close()
