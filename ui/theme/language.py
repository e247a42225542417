"""Shows the screen texts in another language, from a compiled file of Qt's translator.

The sentences of the rules are not translated: they belong to the rulebook. Knows no widget.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTranslator

from tablemgr.basics.errors import Fault


def load_translation(app: QCoreApplication, file: Path) -> None:
    """Show every text that `file` (`.qm`) translates in its language; the others stay English.

    Call it before any window is made. Raises `Fault` if the file can't be read as a translation.
    """
    translator = QTranslator(app)
    if not translator.load(str(file)):
        raise Fault(
            f"{file} can't be read as a translation.",
            "Compile it from its .ts file: see 'A language' in CONTRIBUTING.md.",
        )
    app.installTranslator(translator)
