from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.games.blackjack.commands import Double, EvenMoney, Insure, Split, Surrender
from tests.ui.fit import faults
from tests.ui.stage import SIZES, dress_once, settle, window
from ui.bets.ask_choice import ChoicePage
from ui.bets.ask_overlay import AskOverlay
from ui.bets.ask_page import AskPage
from ui.families.blackjack.ask_double import DoublePage
from ui.families.blackjack.ask_insurance import InsurancePage
from ui.families.blackjack.ask_split import SplitPage
from ui.families.blackjack.view import (
    DoubleAsk,
    DoubleLine,
    InsuranceAsk,
    InsuranceLine,
    SplitAsk,
    SplitLine,
)
from ui.families.blackjack.widgets import WIDGETS
from ui.views.asking import Ask, Choice, ChoiceAsk
from ui.views.shared import Citation, WhyNot


def page_of(question: Ask) -> AskPage:
    return ChoicePage(question) if isinstance(question, ChoiceAsk) else WIDGETS.page(question)


NOT_BOTH = WhyNot("P5's Bet on box 5 can't have both Insurance and Even Money.")
INSURANCE = InsuranceAsk(
    (
        InsuranceLine(1, "P1", Money(10000), Money(5000)),
        InsuranceLine(3, "bernadette_7", Money(12500), Money(6250), Money(5000)),
        InsuranceLine(4, "P4", Money(10000), Money(5000), even_money=True),
        InsuranceLine(5, "P5", Money(2500), Money(1250), reason=NOT_BOTH),
    ),
    Citation("3.15.2"),
)
CROWD = InsuranceAsk(
    tuple(
        InsuranceLine(box, f"P{box}{n}", Money(500000), Money(250000))
        for box in range(1, 8)
        for n in range(3)
    )
)
DOUBLE = DoubleAsk(
    3,
    "Hand 2",
    (
        DoubleLine("P3", Money(10000), seated=True),
        DoubleLine("ann", Money(5000)),
        DoubleLine("bob", Money(500)),
    ),
    Citation("3.23"),
)
SPLIT = SplitAsk(
    3, "", (SplitLine("P3", Money(10000), asked=False), SplitLine("ann", Money(5000), asked=True))
)
NO_BLACKJACK = WhyNot("A Blackjack is not Surrendered (box 3).", Citation("3.17"))
CHOICE = ChoiceAsk(
    "Which box surrenders?",
    (
        Choice("Box 1", 1, Surrender(1), "hard 16"),
        Choice("Box 3", 3, Surrender(3), "Blackjack", NO_BLACKJACK),
    ),
)


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> None:
    dress_once(qapp)


@pytest.fixture
def root(qtbot: QtBot) -> QWidget:
    return window(qtbot, SIZES[0])


@pytest.fixture
def overlay(root: QWidget) -> AskOverlay:
    return AskOverlay(root, page_of)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "question",
    [INSURANCE, CROWD, DOUBLE, SPLIT, CHOICE],
    ids=["insurance", "crowd", "double", "split", "choice"],
)
def test_nothing_is_cut(qtbot: QtBot, size: tuple[int, int], question: Ask) -> None:
    root = window(qtbot, size)
    overlay = AskOverlay(root, page_of)
    overlay.ask(question)
    settle()
    assert faults(root) == []
    assert root.rect().contains(overlay.sheet.geometry())


@pytest.mark.parametrize("size", SIZES)
def test_every_player_is_seen_the_first_time_that_insurance_is_asked_3_15(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    overlay = AskOverlay(window(qtbot, size), page_of)
    overlay.ask(replace(INSURANCE, lines=INSURANCE.lines[:4]))
    settle()
    assert isinstance(overlay.page, InsurancePage)
    assert overlay.page.listing.verticalScrollBar().maximum() == 0
    overlay.ask(replace(INSURANCE, lines=INSURANCE.lines * 4))
    settle()
    keys = overlay.page.listing.keys
    assert keys is not None
    for _ in range(9):
        keys.down.click()
    bar = overlay.page.listing.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0


def test_half_is_one_touch_and_the_question_stays_b9(qtbot: QtBot, overlay: AskOverlay) -> None:
    overlay.ask(INSURANCE)
    assert isinstance(overlay.page, InsurancePage)
    with qtbot.waitSignal(overlay.answered) as answered:
        overlay.page.buttons[0, "half"].click()
    assert answered.args == [Insure(1, "P1", Money(5000))]
    assert overlay.isVisible()


def test_another_amount_of_insurance_is_at_most_half_3_15_2(
    qtbot: QtBot, overlay: AskOverlay
) -> None:
    overlay.ask(INSURANCE)
    page = overlay.page
    assert isinstance(page, InsurancePage)
    page.buttons[1, "other"].click()
    settle()
    QTest.keyClicks(overlay, "75")
    assert not page.pad.enter.isEnabled()
    assert page.pad.error.isVisible()
    assert faults(overlay) == []
    QTest.keyClick(overlay, Qt.Key.Key_Backspace)
    with qtbot.waitSignal(overlay.answered) as answered:
        QTest.keyClick(overlay, Qt.Key.Key_Return)
    assert answered.args == [Insure(3, "bernadette_7", Money(700))]


def test_a_digit_chooses_the_boxs_player_and_h_lays_half_b9(overlay: AskOverlay) -> None:
    overlay.ask(CROWD)
    answers: list[object] = []
    overlay.answered.connect(answers.append)
    QTest.keyClicks(overlay, "h")
    assert not answers, "nobody is chosen"
    QTest.keyClicks(overlay, "2h")
    QTest.keyClicks(overlay, "44h")
    assert answers == [Insure(2, "P20", Money(250000)), Insure(4, "P41", Money(250000))]
    settle()
    assert faults(overlay) == []


def test_keys_choose_nobody_who_may_not_insure_and_lead_to_the_amount_b9(
    qtbot: QtBot, overlay: AskOverlay
) -> None:
    overlay.ask(INSURANCE)
    page = overlay.page
    assert isinstance(page, InsurancePage)
    QTest.keyClicks(overlay, "5")
    assert page.chosen is None
    QTest.keyClicks(overlay, "3o12")
    with qtbot.waitSignal(overlay.answered) as answered:
        QTest.keyClick(overlay, Qt.Key.Key_Return)
    assert answered.args == [Insure(3, "bernadette_7", Money(1200))]


def test_even_money_is_offered_only_where_the_view_says_so_b8(
    qtbot: QtBot, overlay: AskOverlay
) -> None:
    overlay.ask(INSURANCE)
    assert isinstance(overlay.page, InsurancePage)
    assert [key for key in overlay.page.buttons if key[1] == "even-money"] == [(2, "even-money")]
    with qtbot.waitSignal(overlay.answered) as answered:
        overlay.page.buttons[2, "even-money"].click()
    assert answered.args == [EvenMoney(4, "P4")]


def test_everybody_doubles_in_full_unless_told_otherwise_b14(
    qtbot: QtBot, overlay: AskOverlay
) -> None:
    overlay.ask(DOUBLE)
    with qtbot.waitSignal(overlay.answered) as answered:
        QTest.keyClick(overlay, Qt.Key.Key_Return)
    assert answered.args == [Double(3)]
    assert not overlay.isVisible()


def test_double_for_less_and_not_at_all_are_named_b14(qtbot: QtBot, overlay: AskOverlay) -> None:
    overlay.ask(DOUBLE)
    page = overlay.page
    assert isinstance(page, DoublePage)
    assert (0, "none") not in page.buttons
    page.buttons[2, "none"].click()
    page.buttons[0, "less"].click()
    settle()
    assert faults(overlay) == []
    QTest.keyClicks(overlay, "40")
    QTest.keyClick(overlay, Qt.Key.Key_Return)
    settle()
    assert page.buttons[0, "less"].text() == "Less: 40"
    with qtbot.waitSignal(overlay.answered) as answered:
        page.ok.click()
    assert answered.args == [Double(3, (("P3", Money(4000)), ("bob", ZERO)))]


def test_an_amount_typed_at_once_is_doubled_for_less_b14(qtbot: QtBot, overlay: AskOverlay) -> None:
    overlay.ask(DOUBLE)
    QTest.keyClicks(overlay, "40")
    QTest.keyClick(overlay, Qt.Key.Key_Return)
    assert overlay.isVisible()
    with qtbot.waitSignal(overlay.answered) as answered:
        QTest.keyClick(overlay, Qt.Key.Key_Return)
    assert answered.args == [Double(3, (("P3", Money(4000)),))]


def test_an_asked_standing_player_may_decline_the_split_b15(
    qtbot: QtBot, overlay: AskOverlay
) -> None:
    overlay.ask(SPLIT)
    page = overlay.page
    assert isinstance(page, SplitPage)
    assert (0, "no") not in page.buttons
    page.buttons[1, "no"].click()
    with qtbot.waitSignal(overlay.answered) as answered:
        page.ok.click()
    assert answered.args == [Split(3, ("ann",))]


def test_a_number_chooses_the_box_of_that_number_b7(overlay: AskOverlay) -> None:
    boxes = (Choice("Box 1", 1, Surrender(1)), Choice("Box 3", 3, Surrender(3)))
    others = tuple(Choice(f"Box 4, {name}", 4, EvenMoney(4, name)) for name in ("P4", "dan"))
    overlay.ask(ChoiceAsk("Which box surrenders?", boxes + others))
    answers = QSignalSpy(overlay.answered)
    QTest.keyClicks(overlay, "24")
    assert answers.count() == 0
    QTest.keyClicks(overlay, "3")
    assert answers.at(0) == [Surrender(3)]


def test_a_barred_choice_says_why_and_answers_nothing(qtbot: QtBot, overlay: AskOverlay) -> None:
    overlay.ask(CHOICE)
    page = overlay.page
    assert isinstance(page, ChoicePage)
    with qtbot.assertNotEmitted(overlay.answered):
        QTest.keyClick(overlay, Qt.Key.Key_3)
    assert page.note.label.text() == NO_BLACKJACK.text
    with qtbot.waitSignal(overlay.answered) as answered:
        QTest.keyClick(overlay, Qt.Key.Key_1)
    assert answered.args == [Surrender(1)]


def test_escape_closes_without_an_answer(qtbot: QtBot, overlay: AskOverlay) -> None:
    overlay.ask(SPLIT)
    with qtbot.assertNotEmitted(overlay.answered), qtbot.waitSignal(overlay.closed):
        QTest.keyClick(overlay, Qt.Key.Key_Escape)
    assert not overlay.isVisible()


def test_the_overlay_follows_its_parents_size(root: QWidget, overlay: AskOverlay) -> None:
    overlay.ask(SPLIT)
    root.resize(1600, 900)
    settle()
    assert overlay.size() == root.size()
