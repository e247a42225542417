"""A keyed digest beside each row of the staff register: what something else than this program put,
changed or took out there is found.

The key lies outside of the data folder. A row that something else has changed keeps the digest that
does not fit, until a Shift Manager has signed for it and all is sealed anew.
"""

from __future__ import annotations

import hmac
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from hashlib import sha256
from pathlib import Path
from typing import Final

from msgspec import Struct

from tablemgr.basics.errors import FAULTS, Fault
from tablemgr.basics.messages import Message
from tablemgr.house.secret_files import kept_secret
from tablemgr.journal import Json, canonical

KEY_NAME: Final = "staff.seal"
"""The file of the key, in the folder of the tables' keys."""
SCHEMA: Final = """CREATE TABLE IF NOT EXISTS seals (
    what TEXT NOT NULL, row TEXT NOT NULL, digest TEXT NOT NULL, PRIMARY KEY (what, row)) STRICT"""
_KEY_BYTES: Final = 32
_WHAT: Final = Message(FAULTS, "the staff register's key")
_REMEDY: Final = "Put a copy back; without one, move it away: a Shift Manager signs for a new one."
_PERSON: Final = "person"
_LOG: Final = "log"
_OF_A_PERSON: Final = (
    "SELECT key, name, role, enabled, pin_hash, must_change, at_table FROM people",
    "SELECT key, digest FROM badges",
    "SELECT key, place, wrong, since_ns, since_mono_ns FROM tries",
)
"""What one seal covers, by the person's key."""
_LOGGED: Final = "SELECT seq, wall_ns, happened FROM log ORDER BY seq"
_FILLED: Final = "SELECT EXISTS (SELECT 1 FROM people), EXISTS (SELECT 1 FROM log)"
_WHOLE: Final = ("whole", "")
"""The place of the digest over all the others, so that no row goes together with its seal."""
_KEY: Final = ("key", "")
"""The place of the mark of the key that all is sealed by."""


class Flaw(Enum):
    """A fault of a register's seals; the value is its word in the journal."""

    PERSON = "person-not-sealed"
    """What is stored of a person, of his badge or of his wrong tries."""
    ENTRY = "entry-not-sealed"
    """An entry of the log."""
    TAKEN = "rows-taken-out"
    """Rows are gone with their seals, or older ones are back."""
    KEY = "other-seal-key"
    """The register is sealed by another key, or by none although there was one."""


class SealFlaw(Struct, frozen=True):
    """One flaw: of whom, or from which entry of the log on."""

    what: Flaw
    name: str = ""
    entry: int = 0


def seal_key(path: Path, draw: Callable[[int], bytes]) -> tuple[bytes, bool]:
    """The key in a file, which is made if it is missing, and whether it was made. `draw(n)` gives n
    unpredictable bytes (`secrets.token_bytes`). Raises `Fault`.
    """
    key, made = kept_secret(path, _WHAT, _REMEDY, lambda: draw(_KEY_BYTES))
    if len(key) != _KEY_BYTES:
        raise Fault("{path}: it is not {what}.", _REMEDY, path=path, what=_WHAT)
    return key, made


class Seals:
    """The seals in one register's file. What changes rows is called inside a change of the file."""

    def __init__(self, conn: sqlite3.Connection, key: bytes | None) -> None:
        """Without a key nothing is sealed, and everything is taken as it is."""
        self._conn = conn
        self._key = key or b""
        self._is_kept = False
        """The register is sealed by this key: changes are sealed too, and rows are looked at."""
        self._was_whole = True
        """No row was gone with its seal when the register was opened."""

    @property
    def mark(self) -> str:
        """A mark of the key, which says nothing about the key; empty without a key."""
        return self._digest("mark")[:16] if self._key else ""

    # --- sealing ---------------------------------------------------------------------------------

    def begin(self, *, key_is_new: bool) -> None:
        """Look by which key the register is sealed. What a new key finds without any seal, and a
        register that is empty, is sealed as it is.
        """
        if not self._key:
            return
        if not self._conn.execute("SELECT 1 FROM seals LIMIT 1").fetchone() and (
            key_is_new or not any(self._conn.execute(_FILLED).fetchone())
        ):
            self.seal_all()
        elif self._at(_KEY) == self.mark:
            self._is_kept, self._was_whole = True, self._is_whole()

    def seal_all(self) -> None:
        """Seal everything as it is now."""
        if not self._key:
            return
        self._is_kept = self._was_whole = True
        self._conn.execute("DELETE FROM seals")
        self._put(_KEY, self.mark)
        for key in self._persons():
            self.seal_person(key)
        for seq, wall_ns, happened in self._conn.execute(_LOGGED).fetchall():
            self.seal_entry(seq, wall_ns, happened)
        self._put(_WHOLE, self._whole())

    def seal_person(self, key: str) -> None:
        """Seal what is stored of a person as it is now."""
        if self._is_kept:
            rows = self._persons(key)[key]
            self._put((_PERSON, key), self._digest(_PERSON, key, rows))

    def seal_entry(self, seq: int, wall_ns: int, happened: str) -> None:
        """Seal a new entry of the log, which is its last."""
        if self._is_kept:
            digest = self._digest(_LOG, self._log_end()[1], seq, wall_ns, happened)
            self._put((_LOG, _place(seq)), digest)

    @contextmanager
    def person_changes(self, key: str) -> Iterator[None]:
        """Seal at the end what is stored of a person, if its seal held before."""
        held = self._is_kept and self._holds(key, self._persons(key).get(key))
        yield
        if held:
            self.seal_person(key)

    @contextmanager
    def register_changes(self) -> Iterator[None]:
        """Seal all the seals together at the end."""
        held = self._is_kept and self._is_whole()
        yield
        if held:
            self._put(_WHOLE, self._whole())

    # --- comparing -------------------------------------------------------------------------------

    def genuine(self, key: str | None = None) -> Callable[[str], bool]:
        """By a person's key, whether what is stored of him is what the program stored. `key`: only
        that person is asked for.
        """
        if not self._is_kept:
            return lambda _: True
        if self._was_whole and not self._is_whole():
            return lambda _: False
        stored = self._persons(key)
        return lambda key: self._holds(key, stored.get(key))

    def flaws(self) -> Iterator[SealFlaw]:
        """Everything that is wrong."""
        if not self._key:
            return
        if self._at(_KEY) != self.mark:
            yield SealFlaw(Flaw.KEY)
            return
        changed = [key for key, rows in self._persons().items() if not self._holds(key, rows)]
        yield from (SealFlaw(Flaw.PERSON, key) for key in changed)
        entry = self._entry_flaw()
        if entry:
            yield SealFlaw(Flaw.ENTRY, entry=entry)
        elif not changed and not self._is_whole():
            yield SealFlaw(Flaw.TAKEN)

    def _is_whole(self) -> bool:
        return hmac.compare_digest(self._at(_WHOLE), self._whole())

    def _entry_flaw(self) -> int:
        """The first entry of the log whose seal does not hold; 0 if all do."""
        sealed = dict(
            self._conn.execute("SELECT row, digest FROM seals WHERE what = ?", [_LOG]).fetchall()
        )
        before = ""
        for seq, wall_ns, happened in self._conn.execute(_LOGGED).fetchall():
            seal = sealed.get(_place(seq), "")
            if not hmac.compare_digest(seal, self._digest(_LOG, before, seq, wall_ns, happened)):
                return int(seq)
            before = seal
        return 0

    def _holds(self, key: str, rows: list[Json] | None) -> bool:
        """Say whether a person's seal holds; of nobody there is neither a row nor a seal."""
        seal = self._at((_PERSON, key))
        if rows is None:
            return not seal
        return hmac.compare_digest(seal, self._digest(_PERSON, key, rows))

    # --- digests ---------------------------------------------------------------------------------

    def _persons(self, key: str | None = None) -> dict[str, list[Json]]:
        """All that is sealed of each person in the register, by his key."""
        which, values = ("", []) if key is None else (" WHERE key = ?", [key])
        found: dict[str, list[Json]] = {}
        for kind, statement in enumerate(_OF_A_PERSON):
            for row in self._conn.execute(f"{statement}{which} ORDER BY 1, 2", values).fetchall():
                if not kind:
                    found[row[0]] = []
                if row[0] in found:  # what is left of a person who is gone gives nobody anything
                    found[row[0]].append([kind, *row[1:]])
        return found

    def _whole(self) -> str:
        seals = self._conn.execute(
            "SELECT row, digest FROM seals WHERE what = ? ORDER BY row", [_PERSON]
        ).fetchall()
        last = self._conn.execute("SELECT max(seq) FROM log").fetchone()[0]
        return self._digest("whole", [list(seal) for seal in seals], *self._log_end(), last)

    def _log_end(self) -> tuple[str, str]:
        """The place and the seal of the log's last entry; empty if there is none."""
        found = self._conn.execute(
            "SELECT row, digest FROM seals WHERE what = ? ORDER BY row DESC LIMIT 1", [_LOG]
        ).fetchone()
        return tuple(found) if found else ("", "")

    def _at(self, place: tuple[str, str]) -> str:
        found = self._conn.execute(
            "SELECT digest FROM seals WHERE what = ? AND row = ?", place
        ).fetchone()
        return str(found[0]) if found else ""

    def _put(self, place: tuple[str, str], digest: str) -> None:
        self._conn.execute("INSERT OR REPLACE INTO seals VALUES (?, ?, ?)", [*place, digest])

    def _digest(self, *said: Json) -> str:
        return hmac.new(self._key, canonical({"sealed": list(said)}).encode(), sha256).hexdigest()


def _place(seq: int) -> str:
    return f"{seq:012d}"
