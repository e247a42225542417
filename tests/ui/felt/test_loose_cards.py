"""Cards that lie in no Hand are shown on the felt and in the felt check (5.7, 5.9, 5.12)."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from tablemgr.basics.cards import card, cards
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tests.ui.case_file.test_browser import BETS, DEALT, MARY, ON, signed
from tests.ui.rig import TableRig
from ui.dialogs.compare_places import HandPicture
from ui.felt.cards import seen
from ui.felt.loose import GAP, WIDTH, loose_place
from ui.presenter.hands import compare_view
from ui.views.dialogs import HandToCompare
from ui.views.felt import LooseView

LAYOUTS = sorted(
    each.name
    for each in files("assets").joinpath("layouts").iterdir()
    if each.name.endswith(".svg")
)
PAUL = Person("paul", Role.SHIFT_MANAGER)


def compared(rig: TableRig) -> dict[str, tuple[str, ...]]:
    hands = compare_view(rig.session, "").hands
    return {
        hand.label: tuple(each.code if each else "back" for each in hand.cards) for hand in hands
    }


def test_a_card_that_no_hand_was_due_lies_aside_until_somebody_decides(rig: TableRig) -> None:
    rig.session.hit_by_card = False
    rig.tell(*BETS)
    rig.draw(*DEALT)
    assert rig.window.felt.view.loose == LooseView("Aside", cards("2c"))
    assert compared(rig)["Aside"] == ("2c",)
    QApplication.processEvents()
    rig.window.felt.grab()
    assert [label.text for label in rig.window.felt.labels()["loose"]] == ["Aside"]
    signed(rig, MARY, "reconstruct yes", *ON)
    assert rig.window.felt.view.loose == LooseView("Next card", cards("2c"))
    assert compared(rig)["Next card"] == ("2c",)


def test_the_next_card_lies_face_down_while_bets_are_taken(rig: TableRig) -> None:
    """A card that came before the close and is the next one: nobody bets on what he sees."""
    rig.tell("open", "bet 1 ann 50 seated")
    rig.draw("Kh")
    assert rig.window.felt.view.loose == LooseView("Aside", cards("Kh")), "it is judged first"
    signed(rig, MARY, "reconstruct yes", "choose 1 ann continue", "resume")
    assert rig.window.felt.view.loose == LooseView("Next card", (None,))
    rig.tell("close")
    assert rig.window.felt.view.loose == LooseView(), "it is dealt"
    assert rig.window.felt.view.box(1).hands[0].cards == cards("Kh")


def test_of_many_cards_the_newest_are_painted_and_their_number_is_said(rig: TableRig) -> None:
    """A case that lasts a shoe: hundreds of slivers would say nothing, and take a frame."""
    felt = rig.window.felt
    felt.set_view(replace(felt.view, loose=LooseView("Aside", cards("2c 3d 4h 5s " * 80))))
    QApplication.processEvents()
    felt.grab()
    assert [label.text for label in felt.labels()["loose"]] == ["Aside 320"]


def test_its_number_leads_to_its_correction(rig: TableRig) -> None:
    rig.session.hit_by_card = False
    rig.tell(*BETS)
    rig.draw(*DEALT)
    aside = next(h for h in compare_view(rig.session, "").hands if h.label == "Aside")
    assert aside.numbers == (6,)


def test_two_cards_at_once_lie_aside_5_12(rig: TableRig) -> None:
    rig.tell(*BETS)
    rig.draw("8h", "9c", "7d")
    rig.tell("irregularity simultaneous 8d Qh")
    assert rig.window.felt.view.loose == LooseView("Aside", cards("8d Qh"))


def test_where_cards_are_dealt_face_down_they_lie_so(new_rig: Callable[..., TableRig]) -> None:
    rig = new_rig(settings='game = "si-ki-pi"\nlayout = "A"\ndecks = 1\ndealing = "shoe"')
    rig.tell("open", "bet 1 ann 100 seated", "close")
    rig.draw("Kh", "9d", "7d", "Kd", "Tc", "3h", "4s", "5d", "6c")
    assert rig.window.felt.view.loose == LooseView("Aside", (None,))


def test_they_lie_beside_the_discards_and_on_nothing_else(rig: TableRig) -> None:
    felt = rig.window.felt
    place = loose_place(felt._geometry)
    for name in ("discard", "dealer"):
        assert not place.intersects(felt.place_rect(name)), name
    assert place.right() < felt.place_rect("discard").left()


@pytest.mark.parametrize("name", LAYOUTS)
def test_their_plate_covers_the_whole_name_of_the_game(qapp: QApplication, name: str) -> None:
    """The name between the pay table and the discards is seen whole or not at all."""
    del qapp
    drawing = files("assets").joinpath("layouts", name).read_bytes()
    discards = place_of(drawing, "discard")
    plate = QRectF(discards.left() - WIDTH - GAP, discards.top(), WIDTH, discards.height())
    image = QImage(2560, 1440, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(drawing)).render(painter)
    painter.end()
    ground = image.copy(2030, 1250, int(plate.left()) - 2030, 166)
    printed = image.copy(plate.toRect().adjusted(0, 80, 0, 0))
    assert not has_ink(ground)
    assert has_ink(printed), "the name is there"


def place_of(drawing: bytes, name: str) -> QRectF:
    place = QSvgRenderer(QByteArray(drawing)).boundsOnElement(name)
    assert place.isValid()
    return place


def has_ink(image: QImage) -> bool:
    """Whether a picture has anything in the gold of the inscriptions."""
    every = range(image.width()), range(image.height())
    return any(QColor(image.pixel(x, y)).red() > 120 for x in every[0] for y in every[1])


@pytest.mark.parametrize("width", [230, 320, 480])
@pytest.mark.parametrize(
    ("label", "total"), [("Dealer", "Too many 24"), ("Box 3, Hand 2", "soft 17"), ("Aside", "")]
)
def test_a_hands_name_and_its_total_never_touch(
    qapp: QApplication, width: int, label: str, total: str
) -> None:
    del qapp
    picture = HandPicture(HandToCompare(label, (card("Kh"),), total), 104)
    picture.resize(width, 200)
    (left, *_), (right, *_) = picture.head()
    assert left.right() < right.left() or not total
    for place, text, *_ in picture.head():
        assert picture._width(text, picture._size_for(text, place.width())) <= place.width() + 1
    picture.deleteLater()


def test_a_card_below_the_next_one_to_the_pixel_is_not_painted() -> None:
    cards = [card("7h"), card("8h"), card("9h"), card("Th")]
    places = [QRectF(left, 0, 40, 60) for left in (0.0, 0.3, 1.2, 1.4)]
    assert [index for index, *_ in seen(cards, places, 1.0)] == [1, 3]
    assert [index for index, *_ in seen(cards, places, 4.0)] == [0, 1, 2, 3]
    crosswise = [QRectF(0, 0, 40, 60), QRectF(0, 0, 60, 40)]
    assert len(list(seen(cards[:2], crosswise, 1.0))) == 2, "another shape hides less"
