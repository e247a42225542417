"""The window fits its screen at every factor, or says that the screen is too small."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ui.window.scale import FRAME_PX, NEEDED, SLOT_MM, factor_for, place, slot_mm

FULL_HD = (1920, 1080)


@pytest.mark.parametrize("screen", [FULL_HD, (1366, 768), (1280, 720), (1280, 680), (3840, 2160)])
@pytest.mark.parametrize("asked", [1.0, 1.25, 1.5, 1.75, 2.0])
def test_at_the_factor_that_is_taken_everything_has_its_place(
    screen: tuple[int, int], asked: float
) -> None:
    factor = factor_for(*screen, asked)
    assert factor <= asked
    assert screen[0] / factor >= NEEDED[0]
    assert screen[1] / factor >= NEEDED[1] + FRAME_PX
    larger = factor + 0.02
    assert factor == asked or (
        screen[0] / larger < NEEDED[0] or screen[1] / larger < NEEDED[1] + FRAME_PX
    )


def test_a_screen_with_room_is_shown_as_the_desktop_asks() -> None:
    assert factor_for(*FULL_HD, 1.25) == 1.25


def opened(folder: Path, screen: tuple[int, int], factor: float) -> dict[str, Any]:
    """What a process says of its window on such a screen."""
    one = {"name": "A", "x": 0, "y": 0, "width": screen[0], "height": screen[1]}
    described = {"screens": [one | {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]}
    file = folder / "screen.json"
    file.write_text(json.dumps(described), encoding="utf-8")
    ended = subprocess.run(
        [sys.executable, "-m", "tests.ui.scale_probe", str(folder)],
        env={
            **os.environ,
            "QT_QPA_PLATFORM": f"offscreen:configfile={file}",
            "QT_SCALE_FACTOR": str(factor),
        },
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert ended.returncode == 0, ended.stderr
    said: dict[str, Any] = json.loads(ended.stdout.splitlines()[-1])
    return said


@pytest.mark.parametrize(
    ("screen", "asked", "shown"),
    [(FULL_HD, 2.0, 1.35), ((1366, 768), 1.25, 0.96), ((1280, 720), 2.0, 0.9)],
)
def test_guide_actions_and_menu_are_on_the_screen(
    tmp_path: Path, screen: tuple[int, int], asked: float, shown: float
) -> None:
    said = opened(tmp_path, screen, asked)
    assert said["factor"] == pytest.approx(shown, abs=0.001)
    assert said["fits"]
    assert said["foot"]
    assert said["faults"] == []
    assert not said["too_small"]
    assert not said["alert"]


def test_a_screen_that_is_too_small_is_said(tmp_path: Path) -> None:
    said = opened(tmp_path, (1024, 600), 1.0)
    assert said["too_small"]
    assert said["alert"]


@pytest.mark.parametrize(
    ("size", "inches", "enough"),
    [((1280, 800), 10.1, True), ((1280, 800), 8.0, False), ((1920, 1080), 15.6, True)],
)
def test_a_screen_is_large_enough_if_its_main_keys_have_20_mm(
    size: tuple[int, int], inches: float, enough: bool
) -> None:
    per_mm = (size[0] ** 2 + size[1] ** 2) ** 0.5 / (inches * 25.4)
    assert (slot_mm(*size, per_mm) >= SLOT_MM) is enough


@pytest.mark.parametrize("windowed", [False, True])
def test_the_window_follows_a_screen_that_becomes_smaller(qtbot: QtBot, windowed: bool) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(0, 0, 1900, 1000)
    place(window, windowed=windowed)
    smaller = QRect(0, 0, 700, 500)
    assert not smaller.contains(window.geometry()), "it does not fit the smaller screen yet"
    window.screen().availableGeometryChanged.emit(smaller)
    qtbot.waitUntil(lambda: smaller.contains(window.geometry()))


def test_a_window_that_still_fits_stays_where_it_is(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    place(window, windowed=True)
    before = window.geometry()
    window.screen().availableGeometryChanged.emit(QRect(0, 0, 5000, 5000))
    assert window.geometry() == before
