"""systemd is told that the window is up, that it still answers, and that it ends."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tests.program import ended, listens, started, until
from ui.safety.watchdog import Watchdog, notify


@pytest.fixture
def manager(tmp_path: Path) -> Iterator[socket.socket]:
    """The socket of a make-believe systemd."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(str(tmp_path / "notify"))
        line.settimeout(20)
        yield line


def test_it_says_ready_and_then_alive(qtbot: QtBot, manager: socket.socket) -> None:
    world = {"NOTIFY_SOCKET": manager.getsockname(), "WATCHDOG_USEC": "4000", "HOME": "x"}
    parent = QObject()
    watchdog = Watchdog(world, parent)
    assert world == {"HOME": "x"}, "what the program starts does not speak for it"
    heard: list[bytes] = []
    manager.setblocking(False)

    def hears_both() -> bool:
        try:
            heard.append(manager.recv(100))
        except BlockingIOError:
            return False
        return {b"READY=1", b"WATCHDOG=1"} <= set(heard)

    qtbot.waitUntil(hears_both)
    assert heard[0] == b"READY=1"
    watchdog.end()
    parent.deleteLater()


def test_the_window_does_not_wait_for_a_systemd_that_reads_nothing(manager: socket.socket) -> None:
    for _ in range(2000):  # the socket holds some hundreds at most, mostly ten
        notify(manager.getsockname(), "WATCHDOG=1")
    assert manager.recv(100) == b"WATCHDOG=1"


def test_without_systemd_and_without_a_listener_nothing_happens(tmp_path: Path) -> None:
    parent = QObject()
    Watchdog({}, parent).end()
    Watchdog({"NOTIFY_SOCKET": str(tmp_path / "nobody")}, parent).end()


def test_the_window_tells_when_it_is_up_and_when_it_ends(
    tmp_path: Path, manager: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", manager.getsockname())
    with started("run", "--data", str(tmp_path)) as process:
        until(process, lambda: listens(process))
        process.terminate()
        assert ended(process) == (0, "")
    assert manager.recv(100) == b"READY=1"
    assert manager.recv(100) == b"STOPPING=1"
