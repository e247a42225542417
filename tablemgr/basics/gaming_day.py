"""The day to which a table's moment belongs, if the House's day does not begin at midnight."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Final

MIDNIGHT: Final = "00:00"
"""When the day begins in a house that does not say."""


def day_begun(time: datetime, begins: str) -> date:
    """The gaming day of a local time; `begins` is a time of day such as `06:00`."""
    hour, minute = map(int, begins.split(":"))
    return time.date() - timedelta(days=(time.hour, time.minute) < (hour, minute))
