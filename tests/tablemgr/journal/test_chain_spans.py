"""Where each Round's entries stand: as a search would find them, whatever is told, and small."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from sys import getsizeof

from hypothesis import given
from hypothesis import strategies as st

from tablemgr.journal import Draft, Journal, JournalHeader
from tablemgr.journal.chain import RoundSpans

ROUNDS = st.sampled_from([0, 1, 2, 3, 7, 10**15])


@given(st.lists(ROUNDS, max_size=40))
def test_the_runs_of_a_round_are_its_entries_in_order(rounds: list[int]) -> None:
    spans = RoundSpans()
    for number, round_no in enumerate(rounds):
        spans.add(round_no, number, number)
    for wanted in (*set(rounds), 5):
        found: list[int] = []
        while (run := spans.behind(wanted, found[-1] if found else -1)) is not None:
            assert run[0] > (found[-1] + 1 if found else -1), "two runs do not touch"
            found += range(run[0], run[1] + 1)
        assert found == [number for number, each in enumerate(rounds) if each == wanted]


def test_what_a_damaged_file_has_in_a_numbers_place_is_a_round_of_its_own() -> None:
    spans = RoundSpans()
    spans.add(0, 0, 3)
    spans.add("x", 4, 5)  # type: ignore[arg-type] # as a damaged page gives it
    spans.add(None, 6, 6)  # type: ignore[arg-type] # as above
    assert spans.behind(0, -1) == (0, 3)
    assert spans.behind(1, -1) is None


def test_ten_thousand_rounds_take_two_numbers_each() -> None:
    spans = RoundSpans()
    for number in range(10_000):
        spans.add(number, 10 * number, 10 * number + 9)
    assert sum(getsizeof(getattr(spans, slot)) for slot in spans.__slots__) < 200_000


def test_a_round_s_entries_are_found_by_their_numbers_without_a_search(
    path: Path, header: JournalHeader, make_draft: Callable[..., Draft]
) -> None:
    with Journal.open(path, header) as journal:
        journal.append_all([make_draft(n, round_no=n // 10) for n in range(1, 40)])
        asked: list[str] = []
        journal._conn.set_trace_callback(asked.append)
        found = list(journal.entries(round_no=2))
        journal._conn.set_trace_callback(None)
        plans = [
            str(row[-1])
            for statement in asked
            for row in journal._conn.execute(f"EXPLAIN QUERY PLAN {statement}")
        ]
    assert found
    assert all(entry.round_no == 2 for entry in found)
    assert plans
    assert all(plan.startswith("SEARCH entries USING INTEGER PRIMARY KEY") for plan in plans), plans
