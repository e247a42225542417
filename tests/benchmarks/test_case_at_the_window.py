"""What a card costs at the window while a case is open, early in a shoe and late: much the same.

Each further card is noticed, filed and shown beside every ruling. `ratio` is the median of the
last cards' cost to the median of the first ones', in the processor's time; it was 53 once.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, TypeAlias

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tablemgr.basics.cards import DECK
from tests.ui.rig import TableRig
from ui.theme.style import dress

Benchmark: TypeAlias = Any  # pytest-benchmark's fixture carries no types

CARDS, BRIEF_CARDS = 400, 30
PART = 10
"""So many cards at either end are compared; the first of all, which loads the panel, is not."""
MOST_TIMES = 3.0


@pytest.fixture
def rig(tmp_path: Path, qtbot: QtBot, qapp: QApplication) -> Iterator[TableRig]:
    dress(qapp)
    opened = TableRig(tmp_path, qtbot, port="manual")
    opened.tell("open", "bet 1 ann 100 seated", "bet 2 bob 100 seated", "close")
    opened.by_hand(*["Kh", "5h", "9d", "Kd", "7c"])
    opened.tell("irregularity misdeal")
    yield opened
    opened.close()
    qapp.setStyleSheet("")


def test_a_cases_cost_does_not_grow_with_the_cards(
    benchmark: Benchmark, rig: TableRig, brief: bool
) -> None:
    cards = BRIEF_CARDS if brief else CARDS
    took: list[float] = []

    def every_card() -> None:
        for number in range(cards):
            before = process_time()
            rig.controller.device_events.card(DECK[number * 11 % 52], "keypad")
            QApplication.processEvents()
            took.append(process_time() - before)

    benchmark.pedantic(every_card, rounds=1, iterations=1)
    assert rig.session.table.position.cases
    assert len(rig.cards()) == cards + 5
    first, last = median(took[1 : PART + 1]), median(took[-PART:])
    benchmark.extra_info.update(first_ms=1000 * first, last_ms=1000 * last, ratio=last / first)
    print(f"\na card in a case: {1000 * first:.1f} ms, card {cards}: {1000 * last:.1f} ms")
    assert brief or last / first < MOST_TIMES
