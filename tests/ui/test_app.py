"""`tablemgr run` and `tablemgr demo`: what they need, what they leave, how they fail."""

from __future__ import annotations

import contextlib
import os
import socket
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tablemgr.cli import main
from ui.app import has_screen
from ui.main_window import MainWindow
from ui.opening import data_folder, journal_path, profile_path


def close_the_window(qapp: QApplication) -> None:
    """As soon as there is a window, close it."""

    def look() -> None:
        windows = [w for w in qapp.topLevelWidgets() if isinstance(w, MainWindow) and w.isVisible()]
        if not windows:
            QTimer.singleShot(20, qapp, look)
            return
        windows[0].close()

    QTimer.singleShot(20, qapp, look)


def test_run_makes_profile_and_journal_and_ends_with_its_window(
    qapp: QApplication, qtbot: QtBot
) -> None:
    del qtbot
    close_the_window(qapp)
    assert main(["run", "--seed", "7"]) == 0
    assert profile_path().exists()
    assert journal_path("T1").exists()
    qapp.setStyleSheet("")


def test_a_journal_that_is_open_elsewhere_is_one_line_and_status_2(
    qapp: QApplication, capsys: pytest.CaptureFixture[str]
) -> None:
    close_the_window(qapp)
    assert main(["run"]) == 0
    journal = journal_path("T1")
    with contextlib.ExitStack() as held:
        from tablemgr.journal.lock import FileLock  # noqa: PLC0415 - as another program holds it

        held.enter_context(contextlib.closing(FileLock(journal, write=True)))
        assert main(["run"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "open in another program" in said
    qapp.setStyleSheet("")


def test_a_broken_profile_is_one_line_and_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    profile_path().parent.mkdir(parents=True)
    profile_path().write_text("format = 2", encoding="utf-8")
    assert main(["run"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert str(profile_path()) in said


def test_another_game_than_the_profiles_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--game", "si-ki-pi"]) == 2
    assert "plays rws-blackjack" in capsys.readouterr().err


@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"DISPLAY": ""},
        {"DISPLAY": ":937"},
        {"DISPLAY": "nonsense"},
        {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": "nowhere"},
        {"WAYLAND_DISPLAY": "wayland-0"},
    ],
)
def test_there_is_no_screen(environment: dict[str, str]) -> None:
    assert not has_screen(environment)


def test_there_is_a_screen_where_one_answers(tmp_path: Path) -> None:
    assert has_screen({"QT_QPA_PLATFORM": "offscreen"})
    with socket.socket(socket.AF_UNIX) as screen:
        here = Path.cwd()
        os.chdir(tmp_path)  # a socket's path is short
        try:
            screen.bind("w")
            screen.listen()
            assert has_screen({"WAYLAND_DISPLAY": "w", "XDG_RUNTIME_DIR": ""})
        finally:
            os.chdir(here)


def test_without_a_screen_run_says_so_and_plays_the_demonstration(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert main(["run"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "no screen" in lines[0]
    (folder,) = (data_folder() / "demo").iterdir()
    assert str(folder) in lines[-1]
    pictures = sorted(path.name for path in folder.glob("*.png"))
    assert len(pictures) >= 12
    assert pictures[0] == "01-idle.png"
    assert [path.name for path in sorted(folder.rglob("*.pdf"))] == [
        f"slip-{number:06d}.pdf" for number in (1, 2, 3)
    ]
    assert not journal_path("T1").exists(), "the house's own journal is not touched"
    assert main(["demo", "--out", str(folder)]) == 2
    assert "lies here already" in capsys.readouterr().err
    qapp.setStyleSheet("")
