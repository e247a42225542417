"""Kills a table that prints at chosen steps, and lets a person look at the papers after each kill.

The program is loaded once: each life of the table is a fork of that process, and a real SIGKILL
ends it. Its journal lies in memory, as a kill takes nothing from the disk.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from tablemgr.journal import EntryKind, reading
from tablemgr.service.paper import PaperState, Prints
from tablemgr.service.slip_name import SlipName
from tests.drivers.printers.fake_printer import FakePrinter
from tests.ui.printing.paper_player import LENGTH, Table, read_paper

SOUND: Final = "sound"
DUPLICATE: Final = "prints a duplicate"
PRINTERS: Final[Mapping[str, Callable[[], FakePrinter]]] = {
    SOUND: FakePrinter,
    "answers twice": partial(FakePrinter, answers=2),
    "loses its power in the middle": partial(FakePrinter, halves=LENGTH // 2),
    "dies after the cut": partial(FakePrinter, dies_after_cut=True),
    DUPLICATE: FakePrinter,
}
"""What is printed on; of the last a second paper is asked for."""
OF_A_TABLE: Final = 50
"""So many slips have one journal and one printer."""
STEPS: Final = 90
"""A life has fewer steps than that."""
_OF_A_PRINT: Final = 43
_AGAIN: Final = 20
"""So many steps has a sound print, and about so many a life that goes on after a kill."""
_IN_MEMORY: Final = Path("/dev/shm")
_PARENT: Final = """
import gc, os, sys
from pathlib import Path
from tests.ui.printing.paper_player import live, Table

Table(Path(sys.argv[1]), "tcp://127.0.0.1:9").close()
gc.freeze()
for line in sys.stdin:
    path, address, slip_no, papers, kill_at = line.split()
    if (pid := os.fork()) == 0:
        try:
            live(Path(path), address, int(slip_no), int(papers), int(kill_at))
            os._exit(0)
        except BaseException as error:
            os.write(1, f"error {error!r}\\n".encode())
            os._exit(1)
    status = os.waitpid(pid, 0)[1]
    os.write(1, b"killed\\n" if os.WIFSIGNALED(status) else b"ended\\n")
"""


@contextmanager
def killing() -> Iterator[Killing]:
    """The loaded program, of which each life is a fork."""
    memory = _IN_MEMORY if _IN_MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(prefix="kills-", dir=memory) as folder:
        command = [sys.executable, "-c", _PARENT, f"{folder}/warm.journal"]
        with subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parents[3],
        ) as process:
            yield Killing(process, Path(folder))
            assert process.stdin is not None
            process.stdin.close()


class Killing:
    """Lets tables live and die, and counts how many died."""

    def __init__(self, process: subprocess.Popen[str], folder: Path) -> None:
        self._process = process
        self._folder = folder
        self._tables = 0
        self.killed = 0
        """So many lives were killed; the others had ended before that step."""

    def play(self, slips: Iterable[Sequence[int]], printer: str) -> None:
        """Let one table print slips, each through lives that are killed at these steps. Fails if
        one is lost, or two papers look the same.
        """
        self._tables += 1
        path = self._folder / f"T{self._tables}.journal"
        with PRINTERS[printer]() as served:
            for slip_no, kills in enumerate(slips, 1):
                self._print(path, served, slip_no, kills, 1 + (printer == DUPLICATE))
            papers = Counter(map(read_paper, served.papers))
        del papers[None]
        twice = [paper for paper, number in papers.items() if number > 1]
        assert not twice, f"papers that look the same on {printer}: {twice}"

    def _print(
        self, path: Path, served: FakePrinter, slip_no: int, kills: Sequence[int], wanted: int
    ) -> None:
        asked = False
        broken = served.halves, served.dies_after_cut
        for kill_at in kills:
            said = self._live(f"{path} {served.address} {slip_no} {wanted} {kill_at}")
            asked = asked or "asked\n" in said
            self.killed += said[-1] == "killed\n"
        served.halves, served.dies_after_cut = 0, False  # somebody has seen to it
        _look_at_the_paper(path, served)
        served.halves, served.dies_after_cut = broken
        prints = _prints_of(path, slip_no)
        assert not asked or prints >= wanted, (slip_no, kills)
        found = {paper for paper in map(read_paper, served.papers) if paper and paper[0] == slip_no}
        assert len(found) >= min(prints, wanted), (slip_no, kills)

    def _live(self, order: str) -> list[str]:
        """One life; what it says, and at last if it was killed."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(order, file=self._process.stdin, flush=True)
        said: list[str] = []
        while not said or said[-1] not in ("killed\n", "ended\n"):
            said.append(self._process.stdout.readline())
            assert said[-1], "the parent has ended"
        assert not [line for line in said if line.startswith("error")], (order, said)
        return said


def at_every_step(killing: Killing, printer: str, first: int = 1) -> int:
    """Kill at each step of a print on that printer, from this one on, until one life ends before
    its kill. Give how many were killed.
    """
    before = killing.killed

    def slips() -> Iterator[tuple[int]]:
        for step in range(first, STEPS):
            if killing.killed - before < step - first:
                return
            yield (step,)
        raise AssertionError("a life has more steps")

    killing.play(slips(), printer)
    return killing.killed - before


def kill_slips(first: int, count: int) -> int:
    """Print the slips of these numbers, each through two kills at steps that its number gives. Give
    how many lives were killed.
    """
    names = list(PRINTERS)
    with killing() as tables:
        for begin in range(first, first + count, OF_A_TABLE):
            end = min(begin + OF_A_TABLE, first + count)
            printer = names[begin // OF_A_TABLE % len(names)]
            of_one = _OF_A_PRINT * (2 if printer == DUPLICATE else 1)
            steps = ((1 + n * 7 % of_one, 1 + n // 7 % _AGAIN) for n in range(begin, end))
            tables.play(steps, printer)
        return tables.killed


def _look_at_the_paper(path: Path, printer: FakePrinter) -> None:
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


def _prints_of(path: Path, slip_no: int) -> int:
    """How many prints of that slip the journal has."""
    with reading(path) as journal:
        return len(Prints(journal.entries(kinds=(EntryKind.SLIP,))).of_slip(SlipName(slip_no)))
