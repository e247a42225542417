"""Finds cases, Rounds and slips in the journals of all tables of a pit, as the server has them.

The server picks the Rounds that may be meant; what is told of them comes from their acts, folded as
everywhere else. Knows no screen and no clock.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime, time, timedelta, tzinfo
from typing import Any, Final

from msgspec import Struct

from tablemgr.basics.names import name_key
from tablemgr.journal import Entry, EntryKind
from tablemgr.journal.chain import read_spelled
from tablemgr.journal.rows import entry_of
from tablemgr.past.case_book import SIGNS, case_files
from tablemgr.past.case_file import CaseFile
from tablemgr.past.day_report import RoundResult, report_of
from tablemgr.pit.marks import TableMark
from tablemgr.pit.server import PitServer, server_faults
from tablemgr.service.kept_tray import EVENTS
from tablemgr.service.slip_name import SETTLEMENT
from tablemgr.tray.desk_state import events_of
from tablemgr.tray.events import SlipIssued

_OF_TABLE: Final = """
FROM pit.ways w JOIN pit.entries e USING (table_id, branch)
WHERE w.table_id = %(table)s AND w.way = %(way)s AND e.seq BETWEEN w.from_seq AND w.to_seq
"""
_HOLDS: Final = """EXISTS (SELECT FROM unnest(%(words)s::bytea[]) word
  WHERE position(word IN e.body) > 0)"""
_CASES: Final = f"""
SELECT e.body, e.hash {_OF_TABLE} AND (e.kind = 'session' OR e.round_no IN (
  SELECT e.round_no {_OF_TABLE} AND e.kind = 'act' AND {_HOLDS}))
ORDER BY e.seq
"""
_ROUNDS: Final = f"""
SELECT e.body, e.hash {_OF_TABLE} AND e.kind = 'act' AND e.round_no IN (
  SELECT e.round_no {_OF_TABLE} AND e.kind = 'act'
    AND e.wall_ns >= %(since)s AND e.wall_ns < %(until)s
    AND (%(number)s::bigint IS NULL OR e.round_no = %(number)s)
    AND (%(words)s::bytea[] = '{{}}' OR {_HOLDS}))
ORDER BY e.seq
"""
_SLIPS: Final = f"""
SELECT e.body, e.hash {_OF_TABLE} AND e.kind IN ('slip', 'session')
  AND e.wall_ns >= %(since)s AND e.wall_ns < %(until)s AND {_HOLDS}
ORDER BY e.seq
"""
_NS: Final = 1_000_000_000


class Days(Struct, frozen=True):
    """The days that are looked at, both included; None: from the beginning, or to the end."""

    since: date | None = None
    until: date | None = None

    def bounds_ns(self, zone: tzinfo | None) -> tuple[int, int]:
        """The first moment, and the first after it, by the wall clock of that zone."""
        first = _midnight_ns(self.since, zone) if self.since else 0
        last = _midnight_ns(self.until + timedelta(1), zone) if self.until else 2**62
        return first, last


def _midnight_ns(day: date, zone: tzinfo | None) -> int:
    return round(datetime.combine(day, time(), zone).timestamp()) * _NS


class FoundSlip(Struct, frozen=True):
    """A slip that a table has issued."""

    kind: str
    number: int
    round_no: int
    """The Round in which it was issued; 0 before the first."""
    at: datetime


class PitSearch:
    """Looks for something at one table after the other."""

    def __init__(
        self, server: PitServer, days: Days | None = None, zone: tzinfo | None = None
    ) -> None:
        """`zone` is that of the days; None: the machine's own."""
        self._server = server
        self._zone = zone
        self._since, self._until = (days or Days()).bounds_ns(zone)

    def cases(self, mark: TableMark) -> list[CaseFile]:
        """Every case of a table, of all its days, as its numbers go on. Raises `Fault`."""
        words = [word.encode() for word in SIGNS]
        return case_files(self._entries(_CASES, mark, words=words))

    def rounds(
        self, mark: TableMark, number: int | None = None, person: str = ""
    ) -> list[RoundResult]:
        """The Rounds of that number, and of that Dealer or Player, whose name is spelled as in the
        journal but for capitals; on the days, whole, but how long the table waited before each is
        known only if the Round before is found too. Raises `Fault`.
        """
        words = sorted({each.encode() for each in (person, person.title(), person.lower())})
        found = report_of(
            self._entries(_ROUNDS, mark, number=number, words=words if person else []),
            zone=self._zone,
        ).rounds
        return [
            each for each in found if not person or name_key(person) in map(name_key, _in(each))
        ]

    def slips(self, mark: TableMark) -> Iterator[FoundSlip]:
        """The slips that a table has issued on the days, in order. Raises `Fault`."""
        words = [b'"issued"', b'"SlipIssued"']
        for entry in self._entries(_SLIPS, mark, words=words):
            at = entry.stamp.wall(self._zone)
            for kind, number in _issued(entry):
                yield FoundSlip(kind, number, entry.round_no, at)

    def _entries(self, query: str, mark: TableMark, **asked: Any) -> Iterator[Entry]:
        values = {"table": mark.table, "way": mark.branch, "since": self._since}
        values |= {"until": self._until} | asked
        with (
            server_faults(),
            self._server.transaction(),
            self._server.cursor("found") as cursor,
        ):
            cursor.execute(query.encode(), values)
            for body, digest in cursor:
                yield entry_of((*read_spelled(body), digest))


def _in(found: RoundResult) -> Iterable[str]:
    """Everybody whom a Round names."""
    return (found.dealer, *(line.player for line in found.lines))


def _issued(entry: Entry) -> Sequence[tuple[str, int]]:
    """Kind and number of each slip that an entry issues."""
    data = entry.data
    if entry.kind is EntryKind.SLIP:
        return [(data.get("kind", SETTLEMENT), data["issued"])] if "issued" in data else []
    events = events_of(data[EVENTS]) if EVENTS in data else []
    return [(each.kind, each.number) for each in events if isinstance(each, SlipIssued)]
