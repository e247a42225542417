"""What is remembered of numbered messages, and for how long."""

from __future__ import annotations

from drivers.wire.envelope import EventFrame
from drivers.wire.numbered import FORGET_AFTER_NS, Sequence

HOURS_NS = 10 * 3_600_000_000_000
"""The clock counts from the machine's start: a message comes at any time."""


def test_a_message_is_remembered_for_its_time_at_any_hour() -> None:
    sequence = Sequence()
    frame = EventFrame(9, b"D")
    assert Sequence().expected is None
    sequence.remember(frame, HOURS_NS)
    assert sequence.expected == 0
    assert sequence.first_under(9, HOURS_NS + FORGET_AFTER_NS - 1) == frame
    assert sequence.first_under(9, HOURS_NS + FORGET_AFTER_NS) is None
    assert sequence.first_under(8, HOURS_NS) is None
    sequence.reset()
    assert (sequence.expected, sequence.first_under(9, HOURS_NS)) == (0, None)
