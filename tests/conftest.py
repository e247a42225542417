"""What holds for every test: no screen, nobody's own files, nothing left running, no silent error.

Knows no part of the program.
"""

from __future__ import annotations

import logging
import os
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Before anything loads Qt: a test draws on no screen, and at one size everywhere.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_SCALE_FACTOR"] = "1"
os.environ.pop("QT_STYLE_OVERRIDE", None)
os.environ.pop("QT_QPA_PLATFORMTHEME", None)

# `make test` finds the same on every run; `pytest --hypothesis-profile=search` looks further.
settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile(
    "search", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("ci")

_ADDRESS = re.compile(r" at 0x[0-9a-f]+")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a test whose name holds an object's address: each worker would name it otherwise."""
    for item in items:
        if _ADDRESS.search(item.nodeid):
            raise pytest.UsageError(f"give this test ids without an address: {item.nodeid}")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are cores: a test that waits for a device leaves its core free."""
    return len(os.sched_getaffinity(0)) + 1


_UNTOUCHED: list[Path] = []

GRACE_S = 5.0  # what was told to stop may take this long; nothing that has stopped waits for it


_FOLDERS = {
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_STATE_HOME": "state",
    "XDG_CACHE_HOME": "cache",
    "XDG_RUNTIME_DIR": "runtime",
}


def make_home(factory: pytest.TempPathFactory, name: str) -> Path:
    """A home folder with every folder that a system has there, all empty."""
    home = factory.mktemp(name)
    for folder in _FOLDERS.values():
        (home / folder).mkdir(mode=0o700)
    return home


def is_untouched(home: Path) -> bool:
    """Whether the home folder is still as it was made."""
    return sorted(os.listdir(home)) == sorted(_FOLDERS.values()) and not any(
        os.listdir(home / folder) for folder in _FOLDERS.values()
    )


def redirect_home(patch: pytest.MonkeyPatch, home: Path) -> None:
    """Send every folder that a program asks its system for to `home`."""
    patch.setenv("HOME", str(home))
    for name, folder in _FOLDERS.items():
        patch.setenv(name, str(home / folder))


@pytest.fixture(autouse=True, scope="session")
def _session_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Fixtures that outlive one test (Qt's application) don't see the real home either."""
    with pytest.MonkeyPatch.context() as patch:
        redirect_home(patch, make_home(tmp_path_factory, "session-home"))
        yield


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The home folder of this test, empty at its start.

    One that a test leaves as it was is the next one's too: to make thousands takes time.
    """
    with pytest.MonkeyPatch.context() as patch:
        folder = _UNTOUCHED.pop() if _UNTOUCHED else make_home(tmp_path_factory, "home")
        redirect_home(patch, folder)
        yield folder
    if is_untouched(folder):
        _UNTOUCHED.append(folder)


def living_threads() -> set[threading.Thread]:
    """The threads that run now. A foreign thread's stand-in outlives it: ask the system."""
    return {
        thread
        for thread in threading.enumerate()
        if not isinstance(thread, threading._DummyThread)
        or Path(f"/proc/self/task/{thread.native_id}").exists()
    }


def child_processes() -> dict[int, str]:
    """The processes that this one started and has not yet waited for: number and name."""
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:  # there are none, so spare each test the search
        return {}
    mine = str(os.getpid())
    children = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            before, _, after = stat.read_text(errors="replace").rpartition(")")
        except OSError:  # it ended while we looked
            continue
        if after.split()[1] == mine:
            children[int(stat.parent.name)] = before.partition("(")[2]
    return children


@pytest.fixture(autouse=True)
def _nothing_left_running(home: Path) -> Iterator[None]:
    """Fail a test that leaves a thread or a child process behind."""
    del home  # asked for so that it is taken away after this check
    threads, children = living_threads(), child_processes()
    yield
    patience = time.monotonic() + GRACE_S
    while True:
        left = [thread.name for thread in living_threads() - threads]
        left += [
            f"{name} (process {pid})"
            for pid, name in child_processes().items()
            if pid not in children
        ]
        if not left or time.monotonic() > patience:
            break
        time.sleep(0.02)
    assert not left, f"left running by the test: {', '.join(sorted(left))}"


@pytest.fixture(autouse=True)
def _no_silent_error(
    request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> Iterator[None]:
    """Fail a test that logs an ERROR that no `error_log` mark names, or misses a named one."""
    yield
    logged = [
        record.getMessage()
        for when in ("setup", "call", "teardown")
        for record in caplog.get_records(when)
        if record.levelno >= logging.ERROR
    ]
    parts = [mark.args[0] for mark in request.node.iter_markers("error_log")]
    unexpected = [line for line in logged if not any(part in line for part in parts)]
    assert not unexpected, f"unexpected ERROR in the log: {unexpected}"
    missed = [part for part in parts if not any(part in line for line in logged)]
    assert not missed, f"the log has no ERROR with {missed}"
