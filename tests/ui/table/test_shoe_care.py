"""The shoe at the window: a card not read, burn cards, who shuffled, the warnings (I7, 5.5.4)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from drivers.device import CardUnreadable, DeviceError, ErrorKind
from drivers.machine_events import ShuffleComplete
from tablemgr.basics.cards import card
from tablemgr.house.profile import DEFAULT
from tablemgr.rules.commands import Report
from tablemgr.rules.games.position import Phase
from tablemgr.service.shoe import Shuffle
from tablemgr.service.shoe_acts import cut_card
from tests.ui.fit import faults
from tests.ui.rig import TableRig
from tests.ui.stage import settle
from ui.views.dialogs import AlertView
from ui.views.header import MenuItem

NewRig = Callable[..., TableRig]
BETS = ("open", "bet 1 ann 100 seated", "bet 2 bob 100 seated", "bet 3 cat 100 seated")


def messages(rig: TableRig) -> list[AlertView]:
    """Every message from now on."""
    found: list[AlertView] = []
    rig.controller.alerted.connect(found.append)
    return found


def not_read(rig: TableRig) -> None:
    rig.controller.device_events.reported(CardUnreadable(b"\x80"), {"value": "80"})


def test_a_card_that_was_not_read_opens_the_keypad_with_the_reason_and_the_round_goes_on(
    rig: TableRig,
) -> None:
    rig.tell(*BETS, "close", "card Kh")
    assert rig.window.side.currentWidget() is not rig.window.side.keypad
    not_read(rig)
    keypad = rig.window.side.keypad
    assert rig.window.side.currentWidget() is keypad
    assert "not read" in rig.window.guide.view.text
    assert keypad.where.text() == "Next card: Box 2"
    rig.by_hand("9d")
    assert rig.window.side.currentWidget() is not keypad
    rig.draw("8c")
    assert rig.cards() == ["Kh", "9d", "8c"]


def test_what_the_shoe_reads_meanwhile_is_dealt_after_the_card_by_hand(rig: TableRig) -> None:
    rig.tell(*BETS, "close", "card Kh")
    not_read(rig)
    for code in ("8c", "Td"):
        rig.simulator.draw_card(card(code))
    rig.until(lambda: len(rig.controller.device_events.held) == 2)
    assert rig.cards() == ["Kh"]
    assert "2 more cards wait for it" in rig.window.guide.view.text
    rig.until(lambda: faults(rig.window.side.keypad) == [])  # its lines have their room at once
    rig.window.side.keypad.card_chosen.emit(card("9d"))
    rig.until_cards("Kh", "9d", "8c", "Td")
    assert rig.session.doubt == "device.card-unreadable"
    acts = [e.data for e in rig.session.journal.entries() if "card " in e.data.get("command", "")]
    assert [act["via"] for act in acts] == ["angel-eye", "keypad", "angel-eye", "angel-eye"]


def test_where_no_card_is_missing_the_cards_that_waited_are_dealt(rig: TableRig) -> None:
    rig.tell(*BETS, "close", "card Kh")
    not_read(rig)
    rig.simulator.draw_card(card("8c"))
    rig.until(lambda: len(rig.controller.device_events.held) == 1)
    rig.window.side.keypad.none_is_missing.click()
    assert rig.cards() == ["Kh", "8c"]
    assert not rig.window.side.keypad.isVisible()


def test_an_error_of_reading_may_still_be_read_by_the_shoe(rig: TableRig) -> None:
    rig.tell(*BETS, "close", "card Kh")
    rig.simulator.raise_error(1)
    rig.until(lambda: bool(rig.controller.device_events.why_by_hand))
    assert rig.window.side.keypad.isVisible()
    rig.draw("9d")
    assert rig.cards() == ["Kh", "9d"]
    assert not rig.controller.device_events.why_by_hand


def test_between_rounds_nothing_is_awaited(rig: TableRig) -> None:
    not_read(rig)
    rig.controller.device_events.reported(DeviceError(ErrorKind.CANNOT_READ, 1, True, True), {})
    assert not rig.controller.device_events.why_by_hand


# --- the shoe ----------------------------------------------------------------------------------


def test_a_new_shoe_asks_who_shuffled_it_5_5_4(rig: TableRig) -> None:
    rig.window.header.asked.emit(MenuItem.NEW_SHOE)
    sheet = rig.open_table.devices.shoe_sheet
    assert sheet.isVisible()
    assert sheet.name.text() == "dealer"
    sheet.by_machine.click()
    assert not sheet.done.isEnabled()
    sheet.name.setText("Shuffler 4")
    sheet.more.click()
    sheet.done.click()
    shoe = rig.session.shoe
    assert (shoe.shuffle, shoe.burn_due) == (Shuffle("Shuffler 4", machine=True), 1)
    rig.window.header.asked.emit(MenuItem.NEW_SHOE)
    assert sheet.name.text() == "Shuffler 4"
    assert sheet.by_machine.isChecked()


def test_a_new_shoe_during_a_round_is_refused_and_shown(rig: TableRig) -> None:
    rig.tell("open")
    rig.window.header.asked.emit(MenuItem.NEW_SHOE)
    rig.open_table.devices.shoe_sheet.done.click()
    line = rig.controller.history
    assert line is not None
    assert rig.session.shoe.shuffle is None


def test_burn_cards_come_before_the_round_and_alarm_nobody(tmp_path: Path, new_rig: NewRig) -> None:
    text = DEFAULT.replace("decks = 8\n", "decks = 8\nburn = 2\n")
    (tmp_path / "house.toml").write_text(text, encoding="utf-8")
    rig = new_rig()
    rig.simulator.cut_card()
    rig.simulator.new_shoe()
    rig.until(lambda: rig.session.shoe.burn_due == 2)
    found = messages(rig)
    for code in ("Kh", "2c", "3c"):
        rig.simulator.draw_card(card(code))
    rig.until(lambda: rig.session.shoe.drawn == 3)
    assert rig.session.shoe.burned == 2
    assert [alert.key for alert in found] == ["card-refused"]  # the third is one too many


def test_a_round_that_the_cards_left_may_not_do_for_is_warned_of_before_the_deal_i7(
    rig: TableRig,
) -> None:
    found = messages(rig)
    rig.session.shoe.unread = 416 - 23
    rig.tell(*BETS, "close")
    assert [(a.key, a.text) for a in found] == [
        ("shoe-short", "23 cards are left; this Round may need 24 (I7).")
    ]
    assert "5.5.3" in found[0].remedy
    assert "shoe-short" in rig.window.sheets.alerts.cards
    rig.draw("Kh")
    assert "shoe-short" not in rig.window.sheets.alerts.cards


def test_a_round_from_a_shoe_that_is_over_is_warned_of(rig: TableRig) -> None:
    found = messages(rig)
    cut_card(rig.session)
    rig.tell("open")
    assert [alert.key for alert in found] == ["shoe-over"]


def test_cards_in_a_packs_order_are_reported_by_the_messages_button_5_5_4(rig: TableRig) -> None:
    found = messages(rig)
    rig.tell(*BETS, "close", "card 5s 6s 7s 8s 9s Ts")
    assert not found
    rig.draw("Js")
    assert [(a.key, a.text) for a in found] == [
        ("not-shuffled", "7 cards came in the order of a new pack (5.5.4).")
    ]
    assert rig.phase() is not Phase.IRREGULARITY
    not_read(rig)  # beside another message
    assert len(rig.window.sheets.alerts.cards) == 2
    settle()
    assert faults(rig.window.sheets.alerts) == []
    rig.window.sheets.alerts.cards["not-shuffled"].action.click()
    assert [case.paragraph for case in rig.session.table.position.cases] == ["5.5.4"]
    assert "not-shuffled" not in rig.window.sheets.alerts.cards


def test_who_puts_that_message_away_has_said_that_they_were_shuffled_5_5_4(rig: TableRig) -> None:
    rig.tell(*BETS, "close", "card 5s 6s 7s 8s 9s Ts Js")
    assert rig.session.shoe.in_order
    rig.window.sheets.alerts.cards["not-shuffled"].close_button.click()
    said = [e for e in rig.session.journal.entries() if e.data.get("shoe") == "shuffled-after-all"]
    assert [entry.person for entry in said] == ["dealer"]
    assert not rig.session.shoe.in_order
    assert not rig.session.table.position.cases


@pytest.mark.parametrize(("count", "said"), [(416, 0), (415, 1)])
def test_a_machine_that_counts_other_cards_than_the_decks_have_is_told_5_5_2(
    rig: TableRig, count: int, said: int
) -> None:
    found = messages(rig)
    rig.controller.device_events.reported(ShuffleComplete(count), {})
    assert len(found) == said
    assert all("5.5.2" in alert.text for alert in found)


def test_no_text_of_the_window_tells_what_is_left_of_a_card(rig: TableRig) -> None:
    rig.tell(*BETS, "close", "card Kh 9d 8c Td")
    assert rig.window.felt.view.shoe.cards_left == 412
    assert rig.controller.views.felt().shoe.cards_left == 412


def test_a_message_to_discard_a_card_after_the_dealers_hand_stays_for_the_round_5_10_2(
    rig: TableRig,
) -> None:
    told = messages(rig)
    rig.tell("open", "bet 1 ann 100 seated", "close", "card Kh 7s 9d", "proceed", "stand 1")
    rig.draw("Td")
    assert rig.phase() is Phase.SETTLEMENT
    assert not told
    rig.draw("4s")
    (alert,) = told
    assert alert.text == "Discard the 4♠."
    assert "5.10.2" in alert.remedy
    assert rig.session.table.position.discarded == [card("4s")]
    rig.tell("settle")
    assert alert.key in rig.window.sheets.alerts.cards
    rig.tell("open")  # its cards are gone with the Round's others
    assert alert.key not in rig.window.sheets.alerts.cards


def test_two_cards_at_once_on_the_dealers_hand_are_both_to_be_discarded_5_12_1(
    rig: TableRig,
) -> None:
    rig.tell("open", "bet 1 ann 100 seated", "close", "card Kh 7s 9d", "proceed", "stand 1")
    told = messages(rig)
    rig.controller.tell(Report("simultaneous", cards=(card("4s"), card("Th"))))
    assert [alert.text for alert in told] == ["Discard the 4♠, 10♥."]
