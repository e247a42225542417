"""The envelope: frames found, kept apart from rubbish, to the byte."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.device import BadReason
from drivers.device_settings import BccScope
from drivers.wire.envelope import (
    MAX_DATA_BYTES,
    Accepted,
    EventFrame,
    Frame,
    Framer,
    OperationFrame,
    Refused,
    bcc,
    encode,
)
from drivers.wire.unfinished import Rejected

EIGHT_OF_SPADES = bytes.fromhex("05 33 44 81 B8 03 34 44")

DATA_BYTES = [b for b in range(256) if b >= 0x20]
NAK_CODES = [0x01, 0x02, 0x03, 0x11, 0x12, 0x13, 0x14, 0x21, 0x22, 0xFF]

datas = st.lists(st.sampled_from(DATA_BYTES), min_size=1, max_size=MAX_DATA_BYTES).map(bytes)
events = st.builds(EventFrame, st.integers(0, 9), datas)
capitals = st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ", min_size=2, max_size=2)
digits = st.text("0123456789", min_size=2, max_size=2)
frames: st.SearchStrategy[Frame] = st.one_of(
    events,
    st.builds(OperationFrame, capitals, digits),
    st.just(Accepted()),
    st.builds(Refused, st.sampled_from(NAK_CODES)),
)
scopes = st.sampled_from(BccScope)


def cut(data: bytes, places: list[int]) -> list[bytes]:
    marks = sorted({0, len(data), *(p % (len(data) + 1) for p in places)})
    return [data[a:b] for a, b in pairwise(marks)]


@pytest.mark.parametrize(
    ("raw", "frame"),
    [
        ("05 31 53 03 36 31", EventFrame(1, b"S")),
        ("05 33 44 81 B8 03 34 44", EventFrame(3, b"D\x81\xb8")),
        ("05 34 44 91 C1 03 32 33", EventFrame(4, b"D\x91\xc1")),
        ("05 36 43 03 37 36", EventFrame(6, b"C")),
        ("05 37 45 C1 03 42 30", EventFrame(7, b"E\xc1")),
        ("05 38 65 81 03 44 46", EventFrame(8, b"e\x81")),
        ("02 4F 50 4C 4B 30 32 03 31 42", OperationFrame("LK", "02")),
        ("02 4F 50 4C 4B 30 31 03 31 38", OperationFrame("LK", "01")),
        ("02 4F 50 45 43 30 30 03 31 38", OperationFrame("EC", "00")),
        ("06", Accepted()),
        ("15 21", Refused(0x21)),
    ],
)
def test_known_frames_to_the_byte_both_ways(raw: str, frame: Frame) -> None:
    assert encode(frame) == bytes.fromhex(raw)
    framer = Framer()
    assert framer.feed(bytes.fromhex(raw)) == [frame]
    assert framer.pending == b""


def test_the_check_of_an_operation_may_leave_out_its_start_byte() -> None:
    lock = OperationFrame("LK", "02")
    raw = encode(lock, BccScope.AFTER_STX)
    assert raw == bytes.fromhex("02 4F 50 4C 4B 30 32 03 31 39")
    assert Framer(BccScope.AFTER_STX).feed(raw) == [lock]
    assert Framer(BccScope.WITH_STX).feed(raw) == [Rejected(raw, BadReason.BAD_CHECK)]


@given(st.lists(frames, max_size=8), st.lists(st.integers(0, 1000)), scopes)
def test_frames_round_trip_however_they_are_cut(
    sent: list[Frame], places: list[int], scope: BccScope
) -> None:
    framer = Framer(scope)
    raw = b"".join(encode(frame, scope) for frame in sent)
    got = [item for piece in cut(raw, places) for item in framer.feed(piece)]
    assert got == sent
    assert framer.pending == b""


@given(st.lists(st.binary(max_size=200), max_size=20))
def test_any_bytes_come_out_exactly_once_and_little_is_kept(chunks: list[bytes]) -> None:
    framer = Framer()
    out = b""
    for chunk in chunks:
        for item in framer.feed(chunk):
            out += item.raw if isinstance(item, Rejected) else encode(item)
        assert len(framer.pending) <= MAX_DATA_BYTES + 5
    assert out + framer.pending == b"".join(chunks)


start_heavy = st.lists(
    st.sampled_from([0x02, 0x03, 0x05, 0x06, 0x15, 0x31, 0x4F, 0x50, 0x44, 0x81, 0xB8]),
    max_size=60,
).map(bytes)


@given(st.one_of(st.binary(max_size=80), start_heavy), events)
def test_a_good_frame_behind_rubbish_is_found(rubbish: bytes, frame: EventFrame) -> None:
    assert Framer().feed(rubbish + encode(frame))[-1] == frame


@given(events, events, st.data())
def test_a_frame_that_is_cut_short_does_not_swallow_the_next(
    first: EventFrame, second: EventFrame, data: st.DataObject
) -> None:
    raw = encode(first)
    kept = data.draw(st.integers(1, len(raw) - 1))
    got = Framer().feed(raw[:kept] + encode(second))
    assert got == [Rejected(raw[:kept], BadReason.BROKEN), second]


@given(events, st.data())
def test_one_wrong_byte_never_makes_another_event_of_the_same_length(
    frame: EventFrame, data: st.DataObject
) -> None:
    raw = bytearray(encode(frame))
    raw[data.draw(st.integers(0, len(raw) - 1))] ^= data.draw(st.integers(1, 255))
    for item in Framer().feed(bytes(raw)):
        assert not (isinstance(item, EventFrame) and len(item.data) == len(frame.data))


def test_one_byte_alone_is_given_up_where_a_frame_breaks() -> None:
    got = Framer().feed(b"\x05\x05" + EIGHT_OF_SPADES[1:])
    assert got == [Rejected(b"\x05", BadReason.BROKEN), EventFrame(3, b"D\x81\xb8")]


def test_a_refusal_with_no_known_code_does_not_swallow_a_start() -> None:
    got = Framer().feed(b"\x15" + EIGHT_OF_SPADES)
    assert got == [Rejected(b"\x15", BadReason.BROKEN), EventFrame(3, b"D\x81\xb8")]


def test_lower_case_check_digits_are_wrong() -> None:
    raw = EIGHT_OF_SPADES[:-1] + b"d"
    assert Framer().feed(raw) == [Rejected(raw, BadReason.BROKEN)]


def test_rubbish_is_told_from_a_wrong_check() -> None:
    wrong = EIGHT_OF_SPADES[:-1] + b"E"
    assert Framer().feed(b"hello" + wrong) == [
        Rejected(b"hello", BadReason.UNFRAMED),
        Rejected(wrong, BadReason.BAD_CHECK),
    ]


def test_data_without_end_is_given_up() -> None:
    framer = Framer()
    assert framer.feed(b"\x051" + b"A" * MAX_DATA_BYTES) == []
    assert [type(item) for item in framer.feed(b"A")] == [Rejected]
    assert framer.pending == b""


def test_reset_gives_back_what_was_pending() -> None:
    framer = Framer()
    framer.feed(EIGHT_OF_SPADES[:5])
    assert framer.reset() == EIGHT_OF_SPADES[:5]
    assert framer.pending == b""


@pytest.mark.parametrize(
    "frame",
    [
        EventFrame(10, b"S"),
        EventFrame(1, b""),
        EventFrame(1, b"\x05"),
        EventFrame(1, b"A" * (MAX_DATA_BYTES + 1)),
        OperationFrame("lk", "02"),
        OperationFrame("LK", "2"),
        Refused(0x05),
    ],
)
def test_what_no_receiver_would_take_is_not_written(frame: Frame) -> None:
    with pytest.raises(ValueError, match="envelope"):
        encode(frame)


def test_the_check_is_two_upper_case_digits() -> None:
    assert bcc(b"\x0a") == b"0A"
    assert bcc(b"") == b"00"
