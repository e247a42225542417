"""The power fails at any moment of a journal's life: what was shown is there, whatever the disk
had written until then and in whatever order.

A real process writes a journal; a library records what it does to its files, and each cut is made
from that record.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tablemgr.journal import Journal, JournalHeader, Stamp, reading, verify
from tests.sampling import sampled
from tests.ui.safety.recorded_disk import Step, left_by_a_power_cut, recorded
from tests.ui.safety.shim import RECORDS, compiled, needs_a_compiler

CUTS = int(os.environ.get("TABLEMGR_SOAK") or sampled(40, 400))
HEADER = JournalHeader("T1", "House", "1", Stamp(0, 0))
SHOWN = "shown"
WRITER = f"""
import os, sys
from pathlib import Path
from random import Random
from tablemgr.journal import EntryKind, Journal, JournalHeader, Stamp

folder, dice = Path(sys.argv[1]), Random(1)
header = JournalHeader("T1", "House", "1", Stamp(0, 0))
shown = os.open(folder / {SHOWN!r}, os.O_CREAT | os.O_WRONLY)
for life in range(3):
    with Journal.open(folder / "T1.journal", header) as journal:
        for number in range(25):
            said = {{"what": "x" * dice.randrange(3000)}}
            journal.append(EntryKind.ACT, said, round_no=1, person="", role="", stamp=Stamp(0, 0))
            os.pwrite(shown, b"%9d" % journal.last_seq, 0)
            if number % 10 == 9:
                journal.checkpoint()
"""


@pytest.fixture(scope="module")
def steps(tmp_path_factory: pytest.TempPathFactory) -> list[Step]:
    """Everything that the writer has done to its files."""
    folder = tmp_path_factory.mktemp("power")
    disk, record = folder / "DISK", folder / "record"
    disk.mkdir()
    given = {"LD_PRELOAD": str(compiled(folder, RECORDS)), "DISK": "DISK", "RECORD": str(record)}
    command = [sys.executable, "-c", WRITER, str(disk)]
    subprocess.run(command, env={**os.environ, **given}, check=True, timeout=120)
    return recorded(record)


def shown_after(steps: list[Step]) -> int:
    """The number of the last entry that was shown by then; 0 for none."""
    numbers = [int(step.data) for step in steps if Path(step.path).name == SHOWN and step.data]
    return numbers[-1] if numbers else 0


def cut_after(steps: list[Step], folder: Path, dice: Random) -> Path:
    """The journal as the power cut leaves it, in a folder of its own."""
    folder.mkdir()
    for path, data in left_by_a_power_cut(steps, dice).items():
        (folder / Path(path).name).write_bytes(data)
    return folder / "T1.journal"


@needs_a_compiler
def test_what_was_shown_is_there_after_a_power_cut(steps: list[Step], tmp_path: Path) -> None:
    assert {step.what for step in steps} >= set("wtscru")
    dice = Random(CUTS)
    for number in range(CUTS):
        at = dice.randrange(1, len(steps))
        path, shown = cut_after(steps[:at], tmp_path / str(number), dice), shown_after(steps[:at])
        if not path.exists():
            assert not shown, f"cut {number}, after step {at}: there is no journal"
            continue
        report = verify(path)
        assert report.ok, f"cut {number}, after step {at}: {report}"
        with Journal.open(path, HEADER) as journal:
            assert journal.last_seq >= shown, f"cut {number}, after step {at}"


@needs_a_compiler
def test_a_sync_that_was_left_out_is_noticed(steps: list[Step], tmp_path: Path) -> None:
    """Else the cuts would show nothing: without its syncs what was shown is lost."""
    dice = Random(1)
    never = [step for step in steps if not (step.what == "s" and step.path.endswith("-wal"))]
    for number in range(60):
        at = dice.randrange(1, len(never))
        path, shown = cut_after(never[:at], tmp_path / str(number), dice), shown_after(never[:at])
        if shown and path.exists() and (not verify(path).ok or last_seq(path) < shown):
            return
    pytest.fail("nothing was lost")


def last_seq(path: Path) -> int:
    with reading(path) as journal:
        return max((entry.seq for entry in journal.entries()), default=0)
