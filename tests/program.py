"""The real program in a process of its own, without a screen: for what only a process can show."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from os import environ
from pathlib import Path
from signal import SIGTERM

PATIENCE_S = 60.0
"""How long a test waits for what must come; much longer than it ever takes."""
_LOOK_S = 0.02
_MAIN = "from ui.main import main; raise SystemExit(main())"


@contextmanager
def started(*words: str, given: Mapping[str, str] | None = None) -> Iterator[subprocess.Popen[str]]:
    """`tablemgr` with these words, and with these variables in its environment. It is killed at
    the end of the block, if it still runs.
    """
    process = subprocess.Popen(
        [sys.executable, "-c", _MAIN, *words],
        env={**environ, **(given or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def ended(process: subprocess.Popen[str]) -> tuple[int, str]:
    """Wait until it has ended by itself; gives its status and what it said to a person."""
    _, said = process.communicate(timeout=PATIENCE_S)
    return process.returncode, said


def until(process: subprocess.Popen[str], holds: Callable[[], bool]) -> None:
    """Wait until that holds, as long as the process runs."""
    looks = round(PATIENCE_S / _LOOK_S)
    for _ in range(looks):
        if holds():
            return
        try:
            process.wait(_LOOK_S)
        except subprocess.TimeoutExpired:
            continue
        raise AssertionError(f"it ended with {process.returncode}: {process.communicate()[1]}")
    raise AssertionError("it did not come to that")


def listens(process: subprocess.Popen[str]) -> bool:
    """Whether the process ends in order when it is told to: it has a handler for SIGTERM."""
    status = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
    caught = next(line for line in status.splitlines() if line.startswith("SigCgt:"))
    return bool(int(caught.split()[1], 16) >> (SIGTERM - 1) & 1)
