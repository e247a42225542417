"""The widgets that only one family has: they ask its questions, open its entries of the menu, and
measure its times. Each is loaded when it is wanted.

A family's `widgets.py` has a `FamilyWidgets` named `WIDGETS`; a family without widgets has none.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol, cast

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from tablemgr.basics.errors import Bug
from tablemgr.rules.rulebook import Rulebook
from ui.bets.ask_page import AskPage
from ui.presenter.families import screen_folder
from ui.table.controller import TableController
from ui.views.asking import Ask, Question
from ui.views.header import FamilyItem

if TYPE_CHECKING:
    from ui.supervisor.pit_requests import FamilyRequest, PitRequests


class QuestionSheet(Protocol):
    """A sheet that asks the Players something, or shows them something."""

    answered: SignalInstance
    """Gives the `Command` to tell the table."""
    closed: SignalInstance
    spoken: SignalInstance
    """This Player's answer stands on it but is not confirmed yet."""

    def ask(self, question: Any) -> None:
        """Put a question of its kind over the felt."""

    def time_over(self, silent: Collection[str]) -> None:
        """Show that these Players have not answered in time."""

    def hide(self) -> None:
        """Take it away."""


class TableClock(Protocol):
    """The measure of a table's times, as a game may have them."""

    time_left: SignalInstance
    """Carries in words how long a wait still lasts; empty if nothing waits."""

    def start(self) -> None:
        """Time counts from now on."""

    def stop(self) -> None:
        """Time counts no longer."""


class FamilyWidgets:
    """The widgets of a family. A family overrides what its games need."""

    def sheet(self, question: Question, parent: QWidget) -> QuestionSheet:
        """Make the sheet of a question that is no `Ask`, to lie over `parent`."""
        del parent
        raise Bug(f"{type(question).__name__} has no sheet")

    def page(self, question: Ask) -> AskPage:
        """Make the page on which a question is asked."""
        raise Bug(f"{type(question).__name__} has no page")

    def request(self, item: FamilyItem, pit: PitRequests) -> FamilyRequest:
        """Make what an entry of the family's menu opens."""
        del pit
        raise Bug(f"{item.name} opens nothing")

    def clock(self, controller: TableController) -> TableClock | None:
        """Make the clock of a table; None if it has no times."""
        del controller
        return None


@cache
def _widgets(family: str) -> FamilyWidgets:
    module = f"{screen_folder(family)}.widgets"
    if find_spec(module) is None:
        return FamilyWidgets()
    return cast("FamilyWidgets", import_module(module).WIDGETS)


def widgets_of(book: Rulebook) -> FamilyWidgets:
    """Give the widgets of a game's family."""
    return _widgets(book.family)
