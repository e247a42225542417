"""Where the entries of each Round are, so that one Round is found without a search.

The walk along the chain fills it, so that it always fits the file and need not be stored. A Round's
entries follow each other, except for later prints of its slip. It must stay small, as a table is
open for months. Knows no file.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right


class RoundSpans:
    """For each Round its runs of entries, as first and last numbers, in order."""

    __slots__ = ("_firsts", "_lasts", "_more")

    def __init__(self) -> None:
        self._firsts = array("q")
        self._lasts = array("q")
        """The first run of each Round, by the Round's number."""
        self._more: dict[int, list[tuple[int, int]]] = {}
        """The later runs of a Round, and all runs of a Round whose number was not the next one."""

    def add(self, round_no: int, first: int, last: int) -> None:
        """Add the entries `first` to `last` to that Round; each call has higher numbers than
        before.
        """
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
        """The first run of the Round that has entries after number `after`, or None."""
        last = self._last_of_first_run(round_no)
        if last is not None and last > after:
            return self._firsts[round_no], last
        runs = self._more.get(round_no, [])
        place = bisect_right(runs, after, key=lambda run: run[1])
        return runs[place] if place < len(runs) else None

    def _last_of_first_run(self, round_no: int) -> int | None:
        """None if there is none, or if `round_no` is not a number, as in a damaged file."""
        if isinstance(round_no, int) and 0 <= round_no < len(self._lasts):
            return self._lasts[round_no]
        return None
