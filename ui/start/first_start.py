"""The first start of a table's machine: its page, with what was found there."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from PySide6.QtWidgets import QWidget

from drivers.printers.printers_main import HousePrinter, trouble_words
from ui.start.setup_machine import find_machine, write_profile
from ui.start.setup_page import SetupPage, run_page
from ui.table.opening import open_staff


def ask_on_page(path: Path, data: Path, show: Callable[[QWidget], object]) -> bool:
    """Set the table up on a page; False if a person has closed it, and nothing is written."""

    def first_manager(name: str) -> str:
        with closing(open_staff(data, path)) as register:
            one_time = register.first_manager(name)
        return "" if one_time is None else one_time.pin

    page = SetupPage(
        find_machine(),
        lambda text: write_profile(path, text),
        first_manager,
        lambda address: trouble_words(HousePrinter(address)),
    )
    return run_page(page, show)
