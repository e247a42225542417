"""Blackjack's widgets: the pages of its questions, and the clock of a live table."""

from __future__ import annotations

from typing import Final

from ui.bets.ask_page import AskPage
from ui.families.blackjack.view import DoubleAsk, InsuranceAsk, SplitAsk
from ui.table.controller import TableController
from ui.views.asking import Ask
from ui.window.family_widgets import FamilyWidgets, TableClock


class BlackjackWidgets(FamilyWidgets):
    """The widgets of every version of Blackjack."""

    def page(self, question: Ask) -> AskPage:
        match question:
            case InsuranceAsk():
                from ui.families.blackjack.ask_insurance import InsurancePage  # noqa: PLC0415 - not at a start

                return InsurancePage(question)
            case DoubleAsk():
                from ui.families.blackjack.ask_double import DoublePage  # noqa: PLC0415 - not at a start

                return DoublePage(question)
            case SplitAsk():
                from ui.families.blackjack.ask_split import SplitPage  # noqa: PLC0415 - not at a start

                return SplitPage(question)
        return super().page(question)

    def clock(self, controller: TableController) -> TableClock | None:
        from ui.families.blackjack.live_clock import clock_of  # noqa: PLC0415 - most tables have none

        return clock_of(controller)


WIDGETS: Final = BlackjackWidgets()
