"""Tests that are collected once, and run in a fork for each fault: within a second it has begun.

A plugin of pytest, in a process that lives as long as its area is worked on.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType, FrameType
from typing import Final, TypeAlias

import pytest

from tests.mutants.patching import loaded_functions, patch
from tests.mutants.processes import wait_for
from tests.mutants.reach import Noting

_UNPATCHED: Final = 71  # an exit code that neither pytest nor Python has
Asked: TypeAlias = tuple[str, str, str, Sequence[str], float]
"""File, its text before and after, the tests in their order, and when they are ended, in s."""


@dataclass(slots=True, eq=False)  # pytest keeps its plugins in sets
class Collected:
    """Answers for each fault that it is asked about with the exit code of its tests.

    The answer is None if the fault can't be put into a loaded program.
    """

    root: Path
    noted: Path
    noting_s: float
    line: Connection
    ran: set[CodeType] = field(default_factory=set)
    """What was called while the program was loaded: what came of it is there already."""

    def watch_loading(self) -> None:
        """From now on until the tests are collected, note what is called."""

        def note(frame: FrameType, _event: str, _arg: object) -> None:
            self.ran.add(frame.f_code)

        sys.settrace(note)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Run all tests once and note their reach, then what is asked, until the line is closed.

        In each fork this is None, so that pytest goes on and runs the tests that are left in it.
        """
        sys.settrace(None)
        sys.dont_write_bytecode = True
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
        tests = {item.nodeid: item for item in session.items}
        noting = _fork()
        if not noting:
            session.config.option.maxfail = 0
            session.config.pluginmanager.register(Noting(self.root, self.noted))
            return None
        self.line.send(wait_for(noting, self.noting_s))
        loaded = loaded_functions(f"{self.root}/", but=self.ran)
        while True:
            try:
                file, before, after, names, timeout_s = self.line.recv()
            except EOFError:
                return True
            asked = _fork()
            if not asked:
                if not patch(loaded, str(self.root / file), before, after):
                    os._exit(_UNPATCHED)
                session.items[:] = [tests[name] for name in names]
                return None
            code = wait_for(asked, timeout_s)
            self.line.send(None if code == _UNPATCHED else code)


def _fork() -> int:
    process = os.fork()
    if not process:
        os.setsid()
    return process
