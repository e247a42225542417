from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tablemgr.basics.cards import card
from tests.ui.felt.samples import BOXES, TABLE, every_view, rws_layout, split_to_four
from ui.felt.widget import FeltWidget
from ui.theme.style import load_fonts
from ui.views.felt import BetView, BoxView, CardRef, FeltView

SIZES = ((956, 564), (1491, 760), (940, 562))
"""What a window 1280 by 800 and one 1920 by 1080 leave the felt beside a panel."""


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    assert qapp is not None
    load_fonts()


@pytest.fixture
def felt(qtbot: QtBot) -> Iterator[FeltWidget]:
    widget = FeltWidget(rws_layout("a"), motion=False)
    qtbot.addWidget(widget)
    widget.resize(1280, 500)
    widget.show()
    qtbot.waitExposed(widget)
    yield widget
    widget.hide()


def _tap(felt: FeltWidget, where: QPointF) -> list[tuple[str, object]]:
    """Every signal that a tap gives, with its argument."""
    heard: list[tuple[str, object]] = []
    felt.box_tapped.connect(lambda number: heard.append(("box", number)))
    felt.place_tapped.connect(lambda name: heard.append(("place", name)))
    felt.card_tapped.connect(lambda ref: heard.append(("card", ref)))
    spot = QPoint(round(where.x()), round(where.y()))
    QTest.mouseClick(felt, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    return heard


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("appendix", BOXES)
def test_no_text_is_cut_leaves_the_felt_or_lies_on_anothers_cards(
    qtbot: QtBot, appendix: str, size: tuple[int, int]
) -> None:
    felt = FeltWidget(rws_layout(appendix), motion=False)
    qtbot.addWidget(felt)
    felt.resize(*size)
    for name, view in every_view(BOXES[appendix]).items():
        felt.set_view(view)
        felt.grab()
        labels = felt.labels()
        assert set(labels) == {
            *("shoe", "discard", "loose", "papers", "dealer"),
            *(f"box-{n + 1}" for n in range(felt.boxes)),
        }
        for owner, texts in labels.items():
            for label in texts:
                assert not label.cut, (name, owner, label)
                assert QRectF(felt.rect()).contains(label.rect), (name, owner, label)
                assert label.place.adjusted(-2, -2, 2, 2).contains(label.rect), (name, label)
                for box in range(felt.boxes + 1):
                    if owner == ("dealer" if box == 0 else f"box-{box}"):
                        continue
                    for cards in felt.card_rects(box):
                        assert not any(card.intersects(label.rect) for card in cards), (
                            name, owner, label, box,
                        )  # fmt: skip


@pytest.mark.parametrize("factor", ["1.5", "2.0"])
def test_no_text_is_cut_on_a_dense_screen(factor: str) -> None:
    code = (
        "import sys\n"
        "from PySide6.QtWidgets import QApplication\n"
        "from tests.ui.felt.samples import every_view, rws_layout\n"
        "from ui.felt.widget import FeltWidget\n"
        "from ui.theme.style import dress\n"
        "app = QApplication([])\n"
        "dress(app)\n"
        "felt = FeltWidget(rws_layout('d'), motion=False)\n"
        "felt.resize(956, 552)\n"
        "for view in every_view(9).values():\n"
        "    felt.set_view(view)\n"
        "    picture = felt.grab()\n"
        "    labels = [label for part in felt.labels().values() for label in part]\n"
        "    assert labels and not any(label.cut for label in labels)\n"
        "sys.stdout.write(f'{picture.width()}')\n"
    )
    root = str(Path(__file__).parents[3])
    environment = {**os.environ, "QT_SCALE_FACTOR": factor}
    done = subprocess.run(
        [sys.executable, "-c", code],
        check=True, capture_output=True, cwd=root, env=environment, text=True,
    )  # fmt: skip
    assert int(done.stdout) == round(956 * float(factor))


def test_a_text_that_does_not_fit_is_noticed(felt: FeltWidget) -> None:
    view = split_to_four(7)
    hands = tuple(
        replace(hand, total="Unspeakablylongwordforatotal") for hand in view.boxes[2].hands
    )
    felt.set_view(replace(view, boxes=(replace(view.boxes[2], hands=hands),)))
    felt.grab()
    assert any(label.cut for label in felt.labels()["box-3"])


def test_a_tap_on_a_card_names_the_card(felt: FeltWidget) -> None:
    felt.set_view(split_to_four(7))
    where = felt.card_rects(3)[1][2].center()
    assert _tap(felt, where) == [("card", CardRef(3, 1, 2))]
    top = felt.card_rects(0)[0][0].center()
    assert felt.card_at(top) == CardRef(0, 0, 0)


def test_an_overlapped_card_is_touched_where_it_is_seen(felt: FeltWidget) -> None:
    felt.set_view(split_to_four(7))
    first = felt.card_rects(2)[0][0]
    assert felt.card_at(first.topLeft() + QPointF(4, 4)) == CardRef(2, 0, 0)
    assert felt.card_at(first.center() + QPointF(first.width() * 0.4, 0)) != CardRef(2, 0, 0)


@pytest.mark.parametrize("kind", ["initial", "rws-pairs", "boom-busted", "insurance"])
def test_a_tap_on_a_place_names_the_place(felt: FeltWidget, kind: str) -> None:
    name = f"box-4.{kind}"
    assert _tap(felt, felt.place_rect(name).center()) == [("place", name)]


def test_a_tap_elsewhere_in_a_box_names_the_box(felt: FeltWidget) -> None:
    assert _tap(felt, felt.place_rect("box-6.name").center()) == [("box", 6)]
    assert _tap(felt, felt.place_rect("box-2.cards").center()) == [("box", 2)]


def test_a_tap_on_bare_felt_says_nothing(felt: FeltWidget) -> None:
    assert _tap(felt, QPointF(470, 480)) == []


def test_only_the_changed_box_is_painted_again(qtbot: QtBot, felt: FeltWidget) -> None:
    view = every_view(7)["insurance"]
    felt.set_view(view)
    felt.grab()
    QApplication.processEvents()
    painted: list[QRectF] = []
    felt.region_painted.connect(painted.append)
    other = replace(view.boxes[1], player="Ida")
    felt.set_view(replace(view, boxes=(view.boxes[0], other, *view.boxes[2:])))
    qtbot.waitUntil(lambda: bool(painted))
    whole = felt.place_rect("box-2")
    for region in painted:
        assert region.contains(whole)
        assert region.width() < whole.width() * 1.25


def test_painting_parts_gives_the_picture_of_painting_all(felt: FeltWidget) -> None:
    views = every_view(7)
    for before, after in pairwise(views.values()):
        felt.set_view(before)
        QApplication.processEvents()
        felt.set_view(after)
        QApplication.processEvents()
        parts = felt.screen().grabWindow(felt.winId()).toImage()
        felt.update()
        QApplication.processEvents()
        assert felt.screen().grabWindow(felt.winId()).toImage() == parts


def test_a_box_that_the_drawing_lacks_is_refused(felt: FeltWidget) -> None:
    with pytest.raises(ValueError, match="no box 8"):
        felt.set_view(FeltView(boxes=(BoxView(8),)))
    assert felt.view == FeltView()


def test_a_bet_that_the_drawing_has_no_place_for_is_refused(felt: FeltWidget) -> None:
    box = BoxView(1, bets=(BetView("under-13", "Ida", None),))
    with pytest.raises(ValueError, match="under-13"):
        felt.set_view(FeltView(boxes=(box,)))


def test_the_pulse_runs_only_while_a_card_is_due_and_seen(qtbot: QtBot) -> None:
    felt = FeltWidget(rws_layout("c"))
    qtbot.addWidget(felt)
    felt.set_view(every_view(5)["initial-deal"])
    assert not felt.is_pulsing
    felt.show()
    assert felt.is_pulsing
    felt.set_view(TABLE)
    assert not felt.is_pulsing
    felt.set_view(every_view(5)["initial-deal"])
    felt.hide()
    assert not felt.is_pulsing


def test_the_card_that_is_due_is_outlined_in_the_active_colour(felt: FeltWidget) -> None:
    view = every_view(7)["initial-deal"]
    felt.set_view(replace(view, due=None))
    without = felt.grab().toImage()
    felt.set_view(view)
    assert felt.grab().toImage() != without


def test_one_card_more_glides_out_of_the_shoe_to_its_place(qtbot: QtBot) -> None:
    felt = FeltWidget(rws_layout("c"))
    qtbot.addWidget(felt)
    felt.resize(1280, 520)
    felt.show()
    view = every_view(5)["initial-deal"]
    box = view.boxes[0]
    hand = replace(box.hands[0], cards=(*box.hands[0].cards, card("7h")))
    more = replace(view, due=None, boxes=(replace(box, hands=(hand,)), *view.boxes[1:]))
    still = FeltWidget(rws_layout("c"), motion=False)
    qtbot.addWidget(still)
    still.resize(1280, 520)
    for each in (still, felt):
        each.set_view(replace(view, due=None))
        each.set_view(more)
    assert felt.is_gliding
    assert not still.is_gliding
    place = felt.card_rects(1)[0][-1]
    assert felt.card_at(place.center()) == CardRef(1, 0, len(hand.cards) - 1), "it can be touched"
    area = place.toAlignedRect()
    lies = still.grab().toImage().copy(area)
    assert felt.grab().toImage().copy(area) != lies
    qtbot.waitUntil(lambda: not felt.is_gliding)
    assert felt.grab().toImage().copy(area) == lies


def test_cards_that_come_together_or_move_with_the_window_do_not_glide(qtbot: QtBot) -> None:
    felt = FeltWidget(rws_layout("c"))
    qtbot.addWidget(felt)
    felt.show()
    felt.set_view(TABLE)
    assert not felt.is_gliding, "several cards more"
    view = every_view(5)["initial-deal"]
    felt.set_view(replace(view, due=None))
    box = view.boxes[0]
    hand = replace(box.hands[0], cards=(*box.hands[0].cards, card("7h")))
    felt.set_view(replace(view, due=None, boxes=(replace(box, hands=(hand,)), *view.boxes[1:])))
    assert felt.is_gliding
    felt.resize(900, 400)
    assert not felt.is_gliding
