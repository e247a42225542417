"""Where the entries of each Round stand, so that one Round is found without a search.

Told by the walk along the chain, so it is never older than the file nor stored in it; a Round's
entries stand together but for later prints of its slip. Knows no file.
"""

from __future__ import annotations

from bisect import bisect_right


class RoundSpans:
    """For each Round the runs of entries that are its own, by their numbers, in order."""

    __slots__ = ("_runs",)

    def __init__(self) -> None:
        self._runs: dict[int, list[tuple[int, int]]] = {}

    def add(self, round_no: int, first: int, last: int) -> None:
        """The entries `first` to `last` are of that Round; numbers only grow."""
        runs = self._runs.setdefault(round_no, [])
        if runs and runs[-1][1] == first - 1:
            runs[-1] = (runs[-1][0], last)
        else:
            runs.append((first, last))

    def behind(self, round_no: int, after: int) -> tuple[int, int] | None:
        """The first run of the Round that has entries behind number `after`, or None."""
        runs = self._runs.get(round_no, [])
        place = bisect_right(runs, after, key=lambda run: run[1])
        return runs[place] if place < len(runs) else None
