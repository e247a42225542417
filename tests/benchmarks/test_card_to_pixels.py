"""From a card's bytes on the serial line to its picture on the felt, the synced commits included.

A frame passes before each card: a message that comes within 16 ms of the last waits for the next
frame (`ui.intake.bridge`), and no person draws so fast.

The picture of the card is there before the panels around the felt are laid out; a card that ends
the deal fills a settlement, and that takes longer. Both are told.

The yardsticks of the same run: one synced SQLite commit, and one repaint of a bare widget.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any, TypeAlias

import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tablemgr.rules.commands import Settle
from tablemgr.rules.games.blackjack.commands import Hit, Proceed, Stand
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import BlackjackPosition
from tablemgr.rules.games.position import Phase
from tests.ui.rig import TableRig
from ui.theme.style import dress

Benchmark: TypeAlias = Any  # pytest-benchmark's fixture carries no types

CARDS, BRIEF_CARDS = 300, 5
MOST_STEPS = 60
"""More commands than that never lie between two cards."""
FRAME_MS = 1000 / 60
REST_MS = 2 * round(FRAME_MS)
"""So long nothing is drawn before a card that is measured: the last one's frame is over then."""


@pytest.fixture
def rig(tmp_path: Path, qtbot: QtBot, qapp: QApplication) -> Iterator[TableRig]:
    dress(qapp)
    opened = TableRig(tmp_path, qtbot)
    yield opened
    opened.close()
    qapp.setStyleSheet("")


def tell_until_a_card_is_due(rig: TableRig) -> None:
    """Play on, by whatever the rules allow, until the next card goes somewhere."""
    position = rig.session.table.position
    for _ in range(MOST_STEPS):
        if position.next_card is not None:
            break
        match position.phase:
            case Phase.IDLE | Phase.COMPLETE:
                if rig.session.shoe.drawn:
                    rig.simulator.new_shoe()
                    rig.until(lambda: not rig.session.shoe.drawn)
                rig.tell("open", *(f"bet {box} p{box} 100 seated" for box in range(1, 8)), "close")
            case BlackjackPhase.INTERIM:
                rig.controller.tell(Proceed())
            case Phase.SETTLEMENT:
                rig.controller.tell(Settle())
                rig.window.sheets.slips.preview.dismiss()
            case _:
                assert isinstance(position, BlackjackPosition)
                assert position.turn is not None
                box = position.turn.box
                stand = Stand(box)
                rig.controller.tell(Hit(box) if rig.session.verify(stand) else stand)
        position = rig.session.table.position
    assert position.next_card is not None, (position.phase, rig.controller.history)
    QCoreApplication.processEvents()


def percentiles_ms(seconds: Sequence[float]) -> tuple[float, float]:
    """p50 and p99 of what was measured; nothing of fewer than two."""
    data = [1000 * each for each in seconds]
    return (median(data), quantiles(data, n=100)[98]) if len(data) > 1 else (0.0, 0.0)


def measured(benchmark: Benchmark) -> Sequence[float]:
    """The seconds of each round; none if nothing is measured."""
    return [] if benchmark.stats is None else benchmark.stats.stats.data


def test_card_byte_to_painted_pixels(benchmark: Benchmark, rig: TableRig, brief: bool) -> None:
    painted = [0, 0.0]
    took: list[float] = []

    def on_painted(_: object) -> None:
        if shown(rig) != painted[0]:
            painted[:] = shown(rig), perf_counter()

    rig.window.felt.region_painted.connect(on_painted)

    def card_to_picture() -> None:
        wanted, began = shown(rig) + 1, perf_counter()
        rig.simulator.draw()
        while painted[0] < wanted:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        took.append(painted[1] - began)

    def get_ready() -> None:
        tell_until_a_card_is_due(rig)
        QTest.qWait(REST_MS)

    get_ready()
    benchmark.pedantic(card_to_picture, setup=get_ready, rounds=CARDS, iterations=1)
    for _ in range(BRIEF_CARDS if brief else 0):
        get_ready()
        card_to_picture()
    p50, p99 = percentiles_ms(took)
    whole50, whole99 = percentiles_ms(measured(benchmark))
    benchmark.extra_info.update(p50_ms=p50, p99_ms=p99, frame_ms=FRAME_MS)
    print(f"\ncard to pixels: p50 {p50:.2f} ms, p99 {p99:.2f} ms; a frame is {FRAME_MS:.2f} ms")
    print(f"and to all the panels around the felt: p50 {whole50:.2f} ms, p99 {whole99:.2f} ms")


def shown(rig: TableRig) -> int:
    """How many cards the felt has been given."""
    view = rig.window.felt.view
    return len(view.dealer.cards) + sum(len(h.cards) for box in view.boxes for h in box.hands)


def test_yardstick_one_synced_commit(benchmark: Benchmark, tmp_path: Path) -> None:
    conn = sqlite3.connect(tmp_path / "bare.db", isolation_level=None)
    conn.execute("PRAGMA journal_mode=WAL")
    conn.execute("PRAGMA synchronous=FULL")
    conn.execute("CREATE TABLE entries (payload TEXT)")
    benchmark.pedantic(
        lambda: conn.execute("INSERT INTO entries VALUES (?)", ("x" * 200,)), rounds=CARDS
    )
    conn.close()
    p50, p99 = percentiles_ms(measured(benchmark))
    print(f"\nyardstick, one synced commit: p50 {p50:.2f} ms, p99 {p99:.2f} ms")


class Bare(QWidget):
    """A widget that paints one rectangle."""

    painted = 0

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor("#0e3d39"))
        painter.end()
        self.painted += 1


def test_yardstick_one_repaint_of_a_bare_widget(benchmark: Benchmark, qtbot: QtBot) -> None:
    widget = Bare()
    qtbot.addWidget(widget)
    widget.resize(956, 552)
    widget.show()
    qtbot.waitExposed(widget)

    def repaint() -> None:
        before = widget.painted
        widget.update()
        while widget.painted == before:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    benchmark.pedantic(repaint, rounds=CARDS, iterations=1)
    p50, p99 = percentiles_ms(measured(benchmark))
    print(f"\nyardstick, a bare repaint: p50 {p50:.2f} ms, p99 {p99:.2f} ms")
