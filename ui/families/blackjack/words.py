"""Says in the window's words what a Hand of Blackjack is worth. Knows no widget and no rule."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tablemgr.rules.games.blackjack.hand import CardRow, Hand, HandStatus

translate = QCoreApplication.translate


def total_text(row: CardRow) -> str:
    """`17`, `soft 17`, `Blackjack`, `Bust 24`; empty without cards."""
    if not row.cards:
        return ""
    if isinstance(row, Hand):
        if row.status is HandStatus.BLACKJACK:
            return translate("words", "Blackjack")
        if row.status is HandStatus.SURRENDERED:
            return translate("words", "Surrender {total}").format(total=row.total)
    elif row.natural:
        return translate("words", "Blackjack")
    if row.bust:
        return translate("words", "Bust {total}").format(total=row.total)
    if row.soft:
        return translate("words", "soft {total}").format(total=row.total)
    return str(row.total)


def short_total(row: CardRow) -> str:
    """The total for a narrow place: `17`, or `7/17` if it is soft; empty without cards."""
    if not row.cards:
        return ""
    return f"{row.hard_total}/{row.total}" if row.soft and row.total != 21 else str(row.total)
