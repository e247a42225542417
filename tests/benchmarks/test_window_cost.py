"""How soon the window is ready to deal, and how much memory it takes: beside a bare Qt window's.

Each is a process of its own, all of them in the same run. The number of Rounds over which memory
must stay flat can be set: `TABLEMGR_BENCH_ROUNDS=10000 make bench`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, TypeAlias

Benchmark: TypeAlias = Any  # pytest-benchmark's fixture carries no types

STARTS = 5
ROUNDS = int(os.environ.get("TABLEMGR_BENCH_ROUNDS", "300"))

BARE = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

class Window(QWidget):
    def paintEvent(self, event):
        QTimer.singleShot(0, app.quit)

app = QApplication(sys.argv)
window = Window()
window.resize(1280, 800)
window.show()
app.exec()
"""

TABLE = """
import sys
from pathlib import Path
from tablemgr import cli

def load(command):
    run = loaded(command)
    def started(words):
        import ui.app
        opened = ui.app.open_session
        def open_session(*how):
            from PySide6.QtCore import QTimer
            from PySide6.QtWidgets import QApplication
            from ui.desk import Desk
            shown = Desk.show
            def show(self, **how):
                app = QApplication.instance()
                self.window.felt.region_painted.connect(lambda _: QTimer.singleShot(0, app.quit))
                shown(self, **how)
            Desk.show = show
            return opened(*how)
        ui.app.open_session = open_session
        return run(words)
    return started

loaded, cli.load = cli.load, load
sys.exit(cli.main(["run", "--data", sys.argv[1], "--profile", sys.argv[1] + "/house.toml"]))
"""

ROUNDS_PLAYED = """
import resource, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from tests.benchmarks.round_player import play_rounds

app = QApplication(sys.argv)
play_rounds(Path(sys.argv[1]), int(sys.argv[2]), app.processEvents)
"""

RSS = """
def rss_kib():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
"""

BARE_MEMORY = RSS + BARE.replace("app.exec()", "app.exec()\nprint(rss_kib())")


def start(script: str, *words: str) -> str:
    """Run a script in a process of its own; gives what it printed."""
    command = [sys.executable, "-c", script, *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_ready_to_deal(benchmark: Benchmark, tmp_path: Path) -> None:
    start(TABLE, str(tmp_path))  # the first start makes profile and journal
    benchmark.pedantic(lambda: start(TABLE, str(tmp_path)), rounds=STARTS, iterations=1)
    ours = median(benchmark.stats.stats.data)
    benchmark.extra_info["ready_s"] = ours


def test_yardstick_a_bare_window(benchmark: Benchmark) -> None:
    start(BARE)
    benchmark.pedantic(lambda: start(BARE), rounds=STARTS, iterations=1)


def test_memory_beside_a_bare_windows_and_flat_over_rounds(
    benchmark: Benchmark, tmp_path: Path
) -> None:
    def measure() -> tuple[int, list[int]]:
        bare = int(start(BARE_MEMORY))
        played = start(ROUNDS_PLAYED, str(tmp_path), str(ROUNDS)).split()
        return bare, [int(kib) for kib in played]

    bare, ours = benchmark.pedantic(measure, rounds=1, iterations=1)
    benchmark.extra_info.update(bare_kib=bare, after_kib=ours, rounds=ROUNDS)
    print(
        f"\nmemory: a bare window {bare // 1024} MiB; ours {ours[0] // 1024} MiB before the first "
        f"Round, then {', '.join(str(kib // 1024) for kib in ours[1:])} MiB over {ROUNDS} Rounds"
    )
