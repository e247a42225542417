"""A folder as a printer: each job is a PDF in it, whole or not at all, never over another file."""

from __future__ import annotations

import os
from pathlib import Path

from drivers.printers.escpos_words import PaperTrouble
from drivers.printers.printer import NotReadyError, PaperEnd, PaperResult
from tablemgr.basics.files import add_file, holds


class FolderPrinter:
    """A `Printer` that is a folder. The same job twice is one file."""

    def __init__(self, folder: str) -> None:
        self._folder = Path(folder).expanduser()

    def check(self) -> None:
        if not self._folder.is_dir():
            raise NotReadyError(PaperTrouble.NO_FOLDER)
        if not os.access(self._folder, os.W_OK | os.X_OK):
            raise NotReadyError(PaperTrouble.NOT_WRITABLE)

    def send(self, number: int, name: str, data: bytes) -> PaperResult:
        path = self._folder / f"{number:06d}-{name}.pdf"
        try:
            add_file(path, data)
        except FileExistsError:
            if not holds(path, data):
                said = f"{path.name} is there already"
                return PaperResult(PaperEnd.FAILED, PaperTrouble.NOT_WRITABLE, said)
        except OSError as error:
            return PaperResult(PaperEnd.FAILED, PaperTrouble.NOT_WRITABLE, error.strerror or "")
        return PaperResult(PaperEnd.OUT)

    def close(self) -> None:
        """Nothing is open between two jobs."""
