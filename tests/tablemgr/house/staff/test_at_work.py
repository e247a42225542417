"""Since when somebody deals without a break, by the register's log."""

from __future__ import annotations

import json

import pytest

from tablemgr.house.staff.at_work import at_work_since, came_last
from tablemgr.house.staff.happenings import LogEntry

MINUTE = 60 * 10**9
BREAK = 15 * MINUTE


def test_who_came_last_to_this_table_is_first() -> None:
    told = [("ann", "T1"), ("ben", "T1"), ("kim", "T2"), ("Ann", "T1")]
    entries = [
        LogEntry(seq, seq, f'{{"staff":"signed-in","name":"{name}","table":"{table}"}}')
        for seq, (name, table) in enumerate(told, 1)
    ]
    assert came_last(entries, "T1") == ("ann", "ben")
    assert came_last([], "T1") == ()


def log(*happened: tuple[int, str, str]) -> list[LogEntry]:
    """Minute, happening, name."""
    return [
        LogEntry(seq, minute * MINUTE, json.dumps({"staff": what, "name": name}))
        for seq, (minute, what, name) in enumerate(happened, 1)
    ]


@pytest.mark.parametrize(
    ("happened", "since"),
    [
        ([], None),
        ([(5, "signed-in", "ann")], 5),
        ([(5, "signed-in", "Ann"), (9, "wrong-pin", "ann"), (9, "signed-in", "ben")], 5),
        ([(5, "signed-in", "ann"), (40, "signed-out", "ann")], None),
        # too short a break, at another table: she goes on
        ([(5, "signed-in", "ann"), (40, "relieved", "ann"), (54, "signed-in", "ann")], 5),
        ([(5, "signed-in", "ann"), (40, "relieved", "ann"), (55, "signed-in", "ann")], 55),
        ([(5, "signed-in", "ann"), (40, "released", "ann"), (80, "signed-in", "ann")], 80),
        # a second sign-in at the same table, as after a lock, is no break
        ([(5, "signed-in", "ann"), (90, "signed-in", "ann")], 5),
    ],
)
def test_a_break_counts_only_if_it_lasts(
    happened: list[tuple[int, str, str]], since: int | None
) -> None:
    found = at_work_since(log(*happened), "ann", BREAK)
    assert found == (None if since is None else since * MINUTE)
