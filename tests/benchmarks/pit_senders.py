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

    def add(self, many: int) -> None:
        """So many acts happen now."""
        for _ in range(many):
            self._add("act", len(self._rows) // 60 + 1, PAYLOAD)

    def _add(self, kind: str, round_no: int, payload: str) -> None:
        before = self._rows[-1][8] if self._rows else BEFORE_FIRST
        columns = (len(self._rows), round_no, kind, "anna", "dealer", time.time_ns(), 1, payload)
        self._rows.append((*columns, link(before, *columns)))

    def rows(self, after: int, most: int) -> list[Row]:
        return self._rows[after + 1 : after + 1 + most]


def send(addresses: dict[str, str], seconds: float) -> None:
    """Each table gets its entries at an even pace, and sends each as it comes."""
    journals = {name: RowsInMemory(name) for name in addresses}
    lines = [
        Forwarder(address, lambda of=journals[name]: of, time.time_ns, time.monotonic)  # type: ignore[misc] # bound now
        for name, address in addresses.items()
    ]
    for line in lines:
        line.step()
    print("ready", flush=True)
    sys.stdin.readline()
    began, turns = time.monotonic(), 0
    while (now := time.monotonic() - began) < seconds:
        if now < turns / A_SECOND:
            time.sleep(turns / A_SECOND - now)
        turns += 1
        for line, journal in zip(lines, journals.values(), strict=True):
            journal.add(1)
            line.step()
    for line in lines:
        line.close()


class Senders:
    """Such a process."""

    def __init__(self, addresses: dict[str, str], seconds: float) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.benchmarks.pit_senders"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin, self._process.stdout
        self._in.write(json.dumps([addresses, seconds]) + "\n")
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
