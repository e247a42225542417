"""One life of a table that prints a slip, and that is killed at a chosen step of it."""

from __future__ import annotations

import os
import queue
import signal
import socket
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any

from escpos.printer import Network

from drivers.printers.made import make_printer
from drivers.printers.printer import PaperWork
from drivers.printers.receipt import Waits
from drivers.printers.thread import PaperReport, PrinterThread
from tablemgr.house.profile import DEFAULT, reads
from tablemgr.journal import Draft, Entry, Journal, JournalHeader, Stamp
from tablemgr.service.paper import PaperState, Print, SlipCopy
from tablemgr.service.session import TableSession
from tablemgr.service.slip_name import SlipName
from ui.printing.desk import PaperDesk

WAITS = Waits(open_s=2, write_s=5, status_s=2, out_s=3)
ROLE = "slips"
LENGTH = 3000
WAIT_S = 20.0
HEADER = JournalHeader("T1", "House", "1", Stamp(0, 0))
PROFILE = reads(DEFAULT, "profile")


def paper_of(found: Print) -> bytes:
    """What the printer gets: which slip it is, its copy, enough to be cut in half, and its end."""
    head = b"slip %d copy %d;" % (found.slip.name.number, found.slip.copy)
    return head + b"." * LENGTH + b";end\n\n\n\n\n\n\x1dV\x00"


def read_paper(paper: bytes) -> tuple[int, int] | None:
    """The slip and the copy that a paper shows; None if it is torn."""
    if not paper.startswith(b"slip ") or b";end" not in paper:
        return None
    words = paper.partition(b";")[0].split()
    return int(words[1]), int(words[3])


def session_on(path: Path) -> TableSession:
    """The table of that journal."""
    ticks = count(1)
    table = PROFILE.new_table()
    clock: Callable[[], Stamp] = lambda: Stamp(0, next(ticks))  # noqa: E731 - it is one expression
    return TableSession(table, Journal.open(path, HEADER), clock)


class Killer:
    """Kills this process with SIGKILL at its nth step."""

    def __init__(self, at: int) -> None:
        self._left = at

    def step(self) -> None:
        """One more step is reached."""
        self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def install(self) -> None:
        """Count each store of entries, each write to the printer, in its middle, and each read."""
        raw, read, append = Network._raw, Network._read, Journal.append_all

        def killing_raw(line: Any, data: bytes) -> None:
            line.device.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.step()
            raw(line, data[: len(data) // 2])
            self.step()
            raw(line, data[len(data) // 2 :])
            self.step()

        def killing_read(line: Any) -> Any:
            self.step()
            data = read(line)
            self.step()
            return data

        def killing_append(journal: Journal, drafts: Sequence[Draft]) -> list[Entry]:
            self.step()
            entries = append(journal, drafts)
            self.step()
            return entries

        Network._raw, Network._read = killing_raw, killing_read
        vars_of: Any = Journal
        vars_of.append_all = killing_append


class Table:
    """A desk with one printer, whose threads' words are heard here."""

    def __init__(self, path: Path, address: str) -> None:
        self.session = session_on(path)
        self.reports: queue.Queue[PaperReport] = queue.Queue()
        self.thread = PrinterThread(
            lambda stopped: make_printer(address, stopped=stopped, waits=WAITS),
            self.reports.put,
            look_again_s=[0.01],
        )
        printers: Mapping[str, PrinterThread] = {ROLE: self.thread}
        self.desk = PaperDesk(lambda: self.session, printers, self._make)
        self.desk.take_up()

    def _make(self, found: Print) -> PaperWork:
        return PaperWork(found.number, "slip", lambda: paper_of(found))

    def ask_for(self, slip_no: int, copies_made: int = 0) -> None:
        """Ask for one more paper of a slip."""
        copy = self.desk.prints.next_copy(SlipName(slip_no), copies_made)
        self.desk.print(SlipCopy(SlipName(slip_no), self.session.round_no, copy), ROLE)

    def until(self, states: Sequence[PaperState], number: int) -> None:
        """Hear the printer until that print has one of these states; late prints are wanted."""
        while self.desk.prints.all[number].state not in states:
            self.desk.heard(self.reports.get(timeout=WAIT_S))
            for asked in list(self.desk.asked.values()):
                self.desk.still_wanted(asked)

    def print_all(self) -> None:
        """Hear the printer until nothing waits for it any more."""
        ended = [PaperState.OUT, PaperState.SEEN, PaperState.DOUBT, PaperState.FAILED]
        for each in list(self.desk.prints.all.values()):
            self.until(ended, each.number)

    def close(self) -> None:
        self.desk.stop()
        self.session.journal.close()


def live(path: Path, address: str, slip_no: int, papers: int, kill_at: int) -> None:
    """Open the table, ask for so many papers of a slip, print them, and be killed on the way."""
    Killer(kill_at).install()
    table = Table(path, address)
    for copy in range(len(table.desk.prints.of_slip(SlipName(slip_no))), papers):
        table.ask_for(slip_no, copy)
    os.write(1, b"asked\n")
    table.print_all()
    table.close()
    os.write(1, b"done\n")
