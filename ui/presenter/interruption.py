"""Tells in words what an interruption of the program leads to (5.4). The table works it out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.rules.commands import Report
from tablemgr.rules.events import CaseOpened, Flagged
from tablemgr.rules.rulebook.model import number_in_words
from tablemgr.service.session import TableSession
from ui.presenter.words import citation
from ui.views.dialogs import InterruptionView

translate = QCoreApplication.translate
REPORT: Final = Report("technical-interruption")
_EVERY_ERROR_CANCELS: Final = "error-handling"
"""The paragraph of Live by which any error of a system cancels the Round (I10)."""


def interruption_view(session: TableSession) -> InterruptionView:
    """Show what a report of the interruption would lead to now. Reports nothing."""
    table = session.table
    events = table.decide(REPORT)
    stops = any(isinstance(event, CaseOpened) for event in events)
    paragraph = next(event.paragraph for event in events if isinstance(event, Flagged))
    harmless = paragraph != _EVERY_ERROR_CANCELS
    if not harmless:
        finding = translate("interruption", "Under these rules an interruption cancels the Round.")
    elif table.outcome_established:
        finding = translate(
            "interruption", "An outcome is established: the cards on the table decide a Bet."
        )
    else:
        finding = translate(
            "interruption", "No outcome is established: the cards on the table decide no Bet yet."
        )
    proposal = translate("interruption", "Something changed, go on ({0})")
    if stops:
        proposal = translate("interruption", "Something changed, open a case ({0})")
    return InterruptionView(
        finding,
        proposal.format(number_in_words(paragraph)),
        citation(table.rulebook, paragraph),
        stops,
        harmless,
    )
