"""The bytes of a device in a journal: how an entry holds them, and a Round's as the text of a raw
session, a line for each entry. Knows no protocol and no file.

Heartbeats in a row share one entry: their bytes one after the other, how many they are, and when
the first of them came; its own time is the last one's. Heartbeats that are due have all one length,
so that each can be read back. The text is the one that `tablemgr devices replay` reads
(docs/raw-session.md).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Final
from urllib.parse import quote

from tablemgr.journal.entry import Entry, EntryKind, Json, Stamp

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


# --- what an entry holds --------------------------------------------------------------------------

COUNT = "heartbeats"
SINCE = "since"


def heartbeats_entry(
    port: str, protocol: str, beats: Sequence[bytes], since: Stamp
) -> dict[str, Json]:
    """Make the entry for heartbeats in a row, of which the first came at `since`."""
    return {
        "port": port,
        "hex": b"".join(beats).hex(),
        "protocol": protocol,
        COUNT: len(beats),
        SINCE: [since.wall_ns, since.mono_ns],
    }


def are_heartbeats(entry: Entry) -> bool:
    """Say whether the bytes of that entry are heartbeats and nothing else."""
    return COUNT in entry.data


def bytes_in(entry: Entry) -> Iterator[tuple[Stamp, bytes]]:
    """The bytes of that entry with their times. Heartbeats in a row come each by itself; of those
    between the first and the last the times are not known, and even steps are given.
    """
    data, last = entry.data, entry.stamp
    sent = bytes.fromhex(data["hex"])
    count = data.get(COUNT, 1)
    length = len(sent) // count
    wall_ns, mono_ns = data.get(SINCE, (last.wall_ns, last.mono_ns))
    steps = max(1, count - 1)
    for at in range(count):
        stamp = Stamp(
            wall_ns + (last.wall_ns - wall_ns) * at // steps,
            mono_ns + (last.mono_ns - mono_ns) * at // steps,
        )
        yield stamp if count > 1 else last, sent[at * length : (at + 1) * length]
