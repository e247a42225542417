"""The pit's server, and journals to be sent there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tablemgr.journal import Draft, EntryKind, Journal, JournalHeader, Stamp
from tablemgr.pit.forwarder import Forwarded, Forwarder, JournalRows
from tests.pit_server import pit, server_address

__all__ = ["pit", "server_address"]

START_NS = 1_700_000_000_000_000_000
Opening = Callable[..., Journal]


def add(journal: Journal, many: int, words: str = "Kh") -> None:
    """Add so many acts, of Rounds of ten."""
    first = journal.last_seq + 1
    journal.append_all(
        [
            Draft(
                EntryKind.ACT,
                {"number": n, "words": f"{words} \u00e9\u4e2d"},
                (n + 9) // 10,
                "anna",
                "dealer",
                Stamp(START_NS + n, n),
            )
            for n in range(first, first + many)
        ]
    )


@pytest.fixture
def open_journal(tmp_path: Path) -> Iterator[Opening]:
    """Opens a journal of a table; it is closed at the end of the test."""
    with ExitStack() as opened:

        def opening(
            table: str, folder: str = "here", *, house: str = "House", training: bool = False
        ) -> Journal:
            (tmp_path / folder).mkdir(exist_ok=True)
            header = JournalHeader(table, house, "1", Stamp(START_NS, 0), training)
            path = tmp_path / folder / f"{table}.journal"
            return opened.enter_context(Journal.open(path, header))

        yield opening


class Ticks:
    """A clock that goes on by three seconds each time it is read."""

    def __init__(self) -> None:
        self.now_s = 0.0

    def __call__(self) -> float:
        self.now_s += 3.0
        return self.now_s


def line_of(address: str, journal: JournalRows) -> Forwarder:
    return Forwarder(address, lambda: journal, lambda: START_NS, Ticks())


def send_all(line: Forwarder) -> Forwarded:
    """Send until there is no more."""
    while not (done := line.step()).complete:
        pass
    return done
