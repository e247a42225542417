from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tablemgr.rules.commands import Open
from tablemgr.rules.games.blackjack.commands import Hit, Split, Stand
from tests.ui.fit import faults
from tests.ui.stage import SIZES, across, dress_once, settle
from ui.families.blackjack import actions
from ui.families.blackjack.actions import BUTTONS
from ui.guide.bar import GuideBar
from ui.views.guide import FLOW, ActionView, GuideView, HistoryLine
from ui.views.shared import Citation, Tone, WhyNot

NO_SPLIT = WhyNot(
    "Only the first two cards of equal value can be Split.", Citation("3.22", "Equal values.")
)
HIT = ActionView(actions.HIT, "Hit", "H", Hit(3), primary=True)
STAND = ActionView(actions.STAND, "Stand", "Space", Stand(3))
SPLIT = ActionView(actions.SPLIT, "Split", "P", Split(3), reason=NO_SPLIT)
DECIDE = GuideView("Ask box 3 with 16.", "", Citation("3.21", "He may."), (HIT, STAND, SPLIT))
LONG = GuideView(
    "Your Ace: offer Even Money and Insurance, settle the side Bets, then deal on.",
    "Place your Bets, please",
    Citation("B3", "A Blackjack beats 21.", ruling=True),
    tuple(ActionView(place, "Even Money", "E", reason=NO_SPLIT) for place in BUTTONS),
    HistoryLine(
        "Refused: The cards on the table may differ from the screen: first compare and confirm "
        "them.",
        Tone.TAKE,
        Citation("5.6"),
    ),
)
OPEN = GuideView(
    "Announce the Round and let the Players bet.",
    "Place your Bets, please",
    Citation("3.3"),
    (ActionView(FLOW, "Place your Bets", "Space", Open(), primary=True, in_slot=1),),
)


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> None:
    dress_once(qapp)


@pytest.fixture
def bar(qtbot: QtBot) -> GuideBar:
    widget = GuideBar()
    widget.set_view(DECIDE)
    across(qtbot, SIZES[0], widget)
    return widget


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("view", [DECIDE, LONG, OPEN], ids=["decide", "long", "open"])
def test_nothing_is_cut(qtbot: QtBot, size: tuple[int, int], view: GuideView) -> None:
    widget = GuideBar()
    widget.set_view(view)
    assert faults(across(qtbot, size, widget)) == []


@pytest.mark.parametrize(("size", "least_px"), [(SIZES[0], 22), (SIZES[1], 30)])
def test_the_sentence_can_be_read_at_two_metres(
    qtbot: QtBot, size: tuple[int, int], least_px: int
) -> None:
    widget = GuideBar()
    widget.set_view(LONG)
    across(qtbot, size, widget)
    assert (widget.sentence.fitted_px() or 0) >= least_px


def test_an_allowed_button_is_chosen(qtbot: QtBot, bar: GuideBar) -> None:
    with qtbot.waitSignal(bar.chosen) as chosen:
        QTest.mouseClick(bar.row.at(actions.HIT), Qt.MouseButton.LeftButton)
    assert chosen.args == [HIT]


def test_a_barred_button_shows_its_reason_with_the_paragraph(qtbot: QtBot, bar: GuideBar) -> None:
    with qtbot.assertNotEmitted(bar.chosen), qtbot.waitSignal(bar.barred):
        QTest.mouseClick(bar.row.at(actions.SPLIT), Qt.MouseButton.LeftButton)
    assert bar.note.isVisible()
    assert bar.note.label.text() == f"Split: {NO_SPLIT.text}"
    assert bar.cite.text() == "§ 3.22"
    settle()
    assert faults(bar) == []


def test_the_next_view_takes_the_reason_away(bar: GuideBar) -> None:
    QTest.mouseClick(bar.row.at(actions.SPLIT), Qt.MouseButton.LeftButton)
    bar.set_view(OPEN)
    assert not bar.note.isVisible()


def test_a_key_chooses_and_a_barred_key_explains(qtbot: QtBot, bar: GuideBar) -> None:
    bar.window().activateWindow()
    qtbot.waitUntil(bar.window().isActiveWindow)
    with qtbot.waitSignal(bar.chosen) as chosen:
        QTest.keyClick(bar.window(), Qt.Key.Key_Space)
    assert chosen.args == [STAND]
    with qtbot.waitSignal(bar.barred):
        QTest.keyClick(bar.window(), Qt.Key.Key_P)


def test_a_button_stays_in_its_place_in_every_phase(bar: GuideBar) -> None:
    before = [button.geometry() for button in bar.row.slots]
    for view in (OPEN, LONG, GuideView(), DECIDE):
        bar.set_view(view)
        settle()
        assert [button.geometry() for button in bar.row.slots] == before


def test_a_place_that_no_action_names_is_empty_and_its_key_free(bar: GuideBar) -> None:
    bar.set_view(OPEN)
    hit = bar.row.at(actions.HIT)
    assert not hit.isVisible()
    assert not hit.shortcut_key.isEnabled()


def test_the_paragraph_opens_our_wording(bar: GuideBar) -> None:
    bar.cite.click()
    popover = bar.cite.popover
    assert popover is not None
    assert popover.isVisible()
    assert bar.cite.title() == "§ 3.21"
    settle()
    assert faults(popover) == []
    assert popover.rect().contains(popover.frame.geometry())


def test_any_touch_puts_the_wording_away_and_does_nothing_else(qtbot: QtBot, bar: GuideBar) -> None:
    bar.cite.click()
    popover = bar.cite.popover
    assert popover is not None
    with qtbot.assertNotEmitted(bar.chosen):
        QTest.mouseClick(popover, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bar.cite.popover is None)


def test_a_ruling_is_called_a_house_ruling_b3(bar: GuideBar) -> None:
    bar.set_view(replace(LONG, history=None))
    assert bar.cite.text() == "house\nruling B3"


def test_what_to_announce_stands_in_quotes(bar: GuideBar) -> None:
    bar.set_view(OPEN)
    assert bar.say.text() == "“Place your Bets, please”"


def test_where_nothing_can_be_taken_back_its_key_says_so(qtbot: QtBot, bar: GuideBar) -> None:
    bar.window().activateWindow()
    qtbot.waitUntil(bar.window().isActiveWindow)
    bar.back.setParent(bar)
    bar.back.show()
    control = Qt.KeyboardModifier.ControlModifier
    with qtbot.assertNotEmitted(bar.chosen):
        QTest.keyClick(bar.window(), Qt.Key.Key_Z, control)
    assert bar.note.label.text() == "Nothing can be taken back now."
