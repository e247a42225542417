"""How far one server goes: a table that was cut off for a day, a thousand such tables at once, and
ten thousand tables of many properties on a group's server.

`make bench` takes a part of each; `TABLEMGR_PIT_TABLES` and `TABLEMGR_PIT_DAY` ask for the whole.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest

from tablemgr.pit.batch import batch_of
from tablemgr.pit.forwarder import Forwarder, append
from tablemgr.pit.marks import table_marks
from tablemgr.pit.schema import TABLE_ROLE
from tablemgr.pit.server import PitServer, connect
from tests.benchmarks.pit_senders import RowsInMemory, Senders
from tests.pit_server import TestedPit, a_pit, server_address
from ui.pit.demo import own_server

__all__ = ["server_address"]

Benchmark: TypeAlias = Any  # pytest-benchmark's fixture carries no types

DAY: Final = int(os.environ.get("TABLEMGR_PIT_DAY", "126000"))
"""The entries of a full table in a day of 20 hours."""
TABLES: Final = int(os.environ.get("TABLEMGR_PIT_TABLES", "1000"))
GROUP, PROPERTIES, A_BATCH, BATCHES = 10_000, 50, 9, 4
"""The group's tables and properties; a batch is what a table has in five seconds."""


@pytest.fixture(scope="module")
def timed_pit(server_address: str, brief: bool) -> Iterator[TestedPit]:
    """A pit on a server of its own, unless nothing is measured."""
    if brief:
        with a_pit(server_address) as made:
            yield made
        return
    with own_server(TABLES + 60) as (address, _), a_pit(address) as made:
        yield made


def test_a_table_catches_up_after_a_day(
    benchmark: Benchmark, timed_pit: TestedPit, brief: bool
) -> None:
    """Its day of 20 hours is sent while it goes on by itself."""
    journal = RowsInMemory("DAY")
    with closing(
        Forwarder(timed_pit.table("DAY"), lambda: journal, time.time_ns, time.monotonic)
    ) as line:
        line.step()
        journal.add(1200 if brief else DAY)

        def catch_up() -> None:
            while not line.step().complete:
                pass

        benchmark.pedantic(catch_up, rounds=1)
        assert line.step().have == journal.rows(-1, 10**9)[-1][0]


def test_a_thousand_tables_catch_up_at_once(
    benchmark: Benchmark, timed_pit: TestedPit, brief: bool
) -> None:
    """Each was cut off for a fifteenth of an hour; a day is as many times as long."""
    tables, entries = (3, 50) if brief else (TABLES, 500)
    names = [f"A{number}" for number in range(tables)]
    addresses = {name: timed_pit.table(name) for name in names}
    groups = [names] if brief else [names[::2], names[1::2]]
    senders = [Senders({n: addresses[n] for n in group}, 0.0, entries) for group in groups]

    def catch_up() -> None:
        for sender in senders:
            sender.go()
        for sender in senders:
            sender.end()

    benchmark.pedantic(catch_up, rounds=1)
    benchmark.extra_info["entries"] = tables * entries
    have = {mark.table: mark.last_seq for mark in table_marks(timed_pit.owner)}
    assert all(have[name] == entries for name in names)


def _group(owner: PitServer, tables: int) -> list[str]:
    """Add so many tables at once; gives their names."""
    names = [f"G{number}" for number in range(tables)]
    for name in names:
        owner.execute(f'CREATE ROLE "group_{name}" LOGIN IN ROLE {TABLE_ROLE}'.encode())
    owner.execute(
        "INSERT INTO pit.tables SELECT n, 'group_' || n FROM unnest(%s::text[]) n", [names]
    )
    return names


def _processor_s(lines: list[PitServer]) -> float:
    """The processor time of the server's processes behind these connections."""
    took = 0
    for line in lines:
        fields = Path(f"/proc/{line.info.backend_pid}/stat").read_text().rpartition(")")[2].split()
        took += int(fields[11]) + int(fields[12])
    return took / os.sysconf("SC_CLK_TCK")


def test_ten_thousand_tables_of_a_group(
    benchmark: Benchmark, timed_pit: TestedPit, brief: bool
) -> None:
    """Each property sends for its tables over one connection, as the server of the group sees it:
    a batch of each table, then the next of each.
    """
    tables, properties, batches = (20, 2, 2) if brief else (GROUP, PROPERTIES, BATCHES)
    names = _group(timed_pit.owner, tables)
    journals = [RowsInMemory(name) for name in names]
    for journal in journals:
        journal.add(A_BATCH * batches - 1)
    parts = [
        [
            (name, batch_of(rows, journal.rows(A_BATCH * at - 2, 1)[0][8] if at else bytes(32)))
            for name, journal in zip(names, journals, strict=True)
            if (rows := journal.rows(A_BATCH * at - 1, A_BATCH))
        ]
        for at in range(batches)
    ]
    with ExitStack() as opened:
        lines = [opened.enter_context(connect(timed_pit.address)) for _ in range(properties)]

        def send() -> None:
            for part in parts:
                for number, (name, batch) in enumerate(part):
                    line = lines[number * properties // tables]
                    line.execute(f'SET SESSION AUTHORIZATION "group_{name}"'.encode())
                    append(line, batch, ended=True, clock_ns=0)

        before_s = _processor_s(lines)
        benchmark.pedantic(send, rounds=1)
        benchmark.extra_info["server's processor s"] = round(_processor_s(lines) - before_s, 1)
    benchmark.extra_info["entries"] = tables * A_BATCH * batches
    began = time.perf_counter()
    marks = table_marks(timed_pit.owner)
    benchmark.extra_info["marks ms"] = round((time.perf_counter() - began) * 1000, 1)
    have = {mark.table: mark.last_seq for mark in marks}
    assert all(have[name] == A_BATCH * batches - 1 for name in names)
