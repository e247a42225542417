"""`tablemgr layouts check FILE`: says all that a drawing lacks as the layout of a game."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from tablemgr.basics.errors import Fault
from tablemgr.rules.rulebook import games, load


def run(argv: Sequence[str]) -> int:
    """Check one drawing; exit status 0 if it can be used, 1 if it lacks something."""
    parser = argparse.ArgumentParser(
        prog="tablemgr layouts",
        description="Look at a drawing of a table's layout (docs/layouts.md).",
    )
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser("check", help="say all that a drawing lacks")
    check.add_argument("file", type=Path, help="the drawing, an SVG")
    check.add_argument(
        "--game",
        choices=games(),
        metavar="GAME",
        help="the game that it is for; if not given, the file's name begins with it",
    )
    options = parser.parse_args(argv)
    game = options.game or _game_of(options.file)
    found = lacks(options.file, game)
    for line in found:
        print(f"{options.file}: {line}")
    if not found:
        print(f"{options.file} can be used for {load(game).title}.")
    return 1 if found else 0


def _game_of(file: Path) -> str:
    """The game that the file's name begins with. Raises `Fault` if it begins with none."""
    named = [game for game in games() if file.stem.startswith(game)]
    if not named:
        raise Fault(
            "The name {name} begins with no game.", "Name the game by --game.", name=file.name
        )
    return max(named, key=len)


def lacks(file: Path, game: str) -> list[str]:
    """Give all that the drawing lacks, a line each; nothing if it can be used.

    Raises `Fault` if the file can't be read.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415 - loads Qt, only here

    from ui.felt.layout import mistakes_in  # noqa: PLC0415 - loads Qt, as above
    from ui.presenter.families import needs_of  # noqa: PLC0415 - loads Qt, as above

    try:
        svg = file.read_bytes()
    except OSError as error:
        raise Fault(
            "The drawing {name} can't be read.", "Look at its name and rights.", name=file.name
        ) from error
    kept = QGuiApplication.instance() or QGuiApplication(["tablemgr"])
    found = mistakes_in(file.name, svg, needs_of(load(game)))
    del kept
    return found
