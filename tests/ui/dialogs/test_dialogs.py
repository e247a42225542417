from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tablemgr.basics.cards import cards
from tests.ui.fit import faults
from tests.ui.stage import SIZES, dress_once, settle, window
from ui.dialogs.alerts import ON_A_PAGE, AlertArea
from ui.dialogs.compare import CompareOverlay
from ui.dialogs.compare_places import ComparedBet
from ui.dialogs.stopped import StoppedOverlay
from ui.parts.grid import grid_for
from ui.supervisor.interruption_sheet import InterruptionSheet
from ui.views.dialogs import (
    AlertView,
    BetToCompare,
    CompareView,
    HandToCompare,
    InterruptionView,
    PutAside,
    StoppedView,
)
from ui.views.shared import Citation, Tone

LONG_HAND = cards("Ad 2d 3d Ac 2c 3c As 2s 3s 4s")
COMPARE = CompareView(
    "The card reader was unplugged in this Round.",
    (
        HandToCompare("Dealer", cards("Kh 5d 3c"), "18"),
        HandToCompare("Box 1", cards("Ah Kd"), "Blackjack", box=1),
        HandToCompare("Box 5, Hand 4", LONG_HAND, "soft 21", box=5),
    ),
    15,
)
CROWD = CompareView(
    "Restarted.",
    tuple(HandToCompare(f"Box {n}", LONG_HAND, "21", box=1 + n % 9) for n in range(1, 30)),
    290,
)
STOP = StoppedView("A Bet was settled twice.", "All 23 cards are stored.", "log 2104")
UNPLUGGED = AlertView(
    "unplugged",
    "The card reader does not answer.",
    "Check its plug; cards can be entered by hand from the menu.",
    Tone.TAKE,
)


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> None:
    dress_once(qapp)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("view", [COMPARE, CROWD], ids=["few", "many"])
def test_hands_to_compare_are_not_cut(
    qtbot: QtBot, size: tuple[int, int], view: CompareView
) -> None:
    root = window(qtbot, size)
    overlay = CompareOverlay(root)
    overlay.compare(view)
    settle()
    assert faults(root) == []
    for picture in overlay.places.pictures:
        places = [rect for _, rect in picture.places()]
        assert places[-1].right() <= picture.width()
        for one, after in pairwise(places):
            assert after.left() - one.left() >= 0.46 * one.width()  # the index stays seen


def test_cards_that_lie_in_no_hand_are_counted_apart(qtbot: QtBot) -> None:
    overlay = CompareOverlay(window(qtbot, SIZES[0]))
    overlay.compare(COMPARE)
    assert overlay.count.text() == "15 cards in this Round"
    overlay.compare(replace(COMPARE, cards=17))
    assert overlay.count.text() == "17 cards in this Round, 2 of them in no Hand"


def test_cards_are_confirmed_or_said_to_differ(qtbot: QtBot) -> None:
    overlay = CompareOverlay(window(qtbot, SIZES[0]))
    overlay.compare(COMPARE)
    with qtbot.waitSignal(overlay.confirmed), qtbot.assertNotEmitted(overlay.other_differs):
        overlay.yes.click()
    assert not overlay.isVisible()
    overlay.compare(COMPARE)
    with qtbot.assertNotEmitted(overlay.confirmed):
        overlay.no.click()
        assert overlay.isVisible()
        overlay.back.click()
        assert overlay.yes.isVisible()
        overlay.no.click()
        with qtbot.waitSignal(overlay.other_differs):
            overlay.other.click()
    assert not overlay.isVisible()


def test_enter_does_not_confirm_cards_that_nobody_compared(qtbot: QtBot) -> None:
    overlay = CompareOverlay(window(qtbot, SIZES[0]))
    overlay.compare(COMPARE)
    with qtbot.assertNotEmitted(overlay.confirmed):
        QTest.keyClick(overlay, Qt.Key.Key_Return)
        QTest.keyClick(overlay, Qt.Key.Key_Space)


@pytest.mark.parametrize("size", SIZES)
def test_a_stopped_round_can_only_be_restored_or_left(qtbot: QtBot, size: tuple[int, int]) -> None:
    root = window(qtbot, size)
    overlay = StoppedOverlay(root)
    overlay.show_stop(STOP)
    settle()
    assert faults(root) == []
    with qtbot.assertNotEmitted(overlay.closed):
        QTest.keyClick(overlay, Qt.Key.Key_Escape)
    assert overlay.isVisible()
    with qtbot.waitSignals([overlay.restore_requested, overlay.quit_requested]):
        overlay.restore.click()
        overlay.leave.click()


def alert_area(qtbot: QtBot, size: tuple[int, int]) -> AlertArea:
    """The strip where the window has it."""
    root = window(qtbot, size)
    area = AlertArea()
    area.setParent(root)
    area.lie_over(root)
    area.setGeometry(grid_for(*size).message)
    area.show()
    settle()
    return area


@pytest.mark.parametrize("size", SIZES)
def test_one_message_at_a_time_is_shown_and_how_many_there_are(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    area = alert_area(qtbot, size)
    more = tuple(AlertView(str(n), "A card was read twice: K♥. It counts once.") for n in range(4))
    area.set_alerts((*more, UNPLUGGED))
    settle()
    assert area.text.text() == UNPLUGGED.text, "what stops the game comes first"
    assert area.count.text() == "1 of 5"
    assert area.geometry() == grid_for(*size).message
    assert faults(area.window()) == []
    QTest.mouseClick(area, Qt.MouseButton.LeftButton)
    settle()
    shown = [card for card in area.cards.values() if card.isVisible()]
    assert len(shown) == ON_A_PAGE
    assert faults(area.list) == []
    area.list.more.click()
    assert sum(card.isVisible() for card in area.cards.values()) == 2


def test_the_same_alert_again_counts_and_makes_no_other_card(qtbot: QtBot) -> None:
    area = alert_area(qtbot, SIZES[0])
    area.set_alerts((UNPLUGGED,))
    card = area.cards["unplugged"]
    area.set_alerts((AlertView("unplugged", UNPLUGGED.text, count=4),))
    assert area.cards == {"unplugged": card}
    assert card.count.text() == "×4"
    assert area.text.text().endswith("×4")


def test_without_a_message_the_strip_stays_and_says_so(qtbot: QtBot) -> None:
    area = alert_area(qtbot, SIZES[0])
    place = area.geometry()
    area.set_alerts((UNPLUGGED,))
    area.set_alerts(())
    assert area.none.isVisible()
    assert area.geometry() == place
    QTest.mouseClick(area, Qt.MouseButton.LeftButton)
    assert not area.list.isVisible()


def test_an_alert_is_put_away_unless_it_lasts(qtbot: QtBot) -> None:
    area = alert_area(qtbot, SIZES[0])
    area.set_alerts((UNPLUGGED, AlertView("low", "The shoe may run out.", lasting=True)))
    assert area.cards["low"].close_button.isHidden()
    with qtbot.waitSignal(area.dismissed) as dismissed:
        area.cards["unplugged"].close_button.click()
    assert dismissed.args == ["unplugged"]


@pytest.mark.parametrize("size", SIZES)
def test_the_messages_own_button_is_in_the_strip(qtbot: QtBot, size: tuple[int, int]) -> None:
    area = alert_area(qtbot, size)
    area.set_alerts((AlertView("b", "Two", "Do that.", action="Report"),))
    settle()
    assert faults(area) == []
    with qtbot.waitSignal(area.acted) as acted:
        area.action.click()
    assert acted.args == ["b"]


BETS = tuple(
    BetToCompare(
        f"Box {1 + n // 4}", f"player-with-a-long-name-{n}", "Boom Busted  1,234.50", 1 + n // 4
    )
    for n in range(36)
)


@pytest.mark.parametrize("size", SIZES)
def test_bets_to_compare_are_not_cut(qtbot: QtBot, size: tuple[int, int]) -> None:
    root = window(qtbot, size)
    overlay = CompareOverlay(root)
    for view in (COMPARE, CROWD):
        overlay.compare(replace(view, bets=BETS))
        settle()
        assert faults(root) == []
        overlay.no.click()
        settle()
        assert faults(root) == []
        assert len(overlay.places.bets) == len(BETS)


def test_each_box_is_a_column_with_its_bets_below_its_cards_as_on_the_felt(qtbot: QtBot) -> None:
    overlay = CompareOverlay(window(qtbot, SIZES[0]))
    bets = (
        BetToCompare("Box 5", "ann", "Initial Bet  100", 5),
        BetToCompare("Box 6", "ben", "x", 6),
    )
    overlay.compare(replace(COMPARE, bets=bets))
    settle()
    place = {p.hand.label: p.mapTo(overlay, p.rect().center()) for p in overlay.places.pictures}
    first, second = (bet.mapTo(overlay, bet.rect().center()) for bet in overlay.places.bets)
    assert place["Box 1"].x() < place["Box 5, Hand 4"].x() < second.x(), "a box without cards too"
    assert abs(first.x() - place["Box 5, Hand 4"].x()) < 4
    assert first.y() > place["Box 5, Hand 4"].y()
    assert place["Dealer"].y() > first.y()
    overlay.no.click()
    with qtbot.waitSignal(overlay.bet_differs) as differs:
        key = overlay.places.bets[0]
        assert isinstance(key, ComparedBet)
        key.click()
    assert differs.args == [bets[0]]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("stops", [True, False])
def test_an_interruption_is_answered_and_never_put_away(
    qtbot: QtBot, size: tuple[int, int], stops: bool
) -> None:
    root = window(qtbot, size)
    sheet = InterruptionSheet(root)
    sheet.ask(
        InterruptionView("No outcome is established.", "Open a case", Citation("5.4.2"), stops)
    )
    settle()
    assert faults(root) == []
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert sheet.isVisible()
    with qtbot.waitSignal(sheet.answered) as answered:
        sheet.harmless.click()
    assert answered.args == [False]


def test_what_is_put_aside_stands_in_the_list_alone_and_is_counted(qtbot: QtBot) -> None:
    area = alert_area(qtbot, SIZES[0])
    alert = AlertView("clock", "The clock jumped.", may_wait=True)
    area.set_alerts((alert,))
    with qtbot.waitSignal(area.put_aside) as told:
        area.cards["clock"].later.click()
    assert told.args == ["clock"]
    area.set_alerts((), (PutAside(alert, "Ann", "21:30"),))
    assert area.none.text() == "No messages; 1 put aside"
    assert area.cards["clock"].aside.text() == "Put aside by Ann until 21:30"
    QTest.mouseClick(area, Qt.MouseButton.LeftButton)
    assert area.list.isVisible()
    with qtbot.waitSignal(area.shown_again):
        area.cards["clock"].again.click()
