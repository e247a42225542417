"""The Angel Eye codec: what the shoe says, numbers, repeats, gaps and conflicts."""

from __future__ import annotations

import pytest

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
    PresetChanged,
    Repeated,
    SequenceConflict,
    SequenceGap,
    StandBy,
    StartOfCommunication,
)
from drivers.protocols import angel_eye
from drivers.protocols.angel_eye import (
    AngelEyeCodec,
)
from drivers.wire.numbered import START
from tablemgr.basics.cards import DECK, card
from tests.drivers.protocols.angel_eye_speech import S, drawn, drawn_cards, frame, heard

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
        (frame(3, angel_eye.draw(card("8s"), 0x81)), "05 33 44 81 B8 03 34 44"),
        (frame(4, angel_eye.draw(card("Ah"), 0x91)), "05 34 44 91 C1 03 32 33"),
        (frame(1, START), "05 31 53 03 36 31"),
        (frame(6, angel_eye.CUT_CARD), "05 36 43 03 37 36"),
        (frame(7, angel_eye.error(1, raised=True, in_error_mode=True)), "05 37 45 C1 03 42 30"),
        (frame(8, angel_eye.error(1, raised=False, in_error_mode=False)), "05 38 65 81 03 44 46"),
    ],
)
def test_the_public_examples_written(written: bytes, raw: str) -> None:
    assert written == bytes.fromhex(raw)


def test_every_card_in_and_out_of_flow_and_again() -> None:
    for one in DECK:
        assert heard(frame(1, angel_eye.draw(one))) == [CardDrawn(one, 1)]
        out_of_flow = frame(1, angel_eye.draw_out_of_flow(one))
        assert heard(out_of_flow) == [CardDrawn(one, 1, in_flow=False)]
        assert heard(frame(1, angel_eye.again(one))) == [CardSentAgain(one, None)]


@pytest.mark.parametrize(
    ("data", "event"),
    [
        (angel_eye.STAND_BY, StandBy()),
        (angel_eye.game_result(3), GameResult(3)),
        (angel_eye.lock_state(locked=True), LockState(locked=True)),
        (angel_eye.lock_state(locked=False), LockState(locked=False)),
        (angel_eye.preset("01", "0030"), PresetChanged("01", "0030")),
        (
            angel_eye.error(2, raised=True, in_error_mode=False),
            DeviceError(ErrorKind.TOO_MANY_CARDS, 2, True, False),
        ),
        (
            angel_eye.error(40, raised=True, in_error_mode=False),
            DeviceError(ErrorKind.UNKNOWN, 40, True, False),
        ),
    ],
)
def test_the_other_messages(data: bytes, event: DeviceEvent) -> None:
    assert heard(frame(1, data)) == [event]


READABLE = set(angel_eye.CARD_BYTE.values())


@pytest.mark.parametrize("kind", [b"D", b"d", b"R"])
def test_a_card_byte_that_is_no_card_is_reported_and_never_guessed(kind: bytes) -> None:
    for value in sorted(set(range(0x20, 0x100)) - READABLE):
        events = heard(frame(1, kind + bytes([0x81, value])))
        assert events == [CardUnreadable(bytes([value]))]
        assert events[0].doubts_cards


def test_fifty_two_bytes_are_cards() -> None:
    assert len(READABLE) == 52
    assert {angel_eye.CARD_BYTE[card("8s")], angel_eye.CARD_BYTE[card("Ah")]} == {0xB8, 0xC1}


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
    events = heard(drawn(1, "8s"), frame(2, angel_eye.STAND_BY), frame(3, b"Z"), drawn(4, "9s"))
    assert not any(isinstance(event, SequenceGap) for event in events)


def test_the_same_number_with_another_card_is_a_conflict_and_no_card() -> None:
    codec = AngelEyeCodec()
    events = heard(drawn(1, "8s"), drawn(1, "9s"), drawn(1, "8s"), drawn(2, "Ts"), codec=codec)
    assert events == [
        CardDrawn(card("8s"), 1),
        SequenceConflict(1, angel_eye.draw(card("8s")), angel_eye.draw(card("9s"))),
        Repeated(1),
        CardDrawn(card("Ts"), 2),
    ]
    assert events[1].doubts_cards


def test_just_under_ten_seconds_it_is_still_a_repeat() -> None:
    codec = AngelEyeCodec()
    codec.feed(drawn(1, "8s"), 0)
    assert codec.feed(drawn(1, "8s"), 10 * S - 1) == [Repeated(1)]


@pytest.mark.parametrize("code", ["8s", "9s"])
def test_after_ten_seconds_the_same_number_is_a_new_card_behind_a_gap(code: str) -> None:
    codec = AngelEyeCodec()
    codec.feed(drawn(1, "8s"), 0)
    assert codec.feed(drawn(1, code), 10 * S) == [
        SequenceGap(2, 1),
        CardDrawn(card(code), 1),
    ]


def test_silence_alone_is_no_gap() -> None:
    codec = AngelEyeCodec()
    codec.feed(drawn(1, "8s"), 0)
    assert codec.feed(drawn(2, "8s"), 3600 * S) == [CardDrawn(card("8s"), 2)]


# --- start, cut card, again ---


def test_start_forgets_number_and_last_message() -> None:
    events = heard(drawn(1, "8s"), frame(0, START), drawn(1, "8s"))
    assert events == [
        CardDrawn(card("8s"), 1),
        StartOfCommunication(new_shoe=False),
        CardDrawn(card("8s"), 1),
    ]
    assert events[1].doubts_cards


def test_start_is_repeated_as_any_message() -> None:
    start = frame(1, START)
    assert heard(start, start, start, drawn(2, "8s")) == [
        StartOfCommunication(new_shoe=False),
        Repeated(1),
        Repeated(1),
        CardDrawn(card("8s"), 2),
    ]


def test_start_under_the_number_of_the_last_card_is_no_conflict() -> None:
    assert heard(drawn(1, "8s"), frame(1, START))[-1] == StartOfCommunication(False)


def test_a_gap_behind_the_start_is_seen() -> None:
    events = heard(frame(1, START), drawn(3, "8s"))
    assert events[1:] == [SequenceGap(2, 3), CardDrawn(card("8s"), 3)]


def test_cut_card_then_start_is_a_new_shoe_though_cards_and_a_reconnect_come_between() -> None:
    codec = AngelEyeCodec()
    heard(frame(6, angel_eye.CUT_CARD), drawn(7, "8s"), codec=codec)
    codec.reset()
    assert heard(frame(1, START), codec=codec) == [StartOfCommunication(new_shoe=True)]
    assert heard(frame(5, START), codec=codec) == [StartOfCommunication(new_shoe=False)]


def test_a_start_alone_is_no_new_shoe() -> None:
    assert angel_eye.read(START, 1) == StartOfCommunication(new_shoe=False)


def test_again_after_a_reconnect_is_of_a_card_that_nobody_remembers() -> None:
    codec = AngelEyeCodec()
    heard(drawn(1, "8s"), codec=codec)
    codec.reset()
    again = frame(2, angel_eye.again(card("8s")))
    assert heard(again, codec=codec) == [CardSentAgain(card("8s"), None)]


def test_again_adds_no_card_and_doubts_only_another_card_than_the_last() -> None:
    events = heard(
        drawn(1, "8s"),
        frame(2, angel_eye.again(card("8s"))),
        frame(3, angel_eye.again(card("9s"))),
    )
    assert drawn_cards(events) == [card("8s")]
    assert events[1:] == [
        CardSentAgain(card("8s"), card("8s")),
        CardSentAgain(card("9s"), card("8s")),
    ]
    assert [event.doubts_cards for event in events] == [False, False, True]


def test_again_of_a_card_that_was_never_had_is_a_doubt() -> None:
    (event,) = heard(frame(1, angel_eye.again(card("8s"))))
    assert event == CardSentAgain(card("8s"), None)
    assert event.doubts_cards


@pytest.mark.parametrize(
    ("code", "raised", "doubts"),
    [(1, True, True), (1, False, False), (2, True, False), (3, True, False), (6, True, True)],
)
def test_which_errors_doubt_the_cards(code: int, raised: bool, doubts: bool) -> None:
    (event,) = heard(frame(1, angel_eye.error(code, raised=raised, in_error_mode=raised)))
    assert event.doubts_cards is doubts
