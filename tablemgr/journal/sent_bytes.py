"""The bytes of a device in an entry, as they came: heartbeats in a row share one entry.

Such an entry has their bytes one after the other, how many they are, and when the first of them
came; its own time is the last one's. Heartbeats that are due have all one length, so that each can
be read back. Knows no protocol.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablemgr.journal.entry import Entry, Json, Stamp

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
