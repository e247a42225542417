"""Plays Rounds at the real window: memory, files, widgets, timers and threads stay as they were.

Run as a script it plays and prints a line for each look; `not_flat` judges the lines.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import linear_regression
from typing import Final

ROOT: Final = Path(__file__).parents[2]
MEMORY: Final = "KiB of memory"
_MOST_KIB_A_ROUND: Final = 2.0
"""The journal's own list of Rounds grows by less."""
_SPARE: Final = 2
"""A drawing process that is just there, a thread that is about to end."""

Look = dict[str, int]
"""By what is counted, how much of it there is."""


def played(rounds: int, folder: Path) -> list[Look]:
    """Play so many Rounds in a process of its own; gives the looks, the first before them."""
    command = [sys.executable, "-m", "tests.long_runs.window_rounds", str(folder), str(rounds)]
    given = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(command, cwd=ROOT, env=given, check=True, capture_output=True, text=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def not_flat(looks: Sequence[Look], rounds: int) -> Iterator[str]:
    """Say what has grown in the second half of the looks, all at the same distance."""
    half = looks[len(looks) // 2 :]
    apart = rounds / max(1, len(looks) - 1)
    for name in looks[0]:
        counts = [look[name] for look in half]
        if name == MEMORY:
            slope = linear_regression([apart * number for number in range(len(half))], counts).slope
            if slope > _MOST_KIB_A_ROUND:
                yield f"memory grows by {slope:.2f} KiB a Round"
        elif counts[-1] > min(counts) + _SPARE:
            yield f"{name}: {counts[0]}, and {counts[-1]} after {rounds} Rounds"


def main() -> None:
    """Play what the command line says."""
    from PySide6.QtCore import QTimer  # noqa: PLC0415 - only here Qt is wanted
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - only here Qt is wanted

    from tests.benchmarks.round_player import play_rounds, rss_kib  # noqa: PLC0415 - so is this

    app = QApplication(sys.argv[:1])

    def look() -> str:
        widgets = QApplication.allWidgets()
        timers = sum(len(widget.findChildren(QTimer)) for widget in QApplication.topLevelWidgets())
        counted: Look = {
            MEMORY: rss_kib(),
            "open files": len(os.listdir("/proc/self/fd")),
            "widgets": len(widgets),
            "timers": timers + len(app.findChildren(QTimer)),
            "threads": threading.active_count(),
        }
        return json.dumps(counted)

    play_rounds(Path(sys.argv[1]), int(sys.argv[2]), app.processEvents, look=look)


if __name__ == "__main__":
    main()
