"""Rounds of Si Ki Pi at the window, by the shoe, set with taps."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tablemgr.rules.games.position import Phase
from tablemgr.rules.games.si_ki_pi.phases import SiKiPiPhase
from tablemgr.rules.games.si_ki_pi.position import si_ki_pi_of
from tests.ui.rig import TableRig
from ui.families.si_ki_pi.actions import HOUSE_WAY, RANKINGS, SET_HAND
from ui.families.si_ki_pi.overlay import SettingOverlay
from ui.families.si_ki_pi.rankings_sheet import RankingsOverlay
from ui.families.si_ki_pi.view import SettingView
from ui.views.asking import ChoiceAsk
from ui.views.guide import FLOW

NewRig = Callable[..., TableRig]
Sheet = TypeVar("Sheet", bound=QWidget)


def sheet_of(rig: TableRig, kind: type[Sheet]) -> Sheet:
    """The sheet of the question that is open."""
    (sheet,) = rig.window.findChildren(kind)
    return sheet


DEALT = "9h 2c 5s As 9c 8d 7h Ts Ad 6h 4d Qh Kh 3s 2d 3h"
"""Boxes 1, 3 and 6 and the Dealer, one card at a time."""


@pytest.fixture
def si_ki_pi(new_rig: NewRig) -> TableRig:
    rig = new_rig(settings='game = "si-ki-pi"\ndecks = 1')
    rig.tell("open", "bet 1 ann 100 seated", "side 1 ann bonus-player 10")
    rig.tell("bet 3 cho 200 seated", "bet 6 ann 50", "close")
    return rig


def tap_card(rig: TableRig, place: int) -> None:
    board = sheet_of(rig, SettingOverlay).board
    point: QPointF = board.card_rect(place).center()
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=point.toPoint())


def low_is(rig: TableRig, low: str, high: str) -> None:
    """On the sheet that is open, touch the cards of a Low Hand that leaves that High Hand."""
    sheet = sheet_of(rig, SettingOverlay)
    assert sheet.isVisible()
    asked = rig.controller.questions.open
    assert isinstance(asked, SettingView)
    way = next(each for each in asked.ways if (each.low_rank, each.high_rank) == (low, high))
    for card in way.low:
        tap_card(rig, asked.cards.index(card))
    assert sheet.way is not None
    assert (sheet.way.low_rank, sheet.way.high_rank) == (low, high)
    sheet.set_button.click()


def test_a_round_of_si_ki_pi_is_dealt_by_the_shoe_set_with_taps_and_settled_3_22(
    si_ki_pi: TableRig,
) -> None:
    rig = si_ki_pi
    rig.tell(f"card {DEALT}")
    assert rig.phase() is SiKiPiPhase.SETTING
    felt = rig.window.felt.view
    for number in (1, 3, 6):
        assert felt.box(number).hands[0].cards == (None,) * 4
    assert felt.dealer.cards == (None,) * 4
    rig.window.felt.box_tapped.emit(1)
    laid = rig.window.felt.view.box(1).hands
    assert [(hand.cards, hand.total) for hand in laid] == [((None,) * 4, "set")]
    rig.press(SET_HAND)
    assert [len(rig.window.felt.view.box(n).hands) for n in (1, 3, 6)] == [1, 1, 1]
    rig.press(HOUSE_WAY)
    assert [half.total for half in rig.window.felt.view.box(6).hands] == ["9 points", "9 points"]
    QTest.keyClick(rig.window.felt, Qt.Key.Key_Plus)
    assert rig.phase() is SiKiPiPhase.SETTING, "each laid Hand is still to be opened"
    rig.press(SET_HAND)
    low_is(rig, "9 points", "Gong")
    rig.window.felt.box_tapped.emit(1)
    low_is(rig, "0 points", "9 points")
    low, high = rig.window.felt.view.box(1).hands
    assert (low.total, high.total) == ("0 points", "9 points")
    assert rig.phase() is Phase.SETTLEMENT
    dealer = rig.window.felt.view.dealer
    assert dealer.note == "House Way 4(ii)"
    assert [half.total for half in dealer.halves] == ["1 point", "3 points"]
    shown = rig.details()
    assert shown[1, "Initial Bet"] == "Low loses, High wins"
    assert shown[3, "Initial Bet"] == "Low and High win; 5% commission: 10 kept"
    rig.tell("settle")
    assert rig.net() == {"ann": "57.50", "cho": "190.00"}
    assert len(rig.slips()) == 1
    rig.until(lambda: rig.session.shoe.cards_left == 52)  # the only deck is shuffled


def test_the_dealers_cards_open_by_no_key_while_players_still_set_and_a_touch_asks_3_19(
    si_ki_pi: TableRig,
) -> None:
    rig = si_ki_pi
    rig.tell(f"card {DEALT}")
    opens = rig.button(FLOW)
    assert opens is not None
    assert not opens.primary
    QTest.keyClick(rig.window.felt, Qt.Key.Key_Return)
    assert not si_ki_pi_of(rig.session.table.position).revealed
    rig.press(FLOW)
    asked = rig.controller.questions.open
    assert isinstance(asked, ChoiceAsk)
    assert "box 1, 3, 6" in asked.title
    assert not si_ki_pi_of(rig.session.table.position).revealed
    rig.controller.questions.answer(asked.choices[0].command)
    assert [flag.paragraph for flag in rig.session.table.position.flags] == ["3.19"]
    for box in (1, 3, 6):
        rig.press(HOUSE_WAY)
        assert len(rig.window.felt.view.box(box).hands) == 2
    assert rig.phase() is Phase.SETTLEMENT


def test_a_touch_on_a_second_hand_of_a_player_sets_it_by_the_house_way_3_20(
    si_ki_pi: TableRig,
) -> None:
    rig = si_ki_pi
    rig.tell(f"card {DEALT}")
    rig.window.felt.box_tapped.emit(6)
    assert len(rig.window.felt.view.box(6).hands) == 2
    rig.window.felt.box_tapped.emit(6)
    assert "Hand of box 6 is set" in rig.window.guide.note.label.text()


def test_a_box_that_was_touched_by_mistake_is_taken_back_i12(si_ki_pi: TableRig) -> None:
    rig = si_ki_pi
    rig.tell(f"card {DEALT}")
    rig.window.felt.box_tapped.emit(1)
    back = rig.window.guide.view.back
    assert back is not None
    assert (back.label, back.sub) == ("Take back", "Set")
    rig.window.guide.back.click()
    assert not si_ki_pi_of(rig.session.table.position).boxes[1].hand.laid
    assert rig.window.felt.view.box(1).hands[0].total == "to set"


def test_halves_told_the_other_way_round_are_exchanged_with_a_notice_s2(
    si_ki_pi: TableRig,
) -> None:
    rig = si_ki_pi
    rig.tell(f"card {DEALT}", "laid 1", "laid 3", "house-way 6", "reveal")
    rig.window.felt.box_tapped.emit(1)
    sheet = sheet_of(rig, SettingOverlay)
    asked = rig.controller.questions.open
    assert isinstance(asked, SettingView)
    (way,) = (each for each in asked.ways if each.low_rank == "Pair of 9s")
    for card in way.low:
        tap_card(rig, asked.cards.index(card))
    assert "exchanged" in sheet.note.label.text() or "other way" in sheet.note.label.text()
    assert sheet.set_button.text() == "Set it with Low and High exchanged"
    sheet.set_button.click()
    line = rig.window.guide.view.history
    assert line is not None
    assert line.text.startswith("Box 1 was set: ")
    assert "called the other way round" in line.text
    assert rig.window.felt.view.box(1).hands[1].total == "Pair of 9s"


def test_the_rankings_are_one_touch_away_at_any_moment_g(si_ki_pi: TableRig) -> None:
    rig = si_ki_pi
    rig.press(RANKINGS)
    sheet = sheet_of(rig, RankingsOverlay)
    assert sheet.isVisible()
    assert list(sheet.page.names)[:3] == ["Pair", "Gong", "9 points"]
    QTest.keyClick(sheet, Qt.Key.Key_G)
    assert sheet.isHidden()
    assert rig.controller.questions.open is None


def test_no_line_says_what_a_card_that_lies_face_down_is_3_15(si_ki_pi: TableRig) -> None:
    rig = si_ki_pi
    rig.draw("9h")
    assert rig.window.guide.note.label.text() == "Box 1: a card, face down"


def test_sets_of_four_come_from_the_shuffler_to_one_box_after_the_other_3_16(
    new_rig: NewRig,
) -> None:
    rig = new_rig(settings='game = "si-ki-pi"\ndecks = 1\ndealing = "shuffler"')
    rig.tell("open", "bet 2 ann 100 seated", "close", "card 9h 2c 5s As 9c 8d 7h")
    assert len(rig.window.felt.view.box(2).hands[0].cards) == 4
    assert len(rig.window.felt.view.dealer.cards) == 3
    rig.tell("card Ts", "house-way 2", "reveal", "settle")
    assert rig.phase() is Phase.COMPLETE
