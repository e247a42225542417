"""The far ends: what each says for an event is what its codec hears; the adapter box's patience."""

from __future__ import annotations

import pytest

from drivers.device import (
    CardDrawn,
    CardSentAgain,
    CardUnreadable,
    CutCard,
    DeviceError,
    DeviceEvent,
    ErrorKind,
    GameResult,
    LockState,
    Operation,
    OperationKind,
    PresetChanged,
    SequenceGap,
    StandBy,
    StartOfCommunication,
)
from drivers.machine_events import (
    CardSet,
    DeviceAlarm,
    DeviceWarning,
    Heartbeat,
    Jam,
    JokerDrawn,
    ShuffleStarted,
    WrongMode,
)
from drivers.protocol import Reply
from drivers.protocols.angel_eye import AngelEyeEncoder
from drivers.protocols.bee_tek import bee_tek_encoder
from drivers.protocols.code_line import BARCODE_4, code_encoder, uid_encoder
from drivers.protocols.table_link import HEARTBEAT_S, MAX_TRIES, MAX_WAITING, TableLinkEncoder
from drivers.wire.envelope import EventFrame, encode
from drivers.wire.lines import LineEncoder
from tablemgr.basics.cards import card, cards
from tests.drivers.rig import ANGEL_EYE, BEE_TEK, TABLE_LINK, TAGS, UID_TABLE, Way

KH = card("Kh")
FOUR = cards("Kh Kh 2c As")
CANNOT_READ = DeviceError(ErrorKind.CANNOT_READ, 1, raised=True, in_error_mode=True)
ACK = b"\x06"


def heard(way: Way, event: DeviceEvent) -> list[DeviceEvent]:
    said = b"".join(way.encoder().say(event, 0.0))
    return way.codec().feed(said, 0)


@pytest.mark.parametrize(
    ("way", "event"),
    [
        (ANGEL_EYE, CardDrawn(KH, 1)),
        (ANGEL_EYE, CardDrawn(KH, 1, in_flow=False)),
        (ANGEL_EYE, CardSentAgain(KH, None)),
        (ANGEL_EYE, CardUnreadable(b"\x80")),
        (ANGEL_EYE, CutCard()),
        (ANGEL_EYE, StandBy()),
        (ANGEL_EYE, CANNOT_READ),
        (ANGEL_EYE, LockState(locked=True)),
        (ANGEL_EYE, GameResult(3)),
        (ANGEL_EYE, PresetChanged("01", "0030")),
        (BEE_TEK, CardDrawn(KH)),
        (BEE_TEK, CardUnreadable(b"[Manual Burn Cards]<Manual Burn Cards>")),
        (BEE_TEK, WrongMode("Game", KH)),
        (BEE_TEK, DeviceAlarm("E3", "Card Not Read")),
        (BEE_TEK, DeviceWarning("0x01")),
        (UID_TABLE, CardDrawn(KH)),
        (UID_TABLE, JokerDrawn()),
        (UID_TABLE, CardUnreadable(b"0000")),
        (TABLE_LINK, CardDrawn(KH, 1)),
        (TABLE_LINK, CardSet(FOUR, 1)),
        (TABLE_LINK, Jam()),
    ],
    ids=lambda value: str(value) if isinstance(value, Way) else repr(value),
)
def test_what_is_said_is_heard(way: Way, event: DeviceEvent) -> None:
    assert heard(way, event) == [event]


@pytest.mark.parametrize("way", [ANGEL_EYE, BEE_TEK, UID_TABLE], ids=str)
def test_a_set_is_said_card_by_card_where_there_are_no_sets(way: Way) -> None:
    events = heard(way, CardSet(FOUR))
    assert [event.card for event in events if isinstance(event, CardDrawn)] == list(FOUR)


def test_an_error_in_the_words_of_each_protocol() -> None:
    jammed = DeviceError(ErrorKind.DRAW_TIMEOUT, 7, raised=True, in_error_mode=True)
    assert heard(BEE_TEK, CANNOT_READ) == [DeviceAlarm("E3", "Card Not Read")]
    assert heard(TABLE_LINK, CANNOT_READ) == [CardUnreadable(b"??")]
    assert heard(TABLE_LINK, jammed) == [Jam()]


@pytest.mark.parametrize(
    "encoder", [AngelEyeEncoder(), bee_tek_encoder(), code_encoder(BARCODE_4), uid_encoder(TAGS)]
)
def test_what_has_no_word_is_not_said(encoder: AngelEyeEncoder | LineEncoder) -> None:
    assert encoder.say(ShuffleStarted(), 0.0) == []
    assert encoder.tick(0.0) == []
    assert encoder.due_s() is None


def test_a_line_device_hears_nothing() -> None:
    assert bee_tek_encoder().hear(b"\x06hello\r\n", 0.0) == Reply()


def test_the_shoe_hears_operations() -> None:
    lock = bytes.fromhex("02 4F 50 4C 4B 30 32 03 31 42")
    expected = Reply((ACK,), operations=(Operation(OperationKind.LOCK),))
    assert AngelEyeEncoder().hear(lock, 0.0) == expected


@pytest.mark.parametrize(
    ("damaged", "nak"),
    [
        ("02 4F 50 4C 4B 30 32 03 31 43", "15 02"),  # its check is another
        ("02 4F 50 4C 4B 30 32 04 31 42", "15 03"),  # no ETX where it should end
        ("02 4F 50 4C 4B 30 39 03 31 30", "15 13"),  # sound, and it asks for nothing
    ],
)
def test_the_shoe_says_what_is_wrong_with_an_operation(damaged: str, nak: str) -> None:
    assert AngelEyeEncoder().hear(bytes.fromhex(damaged), 0.0) == Reply((bytes.fromhex(nak),))


# --- the adapter box ---


def frame(seq: int, data: bytes) -> bytes:
    return encode(EventFrame(seq, data))


def test_one_message_at_a_time_until_the_host_has_taken_it() -> None:
    box = TableLinkEncoder()
    assert box.power_up(0.0) == [frame(1, b"S")]
    assert box.say(CardDrawn(KH), 0.0) == []
    assert box.say(CardDrawn(KH), 0.0) == []
    assert box.hear(ACK, 0.0) == Reply(messages=(frame(2, b"DKh"),))
    assert box.hear(b"\x15\x02", 0.0) == Reply(messages=(frame(2, b"DKh"),))
    assert box.hear(ACK, 0.0) == Reply(messages=(frame(3, b"DKh"),))
    assert box.busy
    assert box.hear(ACK, 0.0) == Reply()
    assert not box.busy
    assert box.hear(ACK + b"\x15\x02noise", 0.0) == Reply()


def test_a_message_without_answer_is_sent_three_times_and_then_the_next() -> None:
    box = TableLinkEncoder(retry_s=1.0)
    sent = [*box.power_up(0.0), *box.say(CardDrawn(KH), 0.0)]
    now_s = 0.0
    while box.busy:
        due_s = box.due_s()
        assert due_s is not None
        assert box.tick(due_s - 0.5) == []
        now_s = due_s
        sent += box.tick(now_s)
    assert sent == [frame(1, b"S")] * MAX_TRIES + [frame(2, b"DKh")] * MAX_TRIES
    assert now_s == 2 * MAX_TRIES


def test_a_message_that_is_given_up_is_a_gap_at_the_host() -> None:
    box, host = TableLinkEncoder(), TABLE_LINK.codec()
    host.feed(b"".join(box.power_up(0.0)), 0)
    box.hear(ACK, 0.0)
    box.say(CardDrawn(KH), 0.0)  # lost three times
    for _ in range(MAX_TRIES):
        box.tick(box.due_s() or 0.0)
    events = host.feed(b"".join(box.say(CardDrawn(KH), 9.0)), 0)
    assert events == [SequenceGap(2, 3), CardDrawn(KH, 3)]


def test_it_reports_in_when_it_has_nothing_to_say() -> None:
    box = TableLinkEncoder()
    box.power_up(0.0)
    box.hear(ACK, 0.0)
    assert box.due_s() == HEARTBEAT_S
    assert box.tick(HEARTBEAT_S - 0.1) == []
    raw = b"".join(box.tick(HEARTBEAT_S))
    host = TABLE_LINK.codec()
    assert host.feed(frame(1, b"S") + raw, 0) == [StartOfCommunication(False), Heartbeat()]
    box.hear(ACK, HEARTBEAT_S)
    assert box.due_s() == 2 * HEARTBEAT_S


def test_it_keeps_no_more_messages_than_it_can_and_the_oldest_is_missed() -> None:
    box, host = TableLinkEncoder(), TABLE_LINK.codec()
    host.feed(b"".join(box.power_up(0.0)), 0)
    for _ in range(MAX_WAITING + 1):
        box.say(CardDrawn(KH), 0.0)
    events = host.feed(b"".join(box.hear(ACK, 0.0).messages), 0)
    assert events == [SequenceGap(2, 3), CardDrawn(KH, 3)]
