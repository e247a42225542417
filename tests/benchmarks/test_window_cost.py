"""How soon the window is ready to deal, and how much memory it takes: beside a bare Qt window's.

Each is a process of its own, all of them in the same run. The number of Rounds over which memory
must stay flat can be set: `TABLEMGR_BENCH_ROUNDS=10000 make bench`. The start is that of
`tablemgr run` with compiled sources, as `make setup` leaves them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import linear_regression
from typing import Any, TypeAlias

import pytest

from tablemgr.house.profile import DEFAULT

Benchmark: TypeAlias = Any  # pytest-benchmark's fixture carries no types

STARTS = 5
ROUNDS = int(os.environ.get("TABLEMGR_BENCH_ROUNDS", "120"))
BRIEF_ROUNDS = 4

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

STARTED = """
import os, sys
from ui import main as cli

class AfterTheSplash:  # its base class would load more than the program does
    def find_spec(self, name, path, target=None):
        if name == "ui.sitting.serving":  # the next that is wanted once the felt is there to see
            sys.meta_path.remove(self)
            go_on()
        return None

sys.meta_path.insert(0, AfterTheSplash())
place = ["--data", sys.argv[1], "--profile", sys.argv[1] + "/house.toml"]
sys.exit(cli.main(["run", *place]))
"""

SPLASH = """
def go_on():
    from PySide6.QtWidgets import QApplication
    os._exit(not [each for each in QApplication.topLevelWidgets() if each.isVisible()])
"""

TABLE = """
def go_on():
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication
    from ui.sitting.open_table import OpenTable

    shown = OpenTable.show
    def show(self, **how):
        app = QApplication.instance()
        self.window.felt.region_painted.connect(lambda _: os._exit(0))
        shown(self, **how)
    OpenTable.show = show
"""

ROUNDS_PLAYED = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from tests.benchmarks.round_player import play_rounds

app = QApplication(sys.argv)
play_rounds(Path(sys.argv[1]), int(sys.argv[2]), app.processEvents, slips=sys.argv[3] == "slips")
"""

RSS = """
def rss_kib():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
"""

BARE_START = "import os" + BARE.replace("QTimer.singleShot(0, app.quit)", "os._exit(0)")
BARE_MEMORY = RSS + BARE.replace("app.exec()", "app.exec()\nprint(rss_kib())")


def start(script: str, *words: str) -> str:
    """Run a script in a process of its own; gives what it printed."""
    command = [sys.executable, "-c", script, *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def processor_seconds(script: str, *words: str) -> float:
    """What a script takes of the processor, its process's start too; others may work meanwhile."""
    before = getrusage(RUSAGE_CHILDREN)
    start(script, *words)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


SCREEN = {"name": "table", "x": 0, "y": 0, "width": 1280, "height": 800, "dpr": 1}
"""On a smaller screen, as Qt's own without one is, a start makes the application twice, to show it
smaller, and says in a sheet that the screen is too small.
"""


@pytest.fixture(autouse=True)
def _screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "screen.json"
    file.write_text(json.dumps({"screens": [SCREEN]}), encoding="utf-8")
    monkeypatch.setenv("QT_QPA_PLATFORM", f"offscreen:configfile={file}")


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    root = Path(__file__).parents[2]
    folders = [str(root / name) for name in ("tablemgr", "drivers", "ui", "assets")]
    subprocess.run([sys.executable, "-m", "compileall", "-q", *folders], check=True)


@pytest.mark.parametrize("until", [SPLASH, TABLE], ids=["splash", "ready-to-deal"])
def test_the_start(benchmark: Benchmark, tmp_path: Path, until: str) -> None:
    (tmp_path / "house.toml").write_text(DEFAULT, encoding="utf-8")
    start(TABLE + STARTED, str(tmp_path))  # the first start makes the journal
    bare = min(processor_seconds(BARE_START) for _ in range(STARTS))
    script = until + STARTED
    took: list[float] = []
    benchmark.pedantic(
        lambda: took.append(processor_seconds(script, str(tmp_path))), rounds=STARTS, iterations=1
    )
    benchmark.extra_info.update(took_s=min(took), bare_s=bare)
    print(f"\nstart: {min(took):.2f} s of the processor, {min(took) / bare:.2f} bare windows")


def test_yardstick_a_bare_window(benchmark: Benchmark) -> None:
    start(BARE_START)
    benchmark.pedantic(lambda: start(BARE_START), rounds=STARTS, iterations=1)


def growth_kib_a_round(looks: list[int], rounds: int) -> float:
    """The slope through the second half of what was looked at, all at the same distance."""
    half = looks[len(looks) // 2 :]
    apart = rounds / len(looks)
    return linear_regression([apart * number for number in range(len(half))], half).slope


@pytest.mark.parametrize("slips", ["slips", "no-slips"])
def test_memory_beside_a_bare_windows_and_flat_over_rounds(
    benchmark: Benchmark, tmp_path: Path, slips: str, brief: bool
) -> None:
    rounds = BRIEF_ROUNDS if brief else ROUNDS

    def measure() -> tuple[int, list[int]]:
        bare = int(start(BARE_MEMORY))
        played = start(ROUNDS_PLAYED, str(tmp_path), str(rounds), slips).split()
        return bare, [int(kib) for kib in played]

    bare, (before, *looks) = benchmark.pedantic(measure, rounds=1, iterations=1)
    slope = growth_kib_a_round(looks, rounds)
    benchmark.extra_info.update(
        bare_kib=bare, before_kib=before, after_kib=looks, rounds=rounds, kib_a_round=slope
    )
    print(
        f"\nmemory, {slips}: a bare window {bare // 1024} MiB; ours {before // 1024} MiB before "
        f"the first Round, {looks[-1] // 1024} MiB after {rounds}, which is {looks[-1] / bare:.2f} "
        f"times; in the second half {slope:+.2f} KiB a Round"
    )
