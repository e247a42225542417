"""Writes what a device sent, from a journal, as the text of a raw session: a line for each entry.

The text is the one that `tablemgr devices replay` reads (docs/raw-session.md). Knows no protocol
and no file: entries come in, lines go out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Final
from urllib.parse import quote

from tablemgr.journal.entry import Entry, EntryKind, Stamp
from tablemgr.journal.sent_bytes import bytes_in

HEADING: Final = "tablemgr raw session 1"
RAW_KINDS: Final = (EntryKind.RAW, EntryKind.DEVICE)
"""The kinds of entries that a raw session is made of."""

_SAFE: Final = "/:@?&=,+[]"
_NS: Final = 1_000_000_000


def raw_lines(entries: Iterable[Entry]) -> Iterator[str]:
    """The heading, then a line for all bytes that came at once and for each connection and loss."""
    yield HEADING
    for entry in entries:
        if entry.kind is EntryKind.RAW:
            for stamp, sent in bytes_in(entry):
                yield f"{_times(stamp)} bytes {sent.hex(' ').upper()}"
        elif entry.kind is EntryKind.DEVICE:
            said = _said(entry)
            if said is not None:
                yield f"{_times(entry.stamp)} {said}"


def _said(entry: Entry) -> str | None:
    """Write the session's line for a device's entry; None if it has none."""
    data = entry.data
    details = data["details"]
    port = quote(str(details.get("port", "")), _SAFE)
    match data["event"]:
        case "device.connected":
            return f"opened {port}"
        case "device.disconnected" | "device.set-aside":
            lost = "unplugged" if data["event"] == "device.disconnected" else "flooded"
            reason = " ".join(str(details.get("reason", "")).split())
            return f"lost {lost} {port} {reason}".rstrip()
    return None


def _times(stamp: Stamp) -> str:
    moment = datetime.fromtimestamp(stamp.wall_ns // _NS, UTC)
    wall = f"{moment:%Y-%m-%dT%H:%M:%S}.{stamp.wall_ns % _NS:09}Z"
    return f"{wall} {stamp.mono_ns // _NS}.{stamp.mono_ns % _NS:09}"
