"""A Baccarat Round up to now: the Bets on the boxes, and the Player's and the Banker's Hand.

Every Bet has a KIND and lies among its box's side Bets; there is no Initial Bet and no seat. The
Hands are the table's, not a box's. Knows no rule: `flow` says who is next, `fold` changes it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablemgr.basics.cards import Card
from tablemgr.basics.money import Money
from tablemgr.rules.games.baccarat import rulebook
from tablemgr.rules.games.baccarat.phases import BaccaratPhase
from tablemgr.rules.games.baccarat.rulebook import BaccaratBook
from tablemgr.rules.games.betting_box import BettingBox
from tablemgr.rules.games.position import HandPlace, Phase, RoundPosition, Setup

PLAYER: Final = HandPlace(0, 0)
BANKER: Final = HandPlace(0, 1)
HANDS: Final = {rulebook.PLAYER: PLAYER, rulebook.BANKER: BANKER}
"""The places of the two Hands, by their names in a record."""


class BaccaratPosition(RoundPosition[BaccaratBook, BettingBox]):
    """One Round of Baccarat."""

    __slots__ = ("banker", "player")

    first_deal = BaccaratPhase.DEAL

    def __init__(self, rulebook: BaccaratBook, setup: Setup) -> None:
        super().__init__(rulebook, setup)
        self.player: list[Card] = []
        self.banker: list[Card] = []

    def new_box(self, number: int) -> BettingBox:
        """An empty box."""
        return BettingBox(number)

    def hand_at(self, place: HandPlace) -> list[Card]:
        """The cards of one of the two Hands."""
        return self.banker if place == BANKER else self.player

    def rows(self) -> Iterator[tuple[HandPlace, list[Card]]]:
        """The Player's Hand and the Banker's."""
        yield PLAYER, self.player
        yield BANKER, self.banker

    def nobody_orders(self, _place: HandPlace) -> bool:
        """True: both Hands are the table's, so that no Player may say which card is first
        (5.12.1).
        """
        return True

    def limited_bets(self, box: BettingBox) -> list[tuple[str, dict[str, Money]]]:
        """P3: the Bets on the Banker and on the Player, each KIND by itself."""
        left = [bet for bet in self.open_bets() if bet.box == box.number]
        return [
            (kind, {bet.player: bet.stake for bet in left if bet.name == kind})
            for kind in self.rulebook.box_limited
        ]

    @property
    def complete(self) -> bool:
        """Say whether both Hands have all their cards."""
        phase = self.phase_before_case if self.cases else self.phase
        return phase in (Phase.SETTLEMENT, Phase.COMPLETE) and bool(self.banker)
