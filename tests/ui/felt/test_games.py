"""The felt of every game but RWS Blackjack, which has its own tests: full tables stay legible."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tablemgr.basics.cards import card, cards
from tests.ui.felt.games import LAYOUTS, OTHERS, face_down, full_views, layout_of, set_hand
from tests.ui.felt.samples import rws_layout
from ui.felt.canvas import Label
from ui.felt.cards import CardArt
from ui.felt.widget import FeltWidget
from ui.theme.style import load_fonts
from ui.theme.tokens import TOKENS
from ui.views.felt import BoxView, CardRef, DealerView, FeltView, HandView

SIZES = ((956, 564), (1491, 760), (940, 562))
"""What a window 1280 by 800, one 1920 by 1080 and a narrow one leave the felt beside a panel."""
LEAST_CARD_PX = 36
"""The least width of a card that lies alone, or in a Low or High Hand, on the smallest felt."""


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    assert qapp is not None
    load_fonts()


def _felt(qtbot: QtBot, game: str, appendix: str, size: tuple[int, int] = SIZES[0]) -> FeltWidget:
    felt = FeltWidget(layout_of(game, appendix), motion=False)
    qtbot.addWidget(felt)
    felt.resize(*size)
    return felt


def _overlaps(one: Label, other: Label) -> bool:
    return one.rect.adjusted(0.5, 0.5, -0.5, -0.5).intersects(other.rect)


def _texts_on_others_cards(felt: FeltWidget, boxes: int) -> list[tuple[Label, int]]:
    """The texts that lie on cards of a box or the Dealer that they do not belong to, with whose."""
    return [
        (label, box)
        for owner, texts in felt.labels().items()
        for box in range(boxes + 1)
        if owner != ("dealer" if box == 0 else f"box-{box}")
        for label in texts
        if any(one.intersects(label.rect) for hand in felt.card_rects(box) for one in hand)
    ]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("game", "appendix", "boxes"), OTHERS)
def test_no_text_is_cut_leaves_its_place_or_lies_on_another_or_on_anothers_cards(
    qtbot: QtBot, game: str, appendix: str, boxes: int, size: tuple[int, int]
) -> None:
    felt = _felt(qtbot, game, appendix, size)
    for name, view in full_views(game, boxes).items():
        felt.set_view(view)
        felt.grab()
        labels = [label for texts in felt.labels().values() for label in texts]
        assert labels, name
        for label in labels:
            assert not label.cut, (name, label)
            assert QRectF(felt.rect()).contains(label.rect), (name, label)
            assert label.place.adjusted(-2, -2, 2, 2).contains(label.rect), (name, label)
        for one, other in combinations(labels, 2):
            assert not _overlaps(one, other), (name, one, other)
        assert not _texts_on_others_cards(felt, boxes), name


@pytest.mark.parametrize(
    ("game", "appendix", "boxes"), [one for one in LAYOUTS if one[0] == "si-ki-pi"]
)
def test_four_cards_on_every_box_stay_large_and_in_their_halves(
    qtbot: QtBot, game: str, appendix: str, boxes: int
) -> None:
    felt = _felt(qtbot, game, appendix)
    for name in ("setting", "all-set", "settlement"):
        view = full_views(game, boxes)[name]
        felt.set_view(view)
        felt.grab()
        for box in view.boxes:
            for hand, rects in zip(box.hands, felt.card_rects(box.number), strict=True):
                place = "cards" if hand.half is None else hand.half
                area = felt.place_rect(f"box-{box.number}.{place}")
                for rect in rects:
                    assert area.contains(rect)
                    assert rect.width() >= LEAST_CARD_PX
        if view.dealer.halves:
            for half, rects in zip(("low", "high"), felt.card_rects(0), strict=True):
                assert all(felt.place_rect(f"dealer.{half}").contains(rect) for rect in rects)


def test_a_tap_on_a_set_card_says_its_half_and_place(qtbot: QtBot) -> None:
    felt = _felt(qtbot, "si-ki-pi", "f")
    felt.set_view(full_views("si-ki-pi", 9)["all-set"])
    felt.show()
    qtbot.waitExposed(felt)
    heard: list[object] = []
    felt.card_tapped.connect(heard.append)
    for box in (9, 0):
        spot = felt.card_rects(box)[1][1].center()
        QTest.mouseClick(
            felt,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            QPoint(round(spot.x()), round(spot.y())),
        )
    felt.hide()
    assert heard == [CardRef(9, 1, 1), CardRef(0, 1, 1)]


def test_the_next_card_of_a_face_down_hand_is_outlined(qtbot: QtBot) -> None:
    felt = _felt(qtbot, "si-ki-pi", "f")
    view = full_views("si-ki-pi", 9)["dealing"]
    felt.set_view(replace(view, due=None))
    without = felt.grab().toImage()
    felt.set_view(view)
    assert felt.grab().toImage() != without


def test_painting_parts_gives_the_picture_of_painting_all(qtbot: QtBot) -> None:
    felt = _felt(qtbot, "si-ki-pi", "a")
    felt.show()
    qtbot.waitExposed(felt)
    for before, after in pairwise(full_views("si-ki-pi", 7).values()):
        felt.set_view(before)
        QApplication.processEvents()
        felt.set_view(after)
        QApplication.processEvents()
        parts = felt.screen().grabWindow(felt.winId()).toImage()
        felt.update()
        QApplication.processEvents()
        assert felt.screen().grabWindow(felt.winId()).toImage() == parts
    felt.hide()


@pytest.mark.parametrize(
    "view",
    [
        FeltView(boxes=(BoxView(1, hands=set_hand(1)),)),
        FeltView(dealer=DealerView(halves=set_hand(1))),
    ],
)
def test_halves_on_a_drawing_without_them_are_refused(qtbot: QtBot, view: FeltView) -> None:
    felt = FeltWidget(rws_layout("a"), motion=False)
    qtbot.addWidget(felt)
    with pytest.raises(ValueError, match=r"has no place \S+\.low"):
        felt.set_view(view)
    assert felt.view == FeltView()


def test_a_face_down_card_shows_nothing_of_its_face(qtbot: QtBot) -> None:
    art = CardArt(TOKENS)
    back = art.pixmap(None, 60, 1.0, narrow=False).toImage()
    assert back != art.pixmap(card("9h"), 60, 1.0, narrow=False).toImage()
    felt = _felt(qtbot, "si-ki-pi", "a")
    felt.set_view(FeltView(boxes=(BoxView(1, True, hands=(face_down(),)),)))
    down = felt.grab().toImage()
    shown = HandView((None, *cards("9h"), None, None))
    felt.set_view(FeltView(boxes=(BoxView(1, True, hands=(shown,)),)))
    assert felt.grab().toImage() != down


def test_a_back_is_the_same_from_both_ends(qapp: QApplication) -> None:
    """Only the frame and the lattice: the suits in the middle stand upright."""
    assert qapp is not None
    image = CardArt(TOKENS).pixmap(None, 100, 1.0, narrow=False).toImage()
    for x, y in ((20, 20), (50, 12), (11, 70), (80, 30)):
        one = image.pixelColor(x, y)
        other = image.pixelColor(image.width() - 1 - x, image.height() - 1 - y)
        apart = max(
            abs(one.red() - other.red()),
            abs(one.green() - other.green()),
            abs(one.blue() - other.blue()),
        )
        assert apart <= 40, (x, y, one.name(), other.name())
