"""Names the two Hands of Baccarat in the window's words, and says what they are worth.

Knows no widget and no rule.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.cards import Card
from tablemgr.rules.games.baccarat.drawing import is_natural, total
from tablemgr.rules.games.baccarat.position import BANKER
from tablemgr.rules.games.position import HandPlace

translate = QCoreApplication.translate


def hand_name(place: HandPlace) -> str:
    """`Player` or `Banker`."""
    if place == BANKER:
        return translate("baccarat", "Banker")
    return translate("baccarat", "Player")


def total_text(cards: Sequence[Card]) -> str:
    """`7`, `Natural 9`; empty without cards."""
    if not cards:
        return ""
    if is_natural(cards):
        return translate("baccarat", "Natural {total}").format(total=total(cards))
    return str(total(cards))


def hands_text(player: Sequence[Card], banker: Sequence[Card]) -> str:
    """`Player 7, Banker 4`: the totals that decide who wins."""
    text = translate("baccarat", "Player {player}, Banker {banker}")
    return text.format(player=total(player), banker=total(banker))
