"""Says which question a drawn card waits for (I12): a Split or a Double Down that is not answered.

Decides nothing.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ui.families.blackjack.view import DoubleAsk, SplitAsk
from ui.views.asking import Question

translate = QCoreApplication.translate


def unconfirmed(ask: Question) -> str:
    """The decision that the question is about, if a card must wait for the answer; else empty."""
    if isinstance(ask, SplitAsk):
        return translate("history", "Split")
    return translate("history", "Double Down") if isinstance(ask, DoubleAsk) else ""
