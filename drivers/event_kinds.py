"""Which events get no journal entry, and after which a card is missing. Knows no rule."""

from __future__ import annotations

from typing import Final

from drivers.device import CardDrawn, CardUnreadable, GameResult, Repeated, StandBy
from drivers.machine_events import CardSet, CardStillThere, DeviceAlarm, Heartbeat, WrongMode

NOT_ENTERED: Final = (
    *(CardDrawn, CardSet, Repeated, CardStillThere),
    *(StandBy, Heartbeat, GameResult),
)
"""Events that get no entry of their own: a card is entered as an act, and the raw bytes have the
others."""

CARD_IS_OUT: Final = (CardUnreadable, WrongMode, DeviceAlarm)
"""Events after which a card lies on the table that the program does not have: it must be entered
before the next card counts."""
