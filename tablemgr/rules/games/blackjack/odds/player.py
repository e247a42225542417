"""Plays blackjack Rounds at a real table: one Player, alone on box 1, who follows a strategy.

Every command goes through `Table.do`, so that these Rounds are played by the same rules, and
refused the same things, as a dealer's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from tablemgr.basics.cards import DECK
from tablemgr.basics.money import Money
from tablemgr.rules.commands import Bet, Close, Command, DealCard, Open, Settle, WalkAway
from tablemgr.rules.games.blackjack.commands import (
    Double,
    EvenMoney,
    Hit,
    Insure,
    Proceed,
    Split,
    Stand,
    Surrender,
)
from tablemgr.rules.games.blackjack.hand import Hand, card_value
from tablemgr.rules.games.blackjack.odds.plans import Plan, plan_for
from tablemgr.rules.games.blackjack.odds.shoe import hand_of
from tablemgr.rules.games.blackjack.odds.strategy import BASIC, BEST, Moves, row_index, strategy_for
from tablemgr.rules.games.blackjack.odds.values import Move
from tablemgr.rules.games.blackjack.position import BlackjackPosition, blackjack_of
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook
from tablemgr.rules.games.position import Phase
from tablemgr.rules.table import Table

PLAYER: Final = "player"
STAKE: Final = Money(100_00)
"""What it wins by each pay table, and its half, are whole cents."""
BOX: Final = 1

_COMMANDS: Final[dict[Move, Command]] = {
    Move.STAND: Stand(BOX),
    Move.HIT: Hit(BOX),
    Move.DOUBLE: Double(BOX),
}
_OPEN: Final = Open()
_BET: Final = Bet(BOX, PLAYER, STAKE, seated=True)
_CLOSE: Final = Close()
_SPLIT: Final = Split(BOX)
_SURRENDER: Final = Surrender(BOX)
_EVEN_MONEY: Final = EvenMoney(BOX, PLAYER)
_INSURE: Final = Insure(BOX, PLAYER, STAKE.share(1, 2))
_WALK_AWAY: Final = WalkAway(BOX)
_PROCEED: Final = Proceed()
_SETTLE: Final = Settle()
_VALUE: Final = [card_value(card) for card in DECK]
"""The value of each card, by its index."""
_SETTLEMENT: Final = Phase.SETTLEMENT

_Calls: TypeAlias = tuple[tuple[Command, ...], ...]


def _calls(moves: Moves) -> _Calls:
    """A strategy's table with the command for each move."""
    return tuple(tuple(_COMMANDS[move] for move in column) for column in moves)


class BlackjackPlayer:
    """One table, one Player, one strategy."""

    stake = STAKE

    def __init__(self, book: BlackjackBook, decks: int, strategy: str) -> None:
        self.table = Table(book, boxes=1, decks=decks)
        self.strategy = strategy_for(strategy, book, decks)
        self._most_hands = book.options.most_hands
        self._decks = decks
        self.new_cards()
        own = self.strategy
        self._first, self._later = _calls(own.first), _calls(own.later)
        self._split_first, self._split_later = _calls(own.split_first), _calls(own.split_later)

    def new_cards(self) -> None:
        """Put the cards back in factory order."""
        self._shoe = [DealCard(card) for card in DECK] * self._decks

    def play(self, chance: Callable[[], float]) -> Money:
        """Play one Round, each card drawn by `chance` (0 up to 1) from all that are left in the
        shoe; gives the Player's net result.
        """
        table, shoe = self.table, self._shoe
        do, size, drawn = table.do, len(shoe), 0
        do(_OPEN)
        do(_BET)
        do(_CLOSE)
        if self.strategy.walks_away:
            do(_WALK_AWAY)
        position = blackjack_of(table.position)
        while position.phase is not _SETTLEMENT:
            if position.next_card is not None:
                place = drawn + int(chance() * (size - drawn))
                card = shoe[place]
                shoe[place] = shoe[drawn]
                shoe[drawn] = card
                drawn += 1
                do(card)
            elif position.turn is not None:
                do(self._decision(position, position.hand_at(position.turn)))
            else:
                self._interim(position)
                do(_PROCEED)
        do(_SETTLE)
        return position.net_of(PLAYER)

    def _interim(self, position: BlackjackPosition) -> None:
        """Ask for Even Money, Insurance or Surrender if the strategy says so."""
        own, hand = self.strategy, position.boxes[BOX].hands[0]
        up = _VALUE[position.dealer.cards[0].index]
        natural = hand.natural
        one, other = hand.cards
        first, second = _VALUE[one.index], _VALUE[other.index]
        if up == 1:
            if natural and own.even_money:
                self.table.do(_EVEN_MONEY)
            elif own.insure[(first == 10) + (second == 10)]:
                self.table.do(_INSURE)
        if not natural and not own.walks_away and self._gives_up(up, first, second, hand):
            self.table.do(_SURRENDER)

    def _gives_up(self, up: int, first: int, second: int, hand: Hand) -> bool:
        own = self.strategy
        if first == second:
            return own.surrender_pair[up][first]
        return own.surrender[up][row_index(hand.total, hand.soft)]

    def _decision(self, position: BlackjackPosition, hand: Hand) -> Command:
        cards = hand.cards
        up = _VALUE[position.dealer.cards[0].index]
        row = row_index(hand.total, hand.soft)
        if len(cards) > 2:
            return (self._split_later if hand.from_split else self._later)[up][row]
        value = _VALUE[cards[0].index]
        if (
            value == _VALUE[cards[1].index]
            and self.strategy.split[up][value]
            and len(position.boxes[BOX].hands) < self._most_hands
        ):
            return _SPLIT
        return (self._split_first if hand.from_split else self._first)[up][row]


class BestPlayer(BlackjackPlayer):
    """One table, and one Player who makes the best decision for the cards of his Hand."""

    def __init__(self, book: BlackjackBook, decks: int, plan: Plan) -> None:
        super().__init__(book, decks, BASIC)
        self._plan = plan

    def _gives_up(self, up: int, first: int, second: int, _: Hand) -> bool:
        return self._plan.column(up).surrenders(first, second)

    def _decision(self, position: BlackjackPosition, hand: Hand) -> Command:
        column = self._plan.column(_VALUE[position.dealer.cards[0].index])
        values = [_VALUE[card.index] for card in hand.cards]
        if (
            len(values) == 2
            and values[0] == values[1]
            and len(position.boxes[BOX].hands) < self._most_hands
            and column.splits(values[0])
        ):
            return _SPLIT
        move = Move.STAND
        if hand.total < 21:
            move = column.move(hand_of(*values), values[0] if hand.from_split else 0)
        return _COMMANDS[move]


def player_for(book: BlackjackBook, decks: int, strategy: str) -> BlackjackPlayer:
    """A table with a Player who follows the strategy. Raises `KeyError` if there is none."""
    if strategy == BEST:
        return BestPlayer(book, decks, plan_for(BEST, book, decks))
    return BlackjackPlayer(book, decks, strategy)
