"""The chips that move, at the window: ticked one by one, stored, on the felt (1.36, 5.6, 5.17)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tablemgr.rules.commands import Reopen, Void, parse
from tablemgr.rules.games.position import Phase
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.service.movements.move import moves_json
from tests.ui.rig import TableRig
from ui.settlement.row import moved_words
from ui.views.felt import BetState, HandState
from ui.views.guide import DONE, FLOW, ActionView
from ui.views.shared import Tone

NewRig = Callable[..., TableRig]
SUE = Person("sue", Role.PIT_SUPERVISOR)
MAY = Person("may", Role.SHIFT_MANAGER)
DEAL = ("open", "bet 1 ann 50 seated", "side 1 ann rws-pairs 5", "bet 2 bob 30 seated", "close")
TO_VOID = (*DEAL, "card Ah Kh 9d Kd Ks", "proceed", "irregularity card-count")


def tell(rig: TableRig, *lines: str) -> None:
    """What a record says, its cards too; `as NAME ROLE` changes who acts."""
    for line in lines:
        words = line.split()
        if words[0] == "as":
            rig.controller.sign_in(Person(words[1], Role(words[2])))
            continue
        for command in parse(line, rig.session.table.vocabulary):
            assert rig.controller.tell(command), line


def rows(rig: TableRig) -> list[str]:
    """What the list says: a tick if it is done."""
    lines = rig.controller.settling.ticking.view().lines
    return [f"{'✓' if line.done else '•'} {line.box} {moved_words(line)}" for line in lines]


def flow(rig: TableRig) -> ActionView:
    return next(a for a in rig.window.guide.view.actions if a.place == FLOW)


def press_return(rig: TableRig) -> None:
    QTest.keyClick(rig.window.felt, Qt.Key.Key_Return)


def void(rig: TableRig) -> None:
    tell(rig, *TO_VOID)
    rig.controller.tell(Void("5.5.2"), by=SUE)
    rig.window.sheets.slips.preview.dismiss()


def test_after_a_void_what_is_to_be_handed_over_is_shown_and_nothing_is_ticked_in_advance_5_17(
    by_hand: TableRig,
) -> None:
    void(by_hand)
    assert by_hand.window.side.currentWidget() is by_hand.window.side.settlement
    assert rows(by_hand) == ["• 2 back 30", "• 1 recover 60", "• 1 back 50", "• 1 back 5"]
    assert by_hand.window.side.settlement.totals.text() == "To do: recover 60, give back 85"


def test_no_round_opens_before_the_chips_of_a_void_one_are_handed_over_5_17(
    by_hand: TableRig,
) -> None:
    void(by_hand)
    for _ in range(2):
        assert flow(by_hand).reason is not None
        press_return(by_hand)
    assert by_hand.phase() is Phase.VOID
    assert [row[0] for row in rows(by_hand)] == ["✓"] * 4
    assert (flow(by_hand).reason, flow(by_hand).shortcut) == (None, "/")


def test_a_new_start_shows_what_was_ticked_and_what_was_not(
    by_hand: TableRig, new_rig: NewRig
) -> None:
    void(by_hand)
    press_return(by_hand)
    before = rows(by_hand)
    assert before[0] == "✓ 2 given back 30"
    again = new_rig(port="manual")
    assert rows(again) == before


@pytest.mark.parametrize(
    ("touched", "current"),
    [
        ([], 0),
        ([2], 3),  # behind the row that was done last
        ([3], 0),  # behind the last row: the first that is left
        ([2, 0], 1),
        ([2, 1, 3, -1], 1),  # the row that is not done after all
    ],
)
def test_a_new_start_goes_on_at_the_row_at_which_the_dealer_was(
    by_hand: TableRig, new_rig: NewRig, touched: list[int], current: int
) -> None:
    void(by_hand)
    chosen = by_hand.window.side.settlement.chosen
    for place in touched:
        chosen.emit(1 if place < 0 else place)
        if place < 0:
            by_hand.window.side.settlement.untick.click()
    assert by_hand.controller.settling.ticking.current == current
    before = rows(by_hand)
    again = new_rig(port="manual")
    assert rows(again) == before
    assert again.controller.settling.ticking.current == current


def test_a_settlement_begins_at_its_first_row_whatever_was_collected_in_play_3_19(
    by_hand: TableRig, new_rig: NewRig
) -> None:
    bets = tuple(f"bet {box} p{box} 50 seated" for box in (1, 2, 3))
    tell(by_hand, "open", *bets, "close", "card Kh Kc Kd 9d 7c 6s 8h", "proceed", "stand 1")
    tell(by_hand, "hit 2", "card 9c", "stand 3", "card Ks")
    assert rows(by_hand) == ["• 3 −50", "✓ 2 taken 50", "• 1 −50"]
    assert by_hand.controller.settling.ticking.current == 0
    assert new_rig(port="manual").controller.settling.ticking.current == 0


def test_a_card_that_is_discarded_leaves_the_dealer_at_his_row_5_10_2(by_hand: TableRig) -> None:
    bets = tuple(f"bet {box} p{box} 50 seated" for box in (1, 2, 3))
    tell(by_hand, "open", *bets, "close", "card Kh Kc Kd 9d 7c 6s 8h", "proceed", "stand 1")
    tell(by_hand, "stand 2", "stand 3", "card Ks")
    by_hand.window.side.settlement.chosen.emit(1)
    assert by_hand.controller.settling.ticking.current == 2
    tell(by_hand, "card 2s")
    assert by_hand.session.table.position.flags[-1].paragraph == "5.10.2"
    assert by_hand.controller.settling.ticking.current == 2


def test_a_ticked_row_is_unticked_by_a_touch_of_its_own(by_hand: TableRig) -> None:
    void(by_hand)
    panel = by_hand.window.side.settlement
    assert panel.untick.isHidden()
    press_return(by_hand)
    panel.chosen.emit(0)
    assert rows(by_hand)[0] == "✓ 2 given back 30"
    assert panel.untick.text().split() == ["Not", "moved", "yet:", "box", "2"]
    panel.untick.click()
    assert panel.untick.isHidden()
    assert rows(by_hand)[0] == "• 2 back 30"
    assert by_hand.controller.settling.ticking.current == 0
    by_hand.window.side.settlement.chosen.emit(2)
    assert [row[0] for row in rows(by_hand)] == ["•", "•", "✓", "•"]
    assert by_hand.controller.settling.ticking.current == 3


def test_after_reopening_the_panel_shows_only_what_still_must_move_5_6(by_hand: TableRig) -> None:
    rig = by_hand
    tell(rig, "open", "bet 1 ann 50 seated", "close", "card Kh 9d 7c", "proceed", "stand 1")
    tell(rig, "card Kd", "settle")
    rig.window.sheets.slips.preview.dismiss()
    rig.controller.tell(Reopen(), by=MAY)
    assert rows(rig) == []
    assert "All chips of the earlier settlement" in rig.window.side.settlement.done.text()
    tell(rig, "as may shift-manager", "correct 3 Tc")
    assert rows(rig) == ["• 1 back 50", "• 1 +50"]
    assert rig.window.side.settlement.current.bet.text() == "Initial Bet · it was taken"
    assert rig.window.side.settlement.current.chips.words() == "2 × 25"


def note(rig: TableRig) -> str:
    return rig.window.guide.note.label.text()


TWO_BOXES = ("open", "bet 1 ann 50 seated", "bet 2 bob 50 seated", "close", "card Kh Kc 9d 7c Kd")


def test_why_a_touch_did_nothing_is_not_said_once_the_next_row_is_done(by_hand: TableRig) -> None:
    rig = by_hand
    tell(rig, *TWO_BOXES, "proceed", "stand 1", "stand 2", "card 9c")
    press_return(rig)
    rig.window.felt.box_tapped.emit(7)
    assert note(rig) == "Box 7: no more chips move."
    press_return(rig)
    assert note(rig) == ""


def test_a_touch_on_a_row_that_stays_as_it_is_says_why(by_hand: TableRig) -> None:
    rig = by_hand
    tell(rig, *TWO_BOXES, "proceed", "stand 1", "stand 2", "card 9c")
    press_return(rig)
    tell(rig, "settle")
    before = rows(rig)
    rig.window.side.settlement.chosen.emit(0)
    assert note(rig) == "The settlement is made. It can only be reopened."
    assert rows(rig) == before
    rig.controller.tell(Reopen(), by=MAY)
    rig.window.felt.box_tapped.emit(2)
    assert note(rig).startswith("Box 2: its chips have moved. What a correction moves")
    older = moves_json(rig.session.movements.done[-1:])
    rig.session.movements.fold({"not_moved": older})  # as an older version could still store it
    rig.session.movements.fold({"moved": older})
    rig.controller.show()
    (shown,) = rows(rig)
    assert shown.startswith("✓")
    rig.window.side.settlement.chosen.emit(0)
    assert note(rig).startswith("These chips had moved before the settlement was reopened")
    assert rows(rig) == [shown]


def test_in_a_case_and_in_play_a_touch_on_a_row_says_why(by_hand: TableRig) -> None:
    rig = by_hand
    tell(rig, *TWO_BOXES, "proceed", "hit 1", "card 9c")
    ticking = rig.controller.settling.ticking
    assert [row.done for row in ticking.rows] == [False]
    assert not ticking.why_not(0)
    tell(rig, "hit 2")
    assert [row.done for row in ticking.rows] == [True]
    rig.controller.settling.touch_line(0)
    assert note(rig) == "These chips have moved in play: that stays as it is."
    tell(rig, "irregularity foreign-card")
    assert rig.phase() is Phase.IRREGULARITY
    rig.controller.settling.touch_line(0)
    assert note(rig) == "First resolve the case. Until then no chips move."


def test_the_felt_dims_a_bet_once_its_chips_are_gone(by_hand: TableRig) -> None:
    void(by_hand)
    bet = by_hand.window.felt.view.box(2).bets[0]
    assert (bet.state, bet.lies) == (BetState.RETURNED, True)
    press_return(by_hand)
    bet = by_hand.window.felt.view.box(2).bets[0]
    assert (bet.state, bet.lies) == (BetState.RETURNED, False)


def test_a_returned_bet_is_handed_over_before_the_keypad_comes_back_5_7_3(
    by_hand: TableRig,
) -> None:
    rig = by_hand
    tell(rig, "open", "bet 1 ann 50 seated", "bet 2 bob 30 seated", "close", "card Kh Qh 9d 9c 9s")
    tell(rig, "proceed", "stand 1", "as sue pit-supervisor", "irregularity misdeal")
    tell(rig, "choose 1 ann return", "choose 2 bob continue", "resume")
    assert rig.window.side.currentWidget() is rig.window.side.settlement
    assert rig.controller.settling.ticking.view().title == "Chips to move"
    assert rows(rig) == ["• 1 back 50"]
    press_return(rig)
    assert rig.window.side.currentWidget() is rig.window.side.keypad


def test_a_hand_whose_bets_went_back_is_not_to_be_set_skp_5_6_3(new_rig: NewRig) -> None:
    rig = new_rig(port="manual", settings='game = "si-ki-pi"\ndecks = 1')
    tell(rig, "open", "bet 1 ann 50 seated", "bet 2 bob 30 seated", "close")
    tell(rig, "card Kh Qh 9d 9c 9s 2d 3d 4d 5d 6d 7d 8d", "as sue pit-supervisor")
    tell(rig, "irregularity wrong-number 1", "reconstruct no", "resume")
    (hand,) = rig.window.felt.view.box(1).hands
    assert (hand.total, hand.state) == ("", HandState.OUT)
    assert rows(rig) == ["• 1 back 50"]


def test_without_amounts_a_row_says_how_much_of_the_stake(new_rig: NewRig) -> None:
    rig = new_rig(port="manual", settings="boxes-only = true")
    tell(rig, "open", "bet 1 p1 1 seated", "close", "card Ah 9d Kd", "proceed")
    assert rows(rig) == []
    tell(rig, "irregularity card-count")
    rig.controller.tell(Void("5.5.2"), by=SUE)
    assert rows(rig) == ["• 1 recover 6 to 5", "• 1 give back"]
    assert rig.window.side.settlement.totals.text() == ""
    assert rig.controller.settling.ticking.view().lines[0].tone is Tone.WARN


def test_a_returned_bet_is_named_by_the_guide_before_dealing_on_5_7_3(by_hand: TableRig) -> None:
    rig = by_hand
    tell(rig, "open", "bet 1 ann 50 seated", "bet 2 bob 30 seated", "close", "card 9h Th 6d 8d 9c")
    tell(rig, "as sue pit-supervisor", "irregularity misdeal")
    tell(rig, "choose 1 ann return", "choose 2 bob continue", "resume")
    due = "Box 1: give back 50. Any Surrender? Then deal on."
    assert rig.controller.views.guide().text == due
    press_return(rig)
    assert rig.controller.views.guide().text == "Any Surrender? Then deal on."


def test_the_key_of_the_box_stays_and_a_tap_more_than_there_are_boxes_does_nothing(
    by_hand: TableRig,
) -> None:
    """A hurried Dealer taps where *Box 2 done* stands: there it stays, whatever the row says."""
    void(by_hand)
    rig = by_hand
    spots = set()
    while rig.controller.settling.lines_left:
        QApplication.processEvents()
        button = rig.window.guide.row.at(DONE)
        assert button.isVisible()
        spots.add(button.mapTo(rig.window, button.rect().center()).toTuple())
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert len(spots) == 1
    before = rows(rig)
    for _ in range(3):
        QApplication.processEvents()
        place = QPoint(*next(iter(spots)))
        found = rig.window.childAt(place)
        assert found is not None
        QTest.mouseClick(found, Qt.MouseButton.LeftButton, pos=found.mapFrom(rig.window, place))
    assert rows(rig) == before
    assert rig.window.side.settlement.untick.isHidden()


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ((*DEAL, "card 9h 9d As 9c Th"), "when moved: pay 30"),
        (
            (*DEAL, "card 9h 9d 9s 8c Th", "proceed", "stand 1", "stand 2", "card Kd"),
            "when moved: take 50",
        ),
    ],
)
def test_the_key_that_goes_on_says_what_it_takes_for_granted_and_one_touch_does_it(
    by_hand: TableRig, lines: tuple[str, ...], says: str
) -> None:
    rig = by_hand
    tell(rig, *lines)
    phase = rig.phase()
    assert rig.controller.settling.lines_left
    assert flow(rig).sub == says
    rig.press(FLOW)
    assert rig.phase() is not phase
    assert rig.controller.settling.lines_left == 0


def test_take_back_unticks_what_the_last_touch_ticked_and_names_it(by_hand: TableRig) -> None:
    rig = by_hand
    void(rig)
    before = rows(rig)
    press_return(rig)
    press_return(rig)
    back = rig.window.guide.view.back
    assert back is not None
    assert (back.label, back.sub) == ("Take back", "box 1: recovered 60, given back 55")
    rig.window.guide.back.click()
    assert [row[0] for row in rows(rig)] == ["✓", "•", "•", "•"]
    rig.window.guide.back.click()
    assert rows(rig) == before


def test_a_second_touch_on_a_box_shows_it_and_unticks_nothing(by_hand: TableRig) -> None:
    rig = by_hand
    void(rig)
    press_return(rig)
    before = rows(rig)
    rig.window.felt.box_tapped.emit(2)
    assert rows(rig) == before
    assert rig.window.side.settlement.untick.text().split() == ["Not", "moved", "yet:", "box", "2"]
