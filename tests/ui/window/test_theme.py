"""The bright theme: switched in play; each text of the window is read in both, measured."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.ui.rig import TableRig
from ui.felt.widget import FeltWidget
from ui.parts.fitting import FittingText
from ui.parts.slot_key import SlotKey
from ui.theme.language import speak
from ui.theme.tokens import BRIGHT, PAIRS, contrast, is_bright
from ui.views.header import MenuItem
from ui.window.theme import wear

NewRig = Callable[..., TableRig]
LEAST = 4.5
LEAST_OF_MONEY = 7.0
MONEY = re.compile(r"[+\u2212]?\d[\d,.]*|.*\b(pay|paid|take|took|taken) \d.*")
"""An amount or a total by itself, or a sentence that names an amount."""
BEGIN = ("open", "bet 1 annabel 100 seated", "bet 3 cho 50", "close", "card 8h 9d 6s", "card Td 7c")


@pytest.fixture(autouse=True)
def _dark_again() -> Iterator[None]:
    yield
    wear("dark")


def texts(root: QWidget) -> Iterator[tuple[str, QRect]]:
    """Each text that is shown and can be used, and where it is."""
    for widget in root.findChildren(QWidget):
        words = ""
        if isinstance(widget, QLabel | FittingText):
            words = widget.text()
        elif isinstance(widget, SlotKey) and not widget.is_barred():
            words = widget.label()
        if words.strip() and widget.isVisible():
            yield words, QRect(widget.mapTo(root, QPoint(0, 0)), widget.size())


def texts_of_felt(felt: FeltWidget) -> Iterator[tuple[str, QRect]]:
    """Each text that is painted on the felt, and where its letters are."""
    for labels in felt.labels().values():
        for label in labels:
            yield label.text, label.rect.toAlignedRect().adjusted(-1, -1, 1, 1)


def cards_of_felt(felt: FeltWidget) -> Iterator[tuple[str, QRect]]:
    """The index of each card that is seen whole, as money is."""
    view = felt.view
    hands = [(0, 0, view.dealer.cards)]
    hands += [
        (box.number, place, hand.cards)
        for box in view.boxes
        for place, hand in enumerate(box.hands)
    ]
    for box, place, cards in hands:
        for card, rect in zip(cards, felt.card_rects(box)[place], strict=True):
            if card is not None:
                index = QRectF(rect.left(), rect.top(), rect.width() * 0.45, rect.height() * 0.3)
                yield card.in_words(), index.toAlignedRect()


def measured(picture: QImage, place: QRect) -> float:
    """The contrast of the ink and the ground in a part of a picture: its two extremes, of which a
    few pixels are left out.
    """
    inside = place & picture.rect()
    colours = sorted(
        (picture.pixelColor(x, y) for x in range(inside.left(), inside.right(), 2)
         for y in range(inside.top(), inside.bottom(), 2)),
        key=lambda colour: colour.lightness(),
    )  # fmt: skip
    few = max(1, len(colours) // 400)
    return contrast(colours[few].name(), colours[-1 - few].name())


def faint(rig: TableRig) -> list[str]:
    QApplication.processEvents()
    felt = rig.window.felt
    window, of_felt = (part.grab().toImage() for part in (rig.window, felt))
    found = [(words, measured(window, place)) for words, place in texts(rig.window)]
    found += [(words, measured(of_felt, place)) for words, place in texts_of_felt(felt)]
    cards = [(words, measured(of_felt, place)) for words, place in cards_of_felt(felt)]
    return [
        f"{words!r}: {ratio:.1f}"
        for words, ratio in (*found, *cards)
        if ratio < (LEAST_OF_MONEY if MONEY.fullmatch(words) or (words, ratio) in cards else LEAST)
    ]


def keep(rig: TableRig, name: str) -> None:
    if folder := os.environ.get("TABLEMGR_PICTURES"):
        QApplication.processEvents()
        rig.window.grab().save(f"{folder}/{name}.png")


def test_every_pair_of_the_bright_theme_is_readable() -> None:
    for pair in PAIRS:
        ratio = contrast(getattr(BRIGHT, pair.text), getattr(BRIGHT, pair.ground))
        assert ratio >= pair.least, f"{pair}: {ratio:.2f}"


@pytest.mark.parametrize("game", ["rws-blackjack", "baccarat"])
def test_the_theme_is_switched_in_play_and_each_text_is_read_in_both(
    new_rig: NewRig, game: str
) -> None:
    rig = new_rig(settings=f'game = "{game}"')
    rig.tell(*(BEGIN if game == "rws-blackjack" else ("open", "bet 1 ann banker 100")))
    assert faint(rig) == []
    before = rig.window.felt.grab().toImage().pixelColor(20, 300).lightness()
    rig.window.menu.open(MenuItem.BRIGHT)
    assert is_bright()
    keep(rig, f"bright-{game}")
    assert faint(rig) == []
    assert rig.window.felt.grab().toImage().pixelColor(20, 300).lightness() > before + 60
    rig.window.menu.open(MenuItem.BRIGHT)
    assert not is_bright()


@pytest.mark.parametrize("tag", ["zh-SG", "ta-SG"])
def test_each_text_is_read_in_other_letters_too(
    new_rig: NewRig, qapp: QApplication, tag: str
) -> None:
    """Chinese has one thin weight, Tamil small loops: money still stands out as it must."""
    speak(qapp, tag)
    try:
        rig = new_rig()
        rig.tell(*BEGIN)
        assert faint(rig) == []
        rig.window.menu.open(MenuItem.BRIGHT)
        assert faint(rig) == []
    finally:
        speak(qapp, "en")


def test_a_faint_text_is_found(new_rig: NewRig) -> None:
    rig = new_rig()
    label = QLabel("hardly seen", rig.window)
    label.setGeometry(300, 700, 160, 40)
    label.setStyleSheet("color: #2a3036")
    label.show()
    assert any("hardly seen" in each for each in faint(rig))


def test_the_house_chooses_its_theme(new_rig: NewRig) -> None:
    new_rig(settings='theme = "bright"')
    assert is_bright()
