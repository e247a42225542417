"""Runs something in a process of its own, which may hang, end itself or use up memory.

Knows no test and no mutation.
"""

from __future__ import annotations

import os
import resource
import select
import signal
import sys
import traceback
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

_MEMORY: Final = 6 << 30


def forked(run: Callable[[], int], timeout_s: float) -> int:
    """Run it in a process of its own; its exit code, or below 0 if it had to be ended."""
    return wait_for(begin(run), timeout_s)


def wait_for(process: int, timeout_s: float) -> int:
    """The exit code of a child at the head of its group, below 0 if the group had to be ended."""
    ended = os.pidfd_open(process)
    try:
        if not select.select([ended], [], [], timeout_s)[0]:
            with suppress(ProcessLookupError):
                os.killpg(process, signal.SIGKILL)
        return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    finally:
        os.close(ended)


def begin(run: Callable[[], int]) -> int:
    """Start it in a process of its own, at the head of a group; the process's number."""
    process = os.fork()
    if process == 0:
        code = 70
        try:
            os.setsid()
            code = int(run())
        except BaseException:  # noqa: BLE001 - the child ends here and nowhere else
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
    return process


def enter(root: Path, output: Path) -> None:
    """Of a child alone: the copy at `root` is the checkout, and what is written goes to a file."""
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    write_to(output)
    os.chdir(root)
    os.environ["PYTHONPATH"] = str(root)
    sys.path.insert(0, str(root))
    for name in _of_the_program(sys.modules):
        del sys.modules[name]


def write_to(output: Path) -> None:
    """Send what this process and its children print to a file, from its start."""
    opened = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(opened, 1)
    os.dup2(opened, 2)
    os.close(opened)


def _of_the_program(modules: Iterable[str]) -> list[str]:
    own = ("tablemgr", "drivers", "ui", "tests", "assets", "release")
    return [name for name in modules if name.split(".")[0] in own]
