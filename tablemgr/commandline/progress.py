"""Says on standard error how far a long computation is. Standard output has only the answer."""

from __future__ import annotations

import sys
import time
from typing import Final

_ON_A_TERMINAL_S: Final = 0.5
_IN_A_LOG_S: Final = 10.0
_WIDTH: Final = 30


class Progress:
    """The Rounds played so far: one line that changes on a terminal, few lines in a log."""

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds
        self.terminal = sys.stderr.isatty()
        self.every_s = _ON_A_TERMINAL_S if self.terminal else _IN_A_LOG_S
        self.started = self.told = time.monotonic()

    def tell(self, done: int) -> None:
        """Say that `done` Rounds have been played, if the last time is long enough ago."""
        now = time.monotonic()
        over = done >= self.rounds and self.terminal
        if not over and now - self.told < self.every_s:
            return
        self.told = now
        rate = done / max(now - self.started, 1e-9)
        line = f"{done:,} of {self.rounds:,} Rounds, {rate:,.0f} a second"
        if self.terminal:
            print(f"\r{line:<70}", end="\n" if over else "", file=sys.stderr, flush=True)
        else:
            print(line, file=sys.stderr, flush=True)


class Bar:
    """The parts of an exact answer that are computed: a bar on a terminal, nothing elsewhere."""

    def __init__(self, parts: int) -> None:
        self.parts = parts
        self.terminal = sys.stderr.isatty()

    def tell(self, done: int) -> None:
        """Show that `done` parts are computed; with the last one the line ends."""
        if not self.terminal:
            return
        full = _WIDTH * done // self.parts
        line = f"\r[{'#' * full}{'.' * (_WIDTH - full)}] {done} of {self.parts}"
        print(line, end="\n" if done == self.parts else "", file=sys.stderr, flush=True)
