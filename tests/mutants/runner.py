"""Runs tests on a copy of the checkout, each time in a process of its own, with one fault in it.

The process that forks has loaded the libraries and nothing of the program, so that each run begins
at once and with the mutated file. Knows no area.
"""

from __future__ import annotations

import ast
import importlib
import json
import os
import resource
import select
import shutil
import signal
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import pytest

from tests.mutants.mutations import Mutation
from tests.mutants.reach import Chosen, Noting, Reach

_LIBRARIES: Final = (
    "hypothesis",
    "msgspec",
    "sqlite_utils",
    "PySide6.QtWidgets",
    "pytestqt.plugin",
)
_MEMORY: Final = 6 << 30
_NOTING_S: Final = 3600.0
_EARLY: Final = "ignore::pytest.PytestAssertRewriteWarning"  # the libraries were loaded early
_QUIET: Final = ("-q", "-x", "--no-header", "--tb=line", "-p", "no:xdist", "-W", _EARLY)


@dataclass(slots=True)
class Runner:
    """A copy of the checkout at `root`, and what its tests reach."""

    root: Path
    most_seconds: float
    """The tests of one mutation, nearest first, may together cost this without it."""
    tests: dict[str, Reach]

    @classmethod
    def on(cls, root: Path, tests: Sequence[str], most_seconds: float) -> Runner:
        """Run the tests of the copy at `root` once, noting what they reach.

        Raises RuntimeError if a test fails as it is.
        """
        return cls(root, most_seconds, noted(root, tests))

    def kills(self, file: str, mutation: Mutation) -> str | None:
        """Whether a test notices: None if it does, else why not."""
        path = self.root / file
        source = path.read_bytes()
        chosen = self._chosen(file, source, mutation)
        if not chosen:
            return "no test reaches it"
        for cached in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
            cached.unlink()
        path.write_bytes(mutation.applied(source))
        try:
            code = _forked(self.root, lambda: _run_chosen(chosen), 20 + 10 * self.most_seconds)
        finally:
            path.write_bytes(source)
        return None if code not in (0, int(pytest.ExitCode.NO_TESTS_COLLECTED)) else "survived"

    def _chosen(self, file: str, source: bytes, mutation: Mutation) -> list[str]:
        """The tests that reach the function of the mutation, first those that reach little else."""
        line = function_at(source, mutation.line)
        at = f"{file}:{line}"
        reaching = [
            (len(reach.functions), reach.seconds, name)
            for name, reach in self.tests.items()
            if at in reach.functions
            or (line is None and any(one.startswith(f"{file}:") for one in reach.functions))
        ]
        chosen: list[str] = []
        spent = 0.0
        for _, seconds, name in sorted(reaching):
            spent += seconds
            if chosen and spent > self.most_seconds:
                break
            chosen.append(name)
        return chosen


def function_at(source: bytes, line: int) -> int | None:
    """The first line, decorators included, of the innermost function around a line, if any."""
    first = None
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            begin = min([node.lineno, *(one.lineno for one in node.decorator_list)])
            if begin <= line <= (node.end_lineno or 0) and (first is None or begin > first):
                first = begin
    return first


def load_libraries() -> None:
    """Load what every run of tests would load again."""
    for name in _LIBRARIES:
        importlib.import_module(name)


def copy_checkout(checkout: Path, root: Path) -> None:
    """Copy what git knows or could add; what was at `root` is removed."""
    shutil.rmtree(root, ignore_errors=True)
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=checkout, capture_output=True, check=True).stdout
    for name in filter(None, listed.decode().split("\0")):
        if (checkout / name).is_file():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(checkout / name, root / name)


def noted(root: Path, tests: Sequence[str]) -> dict[str, Reach]:
    """Run the tests as they are, once, and note what each reaches.

    Raises RuntimeError if one fails.
    """
    kept = root / "reach.json"

    def run() -> int:
        noting = Noting(root)
        code = pytest.main([*_QUIET, *tests], plugins=[noting])
        kept.write_text(json.dumps({name: asdict(one) for name, one in noting.reached.items()}))
        return code

    if _forked(root, run, _NOTING_S) != 0:
        raise RuntimeError(f"a test fails without any mutation: see {root / 'output.txt'}")
    read = json.loads(kept.read_text())
    return {name: Reach(one["seconds"], one["functions"]) for name, one in read.items()}


def _run_chosen(chosen: Sequence[str]) -> int:
    sys.dont_write_bytecode = True
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    files = dict.fromkeys(name.split("::")[0] for name in chosen)
    plugin = Chosen({name: rank for rank, name in enumerate(chosen)})
    return pytest.main([*_QUIET, *files], plugins=[plugin])


def _forked(root: Path, run: Callable[[], int], timeout_s: float) -> int:
    """Run in a process of its own, in the copy; its exit code, or -1 if it had to be ended."""
    process = os.fork()
    if process == 0:
        code = 70
        try:
            _enter_the_copy(root)
            code = int(run())
        except BaseException:  # noqa: BLE001 - the child ends here and nowhere else
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
    ended = os.pidfd_open(process)
    try:
        if not select.select([ended], [], [], timeout_s)[0]:
            with suppress(ProcessLookupError):
                os.killpg(process, signal.SIGKILL)
        return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    finally:
        os.close(ended)


def _enter_the_copy(root: Path) -> None:
    """Of the child alone: the copy is the checkout, and what is written goes to a file."""
    os.setsid()
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    output = os.open(root / "output.txt", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.chdir(root)
    os.environ["PYTHONPATH"] = str(root)
    sys.path.insert(0, str(root))
    for name in _of_the_program(sys.modules):
        del sys.modules[name]


def _of_the_program(modules: Iterable[str]) -> list[str]:
    own = ("tablemgr", "drivers", "ui", "tests", "assets")
    return [name for name in modules if name.split(".")[0] in own]
