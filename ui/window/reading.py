"""The rules at hand: opens the page of a paragraph over the window. Decides nothing."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tablemgr.rules.rulebook import load
from ui.presenter.look_up import look_up
from ui.views.look_up import CONTENTS
from ui.views.shared import Citation

if TYPE_CHECKING:
    from ui.dialogs.look_up import LookUpSheet


class Reading(QObject):
    """The rules of one window, over `centre`."""

    put_away = Signal()

    def __init__(self, centre: QWidget) -> None:
        super().__init__(centre)
        self._centre = centre

    @cached_property
    def sheet(self) -> LookUpSheet:
        """The sheet that shows a page at a time."""
        from ui.dialogs.look_up import LookUpSheet  # noqa: PLC0415 - not at a start

        sheet = LookUpSheet(self._centre)
        sheet.asked.connect(self.show)
        sheet.closed.connect(self.put_away)
        return sheet

    def show(self, cite: Citation) -> None:
        """Show the page of what is cited, in the rulebook of its own game."""
        self.sheet.show_page(look_up(load(cite.game), cite.number))

    def show_contents(self, game: str) -> None:
        """Show the contents of a game's rules."""
        self.show(Citation(CONTENTS, game=game))
