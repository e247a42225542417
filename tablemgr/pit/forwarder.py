"""Sends a table's journal to the pit's server: what the server lacks, in order, again and again.

It keeps nothing of its own: how far the server has the journal is asked of the server, so that one
that was cut off, restored or replaced is filled again. The table never waits for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from msgspec import Struct

from tablemgr.basics.errors import Fault
from tablemgr.journal import JournalHeader
from tablemgr.journal.chain import BEFORE_FIRST, Row
from tablemgr.pit.batch import MOST, Batch, batch_of
from tablemgr.pit.orders import SignedOrder
from tablemgr.pit.server import PitServer, ServerAway, connect, server_faults

ALIVE_S: Final = 2.0
"""How often a table that has nothing new says that the server has all."""


class JournalRows(Protocol):
    """The part of a journal that is sent."""

    header: JournalHeader

    def rows(self, after: int, most: int) -> list[Row]: ...


class Forwarded(Struct, frozen=True):
    """The result of one step."""

    have: int
    """The server has the journal to this entry."""
    sent: int
    complete: bool
    """There was no more to send."""


class AskedByDesks(Struct, frozen=True):
    """The things that desks want of a table now; the same may come again."""

    orders: tuple[SignedOrder, ...] = ()
    staff: tuple[SignedOrder, ...] = ()
    """Staff registers, each locked and signed (`staff.open_roster`)."""


class NotThisJournal(Exception):  # noqa: N818 - no error: the forwarder asks again how far it is
    """The server's journal is another one, or ends before the batch."""


class Forwarder:
    """One table's line to the server. A step at a time; the caller waits between them."""

    def __init__(
        self,
        address: str,
        journal: Callable[[], JournalRows],
        clock_ns: Callable[[], int],
        timer_s: Callable[[], float],
    ) -> None:
        """`journal` gives the journal as it is open now; `clock_ns` is the table's wall clock,
        `timer_s` one that never goes back.
        """
        self._address = address
        self._journal = journal
        self._clock_ns = clock_ns
        self._timer_s = timer_s
        self._server: PitServer | None = None
        self._have = -1
        self._hash = BEFORE_FIRST
        self._said_s = self._asked_s = 0.0
        self._table = ""
        self.staff_since_ns: int | None = None
        """Ask for a staff register that the desk made after this moment; None: for none."""
        self.parted: tuple[int, ...] = ()
        """The last common entry with each other journal of the table, as at the last connection."""

    @property
    def server(self) -> PitServer | None:
        """The connection, if there is one now."""
        return self._server

    def step(self) -> Forwarded:
        """Connect if need be, and send the next batch; or say now and then that there is no more.

        Raises `ServerAway` if it should be tried again later, `Fault` if it will not go.
        """
        journal = self._journal()
        if journal.header.training:
            raise Fault("A training table's journal does not go to the pit.", "Use a live table's.")
        try:
            with server_faults():
                if self._server is None:
                    self._connect(journal)
                return self._send(journal)
        except NotThisJournal:
            self.close()
            raise ServerAway(
                "The pit's server has another journal of this table now.", "It is compared again."
            ) from None
        except Fault:
            self.close()
            raise

    def asked(self) -> AskedByDesks:
        """Read what desks ask of the table, if it is time or the server has given a hint; nothing
        before the first `step`. Raises as `step` does.
        """
        server, now_s = self._server, self._timer_s()
        if server is None:
            return AskedByDesks()
        try:
            with server_faults():
                hints = [each for each in server.notifies(timeout=0) if each.payload == self._table]
                if not hints and now_s - self._asked_s < ALIVE_S:
                    return AskedByDesks()
                self._asked_s = now_s
                rows = server.execute("SELECT body, signature FROM pit.my_orders()", prepare=True)
                return AskedByDesks(tuple(SignedOrder(*row) for row in rows), self._staff(server))
        except Fault:
            self.close()
            raise

    def _staff(self, server: PitServer) -> tuple[SignedOrder, ...]:
        if self.staff_since_ns is None:
            return ()
        query = "SELECT body, signature FROM pit.my_staff(%s)"
        rows = server.execute(query, [self.staff_since_ns], prepare=True)
        return tuple(SignedOrder(*row) for row in rows)

    def close(self) -> None:
        """Hang up."""
        server, self._server = self._server, None
        if server is not None:
            server.close()

    def _send(self, journal: JournalRows) -> Forwarded:
        rows = journal.rows(self._have, MOST)
        complete = len(rows) < MOST
        now_s = self._timer_s()
        if rows:
            batch = batch_of(rows, self._hash)
        elif now_s - self._said_s >= ALIVE_S:
            batch = Batch(self._have + 1, self._hash, (), self._hash)
        else:
            return Forwarded(self._have, 0, complete=True)
        assert self._server is not None
        append(self._server, batch, ended=complete, clock_ns=self._clock_ns())
        self._have, self._hash, self._said_s = batch.last, batch.last_hash, now_s
        return Forwarded(self._have, len(rows), complete)

    def _connect(self, journal: JournalRows) -> None:
        self._server = connect(self._address, f"tablemgr {journal.header.table_id}")
        self._table = journal.header.table_id
        self._server.execute("LISTEN pit_orders")
        found = how_far(self._server, journal)
        self._have, self.parted = found.have, found.parted
        known = journal.rows(self._have - 1, 1) if self._have >= 0 else []
        self._hash = known[0][8] if known else BEFORE_FIRST
        self._said_s = self._asked_s = self._timer_s() - ALIVE_S


def append(server: PitServer, batch: Batch, *, ended: bool, clock_ns: int) -> None:
    """Have the server take a batch, whole. Raises `NotThisJournal` and what psycopg raises."""
    took = server.execute(
        "SELECT said, have FROM pit.append(%b, %b, %b, %b, %b)",
        [batch.first, batch.before, list(batch.bodies), ended, clock_ns],
        prepare=True,
    ).fetchone()
    assert took is not None
    if took[0] != "taken":
        raise NotThisJournal(f"{took[0]}: I have {took[1]}")


class SharedPart(Struct, frozen=True):
    """How far the server has a journal."""

    have: int
    """To this entry; -1: it has none of it."""
    parted: tuple[int, ...]
    """The last common entry with each other journal that the server has of the table."""


def how_far(server: PitServer, journal: JournalRows) -> SharedPart:
    """Compare the journal with what the server has of the table, branch by branch."""
    marks = server.execute("SELECT branch, last_seq, last_hash FROM pit.watermarks()").fetchall()
    have, parted = -1, []
    for branch, last, digest in marks:
        rows = journal.rows(last - 1, 1)
        if rows and rows[0][0] == last and rows[0][8] == digest:
            have = max(have, last)
            continue
        common = _last_common(server, journal, branch, last)
        have = max(have, common)
        parted.append(common)
    return SharedPart(have, tuple(sorted(parted)))


def _last_common(server: PitServer, journal: JournalRows, branch: int, last: int) -> int:
    """Halve until it is found: a chain is the same up to an entry, and never after it."""
    same, other = -1, last + 1
    while other - same > 1:
        middle = (same + other) // 2
        rows = journal.rows(middle - 1, 1)
        if rows and rows[0][0] == middle and _knows(server, branch, rows[0]):
            same = middle
        else:
            other = middle
    return same


def _knows(server: PitServer, branch: int, row: Row) -> bool:
    asked = [branch, row[0], row[8]]
    found = server.execute("SELECT pit.knows(%s, %s, %s)", asked, prepare=True).fetchone()
    return bool(found and found[0])
