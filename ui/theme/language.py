"""Shows the screen texts in another language, from a compiled file of Qt's translator.

The sentences of the rules are not translated: they belong to the rulebook. Knows no widget.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QTranslator

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import read_plain

LARGEST_BYTES: Final = 8_000_000
PATIENCE_S: Final = 30.0
"""How long the trial may take; it takes half a second."""
_REMEDY: Final = "Compile it from its .ts file: see 'A language' in CONTRIBUTING.md."


def load_translation(app: QCoreApplication, file: Path) -> None:
    """Show every text that `file` (`.qm`) translates in its language; the others stay English.

    Call it before any window is made. A damaged file ends a process in the middle of Qt, so that
    another process tries it first. Raises `Fault` if it can't be read as a translation.
    """
    try:
        data = read_plain(file, LARGEST_BYTES)
    except OSError as error:
        raise Fault(f"{file} can't be read as a translation: {error.strerror}.", _REMEDY) from None
    translator = _Translator(app, data)
    if not _holds(data) or not translator.load(data):
        raise Fault(f"{file} can't be read as a translation: it is damaged.", _REMEDY)
    app.installTranslator(translator)


class _Translator(QTranslator):
    """Qt reads the bytes as long as the translator lives, and does not keep them."""

    def __init__(self, app: QCoreApplication, data: bytes) -> None:
        super().__init__(app)
        self.data = data


def _holds(data: bytes) -> bool:
    """Say whether a process that asks the translation for every text of the program survives it."""
    try:
        tried = subprocess.run(
            [sys.executable, "-P", "-m", "ui.theme.try_translation"],
            input=data,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=PATIENCE_S,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return tried.returncode == 0
