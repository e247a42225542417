"""The staff register's file: one SQLite file. Knows no rule and no clock.

Holds who is on the staff, the hash of each PIN, wrong tries, where each is signed in, and a log of
everything that happened. Only its owner may read it. Every change is committed and synced when the
call returns; several tables of one machine may have it open.
"""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import open_plain
from tablemgr.basics.names import name_key
from tablemgr.house.staff import badges
from tablemgr.house.staff.happenings import LogEntry, StaffEvent
from tablemgr.house.staff.lockout import Tries
from tablemgr.house.staff.seals import SealFlaw, Seals
from tablemgr.house.staff.store_layout import APPLICATION_ID, bring_to_format
from tablemgr.journal import canonical
from tablemgr.rules.roles import Role

FILE_NAME: Final = "staff.db"
_PATIENCE_S: Final = 5.0
_IN_MEMORY: Final = Path(":memory:")
_OF_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO

_PEOPLE: Final = """SELECT people.*, badges.digest AS badge,
    (SELECT total(tries.wrong) FROM tries WHERE tries.key = people.key) AS tried
    FROM people LEFT JOIN badges ON badges.key = people.key"""


class Member(Struct, frozen=True):
    """One person of the register, as stored."""

    name: str
    role: Role
    enabled: bool
    pin_hash: str
    must_change: bool
    """The PIN is a one-time PIN: its owner must set another first."""
    wrong_tries: int = 0
    """How many wrong tries he has at all places together. Only for reading."""
    at_table: str = ""
    """The table where he is signed in, or empty."""
    badge_mark: str = ""
    """The mark of his badge (`badges.mark_of`), or empty if he has none. Only for reading:
    `put_badge` stores it."""
    genuine: bool = True
    """What is stored of him is what the program stored (`seals`). Only for reading."""

    def __repr__(self) -> str:
        """The PIN's hash belongs in no message."""
        return f"Member({self.name!r}, {self.role!r})"

    @property
    def key(self) -> str:
        """Give what all spellings of the name have in common: people are told apart by it."""
        return name_key(self.name)

    @property
    def mark(self) -> str:
        """A mark of this PIN's hash, which says nothing about the PIN."""
        return sha256(self.pin_hash.encode()).hexdigest()[:16]


class StaffStore:
    """The register's file, open."""

    def __init__(
        self, folder: Path | None, key: bytes | None = None, *, key_is_new: bool = False
    ) -> None:
        """Open the register in a folder; both are made if they are missing. Raises `Fault`.

        Without a folder it is in memory only, for a table without staff. `key` seals its rows; what
        a key that is new finds without any seal, it takes as it is.
        """
        self.path = _IN_MEMORY if folder is None else folder / FILE_NAME
        with self._told_as_fault():
            if folder is not None:
                folder.mkdir(parents=True, exist_ok=True, mode=0o700)
                os.close(open_plain(self.path, os.O_RDWR | os.O_CREAT))
            self._conn = sqlite3.connect(self.path, timeout=_PATIENCE_S, isolation_level=None)
        self._seals = Seals(self._conn, key)
        try:
            with self._told_as_fault():
                self._prepare(key_is_new=key_is_new)
        except BaseException:
            self._conn.close()
            raise

    def _prepare(self, *, key_is_new: bool) -> None:
        self._conn.row_factory = sqlite3.Row
        self._conn.execute("PRAGMA synchronous=FULL")
        self._conn.execute("PRAGMA recursive_triggers=ON")  # replacing a row counts as deleting it
        with self.change():
            bring_to_format(self._conn, self.path)
            self._seals.begin(key_is_new=key_is_new)

    def open_to_others(self) -> str:
        """Which rights other accounts of this machine have to the file or its folder, as `ls` shows
        them; empty if they have none, or there is no file. Raises `Fault`.
        """
        if self.path == _IN_MEMORY:
            return ""
        with self._told_as_fault():
            modes = [(each, each.stat().st_mode) for each in (self.path, self.path.parent)]
        return ", ".join(
            f"{path} {stat.filemode(mode)}" for path, mode in modes if mode & _OF_OTHERS
        )

    def close(self) -> None:
        """Close the file."""
        self._conn.close()

    @contextmanager
    def change(self) -> Iterator[None]:
        """Everything inside is stored together or not at all, and no other table writes in between.

        Raises `Fault` if the file can't be written.
        """
        with self._told_as_fault():
            self._conn.execute("BEGIN IMMEDIATE")
            try:
                with self._seals.register_changes():
                    yield
            except BaseException:
                self._conn.execute("ROLLBACK")
                raise
            self._conn.execute("COMMIT")

    def find(self, name: str) -> Member | None:
        """The person of that name, however it is spelled (`name_key`)."""
        with self._told_as_fault():
            rows = self._all(f"{_PEOPLE} WHERE people.key = ?", [name_key(name)])
            return _member(rows[0], self._seals.genuine(rows[0]["key"])) if rows else None

    def members(self) -> tuple[Member, ...]:
        """Everybody, by name."""
        with self._told_as_fault():
            rows = self._all(f"{_PEOPLE} ORDER BY people.key")
            genuine = self._seals.genuine()
            return tuple(_member(row, genuine) for row in rows)

    def put(self, member: Member) -> None:
        """Store a new person, or a person with his changes. Inside `change`."""
        row = {
            "key": member.key,
            "name": member.name,
            "role": member.role.value,
            "enabled": int(member.enabled),
            "pin_hash": member.pin_hash,
            "must_change": int(member.must_change),
            "wrong": 0,
            "since_ns": 0,
            "at_table": member.at_table,
            "since_mono_ns": 0,
        }
        columns = ", ".join(row)
        marks = ", ".join(f":{column}" for column in row)
        with self._seals.person_changes(member.key):
            self._conn.execute(f"INSERT OR REPLACE INTO people ({columns}) VALUES ({marks})", row)

    def badge_owner(self, digest: str) -> Member | None:
        """Whose badge has that digest, or None."""
        with self._told_as_fault():
            rows = self._all(f"{_PEOPLE} WHERE badges.digest = ?", [digest])
            return _member(rows[0], self._seals.genuine(rows[0]["key"])) if rows else None

    def badges(self) -> dict[str, str]:
        """The digest of each badge, by the key of its owner."""
        with self._told_as_fault():
            return {
                row["key"]: row["digest"] for row in self._all("SELECT key, digest FROM badges")
            }

    def put_badge(self, member: Member, digest: str | None) -> None:
        """Give a person that badge instead of the one he has; None: he has none then. Inside
        `change`.
        """
        with self._seals.person_changes(member.key):
            self._conn.execute("DELETE FROM badges WHERE key = ?", [member.key])
            if digest is not None:
                self._conn.execute("INSERT INTO badges VALUES (?, ?)", [digest, member.key])

    def tries(self, member: Member, place: str) -> Tries:
        """His wrong tries at a place: a table, or the command line, which has no name."""
        statement = "SELECT wrong, since_ns, since_mono_ns FROM tries WHERE key = ? AND place = ?"
        with self._told_as_fault():
            rows = self._all(statement, [member.key, place])
        return Tries(*rows[0]) if rows else Tries()

    def all_tries(self) -> tuple[tuple[Member, str, Tries], ...]:
        """Everybody's wrong tries, with the place of each."""
        with self._told_as_fault():
            places = self._all("SELECT key, place FROM tries")
        by_key = {member.key: member for member in self.members()}
        return tuple(
            (by_key[row["key"]], row["place"], self.tries(by_key[row["key"]], row["place"]))
            for row in places
            if row["key"] in by_key
        )

    def put_tries(self, member: Member, place: str, tries: Tries) -> None:
        """Store his wrong tries at a place. Inside `change`."""
        row = [member.key, place, tries.wrong, tries.since_ns, tries.since_mono_ns]
        with self._seals.person_changes(member.key):
            self._conn.execute("INSERT OR REPLACE INTO tries VALUES (?, ?, ?, ?, ?)", row)

    def forget_tries(self, member: Member, place: str | None = None) -> None:
        """He has no wrong tries at that place any more; None: at none. Inside `change`."""
        where, values = ("", []) if place is None else (" AND place = ?", [place])
        with self._seals.person_changes(member.key):
            self._conn.execute(f"DELETE FROM tries WHERE key = ?{where}", [member.key, *values])

    def log(self, wall_ns: int, event: StaffEvent) -> StaffEvent:
        """Store what happened; gives it with its place in the log. Inside `change`."""
        happened = canonical(event.payload())
        self._conn.execute("INSERT INTO log (wall_ns, happened) VALUES (?, ?)", [wall_ns, happened])
        entry = LogEntry(self._number("SELECT last_insert_rowid()"), wall_ns, happened)
        self._seals.seal_entry(entry.seq, wall_ns, happened)
        return replace(event, entry=entry)

    def logged(self, after: int = 0) -> tuple[LogEntry, ...]:
        """Everything that happened after entry number `after`, the oldest first."""
        with self._told_as_fault():
            return _entries(self._conn, after)

    def _all(self, statement: str, values: Sequence[str] = ()) -> list[sqlite3.Row]:
        return self._conn.execute(statement, values).fetchall()

    def _number(self, statement: str) -> int:
        return int(self._conn.execute(statement).fetchone()[0])

    # --- the seals -------------------------------------------------------------------------------

    @property
    def seal_mark(self) -> str:
        """A mark of the key that seals the register; empty if there is none."""
        return self._seals.mark

    def flaws(self) -> tuple[SealFlaw, ...]:
        """Find what something else than the program has changed. Raises `Fault`."""
        with self._told_as_fault():
            return tuple(self._seals.flaws())

    def seal_all(self) -> None:
        """Seal everything as it is: somebody has signed for it. Inside `change`."""
        self._seals.seal_all()

    def seal_person(self, key: str) -> None:
        """Find it for one person. Inside `change`."""
        self._seals.seal_person(key)

    @contextmanager
    def _told_as_fault(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise Fault(
                "{path}: {error}.",
                "This user must be able to write there.",
                path=self.path,
                error=error.strerror,
            ) from error
        except sqlite3.Error as error:
            raise Fault(
                "{path}: the staff register can't be used: {error}.",
                "Check its disk and its rights, or put a copy back.",
                path=self.path,
                error=error,
            ) from error


def read_log(path: Path) -> tuple[LogEntry, ...]:
    """The log of a register's file, which is not changed. Raises `Fault` if it can't be read."""
    remedy = "Name the staff register's file, or its folder; its owner alone may read it."
    try:
        os.close(open_plain(path))
        uri = f"{path.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(uri, uri=True, timeout=_PATIENCE_S)) as conn:
            if conn.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
                raise Fault("{path}: is not a staff register.", remedy, path=path)
            return _entries(conn, 0)
    except OSError as error:
        what = error.strerror
        raise Fault(
            "{path}: the staff register can't be read: {what}.", remedy, path=path, what=what
        ) from error
    except sqlite3.Error as error:
        raise Fault(
            "{path}: the staff register can't be read: {error}.", remedy, path=path, error=error
        ) from error


def _entries(conn: sqlite3.Connection, after: int) -> tuple[LogEntry, ...]:
    statement = "SELECT seq, wall_ns, happened FROM log WHERE seq > ? ORDER BY seq"
    rows = conn.execute(statement, [after]).fetchall()
    return tuple(LogEntry(int(seq), int(wall), str(happened)) for seq, wall, happened in rows)


def _member(row: sqlite3.Row, genuine: Callable[[str], bool]) -> Member:
    return Member(
        row["name"],
        Role(row["role"]),
        bool(row["enabled"]),
        row["pin_hash"],
        bool(row["must_change"]),
        int(row["tried"]),
        row["at_table"],
        "" if row["badge"] is None else badges.mark_of(row["badge"]),
        genuine(row["key"]),
    )
