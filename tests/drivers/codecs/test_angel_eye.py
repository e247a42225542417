"""The Angel Eye codec: what the shoe says, numbers, repeats, gaps, conflicts and operations."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.codecs import angel_eye_payload as payload
from drivers.codecs.angel_eye import (
    ANSWER_LIMIT_NS,
    INCOMPLETE_LIMIT_NS,
    AngelEyeCodec,
    AngelEyeSettings,
    operation_frame,
    read_operation,
)
from drivers.codecs.envelope import BccScope, EventFrame, encode
from drivers.codecs.sequence import FORGET_AFTER_NS
from drivers.device import (
    BadFrame,
    BadReason,
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
    OperationAccepted,
    OperationKind,
    OperationRefused,
    OperationUnanswered,
    PresetChanged,
    Repeated,
    SequenceConflict,
    SequenceGap,
    StandBy,
    StartOfCommunication,
)
from tablemgr.cards import DECK, Card, card
from tablemgr.errors import Fault

S = 1_000_000_000
LOCK = Operation(OperationKind.LOCK)

decks = st.sampled_from(DECK)


def frame(seq: int, data: bytes) -> bytes:
    return encode(EventFrame(seq, data))


def drawn(seq: int, code: str) -> bytes:
    return frame(seq, payload.draw(card(code)))


def heard(*chunks: bytes, codec: AngelEyeCodec | None = None) -> list[DeviceEvent]:
    codec = codec or AngelEyeCodec()
    return [event for chunk in chunks for event in codec.feed(chunk, 0)]


def drawn_cards(events: list[DeviceEvent]) -> list[Card]:
    return [event.card for event in events if isinstance(event, CardDrawn)]


# --- what a message says ---


@pytest.mark.parametrize(
    ("raw", "event"),
    [
        ("05 31 53 03 36 31", StartOfCommunication(new_shoe=False)),
        ("05 33 44 81 B8 03 34 44", CardDrawn(card("8s"), 3)),
        ("05 34 44 91 C1 03 32 33", CardDrawn(card("Ah"), 4)),
        ("05 36 43 03 37 36", CutCard()),
        ("05 37 45 C1 03 42 30", DeviceError(ErrorKind.CANNOT_READ, 1, True, True)),
        ("05 38 65 81 03 44 46", DeviceError(ErrorKind.CANNOT_READ, 1, False, False)),
    ],
)
def test_the_public_examples(raw: str, event: DeviceEvent) -> None:
    assert heard(bytes.fromhex(raw)) == [event]


@pytest.mark.parametrize(
    ("written", "raw"),
    [
        (frame(3, payload.draw(card("8s"), 0x81)), "05 33 44 81 B8 03 34 44"),
        (frame(4, payload.draw(card("Ah"), 0x91)), "05 34 44 91 C1 03 32 33"),
        (frame(1, payload.START), "05 31 53 03 36 31"),
        (frame(6, payload.CUT_CARD), "05 36 43 03 37 36"),
        (frame(7, payload.error(1, raised=True, in_error_mode=True)), "05 37 45 C1 03 42 30"),
        (frame(8, payload.error(1, raised=False, in_error_mode=False)), "05 38 65 81 03 44 46"),
    ],
)
def test_the_public_examples_written(written: bytes, raw: str) -> None:
    assert written == bytes.fromhex(raw)


def test_every_card_in_and_out_of_flow_and_again() -> None:
    for one in DECK:
        assert heard(frame(1, payload.draw(one))) == [CardDrawn(one, 1)]
        assert heard(frame(1, payload.draw_out_of_flow(one))) == [CardDrawn(one, 1, in_flow=False)]
        assert heard(frame(1, payload.again(one))) == [CardSentAgain(one, None)]


@pytest.mark.parametrize(
    ("data", "event"),
    [
        (payload.STAND_BY, StandBy()),
        (payload.game_result(3), GameResult(3)),
        (payload.lock_state(locked=True), LockState(locked=True)),
        (payload.lock_state(locked=False), LockState(locked=False)),
        (payload.preset("01", "0030"), PresetChanged("01", "0030")),
        (
            payload.error(2, raised=True, in_error_mode=False),
            DeviceError(ErrorKind.TOO_MANY_CARDS, 2, True, False),
        ),
        (
            payload.error(40, raised=True, in_error_mode=False),
            DeviceError(ErrorKind.UNKNOWN, 40, True, False),
        ),
    ],
)
def test_the_other_messages(data: bytes, event: DeviceEvent) -> None:
    assert heard(frame(1, data)) == [event]


READABLE = set(payload.CARD_BYTE.values())


@pytest.mark.parametrize("kind", [b"D", b"d", b"R"])
def test_a_card_byte_that_is_no_card_is_reported_and_never_guessed(kind: bytes) -> None:
    for value in sorted(set(range(0x20, 0x100)) - READABLE):
        events = heard(frame(1, kind + bytes([0x81, value])))
        assert events == [CardUnreadable(bytes([value]))]
        assert events[0].doubts_cards


def test_fifty_two_bytes_are_cards() -> None:
    assert len(READABLE) == 52
    assert {payload.CARD_BYTE[card("8s")], payload.CARD_BYTE[card("Ah")]} == {0xB8, 0xC1}


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"D", BadReason.WRONG_PAYLOAD),
        (b"D\x81", BadReason.WRONG_PAYLOAD),
        (b"D\x81\xb8\xb8", BadReason.WRONG_PAYLOAD),
        (b"D1\xb8", BadReason.WRONG_PAYLOAD),
        (b"SS", BadReason.WRONG_PAYLOAD),
        (b"C\x80", BadReason.WRONG_PAYLOAD),
        (b"E", BadReason.WRONG_PAYLOAD),
        (b"E1", BadReason.WRONG_PAYLOAD),
        (b"L1", BadReason.WRONG_PAYLOAD),
        (b"M01003", BadReason.WRONG_PAYLOAD),
        (b"M01003\xff", BadReason.WRONG_PAYLOAD),
        (b"Z", BadReason.UNKNOWN_KIND),
        (b"\xb8", BadReason.UNKNOWN_KIND),
    ],
)
def test_a_sound_frame_with_the_wrong_contents_is_reported(data: bytes, reason: BadReason) -> None:
    events = heard(frame(1, data))
    assert events == [BadFrame(frame(1, data), reason)]
    assert events[0].doubts_cards


# --- repeats, gaps, conflicts ---


def test_a_repeat_is_dropped_and_counted() -> None:
    events = heard(drawn(1, "8s"), drawn(1, "8s"), drawn(1, "8s"))
    assert events == [CardDrawn(card("8s"), 1), Repeated(1), Repeated(1)]
    assert not any(event.doubts_cards for event in events)


def test_equal_cards_in_a_row_are_two_cards() -> None:
    assert drawn_cards(heard(drawn(1, "8s"), drawn(2, "8s"))) == [card("8s"), card("8s")]


def test_nine_wraps_to_zero_without_a_gap() -> None:
    events = heard(drawn(8, "8s"), drawn(9, "9s"), drawn(0, "Ts"), drawn(1, "Js"))
    assert [type(event) for event in events] == [CardDrawn] * 4


def test_a_missing_number_is_a_gap_before_the_card() -> None:
    events = heard(drawn(1, "8s"), drawn(3, "9s"))
    assert events == [CardDrawn(card("8s"), 1), SequenceGap(2, 3), CardDrawn(card("9s"), 3)]
    assert events[1].doubts_cards


def test_messages_that_are_no_cards_count_in_the_numbering() -> None:
    events = heard(drawn(1, "8s"), frame(2, payload.STAND_BY), frame(3, b"Z"), drawn(4, "9s"))
    assert not any(isinstance(event, SequenceGap) for event in events)


def test_the_same_number_with_another_card_is_a_conflict_and_no_card() -> None:
    codec = AngelEyeCodec()
    events = heard(drawn(1, "8s"), drawn(1, "9s"), drawn(1, "8s"), drawn(2, "Ts"), codec=codec)
    assert events == [
        CardDrawn(card("8s"), 1),
        SequenceConflict(1, payload.draw(card("8s")), payload.draw(card("9s"))),
        Repeated(1),
        CardDrawn(card("Ts"), 2),
    ]
    assert events[1].doubts_cards


def test_just_under_ten_seconds_it_is_still_a_repeat() -> None:
    codec = AngelEyeCodec()
    codec.feed(drawn(1, "8s"), 0)
    assert codec.feed(drawn(1, "8s"), FORGET_AFTER_NS - 1) == [Repeated(1)]


@pytest.mark.parametrize("code", ["8s", "9s"])
def test_after_ten_seconds_the_same_number_is_a_new_card_behind_a_gap(code: str) -> None:
    codec = AngelEyeCodec()
    codec.feed(drawn(1, "8s"), 0)
    assert codec.feed(drawn(1, code), FORGET_AFTER_NS) == [
        SequenceGap(2, 1),
        CardDrawn(card(code), 1),
    ]


def test_silence_alone_is_no_gap() -> None:
    codec = AngelEyeCodec()
    codec.feed(drawn(1, "8s"), 0)
    assert codec.feed(drawn(2, "8s"), 3600 * S) == [CardDrawn(card("8s"), 2)]


# --- start, cut card, again ---


def test_start_forgets_number_and_last_message() -> None:
    events = heard(drawn(1, "8s"), frame(0, payload.START), drawn(1, "8s"))
    assert events == [
        CardDrawn(card("8s"), 1),
        StartOfCommunication(new_shoe=False),
        CardDrawn(card("8s"), 1),
    ]
    assert events[1].doubts_cards


def test_start_is_repeated_as_any_message() -> None:
    start = frame(1, payload.START)
    assert heard(start, start, start, drawn(2, "8s")) == [
        StartOfCommunication(new_shoe=False),
        Repeated(1),
        Repeated(1),
        CardDrawn(card("8s"), 2),
    ]


def test_start_under_the_number_of_the_last_card_is_no_conflict() -> None:
    assert heard(drawn(1, "8s"), frame(1, payload.START))[-1] == StartOfCommunication(False)


def test_a_gap_behind_the_start_is_seen() -> None:
    events = heard(frame(1, payload.START), drawn(3, "8s"))
    assert events[1:] == [SequenceGap(2, 3), CardDrawn(card("8s"), 3)]


def test_cut_card_then_start_is_a_new_shoe_though_cards_and_a_reconnect_come_between() -> None:
    codec = AngelEyeCodec()
    heard(frame(6, payload.CUT_CARD), drawn(7, "8s"), codec=codec)
    codec.reset()
    assert heard(frame(1, payload.START), codec=codec) == [StartOfCommunication(new_shoe=True)]
    assert heard(frame(5, payload.START), codec=codec) == [StartOfCommunication(new_shoe=False)]


def test_again_adds_no_card_and_doubts_only_another_card_than_the_last() -> None:
    events = heard(
        drawn(1, "8s"),
        frame(2, payload.again(card("8s"))),
        frame(3, payload.again(card("9s"))),
    )
    assert drawn_cards(events) == [card("8s")]
    assert events[1:] == [
        CardSentAgain(card("8s"), card("8s")),
        CardSentAgain(card("9s"), card("8s")),
    ]
    assert [event.doubts_cards for event in events] == [False, False, True]


def test_again_of_a_card_that_was_never_had_is_a_doubt() -> None:
    (event,) = heard(frame(1, payload.again(card("8s"))))
    assert event == CardSentAgain(card("8s"), None)
    assert event.doubts_cards


@pytest.mark.parametrize(
    ("code", "raised", "doubts"),
    [(1, True, True), (1, False, False), (2, True, False), (3, True, False), (6, True, True)],
)
def test_which_errors_doubt_the_cards(code: int, raised: bool, doubts: bool) -> None:
    (event,) = heard(frame(1, payload.error(code, raised=raised, in_error_mode=raised)))
    assert event.doubts_cards is doubts


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


def test_a_reconnect_reports_the_cut_message_and_forgets_the_numbering() -> None:
    codec = AngelEyeCodec()
    good = drawn(2, "8s")
    heard(drawn(1, "8s"), good[:4], codec=codec)
    assert codec.reset() == [BadFrame(good[:4], BadReason.CUT_OFF)]
    assert heard(drawn(7, "9s"), codec=codec) == [CardDrawn(card("9s"), 7)]


def test_a_reconnect_forgets_the_last_message() -> None:
    codec = AngelEyeCodec()
    heard(drawn(1, "8s"), codec=codec)
    assert codec.reset() == []
    assert heard(drawn(1, "8s"), codec=codec) == [CardDrawn(card("8s"), 1)]


@given(st.lists(st.tuples(st.binary(max_size=60), st.integers(0, 12 * S)), max_size=20))
def test_any_bytes_at_any_time_raise_nothing(chunks: list[tuple[bytes, int]]) -> None:
    codec = AngelEyeCodec(AngelEyeSettings(acknowledge=True))
    now_ns = 0
    for data, pause_ns in chunks:
        now_ns += pause_ns
        for event in (*codec.feed(data, now_ns), *codec.tick(now_ns)):
            assert event.text_key.startswith("device.")
            assert isinstance(event.doubts_cards, bool)


pieces = st.one_of(
    st.binary(max_size=12),
    st.builds(lambda seq, one: frame(seq, payload.draw(one)), st.integers(0, 9), decks),
    st.sampled_from([frame(1, payload.START), frame(6, payload.CUT_CARD), b"\x06", b"\x15\x21"]),
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
    events = heard(rubbish, frame(3, payload.draw(drawn_card)))
    assert events[-1] in (CardDrawn(drawn_card, 3), Repeated(3))


@given(st.lists(decks, min_size=3, max_size=25), st.data())
def test_one_wrong_byte_invents_no_card_and_loses_none_without_a_doubt(
    sent: list[Card], data: st.DataObject
) -> None:
    raw = bytearray(b"".join(frame(i % 10, payload.draw(c)) for i, c in enumerate(sent)))
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
        events += codec.feed(frame(i % 10, payload.draw(drawn_card)) * times, 0)
    assert drawn_cards(events) == arrived
    assert sum(isinstance(event, SequenceGap) for event in events) == gaps


# --- operations ---


def allowed() -> AngelEyeCodec:
    return AngelEyeCodec(AngelEyeSettings(operations=True))


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
    settings = AngelEyeSettings(operations=True, operation_bcc=BccScope.AFTER_STX)
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
    codec = AngelEyeCodec(AngelEyeSettings(acknowledge=True))
    good = drawn(1, "8s")
    codec.feed(good + good + good[:-1] + b"0" + good[:3] + good, 0)
    assert codec.take_replies() == b"\x06\x06\x15\x02\x15\x03\x06"
    assert codec.take_replies() == b""
