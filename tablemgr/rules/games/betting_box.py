"""A box of the layout and the Bets on it: the same in every game. Knows no rule."""

from __future__ import annotations

from collections.abc import Collection

from tablemgr.basics.money import ZERO, Money


class BettingBox:
    """A box of the layout and the Bets on it. A side Bet may lie there without an Initial Bet."""

    __slots__ = (
        "bets",
        "gone",
        "number",
        "seat",
        "seat_fixed",
        "side_bets",
        "side_bets_settled",
        "sits",
        "walked_away",
    )

    def __init__(self, number: int) -> None:
        self.number = number
        self.bets: dict[str, Money] = {}
        """The Initial Bets by Player, the first placed first."""
        self.seat: str | None = None
        """The Seated Player: who sits at the box; from the close on, if nobody sits there, who
        decides (1.26).
        """
        self.sits = False
        """He sits there (`seated`). False if he only decides because nobody sits there."""
        self.seat_fixed = False
        """Who decides was fixed at the close (B17)."""
        self.side_bets: dict[tuple[str, str], Money] = {}
        """The side Bets by Player and kind."""
        self.side_bets_settled: set[tuple[str, str]] = set()
        self.walked_away = False
        """The House plays what is left of it (5.3)."""
        self.gone: set[str] = set()
        """The Players with a Bet on it who have left (5.3; ruling I21)."""

    @property
    def total(self) -> Money:
        """The sum of the Initial Bets, to which the box's limits apply (L1)."""
        return sum(self.bets.values(), ZERO)

    @property
    def decider(self) -> str | None:
        """The Seated Player (1.26): who sits there, else the highest Bet, of equals the first."""
        return self.decider_among(self.bets) or self.seat

    def decider_among(self, players: Collection[str]) -> str | None:
        """Who decides for a Hand in which these Players have open Bets (I20, I21): the Seated
        Player, else the highest Bet, of equals the one placed first. Nobody who has left.
        """
        here = [name for name in self.bets if name in players and name not in self.gone]
        if self.seat in here:
            return self.seat
        return max(here, key=self.bets.__getitem__, default=None)
