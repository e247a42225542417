"""Once a Round is over and nothing happens for a while, memory held in reserve is given back."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from tablemgr.rules.commands import Open
from tests.benchmarks.round_player import play
from tests.ui.rig import TableRig


@contextmanager
def searches() -> Iterator[list[int]]:
    """The generations that Python's collector searches meanwhile."""
    seen: list[int] = []

    def note(phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            seen.append(info["generation"])

    gc.callbacks.append(note)
    try:
        yield seen
    finally:
        gc.callbacks.remove(note)


def test_it_waits_for_a_rest_only_once_a_round_is_over(by_hand: TableRig) -> None:
    resting = by_hand.open_table.resting
    assert not resting.waits
    play(by_hand.open_table, 1, QApplication.processEvents)
    assert resting.waits


def test_a_new_round_ends_the_wait(by_hand: TableRig) -> None:
    play(by_hand.open_table, 1, QApplication.processEvents)
    by_hand.open_table.controller.tell(Open())
    assert not by_hand.open_table.resting.waits


def test_it_searches_everything_once_a_round(by_hand: TableRig) -> None:
    play(by_hand.open_table, 1, QApplication.processEvents)
    with searches() as seen:
        by_hand.open_table.resting.rest()
    assert seen[-1] == 2  # the oldest objects too
    by_hand.open_table.controller.show()
    assert not by_hand.open_table.resting.waits


def test_it_rests_by_itself_once_nothing_has_happened(by_hand: TableRig) -> None:
    resting = by_hand.open_table.resting
    [timer] = resting.findChildren(QTimer)
    timer.setInterval(0)
    with searches() as seen:
        play(by_hand.open_table, 1, QApplication.processEvents)
    assert 2 in seen
    assert not resting.waits
