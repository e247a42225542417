"""The Angel Eye codec: bad bytes, operations and answers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.device import (
    BadFrame,
    BadReason,
    CardDrawn,
    DeviceEvent,
    Operation,
    OperationAccepted,
    OperationKind,
    OperationRefused,
    OperationUnanswered,
    Repeated,
    SequenceGap,
)
from drivers.device_settings import BccScope, DeviceSettings
from drivers.protocols import angel_eye
from drivers.protocols.angel_eye import (
    ANSWER_LIMIT_NS,
    AngelEyeCodec,
    operation_frame,
    read_operation,
)
from drivers.wire.numbered import START
from drivers.wire.unfinished import INCOMPLETE_LIMIT_NS
from tablemgr.basics.cards import Card, card
from tablemgr.basics.errors import Fault
from tests.drivers.protocols.angel_eye_speech import S, decks, drawn, drawn_cards, frame, heard

LOCK = Operation(OperationKind.LOCK)

# --- bad bytes ---


def test_a_bad_check_is_a_doubt_and_its_repeat_still_brings_the_card() -> None:
    good = drawn(1, "8s")
    events = heard(good[:-1] + b"0", good)
    assert events == [BadFrame(good[:-1] + b"0", BadReason.BAD_CHECK), CardDrawn(card("8s"), 1)]
    assert events[0].doubts_cards


def test_a_message_without_end_is_reported_once_and_still_completed() -> None:
    codec = AngelEyeCodec()
    good = drawn(1, "8s")
    assert codec.feed(good[:4], 0) == []
    assert codec.tick(INCOMPLETE_LIMIT_NS) == []
    assert codec.tick(INCOMPLETE_LIMIT_NS + 1) == [BadFrame(good[:4], BadReason.INCOMPLETE)]
    assert codec.tick(9 * S) == []
    assert codec.feed(good[4:], 9 * S) == [CardDrawn(card("8s"), 1)]
    assert codec.tick(99 * S) == []


def test_the_report_of_a_missing_end_does_not_depend_on_ticks() -> None:
    codec = AngelEyeCodec()
    good = drawn(1, "8s")
    codec.feed(good[:4], 0)
    assert codec.feed(good[4:], 2 * S) == [
        BadFrame(good[:4], BadReason.INCOMPLETE),
        CardDrawn(card("8s"), 1),
    ]


def test_a_reconnect_reports_the_cut_message_and_keeps_the_numbering() -> None:
    codec = AngelEyeCodec()
    good = drawn(2, "8s")
    heard(drawn(1, "8s"), good[:4], codec=codec)
    assert codec.reset() == [BadFrame(good[:4], BadReason.CUT_OFF)]
    assert heard(drawn(2, "9s"), codec=codec) == [CardDrawn(card("9s"), 2)]


def test_the_first_message_after_a_reconnect_shows_that_one_was_lost() -> None:
    codec = AngelEyeCodec()
    heard(drawn(1, "8s"), codec=codec)
    assert codec.reset() == []
    heard_now = heard(drawn(3, "9s"), codec=codec)
    assert heard_now == [SequenceGap(2, 3), CardDrawn(card("9s"), 3)]


def test_after_a_reconnect_the_last_message_again_is_a_card_and_a_doubt() -> None:
    codec = AngelEyeCodec()
    heard(drawn(1, "8s"), codec=codec)
    assert codec.reset() == []
    heard_now = heard(drawn(1, "8s"), codec=codec)
    assert heard_now == [SequenceGap(2, 1), CardDrawn(card("8s"), 1)]


def test_a_device_that_was_switched_on_meanwhile_begins_its_numbers_anew() -> None:
    codec = AngelEyeCodec()
    heard(drawn(5, "8s"), codec=codec)
    codec.reset()
    heard(frame(0, START), codec=codec)
    assert heard(drawn(1, "9s"), codec=codec) == [CardDrawn(card("9s"), 1)]


@given(st.lists(st.tuples(st.binary(max_size=60), st.integers(0, 12 * S)), max_size=20))
def test_any_bytes_at_any_time_raise_nothing(chunks: list[tuple[bytes, int]]) -> None:
    codec = AngelEyeCodec(DeviceSettings("angel-eye", acknowledge=True))
    now_ns = 0
    for data, pause_ns in chunks:
        now_ns += pause_ns
        for event in (*codec.feed(data, now_ns), *codec.tick(now_ns)):
            assert event.text_key.startswith("device.")
            assert isinstance(event.doubts_cards, bool)


pieces = st.one_of(
    st.binary(max_size=12),
    st.builds(lambda seq, one: frame(seq, angel_eye.draw(one)), st.integers(0, 9), decks),
    st.sampled_from([frame(1, START), frame(6, angel_eye.CUT_CARD), b"\x06", b"\x15\x21"]),
)


@given(st.lists(pieces, max_size=12).map(b"".join), st.lists(st.integers(0, 200)))
def test_what_is_understood_does_not_depend_on_how_the_bytes_are_cut(
    stream: bytes, places: list[int]
) -> None:
    marks = [0, *sorted(p for p in places if p < len(stream)), len(stream)]
    cut = heard(*(stream[a:b] for a, b in pairwise(marks)))
    whole = heard(stream)
    assert [e for e in cut if not isinstance(e, BadFrame)] == [
        e for e in whole if not isinstance(e, BadFrame)
    ]
    assert b"".join(e.raw for e in cut if isinstance(e, BadFrame)) == b"".join(
        e.raw for e in whole if isinstance(e, BadFrame)
    )


@given(st.binary(max_size=60), decks)
def test_a_card_behind_any_rubbish_is_found(rubbish: bytes, drawn_card: Card) -> None:
    events = heard(rubbish, frame(3, angel_eye.draw(drawn_card)))
    assert events[-1] in (CardDrawn(drawn_card, 3), Repeated(3))


@given(st.lists(decks, min_size=3, max_size=25), st.data())
def test_one_wrong_byte_invents_no_card_and_loses_none_without_a_doubt(
    sent: list[Card], data: st.DataObject
) -> None:
    raw = bytearray(b"".join(frame(i % 10, angel_eye.draw(c)) for i, c in enumerate(sent)))
    # not in the last frame: that it is missing shows by the next one only
    place = data.draw(st.integers(0, len(raw) - 9))
    raw[place] ^= data.draw(st.integers(1, 255))
    events = heard(bytes(raw))
    hit = place // 8
    assert drawn_cards(events) == sent[:hit] + sent[hit + 1 :]
    assert any(event.doubts_cards for event in events)


@given(st.lists(st.tuples(decks, st.integers(1, 3), st.booleans()), min_size=1, max_size=30))
def test_lost_frames_are_a_gap_and_repeats_are_one_card(
    sent: list[tuple[Card, int, bool]],
) -> None:
    """Fewer than ten frames in a row may be lost; the first and the last arrive."""
    codec = AngelEyeCodec()
    events: list[DeviceEvent] = []
    arrived: list[Card] = []
    lost_in_a_row, gaps = 0, 0
    for i, (drawn_card, times, lost) in enumerate(sent):
        if lost and 0 < i < len(sent) - 1 and lost_in_a_row < 8:
            lost_in_a_row += 1
            continue
        gaps += lost_in_a_row > 0
        lost_in_a_row = 0
        arrived.append(drawn_card)
        events += codec.feed(frame(i % 10, angel_eye.draw(drawn_card)) * times, 0)
    assert drawn_cards(events) == arrived
    assert sum(isinstance(event, SequenceGap) for event in events) == gaps


# --- operations ---


def allowed() -> AngelEyeCodec:
    return AngelEyeCodec(DeviceSettings("angel-eye", operations=True))


@pytest.mark.parametrize(
    ("operation", "raw"),
    [
        (LOCK, "02 4F 50 4C 4B 30 32 03 31 42"),
        (Operation(OperationKind.UNLOCK), "02 4F 50 4C 4B 30 31 03 31 38"),
        (Operation(OperationKind.CLEAR_ERROR), "02 4F 50 45 43 30 30 03 31 38"),
    ],
)
def test_the_public_examples_of_operations(operation: Operation, raw: str) -> None:
    assert allowed().request(operation, 0) == bytes.fromhex(raw)
    assert read_operation(operation_frame(operation)) == operation


@given(st.integers(0, 99))
def test_operations_are_read_as_written(number: int) -> None:
    for operation in (
        Operation(OperationKind.CLEAR_ERROR, number),
        Operation(OperationKind.CONFIRM),
    ):
        assert read_operation(operation_frame(operation)) == operation


def test_the_check_of_an_operation_is_a_setting() -> None:
    settings = DeviceSettings("angel-eye", operations=True, operation_bcc=BccScope.AFTER_STX)
    assert AngelEyeCodec(settings).request(LOCK, 0)[-2:] == b"19"


def test_operations_are_off_unless_allowed() -> None:
    with pytest.raises(Fault, match="supervisor"):
        AngelEyeCodec().request(LOCK, 0)


def test_one_operation_at_a_time() -> None:
    codec = allowed()
    codec.request(LOCK, 0)
    with pytest.raises(Fault, match="answer"):
        codec.request(LOCK, 0)
    assert codec.feed(b"\x06", 0) == [OperationAccepted(LOCK)]
    codec.request(LOCK, 0)
    assert codec.feed(b"\x15\x21", 0) == [OperationRefused(LOCK, 0x21)]
    assert codec.feed(b"\x06", 0) == [OperationAccepted(None)]


def test_an_operation_without_answer_ends_and_another_may_be_made() -> None:
    codec = allowed()
    codec.request(LOCK, 0)
    assert codec.tick(ANSWER_LIMIT_NS) == []
    assert codec.tick(ANSWER_LIMIT_NS + 1) == [OperationUnanswered(LOCK)]
    codec.request(LOCK, 4 * S)
    assert codec.reset() == [OperationUnanswered(LOCK)]


def test_an_operation_that_comes_back_is_reported() -> None:
    codec = allowed()
    raw = codec.request(LOCK, 0)
    assert codec.feed(raw, 0) == [BadFrame(raw, BadReason.UNKNOWN_KIND)]


def test_acknowledgement_is_off_unless_set() -> None:
    codec = AngelEyeCodec()
    codec.feed(drawn(1, "8s"), 0)
    assert codec.take_replies() == b""


def test_acknowledgement_answers_each_message_once() -> None:
    codec = AngelEyeCodec(DeviceSettings("angel-eye", acknowledge=True))
    good = drawn(1, "8s")
    codec.feed(good + good + good[:-1] + b"0" + good[:3] + good, 0)
    assert codec.take_replies() == b"\x06\x06\x15\x02\x15\x03\x06"
    assert codec.take_replies() == b""


@pytest.mark.parametrize("noise", [b"\x00", b"hello\r\n", bytes(range(22, 32)), b"\xff" * 300])
def test_noise_that_is_no_message_is_not_answered(noise: bytes) -> None:
    """A NAK would make the device say its last message again, which nobody asked for."""
    codec = AngelEyeCodec(DeviceSettings("angel-eye", acknowledge=True))
    events = codec.feed(noise, 0)
    assert events
    assert {type(event) for event in events} == {BadFrame}
    assert codec.take_replies() == b""


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (lambda frame: frame[:-1] + bytes([frame[-1] ^ 1]), 0x02),
        (lambda frame: frame.replace(b"\x03", b"\x13"), 0x03),
    ],
    ids=["check", "end"],
)
def test_a_damaged_message_is_refused_with_what_is_wrong_with_it(
    damage: Callable[[bytes], bytes], code: int
) -> None:
    codec = AngelEyeCodec(DeviceSettings("angel-eye", acknowledge=True))
    whole = frame(1, b"S")
    codec.feed(damage(whole) + whole, 0)
    replies = codec.take_replies()
    assert replies.startswith(bytes([0x15, code]))
    assert not AngelEyeCodec().take_replies()
