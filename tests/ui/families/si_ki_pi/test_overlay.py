from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tablemgr.basics.cards import Card, cards
from tablemgr.rules.games.si_ki_pi.commands import SetHand
from tests.ui.families.si_ki_pi.samples import setting
from tests.ui.fit import faults
from tests.ui.stage import dress_once, settle, window
from ui.families.si_ki_pi.overlay import SettingOverlay

SIZES = ((1280, 562), (1920, 759))
"""The room between header and guide in windows of 1280x800 and 1920x1080."""


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> Iterator[None]:
    had = qapp.styleSheet()
    dress_once(qapp)
    yield
    qapp.setStyleSheet(had)


@pytest.fixture
def sheet(qtbot: QtBot) -> SettingOverlay:
    return _open(window(qtbot, SIZES[0]))


def _open(root: QWidget) -> SettingOverlay:
    overlay = SettingOverlay(root)
    overlay.ask(setting())
    settle()
    return overlay


def _say_low(sheet: SettingOverlay, one: int = 2, other: int = 3) -> None:
    """Touch the two cards of the Player's Low Hand: in the usual sample an Ace and a King."""
    sheet.board.choose(one)
    sheet.board.choose(other)


@pytest.fixture
def said(sheet: SettingOverlay) -> SettingOverlay:
    """A sheet with the Low Hand chosen: an Ace and a King; High is a pair of Nines."""
    _say_low(sheet)
    return sheet


def _answers(sheet: SettingOverlay) -> list[object]:
    heard: list[object] = []
    sheet.answered.connect(heard.append)
    return heard


def _lies(sheet: SettingOverlay) -> tuple[set[Card], set[Card]]:
    return set(sheet.board.low), set(sheet.board.high)


def _spot(sheet: SettingOverlay, place: int) -> QPoint:
    middle: QPointF = sheet.board.card_rect(place).center()
    return QPoint(round(middle.x()), round(middle.y()))


def _tap(sheet: SettingOverlay, place: int) -> None:
    left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(sheet.board, left, plain, _spot(sheet, place))


def _drag(sheet: SettingOverlay, start: int, end: QPoint) -> None:
    left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(sheet.board, left, plain, _spot(sheet, start))
    QTest.mouseMove(sheet.board, (_spot(sheet, start) + end) / 2)
    QTest.mouseMove(sheet.board, end)
    QTest.mouseRelease(sheet.board, left, plain, end)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_or_overlaps_with_a_notice_and_with_appendix_g(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    root = window(qtbot, size)
    sheet = SettingOverlay(root)
    queens = setting("Kd Ks Qh Qc", player="Maximilian Featherstone")
    for view in (setting(), queens):
        sheet.ask(view)
        settle()
        assert faults(root) == []
        _say_low(sheet)  # of the Queens the notice that they are exchanged (S2)
        settle()
        assert faults(root) == []
        assert sheet.board.texts_fit()
        sheet.toggle_rankings()
        settle()
        assert faults(root) == []
        assert root.rect().contains(sheet.sheet.geometry())


def test_a_players_own_setting_is_asked_and_none_is_suggested_3_5_3_17(
    sheet: SettingOverlay,
) -> None:
    heard = _answers(sheet)
    assert sheet.way is None
    assert sheet.asking.text() == "Open the Hand, and touch the two cards that were Low."
    sheet.set_button.click()
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert heard == []
    assert "First touch" in sheet.note.label.text()
    _drag(sheet, 0, _spot(sheet, 2))  # nothing changes places before that
    assert sheet.way is None
    _tap(sheet, 3)
    _tap(sheet, 3)
    assert sheet.board.chosen is None
    _tap(sheet, 2)
    _tap(sheet, 3)
    assert _lies(sheet) == (set(cards("Ad Kh")), set(cards("9h 9c")))
    assert sheet.asking.text().startswith("Low 1 point, High Pair of 9s")
    sheet.set_button.click()
    assert [type(answer) for answer in heard] == [SetHand]


def test_two_taps_exchange_a_low_and_a_high_card(said: SettingOverlay) -> None:
    sheet = said
    _tap(sheet, 0)
    assert sheet.board.chosen == 0
    _tap(sheet, 3)
    assert sheet.board.chosen is None
    assert _lies(sheet) == (set(cards("9c Kh")), set(cards("9h Ad")))
    assert sheet.way is not None
    assert (sheet.way.low_rank, sheet.way.high_rank) == ("9 points", "0 points")
    assert "9 points" in sheet.board.accessibleName()


def test_a_tap_in_the_same_half_chooses_the_other_card_and_a_second_tap_lets_go(
    said: SettingOverlay,
) -> None:
    sheet = said
    _tap(sheet, 0)
    _tap(sheet, 1)
    assert sheet.board.chosen == 1
    _tap(sheet, 1)
    assert sheet.board.chosen is None
    assert _lies(sheet) == (set(cards("Ad Kh")), set(cards("9h 9c")))


def test_a_card_dragged_onto_one_of_the_other_half_changes_places(said: SettingOverlay) -> None:
    sheet = said
    _drag(sheet, 3, _spot(sheet, 1))
    assert _lies(sheet) == (set(cards("Ad 9c")), set(cards("9h Kh")))
    assert sheet.board.chosen is None


@pytest.mark.parametrize("end", [QPoint(1, -40), None])
def test_a_card_dragged_elsewhere_goes_back(said: SettingOverlay, end: QPoint | None) -> None:
    sheet = said
    _drag(sheet, 3, end if end is not None else _spot(sheet, 2))
    assert _lies(sheet) == (set(cards("Ad Kh")), set(cards("9h 9c")))


def test_what_would_be_exchanged_is_said_with_its_ruling_s2(said: SettingOverlay) -> None:
    sheet = said
    assert sheet.note.isHidden()
    _tap(sheet, 0)
    _tap(sheet, 3)
    assert not sheet.note.isHidden()
    assert "exchanged" in sheet.note.label.text()
    assert sheet.note.cite.title() == "house ruling S2"


def test_set_so_answers_with_the_cards_as_they_lie(said: SettingOverlay) -> None:
    sheet = said
    heard = _answers(sheet)
    _tap(sheet, 1)
    _tap(sheet, 2)
    sheet.set_button.click()
    (answer,) = heard
    assert isinstance(answer, SetHand)
    assert answer.box == 3
    assert (set(answer.low), set(answer.high)) == (set(cards("Ad 9h")), set(cards("Kh 9c")))
    assert sheet.isHidden()


def test_the_whole_sheet_by_keyboard(said: SettingOverlay) -> None:
    sheet = said
    heard = _answers(sheet)
    for key in (Qt.Key.Key_2, Qt.Key.Key_4):
        QTest.keyClick(sheet, key)
    assert _lies(sheet) == (set(cards("Ad 9c")), set(cards("9h Kh")))
    QTest.keyClick(sheet, Qt.Key.Key_G)
    assert not sheet.rankings.isHidden()
    for key in (Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_H):
        QTest.keyClick(sheet, key)
    assert heard == []
    assert sheet.board.chosen is None
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert sheet.rankings.isHidden()
    assert not sheet.isHidden()
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert [type(answer) for answer in heard] == [SetHand]


def test_escape_puts_the_sheet_away_unanswered(sheet: SettingOverlay, qtbot: QtBot) -> None:
    heard = _answers(sheet)
    with qtbot.waitSignal(sheet.closed):
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert heard == []


def test_appendix_g_is_one_tap_away_and_back(sheet: SettingOverlay) -> None:
    sheet.rankings_button.click()
    assert not sheet.rankings.isHidden()
    assert sheet.board.isHidden()
    assert sheet.set_button.isHidden()
    assert list(sheet.rankings.names)[:3] == ["Pair", "Gong", "9 points"]
    sheet.rankings_button.click()
    assert sheet.rankings.isHidden()
    assert not sheet.board.isHidden()


def test_without_rankings_there_is_no_way_to_them(sheet: SettingOverlay) -> None:
    view = setting()
    sheet.ask(type(view)(view.box, view.player, view.cards, view.ways))
    assert sheet.rankings_button.isHidden()
    QTest.keyClick(sheet, Qt.Key.Key_G)
    assert sheet.rankings.isHidden()


def test_another_hand_starts_again(sheet: SettingOverlay) -> None:
    _tap(sheet, 0)
    sheet.toggle_rankings()
    sheet.ask(setting("2h 8s 3c 5d"))
    assert sheet.board.chosen is None
    assert sheet.rankings.isHidden()
    assert sheet.way is None
