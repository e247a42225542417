"""Stores what the device sent and reported, before anything follows from it."""

from __future__ import annotations

from collections.abc import Mapping

from tablemgr.journal import EntryKind, Json, Stamp
from tablemgr.rules.commands import Report
from tablemgr.rules.events import Event
from tablemgr.rules.people import Person
from tablemgr.service.session import TableSession


def store_bytes(
    session: TableSession, port: str, data: bytes, stamp: Stamp, protocol: str = ""
) -> None:
    """Store bytes as a device sent them, with the time when they came, before they are parsed.

    `protocol` is the one by which they will be parsed.
    """
    sent: dict[str, Json] = {"port": port, "hex": data.hex(), "protocol": protocol}
    entry = session.write(EntryKind.RAW, sent, stamp=stamp)
    session.hearing.stored(entry.seq)


def heartbeat(
    session: TableSession, port: str, data: bytes, stamp: Stamp, protocol: str = ""
) -> None:
    """Count a heartbeat; those that came in a row are stored as one entry. Raises `Fault`."""
    if not session.heartbeats.take(port, protocol, data, stamp):
        session.store_heartbeats()
        session.heartbeats.take(port, protocol, data, stamp)


def reported(
    session: TableSession,
    key: str,
    details: Mapping[str, Json],
    *,
    doubts_cards: bool,
    by: Person | None = None,
    is_foreign_card: bool = False,
) -> list[Event]:
    """Store what a device reported; if it doubts the cards of a Round, settling waits.

    `by` signed for what the device was asked to do. A foreign card that it read during a Round
    stops the Round, as one card too many does (5.5.1). Returns the events of the report.
    """
    doubts = doubts_cards and not session.between_rounds
    said: dict[str, Json] = {"event": key, "details": dict(details), "doubts": doubts}
    session.write(EntryKind.DEVICE, said, by=by)
    if doubts:
        session.check.doubted(key)
    if is_foreign_card and not session.between_rounds:
        return session.do(Report("foreign-card"), "device")
    return []
