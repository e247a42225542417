"""A card that came while a Split or a Double Down was still asked (I12). Decides nothing."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tablemgr.rules.commands import DealCard, Hit
from tablemgr.service.session import TableSession
from ui.families.blackjack.view import DoubleAsk, SplitAsk
from ui.presenter.cites import citation
from ui.views.asking import Question
from ui.views.guide import HistoryLine
from ui.views.shared import Tone

translate = QCoreApplication.translate


def unconfirmed(session: TableSession, ask: Question) -> HistoryLine | None:
    """That the last card counts as a Hit though `ask`, a Split or a Double Down, was open when it
    was drawn (I12), and how that is put right; None if it was not so.
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
            "history", "If it was not a Hit: “Box {box} stood”, or the Pit Supervisor."
        )
    text = f"{said} {remedy.format(box=hit.box)}"
    return HistoryLine(text, Tone.WARN, citation(session.table.rulebook, "I12"))
