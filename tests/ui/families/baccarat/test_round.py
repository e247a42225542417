"""Rounds of Baccarat at the window, as a Dealer plays them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tablemgr.basics.cards import card
from tablemgr.basics.money import Money
from tablemgr.rules.games.baccarat.phases import BaccaratPhase
from tablemgr.rules.games.position import Phase
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tests.ui.rig import TableRig
from ui.presenter.hands import compare_view
from ui.presenter.misread import misread_view
from ui.views.felt import CardRef
from ui.views.guide import FLOW
from ui.views.header import MenuItem

SETTINGS = 'game = "baccarat"\nlayout = "A"\ndecks = 8'
TOP = Person("top", Role.SHIFT_MANAGER)


@pytest.fixture
def rig(new_rig: Callable[..., TableRig]) -> TableRig:
    return new_rig(settings=SETTINGS)


def laid(rig: TableRig) -> dict[str, str]:
    """Every Bet and its amount, by box, Player and kind as `3 ann tie`."""
    return {
        f"{box.number} {player} {kind}": str(amount).removesuffix(".00")
        for box in rig.session.table.position.boxes.values()
        for (player, kind), amount in box.side_bets.items()
    }


def type_line(rig: TableRig, text: str) -> None:
    line = rig.window.side.bets.line
    line.setText(text)
    QTest.keyClick(line, Qt.Key.Key_Return)


def test_a_touch_on_a_place_lays_the_chip_there_for_whoever_stands_at_the_box_3_3(
    rig: TableRig,
) -> None:
    rig.tell("open")
    rig.window.betting.pick(Money(10000))
    for place in ("banker", "banker", "tie"):
        rig.window.felt.place_tapped.emit(f"box-3.{place}")
    assert laid(rig) == {"3 p3 banker": "200", "3 p3 tie": "100"}
    bets = rig.window.side.bets
    assert [kind for kind, button in bets.kinds.items() if button.isChecked()] == ["tie"]
    bets.who.click()
    bets.players.add.click()
    assert not bets.join.seated.isVisible(), "nobody sits"
    bets.join.name.setText("ann")
    bets.join.standing.click()
    rig.window.felt.place_tapped.emit("box-3.player")
    assert laid(rig)["3 ann player"] == "100"
    rig.window.betting.undo()
    assert "3 ann player" not in laid(rig)


def test_a_box_touched_beside_its_places_lays_nothing_before_a_kind_is_chosen(
    rig: TableRig,
) -> None:
    rig.tell("open")
    rig.window.betting.pick(Money(10000))
    rig.window.felt.box_tapped.emit(2)
    assert laid(rig) == {}
    rig.window.side.bets.kinds["player"].click()
    rig.window.felt.box_tapped.emit(2)
    assert laid(rig) == {"2 p2 player": "100"}


def test_a_typed_bet_says_its_kind_or_is_not_taken(rig: TableRig) -> None:
    rig.tell("open")
    type_line(rig, "3 ann 50 b")
    type_line(rig, "3 ann 5 pp")
    type_line(rig, "3 bob 5 bp")
    assert laid(rig) == {"3 ann banker": "50", "3 ann player-pair": "5", "3 bob banker-pair": "5"}
    type_line(rig, "4 100")
    assert rig.window.side.bets.error.text() == "“4 100” does not say which Bet."
    type_line(rig, "3 ann 0 b")
    assert "3 ann banker" not in laid(rig)


def test_the_same_bets_again_and_everything_of_a_box_back(rig: TableRig) -> None:
    rig.tell("open", "bet 1 ann banker 100", "bet 1 bob tie 10", "bet 2 cho player 50")
    before = laid(rig)
    rig.tell("close")
    rig.draw("4s", "8c", "4d", "Kh")
    rig.tell("settle", "open")
    rig.window.betting.repeat()
    assert laid(rig) == before
    rig.window.betting.clear_box(1)
    assert laid(rig) == {"2 cho player": "50"}


def test_a_round_from_the_shoe_to_the_slip_3_1(rig: TableRig) -> None:
    rig.tell("open", "bet 1 ann banker 50", "bet 7 bob player 30")
    rig.window.guide.row.at(FLOW).click()
    assert rig.phase() is BaccaratPhase.DEAL
    rig.draw("2h", "5s", "2d", "Kc", "7c", "3h")
    assert rig.phase() is Phase.SETTLEMENT
    player, banker = rig.window.felt.view.dealer.halves
    assert (player.total, banker.total) == ("1", "8")
    assert banker.badge is not None
    assert banker.badge.text == "wins"
    lines = rig.controller.settling.ticking.view().lines
    assert [(line.box, line.bet, str(line.amount)) for line in lines] == [
        (7, "Player", "30.00"),
        (1, "Banker", "47.50"),
    ]
    assert lines[1].detail == "Player 1, Banker 8; 5% commission: 2.50 kept"
    for _ in lines:
        rig.controller.settling.next_line()
    rig.controller.settling.next_line()
    assert rig.phase() is Phase.COMPLETE
    assert len(rig.slips()) == 1
    rig.window.sheets.slips.show_last()
    assert rig.window.sheets.slips.preview.isVisible()


def test_a_dealing_error_opens_the_case_with_its_ways_5_7(rig: TableRig) -> None:
    rig.tell("open", "bet 1 ann banker 50", "close", "card 2h 5s")
    rig.tell("irregularity misdeal")
    assert rig.phase() is Phase.IRREGULARITY
    rig.window.resolving.cases.show()
    view = rig.window.resolving.cases.sheet.comparing.view
    assert view is not None
    assert view.columns


def test_a_touched_card_of_either_hand_can_be_named_again(rig: TableRig) -> None:
    rig.tell("open", "bet 1 ann banker 50", "close", "card 2h 5s 2d")
    rig.window.felt.card_tapped.emit(CardRef(0, 1, 0))
    assert rig.window.resolving.pit.misreading.isVisible()
    view = misread_view(rig.session, 2, card("9c"))
    assert [(change.label, change.before, change.after) for change in view.hands] == [
        ("Banker", "5♠   5", "9♣   9")
    ]


def test_a_found_bet_names_its_kind_5_14_l2(rig: TableRig) -> None:
    rig.tell("open", "bet 1 ann banker 50", "close")
    rig.window.header.asked.emit(MenuItem.FOUND_BET)
    sheet = rig.window.resolving.pit.finding
    assert sheet.view is not None
    assert [kind for kind, _ in sheet.view.kinds] == list(rig.session.table.rulebook.side_bets)
    for button in (*sheet.kind.buttons.values(), *sheet.player.buttons.values()):
        words = button.fontMetrics().horizontalAdvance(button.text())
        assert words < button.width() - 8, f"{button.text()} is cut"
    sheet.box.choose(2)
    sheet.kind.choose(1)
    sheet.name.setText("eve")
    sheet.pad.set_text("30")
    sheet._check()
    assert not sheet.seated.isVisible()
    sheet.tell.click()
    assert laid(rig)["2 eve player"] == "30"


def test_boxes_are_marked_by_their_places_without_amounts(rig: TableRig) -> None:
    rig.controller.house_care.set_boxes_only(True, TOP)
    rig.tell("open")
    rig.window.felt.place_tapped.emit("box-3.banker")
    rig.window.felt.place_tapped.emit("box-5.tie")
    rig.window.felt.place_tapped.emit("box-5.tie")
    assert set(laid(rig)) == {"3 p3 banker"}
    assert not rig.window.side.bets.line.isVisible()
    rig.tell("close")
    rig.draw("2h", "5s", "2d", "Kc", "7c", "3h")
    lines = rig.controller.settling.ticking.view().lines
    assert [(line.words, line.detail) for line in lines] == [("pay less 5%", "Player 1, Banker 8")]


def test_the_menu_has_nothing_of_players_who_leave_and_nothing_of_its_own(rig: TableRig) -> None:
    absent = rig.controller.views.header().absent
    # no printer, a house that keeps no money, no PIN to unlock with
    not_here = {MenuItem.PRINTER, MenuItem.TRAY, MenuItem.LOCK}
    assert absent == {MenuItem.PLAYER_LEFT, *not_here}
    assert not rig.controller.family.menu()
    QTest.keyClick(rig.window, Qt.Key.Key_W)
    assert rig.controller.questions.open is None


def test_the_keypad_and_the_comparison_name_both_hands(new_rig: Callable[..., TableRig]) -> None:
    rig = new_rig(port="manual", settings=SETTINGS)
    rig.tell("open", "bet 1 ann banker 50", "close")
    rig.by_hand("2h", "5s")
    keypad = rig.controller.views.keypad()
    assert keypad.goes_to == "Player"
    shown = compare_view(rig.session, "").hands
    assert [(hand.label, len(hand.cards)) for hand in shown] == [("Player", 1), ("Banker", 1)]
