"""What the pit's server takes, and how soon a desk sees it: as `pit init` makes it, if measured.

The senders are processes of their own, with journals in memory: a table's own disk is measured in
`test_journal_benchmark.py`. `make bench`, or pytest with `--benchmark-only`.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from typing import Any, TypeAlias

import pytest

from tablemgr.journal.chain import spelled
from tablemgr.pit.forwarder import Forwarder
from tablemgr.pit.reading import PitReader
from tests.benchmarks.pit_senders import RowsInMemory, Senders
from tests.pit_server import TestedPit, a_pit, server_address
from ui.pit.demo import own_server
from ui.pit.desk_thread import LOOK_S

__all__ = ["server_address"]

Benchmark: TypeAlias = Any  # pytest-benchmark's fixture carries no types

TABLES, SECONDS = 200, float(os.environ.get("TABLEMGR_PIT_SECONDS", "30"))


@pytest.fixture(scope="module")
def timed_pit(server_address: str, brief: bool) -> Iterator[TestedPit]:
    """A pit on a server that syncs each batch, unless nothing is measured."""
    if brief:
        with a_pit(server_address) as made:
            yield made
        return
    with own_server(TABLES + 40) as (address, _), a_pit(address) as made:
        yield made


def test_yardstick_rows_copied_by_postgres_alone(
    benchmark: Benchmark, timed_pit: TestedPit, brief: bool
) -> None:
    """The same bytes, 500 a transaction, by COPY into a table without any check."""
    journal = RowsInMemory("YARD")
    journal.add(500)
    bodies = [(row[0], spelled(*row[:8])) for row in journal.rows(0, 500)]
    timed_pit.owner.execute("CREATE TABLE IF NOT EXISTS yard (seq bigint, body bytea)")

    def copy() -> None:
        with timed_pit.owner.cursor().copy("COPY yard FROM STDIN") as into:
            for body in bodies:
                into.write_row(body)

    benchmark.pedantic(copy, rounds=1 if brief else 40)


_NAMES = count(1)


@pytest.mark.parametrize("batch", [1, 10, 500])
def test_batches_of_one_table(
    benchmark: Benchmark, timed_pit: TestedPit, brief: bool, batch: int
) -> None:
    name = f"B{next(_NAMES)}"
    journal = RowsInMemory(name)
    with closing(
        Forwarder(timed_pit.table(name), lambda: journal, time.time_ns, time.monotonic)
    ) as line:
        line.step()

        def send() -> None:
            journal.add(batch)
            line.step()

        benchmark.pedantic(send, rounds=1 if brief else 60)
        assert journal.rows(-1, 1_000_000)[-1][0] == line.step().have


def test_from_a_tables_commit_to_the_desk(
    benchmark: Benchmark, timed_pit: TestedPit, brief: bool
) -> None:
    tables, seconds = (4, 0.5) if brief else (TABLES, SECONDS)
    names = [f"D{number}" for number in range(tables)]
    addresses = {name: timed_pit.table(name) for name in names}
    halves = [names] if brief else [names[::2], names[1::2]]
    senders = [Senders({name: addresses[name] for name in half}, seconds) for half in halves]
    took_ms: list[float] = []

    def watch() -> None:
        with closing(PitReader(timed_pit.desk())) as reader:
            reader.look()
            for sender in senders:
                sender.go()
            works = True
            while works:
                works = any(sender.work for sender in senders)
                _, news = reader.look()
                now = time.time_ns()
                took_ms.extend((now - row[5]) / 1e6 for each in news for row in each.rows)
                time.sleep(LOOK_S)
        for sender in senders:
            sender.end()

    benchmark.pedantic(watch, rounds=1)
    took_ms.sort()
    assert len(took_ms) > tables
    for share in (0.5, 0.99, 1.0):
        at = took_ms[min(len(took_ms) - 1, int(share * len(took_ms)))]
        benchmark.extra_info[f"p{share * 100:.0f} ms"] = round(at, 1)
    benchmark.extra_info["entries"] = len(took_ms)
    print(f"\nfrom a table's commit to the desk: {benchmark.extra_info}")


def test_many_tables_catch_up(benchmark: Benchmark, timed_pit: TestedPit, brief: bool) -> None:
    """So many tables send 1,000 entries each, one after the other."""
    tables = 2 if brief else 100
    journals = []
    for number in range(tables):
        journals.append(journal := RowsInMemory(f"C{number}"))
        journal.add(20 if brief else 1000)
    lines = [
        Forwarder(
            timed_pit.table(journal.header.table_id),
            lambda of=journal: of,  # type: ignore[misc] # bound now
            time.time_ns,
            time.monotonic,
        )
        for journal in journals
    ]

    def catch_up() -> None:
        for line in lines:
            while not line.step().complete:
                pass
            line.close()

    benchmark.pedantic(catch_up, rounds=1)
