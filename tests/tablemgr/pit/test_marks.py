from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from tablemgr.pit.marks import TableMark, completeness

NINE = datetime(2026, 1, 2, 21, 4, 7, tzinfo=UTC)


def mark(table: str, silent_s: float | None, at: datetime | None = NINE) -> TableMark:
    return TableMark(table, 0, 5, b"", at, at, 0, 0, 1, silent_s)


@pytest.mark.parametrize(
    ("marks", "words"),
    [
        ([], "no table has been added"),
        ([mark("T1", 2)], "the only table to 21:04:07"),
        ([mark("T1", 2), mark("T2", 1, NINE + timedelta(seconds=1))], "all 2 tables to 21:04:07"),
        ([mark("T1", 2), mark("T2", None, None)], "1 of 2 tables to 21:04:07; T2 never"),
        ([mark("T1", 70)], "0 of 1 tables; T1 to 21:04:07"),
    ],
)
def test_it_is_said_how_complete_the_pit_is(marks: list[TableMark], words: str) -> None:
    assert completeness(marks, UTC) == words
