"""Tables that send to a pit's server, from a process of their own, with journals in memory.

Reads their addresses from standard input, says `ready`, and waits for a line.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from typing import Final

from tablemgr.journal import JournalHeader, Stamp
from tablemgr.journal.chain import BEFORE_FIRST, Row, link
from tablemgr.journal.entry import canonical
from tablemgr.pit.forwarder import Forwarder
from ui.pit.line_thread import LOOK_S, PACE_S

PAYLOAD: Final = canonical(
    {
        "command": "card Kh",
        "events": [{"type": "CardDealt", "box": 3, "hand": 1, "card": "Kh"}],
        "via": "shoe",
    }
)
A_SECOND: Final = 10
"""So many entries a table has a second."""


class RowsInMemory:
    """A journal that only grows, in memory."""

    def __init__(self, table: str) -> None:
        self.header = JournalHeader(table, "House", "1", Stamp(1, 1))
        self._rows: list[Row] = []
        self._add(
            "header", 0, canonical({"table_id": table, "house": "House", "program_version": "1"})
        )

    def add(self, many: int, at_ns: int | None = None) -> None:
        """So many acts happen now, or at that time."""
        for _ in range(many):
            self._add("act", len(self._rows) // 60 + 1, PAYLOAD, at_ns)

    def _add(self, kind: str, round_no: int, payload: str, at_ns: int | None = None) -> None:
        before = self._rows[-1][8] if self._rows else BEFORE_FIRST
        wall_ns = time.time_ns() if at_ns is None else at_ns
        columns = (len(self._rows), round_no, kind, "anna", "dealer", wall_ns, 1, payload)
        self._rows.append((*columns, link(before, *columns)))

    def rows(self, after: int, most: int) -> list[Row]:
        return self._rows[after + 1 : after + 1 + most]


class PacedTable:
    """A table that has entries at an even pace, and sends them as its window does."""

    def __init__(self, name: str, address: str, ahead_s: float) -> None:
        """`ahead_s`: so long after the start its first entry comes."""
        self._journal = RowsInMemory(name)
        self._line = Forwarder(address, lambda: self._journal, time.time_ns, time.monotonic)
        self._next_s = self._look_s = ahead_s
        self._line.step()

    def act(self, began_ns: int, now_s: float) -> float:
        """Do what is due; gives when something is due again. An entry has the time at which it
        should have come, so that a sender that lags behind is seen.
        """
        while self._next_s <= now_s:
            self._journal.add(1, began_ns + round(self._next_s * 1e9))
            self._next_s += 1 / A_SECOND
        if self._look_s <= now_s:
            sent = self._line.step().sent
            self._look_s = now_s + (PACE_S if sent else LOOK_S)
        return self._look_s

    def close(self) -> None:
        """Send what is left, and hang up."""
        while not self._line.step().complete:
            pass
        self._line.close()


def catch_up(addresses: dict[str, str], entries: int) -> None:
    """Let each table send so many entries that it has already, a batch of each in turn."""
    lines = []
    for name, address in addresses.items():
        journal = RowsInMemory(name)
        journal.add(entries)
        lines.append(Forwarder(address, lambda of=journal: of, time.time_ns, time.monotonic))  # type: ignore[misc] # bound now
    print("ready", flush=True)
    sys.stdin.readline()
    while lines:
        for line in list(lines):
            if line.step().complete:
                line.close()
                lines.remove(line)


def send(addresses: dict[str, str], seconds: float, behind: int = 0) -> None:
    """Let the tables play so long, each at its own moments; or catch up so many entries."""
    if behind:
        catch_up(addresses, behind)
        return
    tables = [
        PacedTable(name, address, number / len(addresses) / A_SECOND)
        for number, (name, address) in enumerate(addresses.items())
    ]
    print("ready", flush=True)
    sys.stdin.readline()
    began_ns, began = time.time_ns(), time.monotonic()
    while (now := time.monotonic() - began) < seconds:
        due = min(table.act(began_ns, now) for table in tables)
        time.sleep(max(0.005, due - (time.monotonic() - began)))
    for table in tables:
        table.close()


class Senders:
    """Such a process."""

    def __init__(self, addresses: dict[str, str], seconds: float, behind: int = 0) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.benchmarks.pit_senders"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin, self._process.stdout
        self._in.write(json.dumps([addresses, seconds, behind]) + "\n")
        self._in.flush()
        assert self._out.readline() == "ready\n"

    def go(self) -> None:
        self._in.write("go\n")
        self._in.flush()

    @property
    def work(self) -> bool:
        return self._process.poll() is None

    def end(self) -> None:
        self._in.close()
        self._out.close()
        assert self._process.wait() == 0


if __name__ == "__main__":
    send(*json.loads(sys.stdin.readline()))
