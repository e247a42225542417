"""A new start or a reconnect during a Round at the window: 5.4 is proposed, the felt compared."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tablemgr.basics.cards import card
from tablemgr.journal import EntryKind
from tablemgr.rules.commands import Resume
from tablemgr.rules.events_json import decode
from tablemgr.rules.games.blackjack.commands import Proceed
from tablemgr.rules.games.position import Phase
from tablemgr.rules.games.si_ki_pi.phases import SiKiPiPhase
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tests.ui.rig import TableRig
from ui.dialogs.compare import CompareOverlay
from ui.dialogs.compare_places import ComparedBet
from ui.families.blackjack.actions import DOUBLE, HIT, STAND
from ui.families.si_ki_pi.actions import HOUSE_WAY, SET_HAND
from ui.views.guide import FLOW, ActionView, ButtonPlace

NewRig = Callable[..., TableRig]
BEGIN = ("open", "bet 1 ann 100 seated", "bet 3 cho 200 seated", "close")
WITH_SIDE = ("open", "bet 1 ann 100 seated", "side 1 ann rws-pairs 10", "close")


def started_again(new_rig: NewRig, *told: str, settings: str = "") -> TableRig:
    rig = new_rig(settings=settings)
    rig.tell(*told)
    return new_rig()


def said(rig: TableRig) -> list[dict[str, object]]:
    entries = rig.session.journal.entries()
    return [dict(e.data) for e in entries if e.kind is EntryKind.SESSION and "acts" not in e.data]


def beside(rig: TableRig) -> object:
    """What was said with the last act and no record knows."""
    (*_, act) = rig.session.journal.entries(kinds=(EntryKind.ACT,))
    return act.data.get("beside")


def acts(rig: TableRig) -> list[str]:
    entries = rig.session.journal.entries()
    return [str(e.data["command"]) for e in entries if e.kind is EntryKind.ACT]


def comparing(rig: TableRig) -> CompareOverlay:
    return rig.window.sheets.comparing


def test_with_an_outcome_established_play_is_proposed_to_go_on_5_4_1(new_rig: NewRig) -> None:
    rig = started_again(new_rig, *WITH_SIDE, "card Kh 9d 6d")
    sheet = rig.window.sheets.interruption
    assert sheet.isVisible()
    assert "5.4.1" in sheet.cite.text()
    assert "An outcome is established" in sheet.finding.text()
    sheet.affects.click()
    assert acts(rig)[-1] == "irregularity technical-interruption"
    act = [e for e in rig.session.journal.entries() if e.kind is EntryKind.ACT][-1]
    assert [type(event).__name__ for event in decode(act.data["events"])] == [
        "ReportMade",
        "Flagged",
    ]
    assert said(rig)[-1] == {"interruption": "reported", "established": True}
    assert comparing(rig).isVisible(), "the felt check follows"
    comparing(rig).yes.click()
    rig.tell("proceed")


def test_with_none_a_case_opens_5_4_2(new_rig: NewRig) -> None:
    rig = started_again(new_rig, *BEGIN, "card Kh")
    sheet = rig.window.sheets.interruption
    assert "5.4.2" in sheet.cite.text()
    sheet.affects.click()
    assert rig.phase() is Phase.IRREGULARITY
    assert rig.window.resolving.cases.sheet.isVisible()
    assert not comparing(rig).isVisible(), "the case comes first"
    assert said(rig)[-1] == {"interruption": "reported", "established": False}


def test_what_did_not_affect_the_round_goes_on_after_the_felt_check(new_rig: NewRig) -> None:
    rig = started_again(new_rig, *BEGIN, "card Kh 9d 6d Ts 8c")
    rig.window.sheets.interruption.harmless.click()
    assert said(rig)[-1] == {"interruption": "no-effect", "established": False}
    assert acts(rig)[-1].startswith("card")
    view = comparing(rig).view
    assert view is not None
    assert [(bet.box, bet.player, bet.what) for bet in view.bets] == [
        ("Box 1", "ann", "Initial Bet  100"),
        ("Box 3", "cho", "Initial Bet  200"),
    ]
    comparing(rig).yes.click()
    confirmed = [e for e in rig.session.journal.entries() if e.kind is EntryKind.CONFIRM][-1]
    assert confirmed.data["bets"][0] == [1, "initial", "ann", "100.00"]
    assert not rig.session.check.due


def test_a_decision_after_a_case_that_was_open_at_the_start_is_told_what_it_waits_for_5_4(
    new_rig: NewRig,
) -> None:
    dealt = "card Kh 9d 6d Ts 8c"
    choices = ("choose 1 ann continue", "choose 3 cho continue")
    rig = started_again(new_rig, *BEGIN, dealt, "irregularity misdeal", *choices)
    assert rig.phase() is Phase.IRREGULARITY
    rig.session.do(Resume(), by=Person("sue", Role.PIT_SUPERVISOR))
    assert not rig.controller.tell(Proceed())
    assert rig.window.sheets.interruption.isVisible()
    assert "first say whether the interruption affects" in rig.window.guide.note.label.text()
    rig.window.sheets.interruption.harmless.click()
    comparing(rig).dismiss()
    assert not rig.controller.tell(Proceed())
    assert "first compare and confirm" in rig.window.guide.note.label.text()


def test_live_offers_no_going_on_error_handling(new_rig: NewRig) -> None:
    told = ("open", "bet 1 ann 100 seated", "close", "card Kh")
    rig = started_again(new_rig, *told, settings='game = "live-blackjack"\nlayout = "studio"')
    sheet = rig.window.sheets.interruption
    assert "Error handling" in sheet.cite.text()
    assert not sheet.harmless.isVisible()
    sheet.affects.click()
    assert rig.phase() is Phase.IRREGULARITY


def reconnected(rig: TableRig, dealt: str = "card Kh 9d 6d Ts 8c") -> CompareOverlay:
    rig.tell(*BEGIN, dealt)
    rig.simulator.unplug()
    rig.until(lambda: not rig.connected())
    rig.simulator.replug()
    rig.until(lambda: rig.session.check.due)
    return comparing(rig)


def test_a_reconnect_asks_for_the_felt_check_alone(rig: TableRig) -> None:
    sheet = reconnected(rig)
    assert sheet.isVisible()
    assert "interruption" not in rig.window.sheets.__dict__
    sheet.dismiss()
    assert not rig.controller.tell(Proceed()), "play waits"
    assert sheet.isVisible()


def guide_buttons(rig: TableRig) -> dict[ButtonPlace, ActionView]:
    return {action.place: action for action in rig.window.guide.view.actions}


def test_while_the_felt_check_is_due_every_decision_says_so_and_leads_to_it(rig: TableRig) -> None:
    rig.tell(*BEGIN, "card Kh 9d 6d Ts 8c", "proceed")
    rig.simulator.unplug()
    rig.until(lambda: not rig.connected())
    rig.simulator.replug()
    rig.until(lambda: rig.session.check.due)
    sheet = comparing(rig)
    sheet.dismiss()
    shown = guide_buttons(rig)
    decisions = (HIT, STAND, DOUBLE)
    for place in decisions:
        reason = shown[place].reason
        assert reason is not None, place
        assert "first compare and confirm" in reason.text
        rig.window.guide.row.at(place).click()
        assert sheet.isVisible(), place
        sheet.dismiss()
    assert "first compare and confirm" in rig.window.guide.note.label.text()
    assert acts(rig)[-1] == "proceed"
    rig.window.sheets.compare()
    sheet.yes.click()
    assert [guide_buttons(rig)[place].reason for place in decisions] == [None] * 3
    note = "Compared: the table is as the screen shows it."
    assert rig.window.guide.note.label.text() == note


def test_the_refusal_before_an_answer_is_not_said_after_it(new_rig: NewRig) -> None:
    rig = started_again(new_rig, *BEGIN, "card Kh 9d 6d Ts 8c")
    assert not rig.controller.tell(Proceed())
    assert "first say whether the interruption affects" in rig.window.guide.note.label.text()
    rig.window.sheets.interruption.harmless.click()
    assert "interruption" not in rig.window.guide.note.label.text()


def test_that_a_player_has_left_waits_for_the_felt_check_too_5_3(rig: TableRig) -> None:
    sheet = reconnected(rig)
    sheet.dismiss()
    rig.controller.questions.ask_who_left()
    assert rig.controller.questions.open is None
    assert sheet.isVisible()
    assert "first compare and confirm" in rig.window.guide.note.label.text()
    sheet.yes.click()
    rig.controller.questions.ask_who_left()
    assert rig.controller.questions.open is not None


def test_the_settlement_that_waits_for_the_felt_check_leads_to_it(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.tell(*BEGIN, "card Kh 9d 6d Ts 8c", "proceed", "stand 1", "stand 3", "card Kd 5c")
    rig.session.check.doubted("device.unreadable")
    rig.controller.show()
    assert not rig.session.check.due
    rig.window.guide.row.at(FLOW).click()
    assert comparing(rig).isVisible()


def test_no_hand_is_set_while_the_felt_check_is_due(new_rig: NewRig) -> None:
    dealt = "card 2s 4s 6s 3c 5c 7c 9h Th Jh 9d Td Jd"
    bets = ("open", "bet 1 ann 50 seated", "bet 2 bob 50", "close")
    settings = 'game = "si-ki-pi"\ndecks = 1'
    rig = started_again(new_rig, *bets, dealt, settings=settings)
    rig.window.sheets.interruption.harmless.click()
    comparing(rig).dismiss()
    assert rig.phase() is SiKiPiPhase.SETTING
    shown = guide_buttons(rig)
    for place in (SET_HAND, HOUSE_WAY, FLOW):
        reason = shown[place].reason
        assert reason is not None, place
        assert "first compare and confirm" in reason.text
        assert shown[place].command is None


def test_a_card_that_differs_leads_to_its_correction_5_6(rig: TableRig) -> None:
    sheet = reconnected(rig)
    sheet.no.click()
    assert not sheet.yes.isVisible()
    picture = sheet.places.pictures[0]
    _, rect = picture.places()[0]
    QTest.mouseClick(picture, Qt.MouseButton.LeftButton, pos=rect.center().toPoint())
    assert said(rig)[-1] == {"felt_check": "differs", "what": "card 1"}
    misread = rig.window.resolving.pit.misreading
    assert misread.isVisible()
    misread.keypad.card_chosen.emit(card("Qh"))
    misread.sign.click()
    asking = rig.window.resolving.pit.signing.sheet
    asking.names.name.setText("mary")
    asking.names.ok.click()
    assert acts(rig)[-1] == "correct 1 Qh"
    assert sheet.isVisible(), "the table is compared anew"
    assert sheet.places.pictures[0].hand.cards[0] is card("Qh")
    sheet.yes.click()
    rig.tell("proceed")


def test_a_bet_that_differs_opens_a_case_that_names_its_box(rig: TableRig) -> None:
    sheet = reconnected(rig)
    sheet.no.click()
    bet = sheet.places.bets[1]
    assert isinstance(bet, ComparedBet)
    bet.click()
    what = "Box 3 cho Initial Bet 200"
    assert said(rig)[-1] == {"felt_check": "differs", "what": what}
    assert acts(rig)[-1] == f"irregularity other Compared with the screen: {what}"
    assert beside(rig) == {"boxes": [3]}
    assert rig.phase() is Phase.IRREGULARITY
    case = rig.window.resolving.cases.sheet.comparing.view
    assert case is not None
    assert case.notices[0].text == f"Compared with the screen: {what}. Boxes: 3."
    assert rig.window.resolving.cases.sheet.isVisible()
    assert not sheet.isVisible()


def test_another_difference_is_reported_with_its_boxes_and_words(rig: TableRig) -> None:
    sheet = reconnected(rig)
    sheet.no.click()
    sheet.other.click()
    assert said(rig)[-1] == {"felt_check": "differs", "what": "something else"}
    asking = rig.window.resolving.pit.reporting
    assert asking.isVisible()
    assert not rig.session.table.position.cases, "first it is said what differs"
    asking.boxes.choose(3)
    asking.text.setText(f"{asking.text.text()}box 3 has one card more")
    asking.tell.click()
    assert acts(rig)[-1] == "irregularity misdeal"
    said_with_it = "Compared with the screen: box 3 has one card more"
    assert beside(rig) == {"boxes": [3], "text": said_with_it}
    assert rig.window.resolving.cases.sheet.isVisible()
    assert not sheet.isVisible()


def test_who_says_no_more_of_a_difference_compares_again(rig: TableRig) -> None:
    sheet = reconnected(rig)
    sheet.no.click()
    sheet.other.click()
    rig.window.resolving.pit.reporting.dismiss()
    assert not rig.session.table.position.cases
    assert sheet.isVisible()


def test_a_card_that_comes_while_the_table_is_compared_is_compared_too(rig: TableRig) -> None:
    sheet = reconnected(rig, "card Kh 9d 6d Ts")
    before = sheet.view
    rig.draw("5h")
    after = sheet.view
    assert sheet.isVisible()
    assert before is not None
    assert after is not None
    assert after.cards == before.cards + 1 == len(rig.session.table.position.cards)


def test_a_bust_bet_that_still_lies_is_compared_and_the_guide_says_what_it_waits_for_5_4(
    new_rig: NewRig,
) -> None:
    bets = ("open", "bet 1 ann 100 seated", "bet 2 bob 50 seated", "close")
    told = (*bets, "card 8h 9d 5s 6d 9h", "proceed", "hit 1", "card Kd")
    rig = started_again(new_rig, *told)
    rig.window.sheets.interruption.harmless.click()
    view = comparing(rig).view
    assert view is not None
    assert [(bet.box, bet.player, bet.what) for bet in view.bets] == [
        ("Box 1", "ann", "Initial Bet  100"),
        ("Box 2", "bob", "Initial Bet  50"),
    ]
    comparing(rig).dismiss()
    assert rig.window.guide.view.text == "First compare cards and Bets with the screen: press C."
    comparing(rig).compare(view)
    comparing(rig).yes.click()
    assert rig.window.guide.view.text.startswith("Box 1 has lost: take 100. Ask box 2")
    rig.controller.settling.next_line()
    assert rig.window.guide.view.text.startswith("Ask box 2")


def test_while_nobody_has_said_what_an_interruption_means_the_guide_asks_for_that_5_4(
    new_rig: NewRig,
) -> None:
    rig = started_again(new_rig, *BEGIN, "card Kh 9d 6d Ts 8c", "proceed")
    rig.window.sheets.interruption.hide()
    rig.controller.show()
    assert rig.window.guide.view.text.startswith("First say whether the interruption")
    QTest.keyClick(rig.window.felt, Qt.Key.Key_C)
    assert rig.window.sheets.interruption.isVisible()
