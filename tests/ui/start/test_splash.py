"""The felt is there to see before the table is opened, and a start loads what it plays alone."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from tablemgr.house.profile import DEFAULT
from ui.start import splash as start_splash
from ui.start.splash import show_splash

STARTED = """
import sys
import ui.sitting.open_table as opening
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel
from ui.main import main

shown = opening.OpenTable.show
def show(self, **how):
    def painted(_):
        app = QApplication.instance()
        print("splash" * any(isinstance(w, QLabel) for w in app.topLevelWidgets()))
        print(*sys.modules)
        QTimer.singleShot(0, app.quit)
    self.window.felt.region_painted.connect(painted)
    shown(self, **how)
opening.OpenTable.show = show
sys.exit(main(["run", "--data", sys.argv[1], "--profile", sys.argv[1] + "/house.toml"]))
"""
NOT_AT_A_START = (
    "tomlkit",
    "importlib.resources",
    "sqlite_utils",
    "importlib.metadata",
    "reportlab",
    "tablemgr.rules.odds",
    "tablemgr.rules.games.si_ki_pi",
    "tablemgr.rules.games.baccarat",
    "ui.families.si_ki_pi.presenter",
    "ui.families.baccarat.presenter",
    "ui.cards.keypad",
    "ui.settlement.panel",
    "ui.slips.preview",
    "ui.dialogs.sign_in",
    "ui.case_file.overlay",
    "ui.reenact.overlay",
    "ui.supervisor.case_steps",
    "ui.start.screen",
)
"""What other games need, what is made or changed once, and what nobody has opened yet."""


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    path = tmp_path / "house.toml"
    path.write_text(DEFAULT, encoding="utf-8")
    return path


@pytest.fixture
def splash(qapp: QApplication, profile: Path) -> Iterator[QLabel]:
    shown = show_splash(qapp, profile, None, None)
    assert shown is not None
    yield shown
    shown.close()


def test_it_is_the_profiles_felt_in_the_middle_of_the_screen(
    qapp: QApplication, splash: QLabel
) -> None:
    assert splash.isVisible()
    assert splash.windowHandle().isExposed()
    assert splash.windowTitle() == "T1"
    assert qapp.primaryScreen().availableGeometry().contains(splash.geometry())
    image = splash.grab().toImage()
    colours = {image.pixel(x, image.height() // 2) for x in range(image.width())}
    assert len(colours) > 20, "the drawing is there"


@pytest.mark.parametrize(
    ("game", "layout"), [("si-ki-pi", None), ("si-ki-pi", "E"), ("blackjack-v4", "b")]
)
def test_what_the_command_line_names_goes_before_the_profile(
    qapp: QApplication, profile: Path, game: str, layout: str | None
) -> None:
    shown = show_splash(qapp, profile, game, layout)
    assert shown is not None
    shown.close()


@pytest.mark.parametrize(
    "text", ["format = ", "", 'game = "chess"\nlayout = "A"\ntable = "T1"', "game = 1"]
)
def test_without_a_profile_that_names_a_felt_the_start_goes_on_without(
    qapp: QApplication, profile: Path, text: str
) -> None:
    profile.write_text(text, encoding="utf-8")
    assert show_splash(qapp, profile, None, None) is None
    profile.unlink()
    assert show_splash(qapp, profile, None, None) is None


def test_a_second_start_loads_what_it_plays_alone(profile: Path) -> None:
    command = [sys.executable, "-c", STARTED, str(profile.parent)]
    subprocess.run(command, check=True, capture_output=True)  # makes the journal
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    assert said[0] == "splash", "it stands until the window is there"
    loaded = set(said[1].split())
    assert {"ui.window.main_window", "tablemgr.rules.games.blackjack"} <= loaded
    assert not loaded & set(NOT_AT_A_START)


def test_a_drawing_that_multiplies_is_refused_before_it_is_rendered(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thirty elements that each show the one before twice are a thousand million."""
    twice = "".join(
        f'<g id="a{n}"><use href="#a{n - 1}"/><use href="#a{n - 1}"/></g>' for n in range(1, 30)
    )
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
        f'<rect id="a0" width="1" height="1"/>{twice}</svg>'
    ).encode()
    rendered: list[bytes] = []
    monkeypatch.setattr(start_splash, "read_drawing", lambda *_: drawing)
    monkeypatch.setattr(start_splash, "renderer_of", rendered.append)
    (tmp_path / "house.toml").write_text(DEFAULT, encoding="utf-8")
    assert show_splash(qapp, tmp_path / "house.toml", None, None) is None
    assert not rendered


def test_a_profile_that_is_a_pipe_is_not_waited_for(qapp: QApplication, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "house.toml")
    assert show_splash(qapp, tmp_path / "house.toml", None, None) is None
