"""Decides whether the table must be compared with the screen, and what has to wait for that.

If a device put the cards in doubt, only the settlement waits. After a start during a Round, or if a
device was away, every decision waits. Knows no journal and no rule.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tablemgr.rules.commands import Command, Settle

RECONNECTED: Final = "device.connected"
"""What a device's link reports once it is connected, as the journal has it."""
RESTORED: Final = "restored"
"""Why the cards are in doubt after a start or a restore during a Round."""
_STOPS_PLAY: Final = (RECONNECTED, RESTORED)


class FeltCheck(Struct):
    """The check of one table."""

    doubt: str | None = None
    """Why the cards on the screen must be compared with the table before settling, or None."""
    due: bool = False
    """Cards and Bets must be compared before any further decision."""
    interrupted: bool = False
    """The program was away during a Round and nobody has said yet what that means (5.4)."""

    def bars(self, command: Command) -> str | None:
        """Give what the command has to wait for, as a code of a refusal, or None.

        If both are open, the question what an interruption means comes before the check, in the
        order in which they are asked.
        """
        if self.interrupted and command.plays_on:
            return "interruption-unanswered"
        settles_in_doubt = isinstance(command, Settle) and self.doubt is not None
        if settles_in_doubt or (self.due and command.plays_on):
            return "cards-unconfirmed"
        return None

    def doubted(self, key: str) -> None:
        """Something put the cards in doubt: the name of the device's event, or `RESTORED`, which
        replaces any other.
        """
        if self.doubt != RESTORED:
            self.doubt = key
        self.due = self.due or key in _STOPS_PLAY

    def taken_up(self) -> None:
        """The program began again during a Round."""
        self.doubted(RESTORED)
        self.interrupted = True

    def confirmed(self) -> None:
        """Everything on the table is as on the screen."""
        self.doubt, self.due = None, False

    def forget(self) -> None:
        """A new Round began, or the Round was folded again."""
        self.confirmed()
        self.interrupted = False
