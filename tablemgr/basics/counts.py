"""A number and what it counts, as a person says it: `1 card`, `3 cards`. Knows no language."""

from __future__ import annotations


def counted(count: int, one: str, many: str) -> str:
    """`one` for a count of 1, else `many`; the number stands for `{0}` in either."""
    return (one if count == 1 else many).format(count)
