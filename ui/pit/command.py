"""`tablemgr pit`: opens the supervisor's desk of a pit with many tables."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from tablemgr.pit.reading import PitReader
from tablemgr.pit.server import read_address
from ui.table.places import profile_path


def run(argv: Sequence[str]) -> int:
    """Open the desk; gives the exit status. Raises `Fault` if its address can't be read."""
    options = _parser().parse_args(argv)
    address = read_address(options.server or profile_path().with_name("desk.url"))
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - once it is known that it is wanted

    from ui.pit.desk import SupervisorDesk  # noqa: PLC0415 - loads Qt
    from ui.theme.style import dress  # noqa: PLC0415 - loads Qt

    app = QApplication.instance() or QApplication(["tablemgr"])
    assert isinstance(app, QApplication)
    dress(app)
    desk = SupervisorDesk(PitReader(address))
    try:
        desk.begin()
        if options.windowed:
            desk.window.resize(1280, 800)
            desk.window.show()
        else:
            desk.window.showMaximized()
        return app.exec()
    finally:
        desk.close()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tablemgr pit",
        description="Open the supervisor's desk. Other words: init, table, desk, show; each has "
        "its own --help.",
    )
    parser.add_argument(
        "--server",
        type=Path,
        metavar="FILE",
        help="the file that `tablemgr pit desk` has written; if not given, desk.url beside the "
        "house profile",
    )
    parser.add_argument("--windowed", action="store_true", help="do not fill the screen")
    return parser
