from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tablemgr.basics.money import Money
from tests.ui.fit import faults
from tests.ui.stage import CHIPS, SIZES, beside_felt, dress_once, settle
from ui.bets.panel import BetEntryPanel
from ui.parts.citing import Popover
from ui.views.bets import BetEntered, BetEntryView, BoxEntry, KindView, PlayerAdded, PlayerView

KINDS = (
    KindView("initial", "Initial Bet", "i", Money(10000)),
    KindView("rws-pairs", "RWS Pairs", "p", Money(1000)),
    KindView("boom-busted", "Boom Busted", "b"),
)
BOX = BoxEntry(
    3,
    (PlayerView("P3", seated=True), PlayerView("ann"), PlayerView("bernadette_7")),
    "P3",
    KINDS,
    Money(485000),
    suggested="S3",
    later_bets=(("insurance", "Insurance"),),
)
VIEW = BetEntryView(
    CHIPS,
    Money(2500),
    kinds=KINDS,
    box=BOX,
    table_total=Money(82500),
)
CROWD = replace(
    VIEW, box=replace(BOX, players=tuple(PlayerView(f"standing_{n}") for n in range(9)))
)
EMPTY = BetEntryView(CHIPS, kinds=KINDS)
ONLY = BetEntryView(boxes_only=True, in_play=(1, 3, 4))


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> None:
    dress_once(qapp)


@pytest.fixture
def panel(qtbot: QtBot) -> BetEntryPanel:
    widget = BetEntryPanel()
    widget.set_view(VIEW)
    beside_felt(qtbot, SIZES[0], widget)
    return widget


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "view",
    [
        VIEW,
        CROWD,
        EMPTY,
        ONLY,
    ],
    ids=["box", "crowd", "empty", "boxes-only"],
)
def test_nothing_is_cut(qtbot: QtBot, size: tuple[int, int], view: BetEntryView) -> None:
    widget = BetEntryPanel()
    widget.set_view(view)
    root = beside_felt(qtbot, size, widget)
    assert faults(root) == []
    for wrong in ("9 100", "3 pairs 10"):
        widget.line.setText(wrong)
        QTest.keyClick(widget.line, Qt.Key.Key_Return)
        settle()
        assert widget.error.isVisible()
        assert faults(root) == []


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_while_digits_or_a_name_are_entered(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    widget = BetEntryPanel()
    widget.set_view(VIEW)
    root = beside_felt(qtbot, size, widget)
    widget.mode.click()
    settle()
    assert faults(root) == []
    widget.exact.back.click()
    widget.who.click()
    settle()
    assert faults(root) == []
    widget.players.add.click()
    settle()
    assert faults(widget.join) == []


def test_a_chip_is_picked_and_put_back(qtbot: QtBot, panel: BetEntryPanel) -> None:
    with qtbot.waitSignal(panel.chip_picked) as picked:
        panel.tray.buttons[Money(10000)].click()
    assert picked.args == [Money(10000)]
    assert not panel.tray.buttons[Money(10000)].isChecked()  # until the next view says so
    with qtbot.waitSignal(panel.chip_picked) as back:
        panel.tray.buttons[Money(2500)].click()
    assert back.args == [None]


def test_a_touch_chooses_a_player_and_a_second_changes_his_seat(
    qtbot: QtBot, panel: BetEntryPanel
) -> None:
    panel.who.click()
    with qtbot.waitSignal(panel.player_chosen) as chosen:
        panel.players.buttons["ann"].click()
    assert chosen.args == ["ann"]
    with qtbot.waitSignal(panel.seat_toggled) as toggled:
        panel.players.buttons["P3"].click()
    assert toggled.args == ["P3"]


def test_a_standing_player_joins_under_the_suggested_name(
    qtbot: QtBot, panel: BetEntryPanel
) -> None:
    panel.who.click()
    panel.players.add.click()
    with qtbot.waitSignal(panel.player_added) as added:
        panel.join.standing.click()
    assert added.args == [PlayerAdded(3, "S3", seated=False)]
    assert panel.pages.currentWidget() is panel.main


def test_a_name_is_written_by_touch_and_one_of_those_used_last_is_one_touch(
    qtbot: QtBot, panel: BetEntryPanel
) -> None:
    panel.set_view(replace(VIEW, box=replace(BOX, recent=("Farah", "Mei"))))
    panel.who.click()
    panel.players.add.click()
    join = panel.join
    join.name.clear()
    for sign in ("m", "e", "i"):
        join.keyboard.keys[sign].click()
    join.keyboard.erase.click()
    assert join.name.text() == "me"
    join.keyboard.capitals.click()
    join.keyboard.keys["x"].click()
    assert join.name.text() == "meX"
    assert [key.text() for key in join.recent if key.isVisible()] == ["Farah", "Mei"]
    join.recent[1].click()
    with qtbot.waitSignal(panel.player_added) as added:
        join.seated.click()
    assert added.args == [PlayerAdded(3, "Mei", seated=True)]


def test_a_name_that_no_record_could_hold_is_refused(qtbot: QtBot, panel: BetEntryPanel) -> None:
    panel.who.click()
    panel.players.add.click()
    panel.join.name.setText("Mr. Tan")
    with qtbot.assertNotEmitted(panel.player_added):
        panel.join.seated.click()
    assert panel.join.error.text()


def test_an_exact_amount_is_laid_for_the_chosen_player_and_kind(
    qtbot: QtBot, panel: BetEntryPanel
) -> None:
    panel.mode.click()
    assert not panel.exact.lay.isEnabled()
    for key in ("6", "2", ".", "5", "0", "9"):  # a third decimal is not taken
        panel.exact.pad.keys[key].click()
    with qtbot.waitSignal(panel.amount_entered) as entered:
        panel.exact.lay.click()
    assert entered.args == [BetEntered(3, "P3", "initial", Money(6250))]


def test_a_bet_is_laid_by_keyboard_alone(qtbot: QtBot, panel: BetEntryPanel) -> None:
    panel.window().activateWindow()
    qtbot.waitUntil(panel.window().isActiveWindow)
    QTest.keyClick(panel.window(), Qt.Key.Key_5)
    QTest.keyClicks(panel.line, " 100 s")
    with qtbot.waitSignal(panel.amount_entered) as entered:
        QTest.keyClick(panel.line, Qt.Key.Key_Return)
    assert entered.args == [BetEntered(5, "", "initial", Money(10000), seated=True)]
    assert panel.line.text() == ""


def test_a_wrong_line_stays_and_says_which_word(qtbot: QtBot, panel: BetEntryPanel) -> None:
    panel.line.setText("9 100")
    with qtbot.assertNotEmitted(panel.amount_entered):
        QTest.keyClick(panel.line, Qt.Key.Key_Return)
    assert panel.error.isVisible()
    assert "9" in panel.error.text()
    assert panel.line.text() == "9 100"


def test_the_error_goes_with_the_empty_return_that_ends_the_typing(panel: BetEntryPanel) -> None:
    panel.line.setText("9 100")
    QTest.keyClick(panel.line, Qt.Key.Key_Return)
    assert panel.error.isVisible()
    panel.line.clear()
    QTest.keyClick(panel.line, Qt.Key.Key_Return)
    assert not panel.error.isVisible()
    assert panel.error.text() == ""


def test_no_player_is_called_by_a_bets_name(qtbot: QtBot, panel: BetEntryPanel) -> None:
    panel.line.setText("3 pairs 10")
    with qtbot.assertNotEmitted(panel.amount_entered):
        QTest.keyClick(panel.line, Qt.Key.Key_Return)
    assert "“pairs” is the name of a Bet" in panel.error.text()
    panel.who.click()
    panel.players.add.click()
    panel.join.name.setText("Insurance")
    with qtbot.assertNotEmitted(panel.player_added):
        panel.join.standing.click()
    assert "“Insurance” is the name of a Bet" in panel.join.error.text()


def test_the_help_names_this_games_letters(panel: BetEntryPanel) -> None:
    QTest.keyClick(panel.window(), Qt.Key.Key_3)
    panel.help.click()
    settle()
    popover = panel.window().findChild(Popover)
    assert popover is not None
    assert "3 10 p — RWS Pairs" in popover.text.text()
    assert faults(popover) == []
    popover.close()


def test_kinds_and_clear_ask(qtbot: QtBot, panel: BetEntryPanel) -> None:
    with qtbot.waitSignal(panel.kind_chosen) as kind:
        panel.kinds["rws-pairs"].click()
    assert kind.args == ["rws-pairs"]
    with qtbot.waitSignal(panel.clear_asked) as cleared:
        panel.clear.click()
    assert cleared.args == [3]


def test_boxes_only_shows_no_amount_and_takes_a_typed_box(
    qtbot: QtBot, panel: BetEntryPanel
) -> None:
    panel.set_view(ONLY)
    assert not any(chip.isVisible() for chip in panel.tray.buttons.values())
    assert panel.status.total.text() == "Boxes in play: 3"
    panel.line.setText("4")
    with qtbot.waitSignal(panel.box_toggled) as toggled:
        QTest.keyClick(panel.line, Qt.Key.Key_Return)
    assert toggled.args == [4]
