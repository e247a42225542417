"""`tablemgr pit`: opens the supervisor's desk of a pit with many tables."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from tablemgr.commandline.spoken import spoken
from tablemgr.house.table_key import read_key
from tablemgr.pit.reading import PitReader
from tablemgr.pit.server import key_beside, read_address
from tablemgr.pit.staff import read_table_keys, staff_keys_beside
from ui.table.opening import open_staff
from ui.table.places import data_folder, profile_path


def run(argv: Sequence[str]) -> int:
    """Open the desk; gives the exit status. Raises `Fault` if its address can't be read."""
    options = _parser().parse_args(argv)
    file = options.server or profile_path().with_name("desk.url")
    address, key_file = read_address(file), key_beside(file)
    key = read_key(key_file) if key_file.exists() else None
    table_keys = read_table_keys(staff_keys_beside(file))
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - once it is known that it is wanted

    from ui.pit.desk import SupervisorDesk  # noqa: PLC0415 - loads Qt
    from ui.theme.language import speak  # noqa: PLC0415 - loads Qt
    from ui.theme.style import dress  # noqa: PLC0415 - loads Qt

    app = QApplication.instance() or QApplication(["tablemgr"])
    assert isinstance(app, QApplication)
    dress(app)
    speak(app, spoken().tag)
    staff = open_staff(data_folder(), profile_path())
    desk = SupervisorDesk(PitReader(address), key, staff, table_keys)
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
        staff.close()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tablemgr pit",
        description="Open the supervisor's desk. Other words (each has its own --help): init, "
        "table, desk, show, copy, find, web, demo.",
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
