"""A report withdrawn, money beside the rules, where a card lay, what was said (I13, I14, 5.7.2)."""

from __future__ import annotations

import pytest

from tablemgr.basics.money import Money
from tablemgr.journal import EntryKind
from tablemgr.past.case_book import case_files
from tablemgr.past.case_file import CaseFile
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.position import Phase
from tests.ui.rig import TableRig
from tests.ui.supervisor.case_rig import (
    BEGIN,
    acts,
    case_steps,
    may_go_on,
    press,
    queen_to,
    sign,
    step,
)
from ui.supervisor.case_steps import CaseStep, CaseSteps
from ui.views.header import MenuItem


def last_case(rig: TableRig) -> CaseFile:
    return case_files(rig.session.journal.entries())[-1]


# --- retract -----------------------------------------------------------------------------------


def test_a_report_made_in_error_is_withdrawn_with_a_reason_and_a_signature_i14(
    rig: TableRig,
) -> None:
    rig.tell(*BEGIN, "irregularity foreign-card")
    cases = case_steps(rig)
    page = cases.sheet.comparing
    assert page.retract.isVisible()
    page.retract.click()
    assert step(cases) is CaseStep.SIGN
    assert cases.sheet.steps.text() == "Step 2 of 2: Signature"
    assert not may_go_on(cases)
    assert cases.sheet.signing.text.placeholderText() == "Why the report was an error"
    assert not cases.sheet.signing.money.isVisible()
    cases.sheet.signing.text.setText("It was the cut card.")
    sign(cases)
    assert rig.phase() is BlackjackPhase.INITIAL_DEAL
    assert acts(rig)[-1] == ("retract It was the cut card.", "mary")
    assert last_case(rig).remedy == "retracted"


def test_what_the_table_noticed_by_itself_is_no_report(rig: TableRig) -> None:
    rig.session.hit_by_card = False
    rig.tell(*BEGIN)
    rig.draw("8h", "9c", "7d", "8d", "Qh", "2c")
    assert not case_steps(rig).sheet.comparing.retract.isVisible()


def test_of_two_matters_the_other_stays_open_i14(rig: TableRig) -> None:
    rig.tell(*BEGIN, "irregularity foreign-card", "irregularity other A glass fell")
    cases = case_steps(rig)
    cases.sheet.comparing.retract.click()
    assert "The case is closed." not in cases.sheet.signing.acts.text()
    cases.sheet.signing.text.setText("It was none.")
    sign(cases, "paul")
    assert rig.phase() is Phase.IRREGULARITY
    assert [case.kind for case in rig.session.table.position.cases] == ["foreign-card"]


# --- adjust ------------------------------------------------------------------------------------


def deciding(rig: TableRig) -> CaseSteps:
    rig.tell(*BEGIN, "irregularity other A chip fell down")
    cases = case_steps(rig)
    press(cases, "The manager")
    cases.sheet.signing.text.setText("It lay on box 3.")
    return cases


def test_a_decision_moves_money_in_the_same_sheet_under_the_same_signature_i13(
    rig: TableRig,
) -> None:
    cases = deciding(rig)
    rows = cases.sheet.signing.money
    assert [line.label for line in rows.lines] == ["Box 1   ann", "Box 1   bob", "Box 3   cho"]
    rows.fields[2].setText("25")
    rows.fields[0].setText("-12.50")
    assert rows.fields[0].isVisible()
    assert may_go_on(cases)
    words = cases.sheet.signing.acts.text()
    assert "Box 3: the House pays cho 25." in words
    assert "Box 1: the House collects 12.50 from ann." in words
    assert any("cho: +25" in line for line in cases.sheet.signing.table.words())
    sign(cases, "paul")
    assert acts(rig)[-3:] == [
        ("decide It lay on box 3.", "paul"),
        ("adjust 1 ann -12.50", "paul"),
        ("adjust 3 cho 25.00", "paul"),
    ]
    assert last_case(rig).house == Money(-1250)


def test_what_is_no_amount_is_said_and_nothing_is_signed(rig: TableRig) -> None:
    cases = deciding(rig)
    field = cases.sheet.signing.money.fields[0]
    field.setText("ten")
    assert not may_go_on(cases)
    cases.sheet.on.click()
    assert cases.sheet.steps.text() == "Not an amount: ten"
    field.setText("10")
    assert may_go_on(cases)


def test_a_ruling_that_is_chosen_again_begins_empty(rig: TableRig) -> None:
    cases = deciding(rig)
    cases.sheet.signing.money.fields[0].setText("10")
    cases.go_back()
    press(cases, "The manager")
    assert cases.sheet.signing.text.text() == ""
    assert cases.sheet.signing.money.moved() == ()


# --- what was said, and where a card lay ---------------------------------------------------------


def reported(rig: TableRig, *boxes: int, text: str) -> None:
    """Cards dealt wrongly, by the sheet."""
    rig.window.header.asked.emit(MenuItem.REPORT)
    sheet = rig.window.resolving.pit.reporting
    sheet.buttons["misdeal"].click()
    assert sheet.boxes.isVisible()
    for box in boxes:
        sheet.boxes.buttons[box].click()
    sheet.text.setText(text)
    sheet.tell.click()


def test_cards_dealt_wrongly_takes_boxes_and_words_which_no_record_knows(rig: TableRig) -> None:
    rig.tell(*BEGIN)
    rig.draw("8h", "9c", "7d", "8d", "Qh")
    reported(rig, 1, 3, text="Their first cards were exchanged")
    assert acts(rig)[-1][0] == "irregularity misdeal"
    entry = [e for e in rig.session.journal.entries() if e.kind is EntryKind.ACT][-1]
    assert entry.data["beside"] == {
        "boxes": [1, 3],
        "text": "Their first cards were exchanged",
    }
    assert last_case(rig).said["boxes"] == [1, 3]
    assert case_steps(rig).sheet.comparing.side.notices.lines[0].label.text() == (
        "A dealing error was reported. Boxes: 1, 3. “Their first cards were exchanged”"
    )


def test_a_hand_that_is_not_reconstructed_stays_as_it_lies_5_7_1(rig: TableRig) -> None:
    rig.tell(*BEGIN)
    rig.draw("8h", "9c", "7d", "8d", "Qh")
    rig.tell("irregularity misdeal")
    view = case_steps(rig).sheet.comparing.view
    assert view is not None
    said = {column.title: column.consequence for column in view.columns}
    assert said["Play on"] == "The cards stay as they lie."


def test_the_boxes_may_be_left_out(rig: TableRig) -> None:
    rig.tell(*BEGIN)
    rig.draw("8h")
    reported(rig, text="A card fell from the shoe")
    entry = [e for e in rig.session.journal.entries() if e.kind is EntryKind.ACT][-1]
    assert entry.data["beside"] == {"text": "A card fell from the shoe"}
    assert rig.phase() is Phase.IRREGULARITY


def test_where_a_person_saw_a_card_lie_is_stored_with_the_ruling(rig: TableRig) -> None:
    rig.tell(*BEGIN)
    rig.draw("8h", "9c", "7d", "8d", "Qh")
    rig.tell("irregularity misdeal")
    cases = case_steps(rig)
    press(cases, "Reconstruct")
    labels = [hand.label for hand in cases.sheet.plan.tables.hands]
    assert labels[:7] == [f"Box {number}" for number in range(1, 8)], "a box without a Bet too"
    cases.lies_in(5, 2, 0)
    (move,) = cases.sheet.plan.buttons.values()
    assert "Q♥: Box 2 → Box 3" in move.text()
    move.click()
    cases.go_on()
    cases.answer_all(goes_on=True)
    cases.go_on()
    sign(cases)
    found = last_case(rig)
    assert [(m.card.code, m.start.box, m.end.box) for m in found.moves] == [("Qh", 2, 3)]
    assert {lying.place.box for lying in found.cards_before} == {0, 1, 2, 3}


def test_a_card_to_a_box_without_a_bet_lies_there_in_the_reconstruction(rig: TableRig) -> None:
    rig.session.hit_by_card = False
    rig.tell(*BEGIN)
    rig.draw("8h", "9c", "7d", "8d", "Qh", "2c")
    rig.tell("irregularity card-to-empty-box 2")
    cases = case_steps(rig)
    press(cases, "Discard")
    cases.answer_all(goes_on=True)
    cases.go_on()
    assert step(cases) is CaseStep.PLAN
    (move,) = cases.sheet.plan.buttons.values()
    assert "2♣: Box 2 → Discards" in move.text()


def test_a_card_is_put_on_a_box_without_a_hand_by_touching_its_row(rig: TableRig) -> None:
    rig.tell(*BEGIN)
    rig.draw("8h", "9c", "7d", "8d", "Qh")
    rig.tell("irregularity misdeal")
    cases = case_steps(rig)
    press(cases, "Reconstruct")
    queen_to(cases, 5)
    (move,) = cases.sheet.plan.buttons.values()
    assert "Q♥: Box 5 → Box 3" in move.text()


@pytest.mark.parametrize("answer", [True, False])
def test_the_cards_are_moved_once_more_only_if_the_choices_move_others_5_7_2(
    rig: TableRig, answer: bool
) -> None:
    """5.12: two cards at once, the first of them to box 1; its Players may take their Bets back."""
    rig.session.hit_by_card = False
    rig.tell(*BEGIN)
    rig.draw("8h", "9c", "7d", "8d", "Qh", "2c")
    cases = case_steps(rig)
    press(cases, "Reconstruct")
    cases.tick(6)
    cases.go_on()
    cases.answer_all(goes_on=answer)
    cases.go_on()
    assert step(cases) is CaseStep.SIGN, "the card is the next one whoever plays on"
