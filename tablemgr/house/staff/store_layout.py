"""The tables of the staff register's file, and how an older file is brought to them."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tablemgr.basics.errors import Fault
from tablemgr.basics.names import name_key
from tablemgr.house.staff.lockout import UNKNOWN
from tablemgr.house.staff.seals import SCHEMA as _SEALS

APPLICATION_ID: Final = 0x54535446  # TSTF
FORMAT: Final = 3
_SCHEMA: Final = (
    """CREATE TABLE people (
        key TEXT PRIMARY KEY, name TEXT NOT NULL, role TEXT NOT NULL,
        enabled INTEGER NOT NULL, pin_hash TEXT NOT NULL, must_change INTEGER NOT NULL,
        wrong INTEGER NOT NULL, since_ns INTEGER NOT NULL, at_table TEXT NOT NULL,
        since_mono_ns INTEGER NOT NULL) STRICT""",
    """CREATE TABLE log (
        seq INTEGER PRIMARY KEY AUTOINCREMENT, wall_ns INTEGER NOT NULL, happened TEXT NOT NULL
        ) STRICT""",
    """CREATE TRIGGER log_is_kept BEFORE DELETE ON log
        BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END""",
    """CREATE TRIGGER log_stands BEFORE UPDATE ON log
        BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END""",
)
_TO_FORMAT: Final = f"PRAGMA user_version={FORMAT}"
_FROM_1: Final = (
    f"ALTER TABLE people ADD COLUMN since_mono_ns INTEGER NOT NULL DEFAULT {UNKNOWN}",
    _TO_FORMAT,
)
"""Version 0.1 stored only wall time; version 0.2 had no seals."""


_TRIES: Final = """CREATE TABLE IF NOT EXISTS tries (
    key TEXT NOT NULL, place TEXT NOT NULL, wrong INTEGER NOT NULL, since_ns INTEGER NOT NULL,
    since_mono_ns INTEGER NOT NULL, PRIMARY KEY (key, place)) STRICT"""
_WITHOUT_PLACE: Final = (
    """INSERT OR IGNORE INTO tries SELECT key, '', wrong, since_ns, since_mono_ns FROM people
        WHERE wrong""",
    "UPDATE people SET wrong = 0 WHERE wrong",
)
"""Tries were counted for a person alone once: such a wait goes on at the command line."""
_BADGES: Final = """CREATE TABLE IF NOT EXISTS badges (
    digest TEXT PRIMARY KEY, key TEXT NOT NULL UNIQUE) STRICT"""
_TABLES: Final = "SELECT count(*) FROM sqlite_master WHERE type = 'table'"
_ROWS: Final = "SELECT (SELECT count(*) FROM people) + (SELECT count(*) FROM log)"


def bring_to_format(conn: sqlite3.Connection, path: Path) -> None:
    """Make the tables that are missing. Inside a change of the file.

    Raises `Fault` if it is not a register, or has an unknown format.
    """
    for statement in _statements_to_format(conn, path):
        conn.execute(statement)
    for statement in (_BADGES, _TRIES, _SEALS):  # the first registers have none
        conn.execute(statement)
    _renew_keys(conn)
    for statement in _WITHOUT_PLACE:
        conn.execute(statement)


def _statements_to_format(conn: sqlite3.Connection, path: Path) -> Sequence[str]:
    """Give what brings the file to `FORMAT`; for an empty file, all of its tables."""

    def number(statement: str) -> int:
        return int(conn.execute(statement).fetchone()[0])

    kind, version = number("PRAGMA application_id"), number("PRAGMA user_version")
    if not kind and not version and not number(_TABLES):
        return (f"PRAGMA application_id={APPLICATION_ID}", _TO_FORMAT, *_SCHEMA)
    if kind != APPLICATION_ID:
        raise Fault("{path}: is not a staff register.", "Move it away.", path=path)
    if version == 1:
        return _FROM_1
    if version == 2:
        return (_TO_FORMAT,)
    if version != FORMAT:
        raise Fault(
            "{path}: has format {version}; this program knows {format}.",
            "Use the program that made it, or a newer one.",
            path=path,
            version=version,
            format=FORMAT,
        )
    return ()


def _renew_keys(conn: sqlite3.Connection) -> None:
    """An older register may have two names that count as one today (`name_key`). Of two such
    people the first keeps the name; the other is no longer found by it.
    """
    for row in conn.execute("SELECT key, name FROM people").fetchall():
        old, new = row["key"], name_key(row["name"])
        if new != old and not conn.execute("SELECT 1 FROM people WHERE key = ?", [new]).fetchall():
            conn.execute("UPDATE people SET key = ? WHERE key = ?", [new, old])
            for table in ("badges", "tries"):
                conn.execute(f"UPDATE {table} SET key = ? WHERE key = ?", [new, old])
