"""The kiosk on a screen of its own, without hardware: cage draws in memory, grim takes the picture.

cage hands a window that covers the screen to the screen itself, where no picture can be taken of
it; on a screen that hangs upside down it can't, and draws.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from tablemgr.house.profile import DEFAULT
from ui.theme.tokens import TOKENS

ROOT = Path(__file__).parents[2]
MISSING = [name for name in ("cage", "grim", "Xwayland") if shutil.which(name) is None]
LONGEST_S = 60
GOLD = tuple(bytes.fromhex(TOKENS.colours.gold.removeprefix("#")))
SEEN = 5_000
"""So many pixels of a table's picture are its main button's at least; its splash has none."""

pytestmark = [
    pytest.mark.skipif(bool(MISSING), reason=f"not installed here: {', '.join(MISSING)}"),
    pytest.mark.skipif(os.geteuid() == 0, reason="cage refuses to run for root"),
]


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[dict[str, str]]:
    """The kiosk as its unit starts it; gives the environment in which its screen is found."""
    runtime = tmp_path / "run"
    runtime.mkdir(mode=0o700)
    profile = tmp_path / ".config/tablemgr/house.toml"  # else its first start is a page
    profile.parent.mkdir(parents=True)
    profile.write_text(DEFAULT)
    environment = {
        **{
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("QT_", "XDG_"))
        },
        "HOME": str(tmp_path),
        "XDG_RUNTIME_DIR": str(runtime),
        "WLR_BACKENDS": "headless",
        "WLR_RENDERER": "pixman",
        "WLR_LIBINPUT_NO_DEVICES": "1",
        "QT_QPA_PLATFORM": "wayland;xcb",
        "QT_WAYLAND_DISABLE_WINDOWDECORATION": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    table = [str(Path(sys.executable).with_name("tablemgr")), "run", "--kiosk"]
    with (tmp_path / "log").open("wb") as log:
        cage = subprocess.Popen(
            ["cage", "-d", "-r", "-r", "--", *table, "--data", str(tmp_path / "data")],
            env=environment,
            cwd=ROOT,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    try:
        yield environment
    finally:
        os.killpg(cage.pid, signal.SIGKILL)
        cage.wait()


def test_the_window_fills_the_screen_and_has_no_title_bar(
    screen: dict[str, str], tmp_path: Path
) -> None:
    picture = _picture_of_the_table(screen, tmp_path)
    width, height = picture.size
    # The screen without a window is black; every edge is the window's.
    for x in range(0, width, 16):
        assert picture.getpixel((x, 0)) != (0, 0, 0)
        assert picture.getpixel((x, height - 1)) != (0, 0, 0)
    for y in range(0, height, 16):
        assert picture.getpixel((0, y)) != (0, 0, 0)
        assert picture.getpixel((width - 1, y)) != (0, 0, 0)
    # The uppermost rows are the table's own header, of one colour: no title bar lies over it.
    row = {picture.getpixel((x, 1)) for x in range(width)}
    assert len(row) < 8


def _picture_of_the_table(environment: dict[str, str], folder: Path) -> Image.Image:
    """The screen, once the table is on it."""
    ends = time.monotonic() + LONGEST_S
    file = folder / "screen.png"
    while time.monotonic() < ends:
        sockets = [p.name for p in (folder / "run").glob("wayland-*") if p.suffix != ".lock"]
        shown = {**environment, "WAYLAND_DISPLAY": sockets[0] if sockets else "none"}
        done = subprocess.run(["grim", str(file)], env=shown, capture_output=True, check=False)
        if done.returncode == 0:
            picture = Image.open(file).convert("RGB")
            colours = picture.getcolors(picture.width * picture.height) or ()
            if sum(count for count, colour in colours if colour == GOLD) > SEEN:
                return picture
    raise AssertionError((folder / "log").read_text())
