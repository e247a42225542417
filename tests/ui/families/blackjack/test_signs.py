"""Each decision of blackjack has its gesture and its word."""

from __future__ import annotations

import pytest

from tablemgr.basics.money import Money
from tablemgr.rules.commands import Close, Command
from tablemgr.rules.games.blackjack.commands import (
    Double,
    EvenMoney,
    Hit,
    Insure,
    Split,
    Stand,
    Surrender,
)
from ui.families.blackjack.signs import sign
from ui.views.signs import Gesture, HandSign


@pytest.mark.parametrize(
    ("command", "gesture", "text"),
    [
        (Hit(1), Gesture.TAP, "Hit"),
        (Stand(1), Gesture.WAVE, "Stand"),
        (Double(1), Gesture.ONE_FINGER, "Double Down"),
        (Split(1), Gesture.TWO_FINGERS, "Split"),
        (Surrender(1), Gesture.LINE, "Surrender"),
        (EvenMoney(1, "ann"), Gesture.HAND_UP, "Even Money"),
        (Insure(1, "ann", Money(1250)), Gesture.HAND_UP, "Insurance, 12.50"),
    ],
)
def test_a_decision_is_signalled_by_a_gesture_and_named(
    command: Command, gesture: Gesture, text: str
) -> None:
    assert sign(command) == HandSign(gesture, text)


def test_what_no_player_decides_has_no_gesture() -> None:
    assert sign(Close()) is None
