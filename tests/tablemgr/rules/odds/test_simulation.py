"""Many Rounds: the same on any number of cores, and no process left behind."""

from __future__ import annotations

import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from tablemgr.rules.odds.simulation import CHUNK, Tally, Task, play, tasks

ROOT = Path(__file__).parents[4]


def test_a_tally_adds_up_exactly_in_any_order() -> None:
    parts = [Tally(2, 5, 13, 10), Tally(1, -3, 9, 10), Tally(3, 0, 0, 10)]
    there, back = Tally(), Tally()
    for part in parts:
        there = there + part
    for part in reversed(parts):
        back = back + part
    assert there == back == Tally(6, 2, 22, 10)


def test_the_interval_is_two_standard_errors_each_way() -> None:
    tally = Tally(100, 0, 100 * 4, 2)  # each Round won or lost one unit
    assert tally.expectation == 0
    assert tally.interval == pytest.approx((-0.196, 0.196), abs=1e-4)


def test_rounds_come_in_chunks_that_name_their_shuffles() -> None:
    found = list(tasks("rws-blackjack", 8, "basic", 3, 2 * CHUNK + 5))
    assert [(task.chunk, task.rounds) for task in found] == [(0, CHUNK), (1, CHUNK), (2, 5)]


def small(chunk: int, seed: int = 3) -> Task:
    return Task("rws-blackjack", 8, "never-bust", seed, chunk, 200)


def test_each_chunk_has_shuffles_of_its_own() -> None:
    first = play(small(0))
    play(small(1))
    assert play(small(0)) == first, "whatever was played before"
    assert len({play(small(0)), play(small(1)), play(small(0, seed=4))}) == 3


def run_alone(script: str) -> subprocess.CompletedProcess[str]:
    """Run it in a process of its own, which multiprocessing's helpers do not outlive."""
    head = """
from multiprocessing import active_children
from tablemgr.rules.odds.cores import on_all_cores
from tablemgr.rules.odds.simulation import Task, play
work = [Task("rws-blackjack", 8, "never-bust", 3, chunk, 200) for chunk in range(6)]
"""
    return subprocess.run(
        [sys.executable, "-c", head + textwrap.dedent(script)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_as_many_cores_as_there_are_come_to_the_same() -> None:
    done = run_alone(
        """
        print(sorted(tally.net for tally in on_all_cores(play, work, cores=3)))
        print(len(active_children()))
        """
    )
    assert done.stderr == ""
    nets = sorted(play(small(chunk)).net for chunk in range(6))
    assert done.stdout == f"{nets}\n0\n"


def test_processes_end_with_the_one_that_started_them() -> None:
    """Even if it is killed: they hold its standard output, and `run` waits for them all."""
    killed = run_alone(
        """
        import os
        for _ in on_all_cores(play, work, cores=2):
            print(len(active_children()), flush=True)
            os.kill(os.getpid(), 9)
        """
    )
    assert killed.returncode == -9
    assert killed.stdout == "2\n"


def test_ctrl_c_ends_the_command_without_a_word() -> None:
    stopped = run_alone(
        """
        import os, signal, sys
        from ui.main import main
        from tablemgr.commandline import odds_command

        # What runs in the background of a shell has been told to ignore Ctrl+C.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        odds_command.Progress.tell = lambda *_: os.kill(os.getpid(), signal.SIGINT)
        words = "odds rws-blackjack --bets initial --strategy never-bust --rounds 100000"
        sys.exit(main(words.split()))
        """
    )
    assert (stopped.returncode, stopped.stdout, stopped.stderr) == (130, "", "")
