"""The lines of a settlement: one a Bet."""

from __future__ import annotations

from enum import Enum

from tablemgr.basics.money import Money
from tablemgr.rules.events.event import Event


class Outcome(Enum):
    """How a Bet ended."""

    WIN = "win"
    LOSE = "lose"
    STAND_OFF = "stand-off"
    SURRENDER = "surrender"
    RETURNED = "returned"


class BetSettled(Event, frozen=True):
    """One line of the settlement. Always `stake == lost + returned`; `won` is paid beside it.

    `hand` counts from 1 in table order. `ruling` is the house ruling behind the paragraph, if any.
    """

    box: int
    hand: int
    player: str
    bet: str
    stake: Money
    outcome: Outcome
    won: Money
    lost: Money
    returned: Money
    paragraph: str
    ruling: str | None = None
