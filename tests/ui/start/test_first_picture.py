"""The felt is there to see before the table is opened, and a start loads what it plays alone."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from tablemgr.house.profile import DEFAULT
from tests.ui.rig import TableRig
from ui.felt.drawings import empty_felt, read_drawing, renderer_of
from ui.start import first_picture
from ui.start.first_picture import FirstPicture, show_first_picture
from ui.theme.tokens import TOKENS

STARTED = """
import sys
from ui.theme.lean_binding import load_binding
load_binding()
import ui.sitting.open_table as opening
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tablemgr.commandline.main import main
from ui.start.first_picture import FirstPicture

shown = opening.OpenTable.show
def show(self, **how):
    def painted(_):
        app = QApplication.instance()
        print("picture" * any(isinstance(w, FirstPicture) for w in app.topLevelWidgets()))
        print(*sys.modules)
        print("create_signature" in vars(sys.modules["shibokensupport.signature.layout"]))
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
def shown(qapp: QApplication, profile: Path) -> FirstPicture:
    picture = show_first_picture(qapp, profile, None, None, windowed=True)
    assert picture is not None
    return picture


def test_it_is_the_profiles_felt_and_seen_when_the_start_goes_on(shown: FirstPicture) -> None:
    assert shown.seen
    assert shown.isVisible()
    assert shown.windowTitle() == "T1"
    image = shown.grab().toImage()
    assert image.pixelColor(1, 1) == QColor(TOKENS.colours.room)
    colours = {image.pixel(x, image.height() // 2) for x in range(image.width())}
    assert len(colours) > 20, "the drawing is there"


def test_it_is_drawn_once_however_often_it_is_painted(
    shown: FirstPicture, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = shown.grab().toImage()
    monkeypatch.setattr(first_picture, "empty_felt", lambda *_: pytest.fail("it was drawn again"))
    shown.repaint()
    assert shown.grab().toImage() == before
    monkeypatch.undo()


@pytest.mark.usefixtures("qapp")
def test_a_felt_is_rendered_once_for_the_picture_and_the_table() -> None:
    renderer = renderer_of(read_drawing("si-ki-pi", "A"))
    first = empty_felt(renderer, 956, 558, 1.0)
    assert empty_felt(renderer, 956, 558, 1.0) is first
    felt = empty_felt(renderer, 956, 529, 1.0)
    assert felt.size() == QSize(956, 529)
    picture = FirstPicture(read_drawing("si-ki-pi", "A"), "T1", simulator=False)
    picture.close()
    assert empty_felt.cache_info().currsize == 0, "no picture outlives the window"


@pytest.mark.parametrize("size", [(1276, 796), (1280, 800), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("port", ["manual", "simulator"])
def test_it_stands_where_the_felt_of_the_table_will(
    new_rig: Callable[..., TableRig], port: str, size: tuple[int, int]
) -> None:
    window = new_rig(port=port).window
    window.resize(*size)
    QApplication.processEvents()
    picture = FirstPicture(b"", "T1", simulator=port == "simulator")
    picture.resize(*size)
    assert picture.felt() == window.felt.rect().translated(window.felt.mapTo(window, QPoint()))


@pytest.mark.parametrize("size", [(1440, 900), (1600, 900), (2560, 1440)])
def test_in_a_window_of_another_size_it_stands_about_there(
    by_hand: TableRig, size: tuple[int, int]
) -> None:
    window = by_hand.window
    window.resize(*size)
    QApplication.processEvents()
    felt = window.felt.rect().translated(window.felt.mapTo(window, QPoint()))
    picture = FirstPicture(b"", "T1", simulator=False)
    picture.resize(*size)
    assert picture.felt().getRect() == pytest.approx(felt.getRect(), abs=2)


@pytest.mark.parametrize(
    ("game", "layout"), [("si-ki-pi", None), ("si-ki-pi", "E"), ("blackjack-v4", "b")]
)
def test_what_the_command_line_names_goes_before_the_profile(
    qapp: QApplication, profile: Path, game: str, layout: str | None
) -> None:
    assert show_first_picture(qapp, profile, game, layout, windowed=True)


@pytest.mark.parametrize(
    "text", ["format = ", "", 'game = "chess"\nlayout = "A"\ntable = "T1"', "game = 1"]
)
def test_without_a_profile_that_names_a_felt_the_start_goes_on_without(
    qapp: QApplication, profile: Path, text: str
) -> None:
    profile.write_text(text, encoding="utf-8")
    assert show_first_picture(qapp, profile, None, None, windowed=True) is None
    profile.unlink()
    assert show_first_picture(qapp, profile, None, None, windowed=True) is None


def test_a_second_start_loads_what_it_plays_alone(profile: Path) -> None:
    command = [sys.executable, "-c", STARTED, str(profile.parent)]
    subprocess.run(command, check=True, capture_output=True)  # makes the journal
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    assert said[0] == "picture", "it stands until the window is there"
    loaded = set(said[1].split())
    assert {"ui.window.main_window", "tablemgr.rules.games.blackjack"} <= loaded
    assert not loaded & set(NOT_AT_A_START)
    assert said[2] == "False", "the binding has put no signature into words"


def test_a_drawing_that_multiplies_is_refused_before_the_first_picture_is_rendered(
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
    monkeypatch.setattr(first_picture, "read_drawing", lambda *_: drawing)
    monkeypatch.setattr(first_picture, "renderer_of", rendered.append)
    (tmp_path / "house.toml").write_text(DEFAULT, encoding="utf-8")
    assert show_first_picture(qapp, tmp_path / "house.toml", None, None, windowed=True) is None
    assert not rendered


def test_a_profile_that_is_a_pipe_is_not_waited_for(qapp: QApplication, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "house.toml")
    assert show_first_picture(qapp, tmp_path / "house.toml", None, None, windowed=True) is None
