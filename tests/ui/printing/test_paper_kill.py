"""`kill -9` at every step of a print: no slip is lost, and no two papers look like the first.

A real process prints on a printer on loopback and is killed at its nth step; then a person looks
at the papers and answers what is in doubt.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tablemgr.journal import EntryKind, reading
from tablemgr.service.paper import PaperState, Prints
from tablemgr.service.slip_name import SlipName
from tests.drivers.printers.fake_printer import FakePrinter
from tests.sampling import sampled
from tests.ui.printing.paper_player import Table, read_paper

KILLS = int(os.environ.get("TABLEMGR_SOAK") or sampled(40, 200))
OF_A_TABLE = 100
"""So many slips have one journal and one printer."""
LAST_STEP = 40
"""A life has fewer steps: in the last ones it ends by itself."""

PARENT = """
import os, sys
from pathlib import Path
from tests.ui.printing.paper_player import live

for line in sys.stdin:
    path, address, slip_no, kill_at = line.split()
    if (pid := os.fork()) == 0:
        try:
            live(Path(path), address, int(slip_no), int(kill_at))
            os._exit(0)
        except BaseException as error:
            os.write(1, f"error {error!r}\\n".encode())
            os._exit(1)
    status = os.waitpid(pid, 0)[1]
    os.write(1, b"killed\\n" if os.WIFSIGNALED(status) else b"ended\\n")
"""


def look_at_the_paper(path: Path, printer: FakePrinter) -> None:
    """A person opens the table after the kill, and answers each doubt by what lies there."""
    table = Table(path, printer.address)
    try:
        for found in list(table.desk.prints.all.values()):
            if found.state is not PaperState.DOUBT:
                continue
            lying = Counter(read_paper(paper) for paper in printer.papers)
            if lying[found.slip.name.number, found.slip.copy]:
                table.desk.came_out(found.number)
            else:
                table.desk.is_missing(found.number)
                copies = len(table.desk.prints.of_slip(found.slip.name))
                table.ask_for(found.slip.name.number, copies)
        table.print_all()
    finally:
        table.close()


def test_no_slip_is_lost_and_none_is_printed_twice_without_a_mark(tmp_path: Path) -> None:
    """D4: whatever the step at which the program is killed."""
    killed = 0
    with subprocess.Popen(
        [sys.executable, "-c", PARENT],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[3],
    ) as process:
        for first in range(1, KILLS + 1, OF_A_TABLE):
            lives = range(first, min(first + OF_A_TABLE, KILLS + 1))
            killed += lives_of_a_table(process, tmp_path / f"T{first}.journal", lives)
        assert process.stdin is not None
        process.stdin.close()
    assert killed > KILLS // 2


def lives_of_a_table(process: subprocess.Popen[str], path: Path, lives: Iterable[int]) -> int:
    """Let one table print a slip in each of these lives; give how many of them were killed."""
    assert process.stdin is not None
    assert process.stdout is not None
    killed = 0
    with FakePrinter() as printer:
        for slip_no in lives:
            kill_at = 1 + (slip_no * 7) % LAST_STEP
            order = f"{path} {printer.address} {slip_no} {kill_at}"
            print(order, file=process.stdin, flush=True)
            lines: list[str] = []
            while not lines or lines[-1] not in ("killed\n", "ended\n"):
                lines.append(process.stdout.readline())
                assert lines[-1], "the parent has ended"
            assert not [line for line in lines if line.startswith("error")], lines
            killed += lines[-1] == "killed\n"
            look_at_the_paper(path, printer)
            asked = bool(prints_in(path, slip_no))
            assert "asked\n" not in lines or asked
            if asked:
                found = map(read_paper, printer.papers)
                assert any(key and key[0] == slip_no for key in found), (slip_no, kill_at)
        papers = Counter(map(read_paper, printer.papers))
    del papers[None]
    assert max(papers.values()) == 1, "two papers look the same"
    return killed


def prints_in(path: Path, slip_no: int) -> int:
    """How many prints of that slip the journal has."""
    with reading(path) as journal:
        return len(Prints(journal.entries(kinds=(EntryKind.SLIP,))).of_slip(SlipName(slip_no)))
