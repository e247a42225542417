"""Who came to a table last, and since when a person deals without a break, by the staff register's
log. Pure.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Final

from tablemgr.basics.names import name_key, same_name
from tablemgr.house.staff.happenings import Happening, LogEntry

_COMES: Final = Happening.SIGNED_IN.value
_MOST: Final = 20
"""How many people are remembered, at most, as those who came last."""
_GOES: Final = tuple(
    each.value for each in (Happening.SIGNED_OUT, Happening.RELIEVED, Happening.RELEASED)
)


def at_work_since(log: Iterable[LogEntry], name: str, break_ns: int) -> int | None:
    """Give the wall time, in nanoseconds, since which that person deals without a break of at least
    `break_ns`, at whichever table; None if he deals at none. `log` has the oldest entry first.
    """
    since: int | None = None
    left: int | None = None
    for entry in log:
        if f'"{_COMES}"' not in entry.happened and not any(
            f'"{each}"' in entry.happened for each in _GOES
        ):
            continue
        told = json.loads(entry.happened)
        if not same_name(told["name"], name):
            continue
        if told["staff"] == _COMES:
            if since is None or (left is not None and entry.wall_ns - left >= break_ns):
                since = entry.wall_ns
            left = None
        elif told["staff"] in _GOES:
            left = entry.wall_ns
    return since if left is None else None


def came_last(log: Sequence[LogEntry], table: str) -> tuple[str, ...]:
    """Give the keys of the names of those who signed in at that table last, the newest first; at
    most `_MOST`. `log` has the oldest entry first.
    """
    found: dict[str, None] = {}
    for entry in reversed(log):
        if f'"staff":"{_COMES}"' in entry.happened:
            told = json.loads(entry.happened)
            if told.get("table") == table:
                found[name_key(told["name"])] = None
        if len(found) == _MOST:
            break
    return tuple(found)
