"""What an event means for the table's entries and for the card that comes next. Knows no rule."""

from __future__ import annotations

from typing import Final

from drivers.device import CardDrawn, CardUnreadable, GameResult, Repeated, StandBy
from drivers.machine_events import CardSet, CardStillThere, DeviceAlarm, Heartbeat, WrongMode

NOT_ENTERED: Final = (
    *(CardDrawn, CardSet, Repeated, CardStillThere),
    *(StandBy, Heartbeat, GameResult),
)
"""Events that are not entered: the card is, as an act; the others stand in the raw bytes."""

CARD_IS_OUT: Final = (CardUnreadable, WrongMode, DeviceAlarm)
"""The card lies on the table and the program does not have it: what comes next comes after it."""
