from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

from tablemgr.journal import Stamp

LATE = Stamp(1_704_888_000_123_456_999, 0)


def test_a_stamp_is_exact_to_the_microsecond_in_any_zone() -> None:
    assert LATE.wall(UTC) == datetime(2024, 1, 10, 12, 0, 0, 123_456, tzinfo=UTC)
    there = LATE.wall(timezone(timedelta(hours=8)))
    assert (there.hour, there.utcoffset()) == (20, timedelta(hours=8))


def test_without_a_zone_it_is_the_machines() -> None:
    assert LATE.wall() == LATE.wall(UTC)
    assert LATE.wall().utcoffset() is not None
