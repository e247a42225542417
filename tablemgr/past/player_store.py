"""Keeps Players' sessions under their pseudonyms, for as long as the House wants to: one file, with
the key of the pseudonyms beside it. Whoever looks is written down; what is purged is gone.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from datetime import date, datetime
from pathlib import Path
from typing import Final

from tablemgr.basics.errors import FAULTS, Fault
from tablemgr.basics.files import make_private
from tablemgr.basics.messages import Message
from tablemgr.basics.money import Money
from tablemgr.house.secret_files import kept_secret
from tablemgr.past.player_sessions import PlayerSession

_LAYOUT: Final = """
CREATE TABLE IF NOT EXISTS sessions (
  player TEXT NOT NULL, begun TEXT NOT NULL, ended TEXT NOT NULL, tables TEXT NOT NULL,
  rounds INTEGER NOT NULL, staked INTEGER NOT NULL, covered INTEGER NOT NULL,
  theoretical REAL NOT NULL, house_won INTEGER NOT NULL, PRIMARY KEY (player, begun)
) STRICT;
CREATE TABLE IF NOT EXISTS looks (at TEXT NOT NULL, who TEXT NOT NULL, did TEXT NOT NULL) STRICT;
"""
_WHAT: Final = Message(FAULTS, "the key of the pseudonyms")
_REMEDY: Final = "Bring the file back; without it no name is found again."


class PlayerStore:
    """The file. `who` looks into it, `now` is when. Close it at the end."""

    def __init__(self, path: Path, who: str, now: datetime, make_key: Callable[[], bytes]) -> None:
        """Open it, or make it; `make_key` gives bytes that nobody guesses. Raises `Fault`."""
        self._who, self._now = who, now
        try:
            make_private(path.parent)
            self._base = sqlite3.connect(path)
            path.chmod(0o600)
            self._base.execute("PRAGMA secure_delete = ON")
            self._base.executescript(_LAYOUT)
        except (OSError, sqlite3.Error) as error:
            raise Fault("{file}: {said}.", file=path, said=str(error)) from None
        self.key, _ = kept_secret(path.with_name(f"{path.name}.key"), _WHAT, _REMEDY, make_key)

    def add(self, sessions: Iterable[PlayerSession]) -> int:
        """Keep sessions; one that is there already is replaced. Gives how many."""
        rows = [
            (
                *(each.player, each.begun.isoformat(), each.ended.isoformat()),
                *(" ".join(each.tables), each.rounds, int(each.staked), int(each.covered)),
                *(each.theoretical, int(each.house_won)),
            )
            for each in sessions
        ]
        with self._base:
            self._base.executemany(
                "INSERT OR REPLACE INTO sessions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows
            )
            self._note(f"kept {len(rows)} sessions")
        return len(rows)

    def sessions(self, player: str = "") -> list[PlayerSession]:
        """The sessions of a Player, or of all, by their beginnings; that they were read is kept."""
        with self._base:
            self._note(f"read the sessions of {'one Player' if player else 'all'}")
        rows = self._base.execute(
            "SELECT * FROM sessions WHERE ? IN ('', player) ORDER BY begun, player", [player]
        )
        return [
            PlayerSession(
                player=who,
                begun=datetime.fromisoformat(begun),
                ended=datetime.fromisoformat(ended),
                tables=tables.split(),
                rounds=rounds,
                staked=Money(staked),
                covered=Money(covered),
                theoretical=theory,
                house_won=Money(won),
            )
            for who, begun, ended, tables, rounds, staked, covered, theory, won in rows
        ]

    def purge(self, before: date) -> int:
        """Delete each session that ended before that day, so that it is nowhere in the file; gives
        how many.
        """
        with self._base:
            gone = self._base.execute(
                "DELETE FROM sessions WHERE substr(ended, 1, 10) < ?", [before.isoformat()]
            ).rowcount
            self._note(f"purged {gone} sessions that ended before {before}")
        self._base.execute("VACUUM")
        return gone

    def looks(self) -> list[tuple[str, str, str]]:
        """Who has done what with the file, and when, the first first."""
        return self._base.execute("SELECT at, who, did FROM looks ORDER BY rowid").fetchall()

    def close(self) -> None:
        """Close the file."""
        self._base.close()

    def _note(self, did: str) -> None:
        self._base.execute(
            "INSERT INTO looks VALUES (?, ?, ?)", [self._now.isoformat(), self._who, did]
        )
