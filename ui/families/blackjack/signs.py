"""How Players of blackjack signal their decisions."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.rules.commands import Command
from tablemgr.rules.games.blackjack.commands import (
    Double,
    EvenMoney,
    Hit,
    Insure,
    Split,
    Stand,
    Surrender,
)
from ui.views.shared import amount_text
from ui.views.signs import Gesture, HandSign

translate = QCoreApplication.translate
_GESTURES: Final[dict[type[Command], Gesture]] = {
    Hit: Gesture.TAP,
    Stand: Gesture.WAVE,
    Double: Gesture.ONE_FINGER,
    Split: Gesture.TWO_FINGERS,
    Surrender: Gesture.LINE,
    EvenMoney: Gesture.HAND_UP,
    Insure: Gesture.HAND_UP,
}


def sign(command: Command) -> HandSign | None:
    """The gesture for a decision, and its word."""
    gesture = _GESTURES.get(type(command))
    if gesture is None:
        return None
    words = {
        Hit: translate("signs", "Hit"),
        Stand: translate("signs", "Stand"),
        Double: translate("signs", "Double Down"),
        Split: translate("signs", "Split"),
        Surrender: translate("signs", "Surrender"),
        EvenMoney: translate("signs", "Even Money"),
    }
    if isinstance(command, Insure):
        text = translate("signs", "Insurance, {0}").format(amount_text(command.amount))
        return HandSign(gesture, text)
    return HandSign(gesture, words[type(command)])
