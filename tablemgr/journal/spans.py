"""Where the entries of each Round stand, so that one Round is found without a search.

Told by the walk along the chain, so it is never older than the file nor stored in it; a Round's
entries stand together but for later prints of its slip. Kept small: a table is open for months.
Knows no file.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right


class RoundSpans:
    """For each Round the runs of entries that are its own, by their numbers, in order."""

    __slots__ = ("_firsts", "_lasts", "_more")

    def __init__(self) -> None:
        self._firsts = array("q")
        self._lasts = array("q")
        """The first run of each Round, by the Round's number."""
        self._more: dict[int, list[tuple[int, int]]] = {}
        """The further runs of a Round, and all of one whose number is not the next."""

    def add(self, round_no: int, first: int, last: int) -> None:
        """The entries `first` to `last` are of that Round; numbers only grow."""
        if round_no == len(self._firsts) and round_no not in self._more:
            self._firsts.append(first)
            self._lasts.append(last)
        elif round_no not in self._more and self._last_of_first_run(round_no) == first - 1:
            self._lasts[round_no] = last
        else:
            runs = self._more.setdefault(round_no, [])
            if runs and runs[-1][1] == first - 1:
                runs[-1] = (runs[-1][0], last)
            else:
                runs.append((first, last))

    def behind(self, round_no: int, after: int) -> tuple[int, int] | None:
        """The first run of the Round that has entries behind number `after`, or None."""
        last = self._last_of_first_run(round_no)
        if last is not None and last > after:
            return self._firsts[round_no], last
        runs = self._more.get(round_no, [])
        place = bisect_right(runs, after, key=lambda run: run[1])
        return runs[place] if place < len(runs) else None

    def _last_of_first_run(self, round_no: int) -> int | None:
        """None also for what a damaged file may have in a number's place."""
        if isinstance(round_no, int) and 0 <= round_no < len(self._lasts):
            return self._lasts[round_no]
        return None
