"""Plugins of pytest: which tests reach which functions, and only those that are asked for.

Work inside the process that runs the tests; know nothing of mutations.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Generator, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import CodeType, FrameType

import pytest


@dataclass(slots=True)
class Reach:
    """What one test costs, and the functions that it calls: `file:first line`."""

    seconds: float
    """Of a core, in this process and in those that it began: however busy the machine is."""
    functions: list[str]


def _spent_s() -> float:
    return sum(os.times()[:4])


@dataclass(slots=True, eq=False)  # pytest keeps its plugins in sets
class Noting:
    """Runs every test and notes its reach in a file, at the end; None for one that fails."""

    root: Path
    file: Path
    reached: dict[str, Reach] = field(default_factory=dict)
    failed: set[str] = field(default_factory=set)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Note what is called in set-up, test and tear-down."""
        codes: set[CodeType] = set()

        def note(frame: FrameType, _event: str, _arg: object) -> None:
            codes.add(frame.f_code)

        begin = _spent_s()
        sys.settrace(note)
        threading.settrace(note)
        try:
            result = yield
        finally:
            sys.settrace(None)
            threading.settrace(None)
        inside = f"{self.root}/"
        functions = sorted(
            f"{code.co_filename.removeprefix(inside)}:{code.co_firstlineno}"
            for code in codes
            if code.co_filename.startswith(inside)
        )
        self.reached[item.nodeid] = Reach(_spent_s() - begin, functions)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test that fails without any mutation shows nothing."""
        if report.failed:
            self.failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Write what was noted."""
        said = {
            name: None if name in self.failed else asdict(one) for name, one in self.reached.items()
        }
        self.file.write_text(json.dumps(said), encoding="utf-8")


def read_noted(file: Path) -> dict[str, Reach | None]:
    """What `Noting` has written: tests by their name, in the order of the run."""
    read = json.loads(file.read_text(encoding="utf-8"))
    return {
        name: None if one is None else Reach(one["seconds"], one["functions"])
        for name, one in read.items()
    }


@dataclass(slots=True, eq=False)  # pytest keeps its plugins in sets
class Chosen:
    """Keeps the tests that are asked for, in that order."""

    rank: Mapping[str, int]

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Drop all others."""
        kept = [item for item in items if item.nodeid in self.rank]
        items[:] = sorted(kept, key=lambda item: self.rank[item.nodeid])
