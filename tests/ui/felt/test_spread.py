from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tablemgr.basics.cards import cards
from tests.ui.felt.games import full_views, layout_of
from tests.ui.felt.samples import every_view, hand, rws_layout
from ui.felt.canvas import Geometry
from ui.felt.spread import SPREADS_FROM, hand_count, spread
from ui.felt.widget import FeltWidget
from ui.theme.style import load_fonts
from ui.views.felt import BoxView, Due, FeltView, HandState, HandView

SIZES = ((940, 562), (956, 564), (1491, 760))
"""What the window leaves the felt at its least usual size, at 1280 by 800 and at 1920 by 1080."""
LEAST_CARD_PX = 60
"""The least width of the cards of three Hands with an empty box beside them."""


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    assert qapp is not None
    load_fonts()


def _split(number: int, hands: int = 3) -> BoxView:
    lying = tuple(HandView(cards("8h Tc"), "18") for _ in range(hands))
    return BoxView(number, True, player="Ida", hands=lying)


def _busy(number: int) -> BoxView:
    return BoxView(number, True, hands=(HandView(cards("9h 9c"), "18"),))


def _area(*boxes: BoxView, number: int) -> QRectF | None:
    geometry = Geometry(rws_layout("a"), 956, 564)
    return spread(geometry, FeltView(boxes=boxes), number)


def _alone(name: str) -> FeltView:
    """A sample with nobody on the boxes beside the split one."""
    view = every_view(7)[name]
    gone = {2: BoxView(2), 4: BoxView(4)}
    return replace(view, boxes=tuple(gone.get(box.number, box) for box in view.boxes))


def _felt(qtbot: QtBot, size: tuple[int, int] = SIZES[1]) -> FeltWidget:
    felt = FeltWidget(rws_layout("a"), motion=False)
    qtbot.addWidget(felt)
    felt.resize(*size)
    return felt


def test_hands_are_counted_with_the_one_that_is_due() -> None:
    assert hand_count(_split(2), None) == SPREADS_FROM
    assert hand_count(_split(2), Due(2, 3)) == SPREADS_FROM + 1
    assert hand_count(_split(2), Due(3, 0)) == SPREADS_FROM
    assert hand_count(BoxView(2), Due(2)) == 1


def test_between_boxes_in_play_split_hands_stay_in_their_box() -> None:
    assert _area(_busy(2), _split(3), _busy(4), number=3) is None
    assert _area(_split(3, hands=2), number=3) is None


def test_split_hands_spread_over_the_empty_box_but_over_no_other() -> None:
    geometry = Geometry(rws_layout("a"), 956, 564)
    area = _area(_busy(2), _split(3), number=3)
    assert area is not None
    assert area.left() == geometry.rect("box-3.cards").left()
    assert geometry.rect("box-3.cards").right() < area.right()
    assert area.right() <= geometry.rect("box-4.cards").right()
    at_the_edge = _area(_split(1), number=1)
    assert at_the_edge is not None
    assert at_the_edge.left() == geometry.rect("box-1.cards").left()


def test_an_empty_box_between_two_split_ones_is_shared() -> None:
    boxes = (_busy(1), _split(2), _split(4), _busy(5))
    left, right = _area(*boxes, number=2), _area(*boxes, number=4)
    assert left is not None
    assert right is not None
    assert not left.intersects(right)


def test_a_box_that_waits_for_a_card_is_not_empty() -> None:
    geometry = Geometry(rws_layout("a"), 956, 564)
    view = FeltView(boxes=(_split(1),), due=Due(2))
    assert spread(geometry, view, 1) is None


def test_set_hands_never_spread() -> None:
    geometry = Geometry(layout_of("si-ki-pi", "a"), 956, 564)
    view = full_views("si-ki-pi", 7)["all-set"]
    assert all(spread(geometry, view, box.number) is None for box in view.boxes)


@pytest.mark.parametrize("size", SIZES[1:], ids=lambda size: f"{size[0]}x{size[1]}")
def test_three_hands_beside_an_empty_box_are_as_large_as_promised(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    felt = _felt(qtbot, size)
    felt.set_view(FeltView(boxes=(_busy(2), _split(3), _busy(5))))
    felt.grab()
    for rects in felt.card_rects(3):
        assert all(rect.width() >= LEAST_CARD_PX for rect in rects)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_text_of_spread_hands_is_cut_or_lies_on_anothers_cards(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    felt = _felt(qtbot, size)
    for name in ("split-to-four", "settlement"):
        felt.set_view(_alone(name))
        felt.grab()
        lying = [rect for hands in felt.card_rects(3) for rect in hands]
        assert lying
        for owner, texts in felt.labels().items():
            for label in texts:
                assert not label.cut, (name, label)
                if owner != "box-3":
                    assert not any(card.intersects(label.rect) for card in lying), (name, label)


def test_painting_parts_gives_the_picture_of_painting_all(qtbot: QtBot) -> None:
    felt = _felt(qtbot)
    felt.show()
    qtbot.waitExposed(felt)
    taken = hand("9h 7c", "16", HandState.WAITING)
    spread_out = _alone("split-to-four")
    together = replace(
        spread_out,
        boxes=tuple(
            replace(box, in_play=True, hands=(taken,)) if box.number in (2, 4) else box
            for box in spread_out.boxes
        ),
    )
    for before, after in pairwise((spread_out, together, spread_out, FeltView())):
        felt.set_view(before)
        QApplication.processEvents()
        felt.set_view(after)
        QApplication.processEvents()
        parts = felt.screen().grabWindow(felt.winId()).toImage()
        felt.update()
        QApplication.processEvents()
        assert felt.screen().grabWindow(felt.winId()).toImage() == parts
    felt.hide()
