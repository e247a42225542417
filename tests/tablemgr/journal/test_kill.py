"""`kill -9` at any moment: what was acknowledged is there, whole and in order."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import IO

from tablemgr.journal import Journal, JournalHeader, verify
from tests.sampling import sampled

KILLS = sampled(20, 60)
# One process imports everything once; each line on its standard input makes it fork a child that
# opens the journal, appends for ever and prints each number after its commit. "gone" follows.
PARENT = """
import os, sys
from pathlib import Path
from tablemgr.journal import Draft, EntryKind, Journal, JournalHeader, Stamp

path = Path(sys.argv[1])
for line in sys.stdin:
    if (pid := os.fork()) == 0:
        os.write(1, b"pid %d\\n" % os.getpid())
        with Journal.open(path, JournalHeader("T1", "House", "1", Stamp(0, 0))) as journal:
            while True:
                group = int(line) if journal.last_seq % 3 else 1
                number = journal.last_seq + 1
                drafts = [
                    Draft(EntryKind.ACT, {"number": n}, n // 9, "anna", "dealer", Stamp(n, n))
                    for n in range(number, number + group)
                ]
                os.write(1, b"%d\\n" % journal.append_all(drafts)[-1].seq)
                if number % 40 == 0:
                    journal.checkpoint()
    os.waitpid(pid, 0)
    os.write(1, b"gone\\n")
"""


def kill_once(orders: IO[str], answers: IO[str], random: Random) -> int:
    """Let a child work, kill it at a random moment; gives the last number that it printed."""
    print(random.choice([1, 1, 5, 17]), file=orders, flush=True)
    pid = int(answers.readline().removeprefix("pid "))
    last = 0
    for _ in range(random.choice([0, 0, 1, 3, 40])):
        line = answers.readline()
        assert line.strip().isdigit(), line
        last = int(line)
    time.sleep(random.random() * 0.008)  # not for anything: the moment is to be random
    os.kill(pid, signal.SIGKILL)
    while (line := answers.readline()) != "gone\n":
        last = int(line)
    return last


def test_a_journal_whose_process_was_killed_holds_every_acknowledged_entry(
    path: Path, header: JournalHeader
) -> None:
    random = Random(20)
    acknowledged = 0
    command = [sys.executable, "-c", PARENT, str(path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as parent:
        assert parent.stdin is not None
        assert parent.stdout is not None
        for _ in range(KILLS):
            acknowledged = max(acknowledged, kill_once(parent.stdin, parent.stdout, random))
            if not path.exists():  # killed before there was a journal
                assert acknowledged == 0
                continue
            report = verify(path)
            assert report.ok, report.problems
            assert report.last_seq >= acknowledged
            with Journal.open(path, header) as journal:
                numbers = [entry.data["number"] for entry in journal.entries()]
            assert numbers == list(range(1, report.last_seq + 1))
        parent.stdin.close()
    assert acknowledged > KILLS
