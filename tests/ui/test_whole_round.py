"""A Round at the window from the serial line to the slip, and what disturbs it."""

from __future__ import annotations

from collections.abc import Callable

import pypdfium2
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from tablemgr.basics.cards import card
from tablemgr.basics.money import Money
from tablemgr.journal import EntryKind, verify
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import blackjack_of
from tablemgr.rules.games.position import Phase
from tests.ui.rig import TableRig
from ui.families.blackjack.actions import STAND
from ui.views.felt import BetState, HandState, ShoeState
from ui.views.guide import FLOW, SLIP, ActionView

BETS = ("open", "bet 1 ann 100 seated", "bet 1 bob 50", "bet 4 cho 25 seated", "close")
DEALT = "Kh 9d 6s Qd 3c"


def key(rig: TableRig, which: Qt.Key) -> None:
    QTest.keyClick(rig.window.felt, which)


def test_a_round_by_the_shoe_is_settled_shown_and_printed_3_24(rig: TableRig) -> None:
    rig.tell(*BETS, f"card {DEALT}")
    assert rig.phase() is BlackjackPhase.INTERIM
    felt = rig.window.felt.view
    assert felt.box(1).hands[0].cards == (card("Kh"), card("Qd"))
    assert felt.box(1).hands[0].total == "20"
    assert felt.shoe.state is ShoeState.READY
    assert felt.shoe.cards_left == 416 - 5
    rig.tell("proceed", "stand 1", "stand 4", "card Ts 5h")
    assert rig.phase() is Phase.SETTLEMENT
    assert rig.window.side.currentWidget() is rig.window.side.settlement
    rig.tell("settle")
    assert rig.session.table.position.net() == {"ann": -10000, "bob": -5000, "cho": -2500}
    assert rig.window.felt.view.box(1).bets[0].state is BetState.LOST
    (slip,) = rig.slips()
    assert slip.name == "slip-000001.pdf"
    document = pypdfium2.PdfDocument(slip.read_bytes())
    text = document[0].get_textpage().get_text_range()
    document.close()
    assert "000001" in text
    assert not rig.window.sheets.slips.is_shown, "nothing lies over the felt"
    assert rig.window.guide.row.at(SLIP).view is not None
    QTest.keyClick(rig.window.felt, Qt.Key.Key_L)
    assert rig.window.sheets.slips.preview.isVisible()


def flow(rig: TableRig) -> ActionView:
    return next(a for a in rig.window.guide.view.actions if a.place == FLOW)


def test_return_does_one_box_after_the_other_and_never_settles_3_24(rig: TableRig) -> None:
    rig.tell(*BETS, f"card {DEALT}", "proceed", "stand 1", "stand 4", "card Ts 5h")
    assert rig.controller.settling.lines_left == 3
    for box in (4, 1):
        assert (flow(rig).primary, flow(rig).reason) == (False, None)
        assert rig.controller.settling.ticking.work().box == box
        key(rig, Qt.Key.Key_Return)
        assert rig.phase() is Phase.SETTLEMENT
    assert flow(rig).primary
    key(rig, Qt.Key.Key_Return)
    assert rig.phase() is Phase.SETTLEMENT
    key(rig, Qt.Key.Key_Space)
    assert rig.phase() is Phase.COMPLETE


def test_return_does_the_rows_of_the_interim_settlement_and_plus_deals_on_1_18(
    rig: TableRig,
) -> None:
    rig.tell("open", "bet 1 ann 100 seated", "close", "card Kh 9d Ad")
    assert rig.phase() is BlackjackPhase.INTERIM
    assert rig.controller.settling.lines_left == 1
    assert not flow(rig).primary
    for _ in range(2):
        key(rig, Qt.Key.Key_Return)
        assert rig.phase() is BlackjackPhase.INTERIM
        assert flow(rig).primary
    QTest.keyClick(rig.window.felt, Qt.Key.Key_Plus)
    assert rig.phase() is not BlackjackPhase.INTERIM


def test_bytes_are_stored_before_the_cards_that_they_are(rig: TableRig) -> None:
    rig.tell(*BETS)
    before = len(rig.kinds())
    rig.draw("Kh")
    *raw, last = rig.kinds()[before:]
    assert raw
    assert set(raw) == {EntryKind.RAW}
    assert last is EntryKind.ACT
    rig.simulator.send_raw(b"\x05")
    rig.until(lambda: rig.kinds()[-1] is EntryKind.RAW)


def test_several_cards_in_one_read_are_dealt_one_after_the_other(rig: TableRig) -> None:
    rig.tell(*BETS)
    rig.draw(*DEALT.split())
    acts = list(rig.session.journal.entries(kinds=(EntryKind.ACT,)))
    dealt = [e.data["command"] for e in acts if e.data["command"].startswith("card")]
    assert dealt == [f"card {code}" for code in DEALT.split()]
    assert {e.data["via"] for e in acts[-5:]} == {"angel-eye"}


def test_a_round_by_the_keypad_and_the_keyboard_alone(by_hand: TableRig) -> None:
    rig = by_hand
    QTest.keyClick(rig.window.felt, Qt.Key.Key_Slash)
    assert rig.phase() is Phase.BETTING
    rig.window.felt.box_tapped.emit(2)
    rig.window.felt.box_tapped.emit(2)
    assert dict(rig.session.table.position.boxes[2].bets) == {"p2": 5000}
    key(rig, Qt.Key.Key_Space)
    assert rig.phase() is BlackjackPhase.INITIAL_DEAL
    assert rig.window.side.currentWidget() is rig.window.side.keypad
    for code in ("Th", "7c", "6d"):
        rig.window.side.keypad.card_chosen.emit(card(code))
    rig.until_cards("Th", "7c", "6d")
    QTest.keyClick(rig.window.side.keypad, Qt.Key.Key_Plus)
    key(rig, Qt.Key.Key_H)
    rig.window.side.keypad.card_chosen.emit(card("5s"))
    rig.until_cards("5s")
    key(rig, Qt.Key.Key_Space)
    for code in ("9d", "Kc"):
        rig.window.side.keypad.card_chosen.emit(card(code))
    rig.until(lambda: rig.phase() is Phase.SETTLEMENT)
    key(rig, Qt.Key.Key_Return)
    assert rig.controller.settling.ticking.current == 1
    assert rig.controller.settling.lines_left == 0
    key(rig, Qt.Key.Key_Space)
    assert rig.session.table.position.net() == {"p2": 5000}
    vias = {e.data["via"] for e in rig.session.journal.entries(kinds=(EntryKind.ACT,))}
    assert vias == {"screen", "keypad"}


def test_a_refused_command_shows_its_reason_and_changes_nothing_3_20(rig: TableRig) -> None:
    rig.tell("open", "bet 1 ann 100 seated", "close", "card 2h 9d 3s", "proceed")
    seen = rig.window.felt.view
    action = next(a for a in rig.window.guide.view.actions if a.place == STAND)
    assert action.reason is not None
    assert action.reason.cite is not None
    assert action.reason.cite.number == "3.20"
    key(rig, Qt.Key.Key_Space)
    assert "below 12" in rig.window.guide.note.label.text()
    assert rig.window.felt.view == seen
    assert blackjack_of(rig.session.table.position).turn is not None


def test_a_card_that_no_round_awaits_is_shown_stored_and_counted(rig: TableRig) -> None:
    rig.simulator.draw_card(card("Kh"))
    rig.until(lambda: bool(rig.window.sheets.alerts.cards))
    assert rig.kinds()[-1] is EntryKind.REFUSAL
    assert rig.session.shoe.cards_left == 415
    assert "card-refused" in rig.window.sheets.alerts.cards
    assert rig.phase() is Phase.IDLE


def test_a_new_shoe_between_rounds_is_full_again(rig: TableRig) -> None:
    rig.tell("open", "bet 1 ann 100 seated", "close", "card 2h 9d 3s")
    rig.tell("proceed", "hit 1", "card Kh", "hit 1", "card Kd", "settle")
    assert rig.session.shoe.cards_left == 416 - 5
    rig.simulator.new_shoe()
    rig.until(lambda: rig.session.shoe.cards_left == 416)
    assert not rig.session.shoe.cut_card_seen


def test_unplugged_in_a_round_the_cards_are_confirmed_before_settling_5_4_1(rig: TableRig) -> None:
    rig.tell(*BETS, f"card {DEALT}", "proceed", "stand 1", "stand 4")
    rig.simulator.unplug()
    rig.until(lambda: not rig.connected())
    assert rig.window.side.currentWidget() is rig.window.side.keypad
    assert not rig.window.header.mark.isHidden()
    rig.window.side.keypad.card_chosen.emit(card("Ts"))
    rig.until_cards("Ts")
    rig.simulator.replug()
    rig.until(rig.connected)
    rig.draw("5h")
    assert rig.phase() is Phase.SETTLEMENT
    key(rig, Qt.Key.Key_Return)  # the barred button says why
    assert rig.phase() is Phase.SETTLEMENT
    rig.window.sheets.compare()
    assert [p.hand.label for p in rig.window.sheets.comparing.places.pictures] == [
        "Box 1",
        "Box 4",
        "Dealer",
    ]
    rig.window.sheets.confirm()
    assert rig.kinds()[-1] is EntryKind.CONFIRM
    assert rig.window.header.mark.isHidden()
    rig.tell("settle")
    assert rig.phase() is Phase.COMPLETE


def test_a_new_start_stands_where_the_last_one_stood(new_rig: Callable[..., TableRig]) -> None:
    rig = new_rig()
    rig.tell(*BETS, f"card {DEALT}", "proceed", "stand 1", "hit 4", "card 2c")
    before = rig.window.felt.view
    again = new_rig()
    after = again.window.felt.view
    assert (after.boxes, after.dealer, after.due) == (before.boxes, before.dealer, before.due)
    assert again.session.doubt == "restored"
    again.window.sheets.interruption.harmless.click()
    again.window.sheets.confirm()
    again.tell("stand 4", "card Ts 5h", "settle")
    assert [path.name for path in again.slips()] == ["slip-000001.pdf"]


def test_an_exception_in_a_slot_stops_the_round_and_restore_goes_on(
    rig: TableRig, capsys: pytest.CaptureFixture[str]
) -> None:
    rig.expects_stop = True
    *before, last = DEALT.split()
    rig.tell(*BETS, f"card {' '.join(before)}")

    def broken() -> None:
        raise ZeroDivisionError("a flaw")

    QTimer.singleShot(0, rig.window, broken)
    rig.until(lambda: rig.controller.standstill.view is not None)
    assert rig.window.sheets.stopped.isVisible()
    assert rig.session.halted is not None
    assert rig.kinds()[-1] is EntryKind.FLAW
    assert rig.controller.standstill.view is not None
    assert rig.controller.standstill.view.reference.startswith("bug-")
    assert "a flaw" in capsys.readouterr().err
    rig.simulator.draw_card(card(last))  # it is stored and said, and dealt with the restoring
    rig.until(lambda: f"stopped-card-{last}" in rig.window.sheets.alerts.cards)
    assert rig.cards() == before
    rig.window.sheets.stopped.restore.click()
    assert rig.controller.standstill.view is None
    assert rig.session.doubt == "restored"
    rig.window.sheets.interruption.harmless.click()
    assert rig.window.sheets.comparing.isVisible()
    assert rig.cards() == [*before, last]
    rig.window.sheets.confirm()
    rig.tell("proceed", "stand 1", "stand 4", "card Ts 5h", "settle")
    rig.close()
    assert verify(rig.journal_path).ok


def test_an_exception_on_another_thread_stops_the_round(
    rig: TableRig, capsys: pytest.CaptureFixture[str]
) -> None:
    import threading  # noqa: PLC0415 - this test alone starts one

    rig.expects_stop = True

    def broken() -> None:
        raise ZeroDivisionError("a flaw")

    thread = threading.Thread(target=broken)
    thread.start()
    thread.join()
    rig.until(lambda: rig.controller.standstill.view is not None)
    assert "a flaw" in capsys.readouterr().err
    rig.window.sheets.restore()
    assert rig.session.halted is None


def test_a_journal_that_breaks_stops_the_table_and_is_opened_again(rig: TableRig) -> None:
    rig.expects_stop = True
    rig.tell("open", "bet 1 ann 100 seated")
    rig.session.journal._conn.execute("PRAGMA max_page_count=1")
    while rig.controller.standstill.view is None:
        rig.window.felt.box_tapped.emit(2)
    assert rig.window.sheets.stopped.isVisible()
    laid = rig.session.table.position.boxes[2].bets["p2"]
    rig.window.sheets.restore()
    assert rig.session.table.position.boxes[2].bets["p2"] == laid
    rig.window.sheets.interruption.harmless.click()
    rig.window.sheets.confirm()
    rig.tell("close")
    assert rig.phase() is BlackjackPhase.INITIAL_DEAL


def test_split_hands_are_shown_each_with_its_own_3_22(rig: TableRig) -> None:
    rig.tell("open", "bet 1 ann 100 seated", "close", "card 8h 9d 8s", "proceed")
    rig.tell("split 1", "card 3c")
    box = rig.window.felt.view.box(1)
    assert [hand.state for hand in box.hands] == [HandState.PLAYING, HandState.WAITING]
    assert box.bets[0].amount == 20000
    asked = "Box 1 (Hand 1): 11. Hit or Double."
    assert rig.window.guide.view.text == asked


def test_the_next_round_is_opened_once_a_slip_that_is_looked_at_is_put_away_3_3(
    rig: TableRig,
) -> None:
    rig.tell("open", "bet 1 ann 100 seated", "close", "card Kh 9d 6s")
    rig.tell("proceed", "hit 1", "card Th", "settle")
    rig.window.guide.row.at(SLIP).click()
    slip = rig.window.sheets.slips.preview
    assert slip.isVisible()
    QTest.keyClick(slip, Qt.Key.Key_Return)
    assert slip.isHidden()
    assert rig.phase() is Phase.COMPLETE
    QTest.keyClick(rig.window.felt, Qt.Key.Key_Slash)
    assert rig.phase() is Phase.BETTING
    assert rig.button(SLIP) is None, "the slip is of the Round before"


def test_a_bust_split_hand_leaves_the_other_hands_bet_open_3_22_3(rig: TableRig) -> None:
    rig.tell("open", "bet 1 ann 50 seated", "close", "card 8h 6s 8d", "proceed", "split 1")
    rig.tell("card Td")
    (bet,) = rig.window.felt.view.box(1).bets
    assert (bet.state, bet.amount) == (BetState.OPEN, Money(10000))
    rig.tell("hit 1", "card 5c")
    (bet,) = rig.window.felt.view.box(1).bets
    assert (bet.state, bet.amount) == (BetState.OPEN, Money(5000))
    rig.tell("card 4c", "hit 1", "card Kc")
    (bet,) = rig.window.felt.view.box(1).bets
    assert (bet.state, bet.amount) == (BetState.LOST, Money(10000))
