"""Where in a journal a report must begin to tell a session, a day or the last Rounds whole.

A walk can begin where a Round opens, since its opening stores how the money stood.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, tzinfo

from tablemgr.basics.gaming_day import day_begun
from tablemgr.journal import Entry, EntryKind, Journal
from tablemgr.past.day_report import ReportWalk, ShiftCount
from tablemgr.service.kept_tray import EVENTS
from tablemgr.tray.desk_state import events_of
from tablemgr.tray.events import SlipIssued


def before_session(journal: Journal) -> int:
    """Give the number of an entry after which the whole last session of the tray stands."""
    return _before_opener(journal, lambda _: True)


def before_day(journal: Journal, day: date, begins: str, *, zone: tzinfo | None = None) -> int:
    """Give the number of an entry after which a gaming day stands whole, with the session in which
    it began; `begins`: at which time.
    """

    def is_earlier(entry: Entry) -> bool:
        return day_begun(entry.stamp.wall(zone), begins) < day

    round_no = journal.last_round_no
    while round_no > 1:
        opening = _opening(journal, round_no)
        if opening is not None and is_earlier(opening):
            break
        round_no -= 1
    return min(before_round(journal, round_no), _before_opener(journal, is_earlier))


def walk_from(journal: Journal, after: int, *, zone: tzinfo | None = None) -> ReportWalk:
    """Make the walk that begins behind an entry: it knows how many shifts there were before."""
    shifts = ShiftCount()
    kinds, holding = (EntryKind.SESSION,), ('"CountBegun"', '"CountEnded"')
    for entry in journal.entries(kinds=kinds, holding=holding):
        if entry.seq > after:
            break
        for event in events_of(entry.data.get(EVENTS, [])):
            shifts.follow(event)
    return ReportWalk(zone, shifts)


def before_round(journal: Journal, round_no: int) -> int:
    """Give the number of the entry before a Round opens; 0 for the first, or if there is none."""
    opening = _opening(journal, round_no)
    return 0 if round_no <= 1 or opening is None else opening.seq - 1


def _opening(journal: Journal, round_no: int) -> Entry | None:
    return next(iter(journal.entries(round_no=round_no, kinds=(EntryKind.ACT,))), None)


def _before_opener(journal: Journal, is_wanted: Callable[[Entry], bool]) -> int:
    """Give where a walk must begin to know the last of the wanted openers; the end if there is
    none.
    """
    found: Entry | None = None
    for entry in journal.entries(kinds=(EntryKind.SESSION,), holding=('"opener"',)):
        slips = (each for each in events_of(entry.data.get(EVENTS, [])) if type(each) is SlipIssued)
        if is_wanted(entry) and any(slip.kind == "opener" for slip in slips):
            found = entry
    return journal.last_seq if found is None else before_round(journal, found.round_no)
