"""The program's account of itself: version, folders, and which files it plays by. No widget."""

from __future__ import annotations

import sys
from pathlib import Path

import platformdirs
from PySide6.QtCore import QCoreApplication, qVersion

from tablemgr import __version__
from tablemgr.service.session import TableSession
from ui.views.dialogs import AboutLine

translate = QCoreApplication.translate
_DIGITS = 16
"""How much of a digest is shown: enough to compare two by eye."""


def about_lines(session: TableSession, slips: Path) -> tuple[AboutLine, ...]:
    """The lines, top down; `slips` is the folder of the table's slips."""
    python = ".".join(map(str, sys.version_info[:3]))
    version = f"tablemgr {__version__}, Python {python}, Qt {qVersion()}"
    journal, log = session.journal.path, platformdirs.user_log_path("tablemgr")
    lines = [
        AboutLine(translate("about", "Version"), version),
        AboutLine(translate("about", "Data folder"), str(journal.parent.parent)),
        AboutLine(translate("about", "Journal"), str(journal)),
        AboutLine(translate("about", "Slips"), str(slips)),
        AboutLine(translate("about", "Log folder"), str(log)),
    ]
    lines += (
        AboutLine(name, digest[:_DIGITS]) for name, digest in sorted(session.digests.in_use.items())
    )
    return tuple(lines)
