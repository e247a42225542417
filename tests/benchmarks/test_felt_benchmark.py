"""What painting the felt costs at 1920 by 740, beside its yardstick: one plain pixmap of its size.

A 60 Hz frame is 16.7 ms. Nothing here fails for being slow: `make bench` prints the figures.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from tests.ui.felt.samples import rws_layout, split_to_four, ten_cards_each
from ui.felt.glide import GLIDE_MS
from ui.felt.widget import FeltWidget
from ui.theme.binding import check_binding
from ui.theme.style import load_fonts


@pytest.fixture
def felt(qtbot: QtBot) -> Iterator[FeltWidget]:
    check_binding()
    load_fonts()
    widget = FeltWidget(rws_layout("d"), motion=False)
    qtbot.addWidget(widget)
    widget.resize(1920, 740)
    widget.show()
    qtbot.waitExposed(widget)
    yield widget
    widget.hide()


@pytest.mark.benchmark(group="felt")
def test_yardstick_one_pixmap_of_the_felts_size(
    qapp: QApplication, benchmark: BenchmarkFixture
) -> None:
    assert qapp is not None
    target = QImage(1920, 740, QImage.Format.Format_RGB32)
    picture = QPixmap(1920, 740)
    picture.fill(QColor("#204060"))

    def paint() -> None:
        painter = QPainter(target)
        painter.drawPixmap(0, 0, picture)
        painter.end()

    benchmark(paint)


@pytest.mark.benchmark(group="felt")
def test_the_whole_felt_with_nine_boxes(felt: FeltWidget, benchmark: BenchmarkFixture) -> None:
    felt.set_view(split_to_four(9))
    felt.repaint()
    benchmark(felt.repaint)


@pytest.mark.benchmark(group="felt")
def test_the_fullest_felt_there_can_be(felt: FeltWidget, benchmark: BenchmarkFixture) -> None:
    felt.set_view(ten_cards_each(9))
    felt.repaint()
    benchmark(felt.repaint)


@pytest.mark.benchmark(group="felt")
def test_one_box_after_a_card(felt: FeltWidget, benchmark: BenchmarkFixture) -> None:
    view = split_to_four(9)
    hand = view.boxes[2].hands[2]
    fewer = replace(hand, cards=hand.cards[:-1])
    box = replace(view.boxes[2], hands=(*view.boxes[2].hands[:2], fewer, *view.boxes[2].hands[3:]))
    other = replace(view, boxes=(*view.boxes[:2], box, *view.boxes[3:]))
    felt.set_view(view)
    felt.repaint()

    def draw_a_card() -> None:
        felt.set_view(other if felt.view is view else view)
        QApplication.processEvents()

    benchmark(draw_a_card)


@pytest.mark.benchmark(group="felt")
def test_a_card_that_glides(qtbot: QtBot, benchmark: Any) -> None:
    """Each glide is painted 60 times a second if a frame takes less than 16.7 ms."""
    check_binding()
    load_fonts()
    widget = FeltWidget(rws_layout("d"))
    qtbot.addWidget(widget)
    widget.resize(1433, 702)
    widget.show()
    qtbot.waitExposed(widget)
    view = split_to_four(9)
    hand = view.boxes[2].hands[2]
    box = replace(
        view.boxes[2],
        hands=(
            *view.boxes[2].hands[:2],
            replace(hand, cards=hand.cards[:-1]),
            *view.boxes[2].hands[3:],
        ),
    )
    before = replace(view, boxes=(*view.boxes[:2], box, *view.boxes[3:]))
    painted: list[float] = []
    widget.region_painted.connect(lambda _: painted.append(process_time()))
    used: list[float] = []
    frames: list[int] = []

    def glide() -> None:
        widget.set_view(before)
        widget.repaint()
        painted.clear()
        began = process_time()
        widget.set_view(view)
        while widget.is_gliding:
            QApplication.processEvents()
        used.append(process_time() - began)
        frames.append(len(painted))

    benchmark.pedantic(glide, rounds=5, warmup_rounds=1)
    each_ms = 1000 * min(u / n for u, n in zip(used, frames, strict=True))
    print(
        f"\na glide of {GLIDE_MS} ms: {max(frames)} frames, {each_ms:.1f} ms of the processor each"
    )
