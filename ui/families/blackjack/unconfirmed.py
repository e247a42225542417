"""Tells the Dealer if a card came before a Split or a Double Down was confirmed (I12).

Decides nothing.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tablemgr.rules.commands import DealCard
from tablemgr.rules.games.blackjack.commands import Hit
from tablemgr.service.session import TableSession
from ui.families.blackjack.view import DoubleAsk, SplitAsk
from ui.presenter.cites import citation
from ui.views.asking import Question
from ui.views.guide import HistoryLine
from ui.views.shared import Tone

translate = QCoreApplication.translate


def unconfirmed(session: TableSession, ask: Question) -> HistoryLine | None:
    """The line that says that the last card counts as a Hit, and what to do if that is wrong (I12).

    `ask` is the question that was open when the card came. None if the card does not count as a Hit
    or the question was not about a Split or a Double Down.
    """
    history = session.table.history
    hit = history[-2] if len(history) > 1 and isinstance(history[-1], DealCard) else None
    if not (isinstance(hit, Hit) and hit.inferred and isinstance(ask, SplitAsk | DoubleAsk)):
        return None
    if isinstance(ask, SplitAsk):
        said = translate("history", "The Split was not confirmed: the card counts as a Hit.")
    else:
        said = translate("history", "The Double Down was not confirmed: the card counts as a Hit.")
    stood = session.table.one_touch()
    if stood is None or session.verify(stood) is not None:
        remedy = translate("history", "If it was not a Hit, call the Pit Supervisor.")
    else:
        remedy = translate(
            "history", "If it was not a Hit, press “Box {box} stood” or call the Pit Supervisor."
        )
    text = f"{said} {remedy.format(box=hit.box)}"
    return HistoryLine(text, Tone.WARN, citation(session.table.rulebook, "I12"))
