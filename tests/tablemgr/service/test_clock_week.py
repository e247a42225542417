"""A week in which somebody sets the clock all the time, at a table in a process of its own: nothing
is lost, doubled or out of order.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

from tablemgr.journal import EntryKind, reading, verify
from tests.sampling import sampled
from tests.tablemgr.service.test_kill import caught_up, committed, told
from tests.ui.safety.shim import CLOCK, compiled, needs_a_compiler

DAYS = sampled(2, 7)
_HOUR_S, _DAY_S = 3600, 86_400
SETTINGS_S = (_HOUR_S, -_HOUR_S, 61, -61, 300 * _DAY_S, -20_000 * _DAY_S, 0)
"""Summer time and its end, a little, a year, before 1970, and right again."""
PLAY = """
import sys
from pathlib import Path
from tests.tablemgr.kill_player import play_for_ever
play_for_ever(Path(sys.argv[1]), int(sys.argv[2]))
"""


@needs_a_compiler
def test_a_week_of_clock_changes_changes_nothing_but_the_time_of_day(tmp_path: Path) -> None:
    path, clock, dice = tmp_path / "T1.journal", tmp_path / "clock", Random(7)
    given = {"LD_PRELOAD": str(compiled(tmp_path, CLOCK)), "CLOCK": str(clock)}
    for day in range(DAYS):
        command = [sys.executable, "-c", PLAY, str(path), str(day)]
        with subprocess.Popen(
            command, env={**os.environ, **given}, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            for setting in dice.sample(SETTINGS_S, len(SETTINGS_S)):
                clock.write_text(str(day * _DAY_S + setting), encoding="ascii")
                for _ in range(6):
                    assert process.stdout.readline(), "the table has ended"
            process.kill()
            process.stdout.read()
        caught_up(path)
        assert verify(path).ok
        assert told(path) == committed(path), "a card was stored and not dealt, or dealt twice"
    with reading(path) as journal:
        acts = [entry.stamp for entry in journal.entries(kinds=(EntryKind.ACT,))]
    steady = [stamp.mono_ns for stamp in acts if stamp.mono_ns]  # a start's own clock here says 0
    assert steady == sorted(steady)
    years = {stamp.wall_ns // (365 * _DAY_S * 10**9) for stamp in acts if stamp.mono_ns}
    assert len(years) >= 3, "the clock was never set"
