"""`tablemgr demo`: plays Rounds in the real window, without a screen, and saves pictures and slips.

With `--record FILE` it plays the Round of that record and saves a picture after each step. The
cards come from the simulated shoe, through its serial line. Profile, journal and slips are in a
folder of the demonstration; those of the house are not touched.
"""

from __future__ import annotations

import argparse
import os
import re
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tablemgr.basics.cards import card
from tablemgr.basics.counts import counted
from tablemgr.basics.errors import Fault
from tablemgr.basics.languages import ENGLISH
from tablemgr.house.profile import DEFAULT, Setting, key_path, load_or_create
from tablemgr.house.profile_change import changed
from tablemgr.house.table_key import key_of_table, pem_of
from tablemgr.past.record import RoundRecord, read
from ui.demonstration.games import USUAL_GAME, script_of
from ui.demonstration.play_script import ScriptPlayer
from ui.demonstration.played_table import PlayedTable
from ui.demonstration.record import settings_of
from ui.demonstration.script import Script
from ui.presenter.families import shown_games
from ui.table.opening import (
    journal_path,
    open_session,
    save_settings,
    slips_folder,
)
from ui.table.places import data_folder

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

SIZE: Final = (1280, 800)
_THEME: Final = "table-manners.theme"


def run(argv: Sequence[str]) -> int:
    """Play the demonstration; returns 0. Raises `Fault` if it can't be played, `RecordError` if the
    record can't be read.
    """
    options = _parser().parse_args(argv)
    record = None if options.record is None else read(options.record)
    folder: Path = options.out or data_folder() / "demo" / time.strftime("%Y%m%d-%H%M%S")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Fault(
            "{folder}: {error}.",
            "Name another folder with --out.",
            folder=folder,
            error=error.strerror,
        ) from error
    if journal_path("DEMO", folder).exists():
        raise Fault(
            "{folder}: there is a demonstration here already.",
            "Name another folder with --out.",
            folder=folder,
        )
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = _application(options.language)
    if record is not None:
        pictures, slips = _show(folder, record, options.size, options.theme)
    else:
        pictures, slips = _play(folder, script_of(options.game), options.size, options.theme)
    del app
    shown = counted(pictures, "1 picture", "{0} pictures")
    printed = counted(slips, "1 slip", "{0} slips")
    print(f"tablemgr: {shown} and {printed} are in {folder.absolute()}")
    return 0


def _application(language: str) -> QApplication:
    """The application, dressed, in this language. Raises `Fault` if there is no such language."""
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - only once the platform is chosen

    from ui.theme.language import speak  # noqa: PLC0415 - loads Qt, as above
    from ui.theme.style import dress  # noqa: PLC0415 - loads Qt, as above

    app = QApplication.instance() or QApplication(["tablemgr"])
    assert isinstance(app, QApplication)
    dress(app)
    speak(app, language)
    return app


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    size = int(width), int(height)
    if not (1024 <= size[0] <= 7680 and 700 <= size[1] <= 4320):
        raise argparse.ArgumentTypeError("from 1024x700 to 7680x4320")
    return size


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tablemgr demo",
        description="Play Rounds of a game without a screen; leave pictures and slips.",
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--game", choices=shown_games(), default=USUAL_GAME, help=f"if not given, {USUAL_GAME}"
    )
    what.add_argument("--record", metavar="FILE", help="a round record, step by step")
    parser.add_argument("--out", type=Path, help="the folder for pictures and slips")
    parser.add_argument("--language", default=ENGLISH, metavar="TAG", help="of the window")
    parser.add_argument("--theme", choices=("dark", "bright"), default="dark", help="of the window")
    parser.add_argument(
        "--size", type=_size, default=SIZE, help="the window's size, as in 1920x1080"
    )
    return parser


@contextmanager
def _open_table(
    folder: Path,
    settings: Mapping[str, Setting | None],
    size: tuple[int, int],
    first: Iterable[str] = (),
) -> Iterator[PlayedTable]:
    """Open a table whose files are all in `folder`, with a window of this size in pixels.

    `settings` change the default house profile; `first` are the shoe's first cards, as codes.
    """
    from PySide6.QtCore import QCoreApplication  # noqa: PLC0415 - loads Qt

    from ui.sitting.open_table import OpenTable  # noqa: PLC0415 - loads Qt, as above

    own = {"table": "DEMO", "house": "Demonstration", **settings}
    file = folder / "house.toml"
    file.write_text(changed(DEFAULT, own, "the default house profile"), encoding="utf-8")
    profile = load_or_create(file)
    open_table = OpenTable.open(
        profile,
        lambda now: open_session(now, journal_path(now.table, folder)),
        slips_folder(profile, folder),
        lambda settings: save_settings(file, settings),
        seed=7,
        first=[card(code) for code in first],
        retry_delays_s=(0.02,),
        motion=False,
        key=key_path(profile, file),
    )
    public = key_of_table(key_path(profile, file)).public_key()
    (folder / "house.pub").write_text(pem_of(public), encoding="ascii")
    with open_table:
        open_table.window.resize(*size)
        open_table.window.show()
        if open_table.simulator_panel is not None:
            open_table.simulator_panel.hide()
        yield PlayedTable(open_table, QCoreApplication.processEvents)


def _play(folder: Path, script: Script, size: tuple[int, int], theme: str) -> tuple[int, int]:
    """Play a script; returns how many pictures and slips were saved."""
    with _open_table(
        folder, {**script.profile, _THEME: theme}, size, script.cards_of_shoe()
    ) as table:
        return ScriptPlayer(table, folder).play(script)


def _show(folder: Path, record: RoundRecord, size: tuple[int, int], theme: str) -> tuple[int, int]:
    """Play a record, with a picture before the Round and after each step; returns how many pictures
    and slips were saved.
    """
    from ui.demonstration.play_record import RecordPlayer  # noqa: PLC0415 - if a record is played

    with _open_table(folder, {**settings_of(record), _THEME: theme}, size) as table:
        table.save_picture(folder / "000-idle.png")
        pictures = 1
        for position, line, done in RecordPlayer(table).steps(record):
            name = f"{position:03d}-{_slug(line)}{'' if done else '-refused'}.png"
            table.save_picture(folder / name)
            pictures += 1
        slips = list(table.open_table.controller.settling.slips.folder.glob("slip-*.pdf"))
    return pictures, len(slips)


def _slug(line: str) -> str:
    """A record's line as part of a file name."""
    return re.sub(r"[^a-z0-9]+", "-", line.lower()).strip("-")[:40].rstrip("-")
