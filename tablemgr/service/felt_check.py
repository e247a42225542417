"""Whether the table must be compared with the screen, and what waits until it has been.

A device that put the cards in doubt holds up the settlement alone. A start in mid-Round, or a
device that was away, holds up every decision. Knows no journal and no rule.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablemgr.rules.commands import (
    Close,
    Command,
    Double,
    EvenMoney,
    Hit,
    HouseWay,
    Insure,
    Proceed,
    Reveal,
    SetHand,
    Settle,
    Split,
    Stand,
    Stood,
    Surrender,
    TakeBack,
)

RECONNECTED: Final = "device.connected"
"""What a device's link reports when it stands, as the journal has it."""
RESTORED: Final = "restored"
"""Why the cards are in doubt after a start, or a restoring, in mid-Round."""
_STOPS_PLAY: Final = (RECONNECTED, RESTORED)
_PLAY: Final = frozenset(
    {
        *(Close, Insure, EvenMoney, Surrender, Proceed, Hit, Stand, Double, Split),
        *(SetHand, HouseWay, Reveal, Settle, TakeBack, Stood),
    }
)
"""What moves a Round on by a person's word. A card is none of it (I4), nor is section 5."""


@dataclass(slots=True)
class FeltCheck:
    """The check of one table."""

    doubt: str | None = None
    """Why the cards on the screen must be compared with the table before settling, or None."""
    due: bool = False
    """They and the Bets are to be compared before any further decision."""
    interrupted: bool = False
    """The program was away in mid-Round and nobody has said yet what that means (5.4)."""

    def bars(self, command: Command) -> str | None:
        """What the command waits for, as a code of the refusals, or None.

        The question what an interruption means goes before the check, if neither is answered,
        as they are asked.
        """
        kind = type(command)
        if self.interrupted and kind in _PLAY:
            return "interruption-unanswered"
        if (kind is Settle and self.doubt is not None) or (self.due and kind in _PLAY):
            return "cards-unconfirmed"
        return None

    def doubted(self, key: str) -> None:
        """Something put the cards in doubt: the device's event, or `RESTORED`, which says most."""
        if self.doubt != RESTORED:
            self.doubt = key
        self.due = self.due or key in _STOPS_PLAY

    def taken_up(self) -> None:
        """The program began again in mid-Round."""
        self.doubted(RESTORED)
        self.interrupted = True

    def confirmed(self) -> None:
        """All is as on the screen."""
        self.doubt, self.due = None, False

    def forget(self) -> None:
        """Another Round, or another fold of it."""
        self.confirmed()
        self.interrupted = False
