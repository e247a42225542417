"""What a device sent and the table was not told is told at the next start: once and in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from drivers.protocols import angel_eye
from drivers.wire.envelope import EventFrame, encode
from tablemgr.basics.cards import card
from tablemgr.journal import EntryKind, Stamp
from tablemgr.rules.games.position import Phase
from tablemgr.service.device_acts import store_bytes
from tests.ui.rig import TableRig

NewRig = Callable[..., TableRig]
BEGUN = ("open", "bet 1 ann 100 seated", "bet 2 bob 100 seated", "close")
UNREAD = b"D" + bytes([angel_eye.TARGET_PLAYER_1, 0x80])
SI_KI_PI = 'game = "si-ki-pi"\ndecks = 1'
HAND = ("open", "bet 1 ann 100 seated", "close", "card Kh 9d 4c")


def frames(*said: bytes) -> bytes:
    """Messages of a shoe that has just been switched on."""
    numbered = enumerate((b"S", *said), 1)
    return b"".join(encode(EventFrame(number, data)) for number, data in numbered)


def stored(rig: TableRig, data: bytes, protocol: str = "angel-eye") -> None:
    """Store the bytes as if the process ended before it parsed them."""
    store_bytes(rig.session, "simulator", data, Stamp(1, 1), protocol)


def drawn(*codes: str) -> list[bytes]:
    return [angel_eye.draw(card(code)) for code in codes]


def heard(rig: TableRig) -> list[object]:
    return [e.data["heard"] for e in rig.session.journal.entries() if "heard" in e.data]


def test_cards_whose_bytes_were_stored_are_dealt_at_the_start_and_only_then(
    new_rig: NewRig,
) -> None:
    rig = new_rig()
    rig.tell(*BEGUN, "card Kh")
    stored(rig, frames(*drawn("9d", "6d")))
    seq = rig.session.journal.last_seq
    rig = new_rig()
    assert rig.cards() == ["Kh", "9d", "6d"]
    assert heard(rig)[-2:] == [[seq, 0], [seq, 1]]
    assert "dealt now: 9♦ 6♦" in rig.window.sheets.alerts.cards["late-cards"].text.text()
    sheet = rig.window.sheets
    assert sheet.interruption.isVisible(), "5.4 is asked after they lie there"
    assert rig.session.check.due
    rig = new_rig()
    assert rig.cards() == ["Kh", "9d", "6d"]


def test_a_card_of_a_hand_that_may_hit_is_its_hit_as_it_would_have_been(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.tell(*HAND, "proceed")
    stored(rig, frames(*drawn("2c")))
    rig = new_rig()
    assert rig.cards()[-1] == "2c"
    assert rig.phase() is not Phase.IRREGULARITY
    acts = [e.data["command"] for e in rig.session.journal.entries() if e.kind is EntryKind.ACT]
    assert acts[-2:] == ["hit 1", "card 2c"]
    assert rig.session.check.due, "and then the table is compared"


def test_the_cut_card_is_not_forgotten(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.tell(*BEGUN)
    stored(rig, frames(angel_eye.CUT_CARD))
    rig = new_rig()
    assert rig.session.shoe.cut_card_seen
    cuts = [e for e in rig.session.journal.entries() if e.data.get("shoe") == "cut-card"]
    assert len(cuts) == 1
    rig = new_rig()
    cuts = [e for e in rig.session.journal.entries() if e.data.get("shoe") == "cut-card"]
    assert len(cuts) == 1


def test_cards_that_waited_for_one_that_was_not_read_still_wait(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.tell(*BEGUN, "card Kh")
    rig.simulator.send_raw(frames(UNREAD, *drawn("8c", "Td")))
    rig.until(lambda: len(rig.controller.device_events.held) == 2)
    rig = new_rig()
    assert rig.cards() == ["Kh"]
    waiting = [each[0] for each in rig.controller.device_events.held if isinstance(each, tuple)]
    assert [each.code for each in waiting] == ["8c", "Td"]
    view = rig.controller.views.compare()
    assert view is not None
    assert "The shoe counts 4 cards, the table 1." in view.why
    rig.window.side.keypad.card_chosen.emit(card("9d"))
    rig.until_cards("Kh", "9d", "8c", "Td")
    rig = new_rig()
    assert rig.cards() == ["Kh", "9d", "8c", "Td"]
    assert not rig.controller.device_events.why_by_hand


def test_of_two_that_were_not_read_the_second_waits_when_the_first_was_entered(
    new_rig: NewRig,
) -> None:
    """In one message's bytes or in two, with a card between them or none."""
    rig = new_rig()
    rig.tell(*BEGUN)
    rig.simulator.send_raw(frames(UNREAD, UNREAD, *drawn("8c"), UNREAD, *drawn("Td")))
    rig.until(lambda: len(rig.controller.device_events.held) == 4)
    rig.by_hand("Kh")
    for entered in (["Kh"], ["Kh", "9d", "8c"]):
        rig = new_rig()
        assert rig.cards() == entered
        assert rig.controller.device_events.why_by_hand
        rig.window.side.keypad.card_chosen.emit(card("9d" if len(entered) == 1 else "6d"))
        rig.until_cards("8c" if len(entered) == 1 else "Td")
    rig.until_cards("Kh", "9d", "8c", "6d", "Td")
    rig = new_rig()
    assert rig.cards() == ["Kh", "9d", "8c", "6d", "Td"]
    assert not rig.controller.device_events.why_by_hand


def test_of_two_that_lie_face_down_the_second_waits_when_the_first_was_said(
    new_rig: NewRig,
) -> None:
    rig = new_rig(settings=SI_KI_PI)
    rig.tell("open", "bet 1 ann 100 seated", "close")
    rig.simulator.send_raw(frames(UNREAD))
    rig.until(lambda: bool(rig.controller.device_events.why_by_hand))
    rig.simulator.send_raw(encode(EventFrame(3, UNREAD)))
    rig.until(lambda: len(rig.controller.device_events.held) == 1)
    rig.window.side.keypad.left_so.click()
    rig = new_rig(settings=SI_KI_PI)
    assert rig.cards() == ["?1"]
    assert rig.controller.device_events.why_by_hand
    rig.by_hand("9d")
    assert not new_rig(settings=SI_KI_PI).controller.device_events.why_by_hand


def test_a_message_that_was_cut_off_is_a_doubt(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.tell(*BEGUN, "card Kh")
    stored(rig, frames(*drawn("9d"))[:-3])
    rig = new_rig()
    said = [e.data["event"] for e in rig.session.journal.entries() if e.kind is EntryKind.DEVICE]
    assert "device.bad-frame.cut-off" in said
    assert rig.cards() == ["Kh"]


@pytest.mark.parametrize("protocol", ["", "table-link"])
def test_bytes_of_another_protocol_or_of_version_0_1_are_left_alone(
    new_rig: NewRig, protocol: str
) -> None:
    rig = new_rig()
    rig.tell(*BEGUN, "card Kh")
    stored(rig, frames(*drawn("9d")), protocol)
    assert new_rig().cards() == ["Kh"]


def test_what_was_confirmed_at_the_table_is_settled(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.tell(*BEGUN, "card Kh")
    stored(rig, frames(*drawn("9d")))
    rig.controller.comparing.confirm_cards()
    assert new_rig().cards() == ["Kh"]


def test_a_card_that_no_round_awaits_is_counted_as_drawn(new_rig: NewRig) -> None:
    rig = new_rig()
    stored(rig, frames(*drawn("9d")))
    rig = new_rig()
    assert rig.session.shoe.drawn == 1
    assert EntryKind.REFUSAL in rig.kinds()
    assert new_rig().session.shoe.drawn == 1


def test_cards_that_came_while_the_round_was_stopped_are_dealt_when_it_is_restored(
    rig: TableRig,
) -> None:
    rig.expects_stop = True
    rig.tell(*BEGUN, "card Kh")
    rig.controller.stop_for(ValueError("a bug"))
    for code in ("9d", "6d"):
        rig.simulator.draw_card(card(code))
    rig.until(lambda: rig.kinds()[-2:] == [EntryKind.RAW] * 2 or rig.kinds()[-1] is EntryKind.RAW)
    rig.until(lambda: rig.controller.link().cards == 3)  # type: ignore[union-attr] # there is one
    assert rig.cards() == ["Kh"]
    rig.window.sheets.restore()
    assert rig.cards() == ["Kh", "9d", "6d"]
    rig.expects_stop = False


def test_the_simulated_shoe_keeps_its_cards_over_a_new_start(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.tell("open", "bet 1 ann 100 seated", "close")
    for _ in range(3):
        rig.simulator.draw()
    rig.until(lambda: len(rig.cards()) == 3)
    out = rig.cards()
    rig = new_rig()
    left = [rig.simulator.draw() for _ in range(52 * rig.profile.decks - 3 - 52)]
    drawn = Counter(out) + Counter(each.code for each in left if each is not None)
    assert max(drawn.values()) <= rig.profile.decks
    assert rig.simulator._source.left == 52
