"""A Pit Supervisor resolves every kind of case at the window (section 5, rulings I1, I2, I8)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablemgr.rules.commands import parse
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.position import HandPlace, Phase
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tests.ui.rig import TableRig
from tests.ui.supervisor.case_rig import (
    BEGIN,
    acts,
    case_steps,
    dealing_error,
    may_go_on,
    press,
    queen_to,
    sign,
    step,
)
from ui.felt.cards import shown_words
from ui.presenter.shoe_alerts import FOREIGN
from ui.supervisor.case_steps import CaseStep
from ui.views.guide import SLIP


def test_a_case_shows_itself_and_says_what_was_noticed_and_what_each_ruling_does(
    rig: TableRig,
) -> None:
    cases = dealing_error(rig)
    page = cases.sheet.comparing
    assert cases.sheet.isVisible()
    assert page.view is not None
    assert [each.title for each in page.view.columns] == [
        "Reconstruct, play on",
        "Discard, play on",
        "Bets back",
    ]
    assert page.side.notices.lines[0].cite.title() == "§ 5.7"
    words = page.table.words()
    assert "ann: +120 100 in play | +120 100 in play | 0" in words
    assert "Box 1, RWS Pairs 10: +120 | +120 | 10 back" in words
    assert page.house.words() == ["House: −120 350 in play | −120 350 in play | 0"]


def test_a_further_card_of_the_case_changes_what_the_panel_says_and_no_widget(
    rig: TableRig,
) -> None:
    page = dealing_error(rig).sheet.comparing
    heads, notes = list(page.heads), list(page.side.notices.lines)
    shown = page.side.pictures.places[0].accessibleName()
    rig.by_hand("2c", "3c")
    assert page.heads == heads
    assert page.side.notices.lines[: len(notes)] == notes
    names = [place.accessibleName() for place in page.side.pictures.places if place.isVisible()]
    assert page.view is not None
    assert names == [shown_words(card) for card in page.view.cards]
    assert names != [shown]


def test_reconstruction_asks_each_player_moves_each_card_and_is_signed_5_7_5_9(
    rig: TableRig,
) -> None:
    cases = dealing_error(rig)
    press(cases, "Reconstruct")
    assert step(cases) is CaseStep.PLAN, "the Players see it before they choose (5.7.2)"
    assert cases.sheet.steps.text() == "Step 2 of 4: Cards"
    assert not may_go_on(cases)
    cases.sheet.on.click()
    assert step(cases) is CaseStep.PLAN
    assert cases.sheet.steps.text().startswith("Not moved yet: ")
    (move,) = cases.sheet.plan.buttons.values()
    move.click()
    cases.sheet.on.click()
    assert step(cases) is CaseStep.OPTIONS
    assert cases.sheet.steps.text() == "Step 3 of 4: Players"
    assert not may_go_on(cases)
    cases.sheet.on.click()
    assert step(cases) is CaseStep.OPTIONS
    assert cases.sheet.steps.text() == "Not answered yet: Box 1 ann, Box 1 bob, Box 3 cho"
    buttons = cases.sheet.options.buttons
    for key in ((1, "ann", True), (1, "bob", False), (3, "cho", True)):
        buttons[key].click()
    assert "50 back" in buttons[1, "bob", False].text()
    cases.sheet.on.click()
    assert step(cases) is CaseStep.SIGN
    assert "bob takes the Bet back" in cases.sheet.signing.acts.text()
    assert rig.phase() is Phase.IRREGULARITY, "nothing is told before the signature"
    sign(cases)
    assert rig.phase() is BlackjackPhase.INTERIM
    assert not cases.sheet.isVisible()
    assert acts(rig)[-5:] == [
        ("reconstruct yes", "mary"),
        ("choose 1 ann continue", "mary"),
        ("choose 1 bob return", "mary"),
        ("choose 3 cho continue", "mary"),
        ("resume", "mary"),
    ]
    assert rig.session.person == Person("dealer", Role.DEALER), "the Dealer stays signed in"


@pytest.mark.parametrize("title", ["Discard", "Bets back"])
def test_no_player_has_answered_before_he_is_asked_5_7_1(rig: TableRig, title: str) -> None:
    cases = dealing_error(rig)
    press(cases, title)
    page = cases.sheet.options
    assert step(cases) is CaseStep.OPTIONS
    assert page.left.text() == "Answered: 0 of 3"
    assert not any(button.isChecked() for button in page.buttons.values())
    assert not may_go_on(cases)
    steps = cases.sheet.steps.text()
    cases.sheet.on.click()
    assert step(cases) is CaseStep.OPTIONS
    assert cases.sheet.steps.text() == "Not answered yet: Box 1 ann, Box 1 bob, Box 3 cho"
    page.all_back.click()
    assert page.left.text() == "Answered: 3 of 3"
    assert cases.sheet.steps.text() == steps
    assert may_go_on(cases)
    cases.sheet.on.click()
    assert step(cases) is CaseStep.PLAN


def test_who_deals_cannot_sign_for_his_own_case(rig: TableRig) -> None:
    cases = dealing_error(rig)
    press(cases, "Bets back")
    cases.answer_all(goes_on=False)
    cases.go_on()
    cases.tick(6)
    cases.go_on()
    sign(cases, "dealer")
    assert rig.phase() is Phase.IRREGULARITY
    assert acts(rig)[-1][0] == "card 2c"


@pytest.mark.parametrize(
    ("report", "paragraph"),
    [
        ("foreign-card", "5.5.1"),
        ("card-count", "5.5.2"),
        ("cards-exhausted", "5.5.3"),
        ("not-shuffled", "5.5.4"),
        ("technical-interruption", "5.4.2"),
    ],
)
def test_a_void_is_signed_and_returns_every_bet_5_17(
    rig: TableRig, report: str, paragraph: str
) -> None:
    rig.tell(*BEGIN, f"irregularity {report}")
    cases = case_steps(rig)
    press(cases, "Void")
    assert step(cases) is CaseStep.SIGN
    assert cases.sheet.heading.text() == "Void the Round"
    sign(cases)
    assert rig.phase() is Phase.VOID
    assert acts(rig)[-1] == (f"void {paragraph}", "mary")
    assert [path.name for path in rig.slips()] == ["case-000001.pdf", "void-000001.pdf"]
    assert rig.window.guide.note.label.text().endswith("Case 1 is closed.")
    said = {FOREIGN} if report == "foreign-card" else set()
    assert rig.window.sheets.alerts.cards.keys() == said, "what is left to do with the shoe"
    rig.press(SLIP)
    assert rig.window.sheets.slips.preview.heading.text() == "Void slip 000001"
    assert rig.window.sheets.slips.preview.hasFocus(), "the slip of the Void Round, and its keys"


def test_two_cards_at_once_are_ordered_by_the_players_word_5_12(rig: TableRig) -> None:
    rig.tell(*BEGIN)
    rig.draw("Kh", "9c", "7d", "2d", "Qh")
    rig.tell("proceed", "hit 1", "irregularity simultaneous 9s Kc")
    cases = case_steps(rig)
    press(cases, "9♠ first")
    cases.answer_all(goes_on=True)
    cases.go_on()
    while step(cases) is not CaseStep.SIGN:
        for move in list(cases.sheet.plan.buttons):
            cases.tick(move)
        cases.go_on()
    sign(cases)
    rows = dict(rig.session.table.position.rows())
    assert [card.code for card in rows[HandPlace(1, 0)]] == ["Kh", "2d", "9s"]


def test_what_the_rules_do_not_cover_the_shift_manager_writes_and_signs_5_19(
    rig: TableRig,
) -> None:
    rig.tell(*BEGIN, "irregularity other A chip fell down")
    cases = case_steps(rig)
    press(cases, "The manager")
    assert not may_go_on(cases)
    cases.sheet.on.click()
    assert cases.sheet.steps.text() == "First write it down in a sentence."
    cases.sheet.signing.text.setText("The chip  belongs to box 3.")
    assert may_go_on(cases)
    sign(cases, "paul")
    assert rig.phase() is BlackjackPhase.INITIAL_DEAL
    assert acts(rig)[-1] == ("decide The chip belongs to box 3.", "paul")


def test_the_panel_can_be_put_off_and_comes_back_by_the_button_that_goes_on(rig: TableRig) -> None:
    cases = dealing_error(rig)
    cases.sheet.comparing.later.click()
    assert not cases.sheet.isVisible()
    (flow,) = [a for a in rig.controller.views.guide().actions if a.primary]
    rig.window.guide.chosen.emit(flow)
    assert cases.sheet.isVisible()


def test_a_step_back_changes_an_answer_and_nothing_was_told(rig: TableRig) -> None:
    cases = dealing_error(rig)
    press(cases, "Discard")
    cases.answer_all(goes_on=True)
    cases.go_on()
    cases.sheet.back.click()
    assert step(cases) is CaseStep.OPTIONS
    cases.sheet.back.click()
    assert step(cases) is CaseStep.COMPARE
    assert acts(rig)[-1][0] == "card 2c"


def test_what_is_barred_says_why_5_10_1(new_rig: Callable[..., TableRig]) -> None:
    rig = new_rig(settings='hit = "announced"')
    rig.tell(*BEGIN)
    rig.draw("8h", "9c", "7d", "8d", "Qh")
    rig.tell("proceed")
    rig.draw("2c")
    view = case_steps(rig).sheet.comparing.view
    assert view is not None
    assert [reason.cite.number for reason in view.barred if reason.cite] == ["5.10.1"]
    assert "Reconstruct, play on" not in [each.title for each in view.columns]


def test_a_card_that_lies_elsewhere_is_touched_and_its_move_planned_5_9(rig: TableRig) -> None:
    rig.tell(*BEGIN)
    rig.draw("8h", "9c", "7d", "8d", "Qh")
    rig.tell("irregularity misdeal")
    cases = case_steps(rig)
    press(cases, "Reconstruct")
    assert step(cases) is CaseStep.PLAN
    assert may_go_on(cases), "nothing is to be moved"
    queen_to(cases, 1)
    (move,) = cases.sheet.plan.buttons.values()
    assert "Q♥: Box 1 → Box 3" in move.text()
    assert not may_go_on(cases)
    move.click()
    assert may_go_on(cases)


def test_how_the_house_ruled_before_stands_beside_each_ruling_and_a_departure_is_said(
    rig: TableRig,
) -> None:
    dealing_error(rig)
    cases = case_steps(rig)
    view = cases.sheet.comparing.view
    assert view is not None
    assert view.title == "Case 1, Round 1: the game waits"
    assert [each.before for each in view.columns] == ["", "", ""]
    press(cases, "Discard")
    cases.answer_all(goes_on=True)
    cases.go_on()
    cases.tick(6)
    cases.go_on()
    sign(cases)
    rig.draw("3h")
    view = cases.sheet.comparing.view
    assert view is not None
    assert view.title == "Case 2, Round 1: the game waits"
    assert [each.before for each in view.columns] == [
        "ruled so in 0 of 1",
        "ruled so in 1 of 1",
        "",
    ]
    press(cases, "Reconstruct")
    cases.tick(7)
    cases.go_on()
    cases.answer_all(goes_on=True)
    cases.go_on()
    assert "otherwise" in cases.sheet.signing.departs.label.text()


def test_after_a_new_start_an_open_case_shows_itself_with_what_was_decided(
    new_rig: Callable[..., TableRig],
) -> None:
    rig = new_rig()
    dealing_error(rig)
    for line in ("reconstruct no", "choose 1 bob return"):
        for command in parse(line, rig.session.table.vocabulary):
            assert rig.controller.tell(command, by=Person("mary", Role.PIT_SUPERVISOR))
    rig = new_rig()
    cases = case_steps(rig)
    view = cases.sheet.comparing.view
    assert cases.sheet.isVisible()
    assert view is not None
    assert [each.title for each in view.columns] == ["Play on", "Bets back"]
    press(cases, "Play on")
    answers = {(line.box, line.player): line.goes_on for line in cases.sheet.options.lines}
    assert answers == {(1, "ann"): None, (1, "bob"): False, (3, "cho"): None}


def test_a_card_that_changes_the_case_puts_the_signature_away_and_nothing_is_signed(
    rig: TableRig,
) -> None:
    """What is signed is what was shown; a card that comes meanwhile stops nothing."""
    rig.tell(*BEGIN)
    rig.draw("8h", "9c", "7d")
    rig.tell("irregularity foreign-card")
    cases = case_steps(rig)
    press(cases, "Void the Round")
    cases.sheet.on.click()
    assert cases.signing.sheet.isVisible()
    rig.draw("8d", "Qh", "2c")
    assert len(rig.session.table.position.cases) == 2
    assert not cases.signing.sheet.isVisible()
    assert step(cases) is CaseStep.COMPARE
    assert rig.session.halted is None
    assert not [command for command, _ in acts(rig) if command.startswith("void")]
    assert "ruling-changed" in rig.window.sheets.alerts.cards
