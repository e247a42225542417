"""A table of real chips, for tests: piles that a Player lays and the Dealer moves, counted apart.

Shares nothing with `tablemgr.service.movements` but the names of the moves: it knows what each
does to the piles, and refuses to move a chip that is not there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tablemgr.rules.events import BetFound, BetPlaced, Event, SideBetFound, SideBetPlaced
from tablemgr.rules.games.blackjack.events import HandDoubled, HandSplit, InsuranceLaid
from tablemgr.rules.games.position import AnyRound
from tablemgr.service.movements.move import ChipMove, MoveKind

Pile = tuple[int, str, str]


class FeltOfChips:
    """Purses count from nothing: one below it has chips on the table, or has lost them."""

    def __init__(self) -> None:
        self.purse: Counter[str] = Counter()
        self.pile: Counter[Pile] = Counter()
        self.house = 0
        self.laid: list[Counter[Pile]] = []
        """What was laid with each act."""

    def lay(self, events: Iterable[Event], before: AnyRound) -> None:
        """The Players lay their chips; a Bet that replaces another is made up to its new sum."""
        self.laid.append(Counter())
        for event in events:
            match event:
                case BetPlaced(box, player, amount) | BetFound(box, player, amount):
                    self._make_up((box, player, "initial"), int(amount))
                case SideBetPlaced(box, player, kind, amount):
                    self._make_up((box, player, kind), int(amount))
                case SideBetFound(box, player, kind, amount):
                    self._make_up((box, player, kind), int(amount))
                case InsuranceLaid(box, player, amount):
                    self._make_up((box, player, "insurance"), int(amount))
                case HandDoubled(box, _, added):
                    for player, amount in added:
                        self._from_purse((box, player, "initial"), int(amount))
                case HandSplit(box, _, followers):
                    for player in followers:
                        bet = int(before.boxes[box].bets[player])
                        self._from_purse((box, player, "initial"), bet)

    def _make_up(self, pile: Pile, amount: int) -> None:
        self._from_purse(pile, amount - self.pile[pile])

    def _from_purse(self, pile: Pile, amount: int) -> None:
        self.purse[pile[1]] -= amount
        self.pile[pile] += amount
        if self.laid:
            self.laid[-1][pile] += amount

    def take_up(self) -> None:
        """A decision is taken back: the Players take up what they laid for it."""
        for (box, player, bet), amount in self.laid.pop().items():
            self.purse[player] += amount
            self.pile[box, player, bet] -= amount

    def move(self, move: ChipMove) -> None:
        """The Dealer moves chips: from a pile he can take no more than lies there."""
        pile, amount = (move.box, move.player, move.bet), int(move.amount)
        assert amount >= 0
        from_pile = move.kind in (MoveKind.TAKE, MoveKind.GIVE_BACK)
        assert not from_pile or self.pile[pile] >= amount, f"{move}: {self.pile[pile]} lies there"
        match move.kind:
            case MoveKind.TAKE:
                self.pile[pile] -= amount
                self.house += amount
            case MoveKind.GIVE_BACK:
                self.pile[pile] -= amount
                self.purse[move.player] += amount
            case MoveKind.LAY_AGAIN:
                self.purse[move.player] -= amount
                self.pile[pile] += amount
            case MoveKind.PUT_BACK:
                self.house -= amount
                self.pile[pile] += amount
            case MoveKind.GIVE_BACK_TAKEN | MoveKind.PAY:
                self.house -= amount
                self.purse[move.player] += amount
            case MoveKind.RECOVER | MoveKind.RECOVER_BET:
                self.purse[move.player] -= amount
                self.house += amount

    def move_back(self, move: ChipMove) -> None:
        """He had not, after all."""
        pile, amount = (move.box, move.player, move.bet), int(move.amount)
        match move.kind:
            case MoveKind.TAKE:
                self.house -= amount
                self.pile[pile] += amount
            case MoveKind.GIVE_BACK:
                self.purse[move.player] -= amount
                self.pile[pile] += amount
            case MoveKind.LAY_AGAIN:
                self.purse[move.player] += amount
                self.pile[pile] -= amount
            case MoveKind.PUT_BACK:
                self.house += amount
                self.pile[pile] -= amount
            case MoveKind.GIVE_BACK_TAKEN | MoveKind.PAY:
                self.house += amount
                self.purse[move.player] -= amount
            case MoveKind.RECOVER | MoveKind.RECOVER_BET:
                self.purse[move.player] += amount
                self.house -= amount

    def of_player(self, player: str) -> int:
        """What a Player has in the end: his purse, and what is left lying for him."""
        return self.purse[player] + sum(n for (_, who, _), n in self.pile.items() if who == player)
