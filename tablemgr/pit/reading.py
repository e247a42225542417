"""Reads what each table's journal has got since the last look, table by table.

Each table's journal is followed by its own numbers. The server gives no hint of a batch: it would
wake the connection of every table (`docs/decisions/062-pit-at-full-pace.md`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from msgspec import Struct

from tablemgr.journal import EntryKind
from tablemgr.journal.chain import Row, read_spelled
from tablemgr.journal.rows import entry_of
from tablemgr.pit.marks import TableMark, table_marks
from tablemgr.pit.orders import SignedOrder, TableOrder
from tablemgr.pit.server import PitServer, connect, server_faults
from tablemgr.pit.staff import StaffForTable

_MOST: Final = 500
"""So many entries of one table are read at once."""
_FAR: Final = 4 * _MOST
"""A table that has so many new entries, as one that was cut off, is read from its last Round on."""
_NEWS: Final = """
SELECT at.table_id, e.body, e.hash
FROM unnest(%s::text[], %s::int[], %s::bigint[]) AS at(table_id, branch, seq),
  LATERAL (SELECT body, hash, seq FROM pit.entries
    WHERE table_id = at.table_id AND branch = at.branch AND seq > at.seq
    ORDER BY seq LIMIT %s) e
ORDER BY at.table_id, e.seq
"""
_WAY: Final = """
SELECT e.body, e.hash FROM pit.ways w JOIN pit.entries e USING (table_id, branch)
WHERE w.table_id = %s AND w.way = %s AND e.seq BETWEEN w.from_seq AND w.to_seq
  AND (e.seq = 0 OR e.seq >= %s OR e.seq = %s)
ORDER BY e.seq
"""
_ROUNDS: Final = """
SELECT e.round_no, min(e.seq), min(e.wall_ns)
FROM pit.ways w JOIN pit.entries e USING (table_id, branch)
WHERE w.table_id = %s AND w.way = %s AND e.seq BETWEEN w.from_seq AND w.to_seq
  AND e.kind = 'act' AND e.round_no > (SELECT max(round_no) FROM pit.entries
    WHERE table_id = %s AND branch = %s) - %s
GROUP BY e.round_no ORDER BY e.round_no
"""
_SIGN_INS: Final = """
SELECT e.body, e.hash FROM pit.ways w JOIN pit.entries e USING (table_id, branch)
WHERE w.table_id = %s AND w.way = %s AND e.seq BETWEEN w.from_seq AND w.to_seq
  AND e.kind = 'session' AND e.round_no BETWEEN %s AND %s AND position('"acts":' IN e.body) > 0
ORDER BY e.seq
"""
ROUNDS_FOR_PACE: Final = 80
"""So many of a table's Rounds are looked at for its pace: more than an hour has."""


def journal_of(server: PitServer, mark: TableMark) -> Iterator[Row]:
    """Give every entry of a table's journal, from its header on, as the table wrote it."""
    with server.transaction(), server.cursor("journal") as cursor:
        cursor.execute(_WAY, [mark.table, mark.branch, 0, 0])
        for body, digest in cursor:
            yield (*read_spelled(body), digest)


class TableNews(Struct, frozen=True):
    """The news of one table."""

    table: str
    rows: tuple[Row, ...]
    anew: bool = False
    """The rows are its header and the last Round from its beginning: forget what was before."""
    settings: Row | None = None
    """With `anew`: the entry that has its settings, if it is an earlier one."""
    opened_ns: tuple[int, ...] = ()
    """With `anew`: when its last Rounds were opened, the oldest first."""
    dealer_since_ns: int | None = None
    """With `anew`: since when its Dealer deals, if he came within those Rounds."""


class PitReader:
    """One desk's line to the server."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._server: PitServer | None = None
        self._at: dict[str, tuple[int, int]] = {}
        """For each table the branch and the number up to which it was read."""

    def look(self) -> tuple[list[TableMark], list[TableNews]]:
        """Read the marks of all tables and what is new of each. Raises `Fault`."""
        with self._asked() as server:
            marks = table_marks(server)
            return marks, self._news(server, marks)

    def give(self, order: TableOrder, sent: SignedOrder) -> None:
        """Give the server an order for a table. Raises `Fault`."""
        asked = [order.number, order.table, sent.body, sent.signature, order.valid_s]
        with self._asked() as server:
            server.execute("SELECT pit.give_order(%s, %s, %s, %s, %s)", asked)

    def give_staff(self, staff: StaffForTable) -> None:
        """Give the server the staff register for a table. Raises `Fault`."""
        asked = [staff.table, staff.made_ns, staff.body, staff.signature]
        with self._asked() as server:
            server.execute("SELECT pit.give_staff(%s, %s, %s, %s)", asked)

    def close(self) -> None:
        """Hang up; the next look goes on where this one ended."""
        server, self._server = self._server, None
        if server is not None:
            server.close()

    @contextmanager
    def _asked(self) -> Iterator[PitServer]:
        """The connection, made if there is none; whatever goes wrong on it ends it."""
        try:
            with server_faults():
                if self._server is None:
                    self._server = connect(self._address, "tablemgr desk")
                yield self._server
        except BaseException:
            self.close()
            raise

    def _news(self, server: PitServer, marks: Sequence[TableMark]) -> list[TableNews]:
        known, news = [], []
        for mark in marks:
            branch, seq = self._at.get(mark.table, (-1, -1))
            if mark.last_seq < 0:
                continue
            if branch != mark.branch or seq > mark.last_seq or seq < mark.last_seq - _FAR:
                news.append(self._anew(server, mark))
            elif seq < mark.last_seq:
                known.append((mark.table, branch, seq))
        if known:
            tables, branches, seqs = (list(each) for each in zip(*known, strict=True))
            found: dict[str, list[Row]] = {}
            asked = [tables, branches, seqs, _MOST]
            for table, body, digest in server.execute(_NEWS, asked, prepare=True):
                found.setdefault(table, []).append((*read_spelled(body), digest))
            for table, rows in found.items():
                self._at[table] = (self._at[table][0], rows[-1][0])
                news.append(TableNews(table, tuple(rows)))
        return news

    def _anew(self, server: PitServer, mark: TableMark) -> TableNews:
        way = [mark.table, mark.branch]
        rounds = server.execute(_ROUNDS, [*way, *way, ROUNDS_FOR_PACE]).fetchall()
        first = rounds[-1][1] if rounds else 0
        rows = _rows(server, [*way, first, first])
        at = settings_of_opening(rows)
        earlier = _rows(server, [*way, mark.last_seq + 1, at])[1:] if 0 < at < first else []
        self._at[mark.table] = (mark.branch, rows[-1][0])
        opened = tuple(at for _, _, at in rounds)
        since = _dealt_since(server, way, rounds[0][0], rounds[-1][0]) if rounds else None
        return TableNews(mark.table, tuple(rows), True, next(iter(earlier), None), opened, since)


def _dealt_since(server: PitServer, way: list[object], first: int, last: int) -> int | None:
    """Find when the Dealer of the Round `last` came, from the sign-ins since the Round `first`;
    None: before them. Who signs in again, as after a start, has not come then.
    """
    found = _rows(server, [*way, first - 1, last - 1], _SIGN_INS)
    signed = map(entry_of, found)
    came = [each.stamp.wall_ns for each in signed if each.data["acts"] != each.person]
    return came[-1] if came else None


def _rows(server: PitServer, asked: list[object], query: str = _WAY) -> list[Row]:
    found = server.execute(query.encode(), asked).fetchall()
    return [(*read_spelled(body), digest) for body, digest in found]


def settings_of_opening(rows: Sequence[Row]) -> int:
    """The number of the entry with the table's settings, as the opening of a Round names it, which
    is the second row; 0 if it names none.
    """
    if len(rows) < 2 or rows[1][2] != EntryKind.ACT.value:
        return 0
    carry = entry_of(rows[1]).data.get("carry", {})
    return int(carry.get("standing", {}).get("settings", 0))
