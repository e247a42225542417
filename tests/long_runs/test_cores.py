"""Pieces of work end one after the other, and none is asked for before a core is free for it."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.long_runs import cores
from tests.long_runs.cores import on_all_cores


def test_a_piece_is_asked_for_when_a_core_is_free_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a run that lasts as long as its clock says would ask for pieces without end."""
    threads = ThreadPoolExecutor(1)  # a process would stay behind
    monkeypatch.setattr(cores, "ProcessPoolExecutor", lambda *_, **__: threads)
    asked: list[int] = []

    def pieces() -> Iterator[int]:
        for number in (-1, -2, -3):
            asked.append(number)
            yield number

    came = on_all_cores(abs, pieces(), cores=1)
    assert next(came) == 1
    assert asked == [-1, -2]
    assert [*came] == [2, 3]
