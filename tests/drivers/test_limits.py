"""What a device may say: a burst at once, so much a second in the long run; pieces of bytes."""

from __future__ import annotations

import pytest

from drivers.device import BadFrame, BadReason, CardDrawn, OperationAccepted
from drivers.limits import FIRST_BYTES, LIMITS, Bucket, DeviceLimits, Rubbish, WaitingReports
from drivers.machine_events import BadFrames
from drivers.reports import PortOpened, RawBytes
from tablemgr.basics.cards import card

SECOND = 1_000_000_000


def test_a_burst_passes_and_then_so_much_a_second() -> None:
    bucket = Bucket(10, 2)
    assert bucket.take(10, 0)
    assert not bucket.take(1, 0)
    assert bucket.wait_ns(0) == SECOND // 2 + 1
    assert not bucket.take(1, SECOND // 2 - 1)
    assert bucket.take(1, SECOND // 2 + 1)
    assert bucket.take(10, 60 * SECOND), "it fills no higher than its burst"
    assert not bucket.take(1, 60 * SECOND)


def test_a_clock_that_stands_or_goes_back_fills_nothing() -> None:
    bucket = Bucket(1, 1)
    assert bucket.take(1, 5 * SECOND)
    assert not bucket.take(1, SECOND)
    assert not bucket.take(1, SECOND)


@pytest.mark.parametrize("repeats", [1, 3])
def test_what_a_shoe_has_to_say_is_never_too_much(repeats: int) -> None:
    """A card a second for eight hours, each sent three times, and forty at once each minute."""
    line, messages = LIMITS.line(), LIMITS.messages()
    for second in range(8 * 3600):
        cards = 40 if second % 60 == 0 else second % 2
        now_ns = second * SECOND
        assert line.take(cards * 9 * repeats, now_ns)
        assert all(messages.take(1, now_ns) for _ in range(cards))


def test_bytes_come_in_pieces_and_wait_once_the_burst_is_over() -> None:
    waiting = WaitingReports(DeviceLimits(piece_bytes=4, burst_pieces=2, pieces_a_second=1))
    waiting.put(PortOpened("p", 0, 0))
    for part in (b"abc", b"defg", b"hij"):
        waiting.put(RawBytes(part, 0, 0))
    assert waiting.next(0) == PortOpened("p", 0, 0)
    assert [waiting.next(0) for _ in range(2)] == [RawBytes(b"abcd", 0, 0), RawBytes(b"efgh", 0, 0)]
    assert waiting
    assert 1000 <= waiting.pause_ms(0) <= 1001
    assert waiting.pause_ms(2 * SECOND) == 0
    assert waiting.next(2 * SECOND) == RawBytes(b"ij", 0, 0)
    assert not waiting


def test_an_intake_that_has_ended_takes_nothing_until_it_begins_again() -> None:
    waiting = WaitingReports(None)
    waiting.put(RawBytes(b"a", 0, 0))
    waiting.end()
    assert not waiting
    assert not waiting.put(RawBytes(b"b", 0, 0))
    waiting.begin()
    assert waiting.put(RawBytes(b"c", 0, 0))
    assert waiting.next(0) == RawBytes(b"c", 0, 0)


def test_rubbish_is_joined_with_its_count_and_how_it_began() -> None:
    rubbish = Rubbish()
    assert not rubbish.takes(CardDrawn(card("As")))
    assert not rubbish.takes(OperationAccepted(None)), "alone it is an answer"
    assert not rubbish.takes(BadFrame(b"a", BadReason.INCOMPLETE)), "it is still waited for"
    assert rubbish.give() is None
    assert rubbish.takes(BadFrame(b"x" * 100, BadReason.BROKEN))
    assert rubbish.takes(OperationAccepted(None))
    assert rubbish.takes(BadFrame(b"yz", BadReason.UNFRAMED))
    reasons = (BadReason.BROKEN, BadReason.UNFRAMED)
    assert rubbish.give() == BadFrames(3, 103, reasons, b"x" * FIRST_BYTES)
    assert rubbish.takes(BadFrame(b"q", BadReason.BROKEN))
    assert rubbish.give() == BadFrame(b"q", BadReason.BROKEN), "one by itself stays what it is"
