"""Lines found in a stream, however it is cut, and what is none."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.device import (
    BadFrame,
    BadReason,
    DeviceEvent,
    Operation,
    OperationKind,
    StandBy,
)
from drivers.wire.lines import CR_OR_LF_ENDS, LF_ENDS, MAX_LINE_BYTES, LineCodec, LineFramer
from drivers.wire.unfinished import INCOMPLETE_LIMIT_NS, Rejected
from tablemgr.basics.errors import Fault

ends = st.sampled_from([LF_ENDS, CR_OR_LF_ENDS])
line_heavy = st.lists(st.sampled_from([0x0A, 0x0D, 0x20, 0x41, 0xFF]), max_size=300).map(bytes)


def stand_by(line: bytes, _now_ns: int) -> DeviceEvent | BadReason:
    return StandBy() if line == b"ok" else BadReason.NO_SUCH_LINE


@given(st.lists(st.one_of(st.binary(max_size=300), line_heavy), max_size=10), ends)
def test_any_bytes_come_out_exactly_once_and_little_is_kept(
    chunks: list[bytes], end: re.Pattern[bytes]
) -> None:
    framer = LineFramer(end)
    out = b""
    for chunk in chunks:
        for item in framer.feed(chunk):
            out += item.raw if isinstance(item, Rejected) else item
        assert len(framer.pending) <= MAX_LINE_BYTES
    assert out + framer.pending == end.sub(b"", b"".join(chunks))


@given(line_heavy, st.lists(st.integers(0, 300)), ends)
def test_lines_do_not_depend_on_how_the_bytes_are_cut(
    stream: bytes, places: list[int], end: re.Pattern[bytes]
) -> None:
    marks = [0, *sorted(p for p in places if p < len(stream)), len(stream)]
    cut = LineFramer(end)
    found = [item for a, b in pairwise(marks) for item in cut.feed(stream[a:b])]
    whole = LineFramer(end)
    assert [x for x in found if isinstance(x, bytes)] == [
        x for x in whole.feed(stream) if isinstance(x, bytes)
    ]


@given(st.binary(max_size=400))
def test_the_line_behind_garbage_and_an_end_of_line_is_found(garbage: bytes) -> None:
    codec = LineCodec(stand_by)
    assert codec.feed(garbage + b"\nok\r\n", 0)[-1] == StandBy()


def test_what_grows_too_long_is_given_up_up_to_its_end() -> None:
    framer = LineFramer(LF_ENDS)
    long = b"x" * (MAX_LINE_BYTES + 1)
    assert framer.feed(long) == [Rejected(long, BadReason.TOO_LONG)]
    assert framer.feed(b"ok") == [Rejected(b"ok", BadReason.TOO_LONG)]
    assert framer.feed(b"ok\nok\n") == [Rejected(b"ok", BadReason.TOO_LONG), b"ok"]
    assert framer.feed(long + b"\nok\n") == [Rejected(long, BadReason.TOO_LONG), b"ok"]
    framer.feed(long)
    assert framer.reset() == b""
    assert framer.feed(b"ok\n") == [b"ok"]


def test_an_end_that_does_not_come_is_told_once() -> None:
    codec = LineCodec(stand_by)
    assert codec.feed(b"o", 0) == []
    assert codec.feed(b"k", INCOMPLETE_LIMIT_NS) == []
    told = [BadFrame(b"ok", BadReason.INCOMPLETE)]
    assert codec.tick(INCOMPLETE_LIMIT_NS + 1) == told
    assert codec.tick(9 * INCOMPLETE_LIMIT_NS) == []
    assert codec.feed(b"\n", 9 * INCOMPLETE_LIMIT_NS) == [StandBy()]
    assert codec.feed(b"o", 9 * INCOMPLETE_LIMIT_NS) == []
    assert codec.tick(11 * INCOMPLETE_LIMIT_NS) == [BadFrame(b"o", BadReason.INCOMPLETE)]


def test_a_line_that_begins_with_blanks_begins_behind_them() -> None:
    codec = LineCodec(stand_by)
    codec.feed(b" ", 0)
    codec.feed(b"o", 5 * INCOMPLETE_LIMIT_NS)
    assert codec.tick(6 * INCOMPLETE_LIMIT_NS) == []
    assert codec.tick(7 * INCOMPLETE_LIMIT_NS) == [BadFrame(b" o", BadReason.INCOMPLETE)]


def test_a_lost_line_cuts_off_what_was_pending() -> None:
    codec = LineCodec(stand_by)
    codec.feed(b"o", 0)
    assert codec.reset() == [BadFrame(b"o", BadReason.CUT_OFF)]
    assert codec.reset() == []
    assert codec.tick(9 * INCOMPLETE_LIMIT_NS) == []
    assert codec.feed(b"k\n", 0) == [BadFrame(b"k", BadReason.NO_SUCH_LINE)]


def test_blanks_are_nothing() -> None:
    codec = LineCodec(stand_by)
    assert codec.feed(b" \r\n\r\n\n  ", 0) == []
    assert codec.tick(9 * INCOMPLETE_LIMIT_NS) == []
    assert codec.reset() == []


def test_it_takes_no_commands_and_owes_no_answer() -> None:
    codec = LineCodec(stand_by)
    codec.feed(b"ok\nno\n", 0)
    assert codec.take_replies() == b""
    with pytest.raises(Fault, match="no commands"):
        codec.request(Operation(OperationKind.LOCK), 0)


def test_a_line_of_the_most_bytes_is_waited_for_and_one_more_is_too_long() -> None:
    framer = LineFramer(LF_ENDS)
    longest = b"A" * 128
    assert framer.feed(longest) == []
    assert framer.feed(b"\n") == [longest]
    assert framer.feed(longest + b"A") == [Rejected(longest + b"A", BadReason.TOO_LONG)]
    assert framer.feed(b"\nok\n") == [b"ok"], "its end alone is told no second time"
