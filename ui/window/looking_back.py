"""The screens of the past: Rounds step by step, and the case file. Each is made when wanted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ui.table.controller import TableController
from ui.views.header import AnyItem, MenuItem

if TYPE_CHECKING:
    from ui.case_file.browser import CaseFileBrowser
    from ui.reenact.past_rounds import PastRounds


class LookingBack(QObject):
    """The screens of one window, over `centre`."""

    put_away = Signal()

    def __init__(self, controller: TableController, centre: QWidget) -> None:
        super().__init__(centre)
        self._controller = controller
        self._centre = centre

    @cached_property
    def past(self) -> PastRounds:
        """Past Rounds, step by step."""
        from ui.reenact.past_rounds import PastRounds  # noqa: PLC0415 - not at a start

        past = PastRounds(self._controller, self._centre)
        past.put_away.connect(self.put_away)
        return past

    @cached_property
    def case_file(self) -> CaseFileBrowser:
        """Every case so far."""
        from ui.case_file.browser import case_file_of_table  # noqa: PLC0415 - not at a start

        cases = case_file_of_table(self._controller, self._centre)
        cases.put_away.connect(self.put_away)
        cases.round_asked.connect(self._step_through)
        return cases

    def show_case_file(self) -> None:
        """The case file, from the sheet of a stopped Round."""
        self.case_file.show()

    def opens(self, item: AnyItem) -> Callable[[], None] | None:
        """Give what an entry of the menu opens here, or None."""
        if item is MenuItem.PAST_ROUNDS:
            return self.past.show_last
        return self.case_file.show if item is MenuItem.CASE_FILE else None

    def _step_through(self, round_no: int) -> None:
        self.past.show(round_no)
