"""How far the server has each table's journal, and how complete it knows it to be."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, tzinfo
from typing import Final

from msgspec import Struct

from tablemgr.pit.server import PitServer, server_faults

LATE_S: Final = 10.0
"""A table that has not said for so long that the server has all of it is not complete."""
CLOCK_OFF_MS: Final = 5_000
"""From this difference on a table's clock is shown as wrong."""

_NEWEST: Final = """
SELECT DISTINCT ON (t.table_id)
  t.table_id, coalesce(b.branch, 0), coalesce(b.last_seq, -1), b.last_hash, b.received_at,
  b.complete_at, coalesce(b.clock_ms, 0), count(b.of_branch) OVER mine,
  count(b.branch) FILTER (WHERE b.of_branch IS NULL) OVER mine,
  extract(epoch FROM clock_timestamp() - b.complete_at)::float8
FROM pit.tables t LEFT JOIN pit.branches b USING (table_id)
WINDOW mine AS (PARTITION BY t.table_id)
ORDER BY t.table_id, b.received_at DESC NULLS LAST
"""


class TableMark(Struct, frozen=True):
    """The server's knowledge of one table."""

    table: str
    branch: int
    """The way in which its journal goes on now."""
    last_seq: int
    last_hash: bytes | None
    received_at: datetime | None
    complete_at: datetime | None
    """Until then the server has everything; None: the table has never said so."""
    clock_ms: int
    """How far the table's clock is ahead of the server's."""
    forks: int
    """How often its journal parts in two: a copy is in use, or an old one came back."""
    journals: int
    """How many journals of its name have begun at their first entry."""
    silent_s: float | None
    """How long ago `complete_at` is, by the server's clock."""

    @property
    def is_complete(self) -> bool:
        """Say whether the server has everything of the table up to now."""
        return self.silent_s is not None and self.silent_s <= LATE_S

    @property
    def is_forked(self) -> bool:
        """Say whether the table's journal goes on in more than one way."""
        return self.forks > 0

    @property
    def clock_is_off(self) -> bool:
        """Say whether the table's clock differs too much from the server's."""
        return abs(self.clock_ms) >= CLOCK_OFF_MS


def table_marks(server: PitServer) -> list[TableMark]:
    """Read the mark of every table, by its name. Raises `Fault`."""
    with server_faults():
        rows = server.execute(_NEWEST, prepare=True).fetchall()
    return [TableMark(*row) for row in rows]


def completeness(marks: Sequence[TableMark], zone: tzinfo | None = None) -> str:
    """Say in a sentence how complete the pit is known to be: `all 12 tables to 21:04:07`."""
    late = [mark for mark in marks if not mark.is_complete]
    whole = [mark.complete_at for mark in marks if mark.is_complete and mark.complete_at]
    if not marks:
        return "no table has been added"
    to = f" to {min(whole).astimezone(zone):%H:%M:%S}" if whole else ""
    if not late:
        return f"all {len(marks)} tables{to}" if len(marks) > 1 else f"the only table{to}"
    known = [f"{len(whole)} of {len(marks)} tables{to}"]
    for mark in late:
        at = mark.complete_at
        known.append(
            f"{mark.table} to {at.astimezone(zone):%H:%M:%S}" if at else f"{mark.table} never"
        )
    return "; ".join(known)
