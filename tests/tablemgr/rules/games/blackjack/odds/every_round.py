"""Every Round that a small shoe can give, played at the real table, and how likely each is."""

from __future__ import annotations

from collections.abc import Iterator

from tablemgr.basics.cards import DECK
from tablemgr.rules.commands import DealCard
from tablemgr.rules.games.blackjack.hand import card_value
from tablemgr.rules.games.blackjack.odds.player import BlackjackPlayer
from tablemgr.rules.games.blackjack.odds.shoe import Counts

SAMPLES = {card_value(card): DealCard(card) for card in DECK}


class EveryRound:
    """Stands for chance: takes each value that can come next in turn, until all have been taken."""

    def __init__(self, player: BlackjackPlayer, shoe: Counts) -> None:
        self.player = player
        self.shoe = [SAMPLES[v] for v, count in enumerate(shoe, 1) for _ in range(count)]
        self.path: list[int] = []
        """Which of the values that could come was taken, card by card."""
        self.open: list[int] = []
        """How many values could come."""
        self.depth = 0
        self.likely = 1.0

    def rounds(self) -> Iterator[tuple[float, float]]:
        """Each Round's net result in Initial Bets and how likely it is."""
        while True:
            self.player._shoe = list(self.shoe)
            self.depth, self.likely = 0, 1.0
            del self.open[:]
            net = int(self.player.play(self.draw)) / int(self.player.stake)
            yield net, self.likely
            while self.path and self.path[-1] + 1 == self.open[len(self.path) - 1]:
                self.path.pop()
            if not self.path:
                return
            self.path[-1] += 1

    def draw(self) -> float:
        """The place of the next card among those that are left, as a chance would give it."""
        left = self.player._shoe[self.depth :]
        distinct = list(dict.fromkeys(left))
        distinct.sort(key=lambda deal: card_value(deal.card))
        if self.depth == len(self.path):
            self.path.append(0)
        self.open.append(len(distinct))
        taken = distinct[self.path[self.depth]]
        self.likely *= left.count(taken) / len(left)
        self.depth += 1
        return (left.index(taken) + 0.5) / len(left)
