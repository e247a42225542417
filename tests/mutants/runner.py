"""Runs tests on a copy of the checkout, each time in a process of its own, with one fault in it.

A fault is put into the program that `collected.py` holds loaded. If it is in what runs while the
program is loaded, its tests run in a process that has loaded the libraries and nothing else.
Knows no area.
"""

from __future__ import annotations

import ast
import importlib
import multiprocessing
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

import pytest
from hypothesis import Phase, settings

from tests.mutants.collected import Collected
from tests.mutants.mutations import Mutation
from tests.mutants.processes import begin, enter, forked, wait_for
from tests.mutants.reach import Chosen, Reach, read_noted

_LIBRARIES: Final = (
    "hypothesis",
    "msgspec",
    "sqlite_utils",
    "PySide6.QtWidgets",
    "pytestqt.plugin",
)
_FEW_S: Final = 5.0
_NOTING_S: Final = 3600.0
_EARLY: Final = "ignore::pytest.PytestAssertRewriteWarning"  # the libraries were loaded early
_BROWSER: Final = "--ignore-glob=*/test_verify_page.py"
"""A browser asks for more memory than the process of a fault may have."""
_QUIET: Final = (_BROWSER, "-q", "-x", "--no-header", "--tb=line", "-p", "no:xdist", "-W", _EARLY)
_PROFILE: Final = "mutants"


@dataclass(slots=True)
class Runner:
    """A copy of the checkout at `root`, and what its tests reach."""

    root: Path
    most_seconds: float
    """The tests of one mutation, nearest first, may together cost this without it."""
    always: tuple[str, ...]
    """Tests below these paths are not left out if there is no time."""
    tests: dict[str, Reach]
    failing: list[str]
    """The tests that fail without any mutation, and are left out."""
    _line: Connection

    @classmethod
    @contextmanager
    def on(
        cls, root: Path, tests: Sequence[str], most_seconds: float, always: tuple[str, ...] = ()
    ) -> Iterator[Runner]:
        """Run the tests of the copy at `root` once, noting what they reach.

        Raises RuntimeError if they can't be run.
        """
        ours, its = multiprocessing.Pipe()
        noted = root / "reach.json"

        def collect() -> int:
            ours.close()
            sys.dont_write_bytecode = False
            enter(root, root / "collected.txt")
            plugin = Collected(root, noted, _NOTING_S, its)
            plugin.watch_loading()
            return pytest.main(_arguments(root, tests), plugins=[plugin])

        collecting = begin(collect)
        its.close()
        try:
            try:
                code = ours.recv()
            except EOFError:
                code = None
            if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
                raise RuntimeError(f"the tests can't be run: see {root / 'collected.txt'}")
            found = read_noted(noted)
            passing = {name: reach for name, reach in found.items() if reach is not None}
            failing = [name for name, reach in found.items() if reach is None]
            yield cls(root, most_seconds, always, passing, failing, ours)
        finally:
            ours.close()
            wait_for(collecting, 30)

    def hold_without_a_fault(self, file: str) -> None:
        """Run a few tests of this file anew, with no fault; in the loaded program all have passed.

        Raises RuntimeError if they fail: then they would fail whatever is changed.
        """
        few = replace(self, most_seconds=min(self.most_seconds, _FEW_S), always=())
        source = (self.root / file).read_bytes()
        chosen = few.chosen(file, source, Mutation(1, "", "nothing", 0, 0, ""))
        if forked(lambda: self._run_anew(chosen), self._patience_s(chosen)) != 0:
            raise RuntimeError(f"its tests fail without a mutation: see {self.root / 'anew.txt'}")

    def kills(self, file: str, mutation: Mutation) -> str | None:
        """Whether a test notices: None if it does, else why not."""
        path = self.root / file
        source = path.read_bytes()
        chosen = self.chosen(file, source, mutation)
        for cached in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
            cached.unlink()
        after = mutation.applied(source)
        path.write_bytes(after)
        try:
            code = self._ask(file, source, after, chosen)
            if code is None:
                code = forked(lambda: self._run_anew(chosen), self._patience_s(chosen))
        finally:
            path.write_bytes(source)
        return "survived" if code == 0 else None

    def _patience_s(self, chosen: Sequence[str]) -> float:
        """How long these tests may take: each has its part of the machine, which may be busy."""
        busy = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
        return busy * (30 + 3 * sum(self.tests[name].seconds for name in chosen))

    def _ask(self, file: str, before: bytes, after: bytes, chosen: Sequence[str]) -> int | None:
        """The exit code of the tests in the loaded program; None if that can't have the fault."""
        self._line.send((file, before.decode(), after.decode(), chosen, self._patience_s(chosen)))
        code: int | None = self._line.recv()
        return code

    def _run_anew(self, chosen: Sequence[str]) -> int:
        sys.dont_write_bytecode = True
        enter(self.root, self.root / "anew.txt")
        files = dict.fromkeys(name.split("::")[0] for name in chosen)
        plugin = Chosen({name: rank for rank, name in enumerate(chosen)})
        return pytest.main(_arguments(self.root, list(files)), plugins=[plugin])

    def chosen(self, file: str, source: bytes, mutation: Mutation) -> list[str]:
        """The tests that reach the function of the mutation, first those that reach little else.

        If it stands in no function or no test calls that, then all others follow: the file may do
        its work while it is loaded.
        """
        line = function_at(source, mutation.line)
        at = f"{file}:{line}"
        far = {
            name: not (
                at in reach.functions
                or (line is None and any(one.startswith(f"{file}:") for one in reach.functions))
            )
            for name, reach in self.tests.items()
        }
        anywhere = line is None or all(far.values())
        chosen: list[str] = []
        spent = 0.0
        for name, reach in sorted(
            self.tests.items(), key=lambda one: (far[one[0]], len(one[1].functions), one[1].seconds)
        ):
            if far[name] and not anywhere:
                continue
            if chosen and spent + reach.seconds > self.most_seconds:
                if not far[name] and name.startswith(self.always):
                    chosen.append(name)
                continue
            spent += reach.seconds
            chosen.append(name)
        return chosen


def function_at(source: bytes, line: int) -> int | None:
    """The first line, decorators included, of the innermost function around a line, if any."""
    first = None
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            start = min([node.lineno, *(one.lineno for one in node.decorator_list)])
            if start <= line <= (node.end_lineno or 0) and (first is None or start > first):
                first = start
    return first


def load_libraries() -> None:
    """Load what every run of tests would load again; a failing example is not made smaller."""
    for name in _LIBRARIES:
        importlib.import_module(name)
    settings.register_profile(
        _PROFILE,
        derandomize=True,
        deadline=None,
        phases=[one for one in Phase if one not in (Phase.shrink, Phase.explain)],
    )


def copy_checkout(checkout: Path, root: Path) -> None:
    """Copy what git knows or could add; what was at `root` is removed."""
    shutil.rmtree(root, ignore_errors=True)
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=checkout, capture_output=True, check=True).stdout
    for name in filter(None, listed.decode().split("\0")):
        if (checkout / name).is_file():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(checkout / name, root / name)


def _arguments(root: Path, tests: Sequence[str]) -> list[str]:
    where = f"--basetemp={root / 'tmp'}"
    return [*_QUIET, where, f"--hypothesis-profile={_PROFILE}", *tests]
