"""A blackjack Round settled by a few plain lines, to hold the real table's results against.

Written apart from the rules of `tablemgr.rules.games`: plays a strategy's tables over a list of
cards, for one Player alone, and knows of a game only the options that a rulebook gives.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tablemgr.basics.cards import Card
from tablemgr.rules.games.blackjack.odds.strategy import Strategy, row_index
from tablemgr.rules.games.blackjack.odds.values import Move
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook


def add(values: list[int]) -> tuple[int, bool]:
    """The total, and whether an Ace counts 11."""
    hard = sum(values)
    return (hard + 10, True) if 1 in values and hard <= 11 else (hard, False)


@dataclass
class Own:
    """A Hand of the Player's."""

    values: list[int]
    split: bool = False
    stake: float = 1.0
    done: bool = False


@dataclass
class Plain:
    """One Round; `net` in units of the Initial Bet, `left` the cards that it did not need."""

    book: BlackjackBook
    strategy: Strategy
    cards: list[Card]
    left: Iterator[int] = field(init=False)

    def __post_init__(self) -> None:
        self.left = iter([min(card.pips, 10) for card in self.cards])

    def net(self) -> float:
        own, pays = self.strategy, self.book.pays
        first, up, second = next(self.left), next(self.left), next(self.left)
        total, soft = add([first, second])
        if total == 21:
            if up == 1 and own.even_money:
                return pays.even_money[0] / pays.even_money[1]
            return self.natural(up)
        given_up = own.surrender_pair[up][first] if first == second else None
        if given_up is None:
            given_up = own.surrender[up][row_index(total, soft)]
        if given_up and not own.walks_away:
            if self.book.options.dealer_draws == "always":
                self.dealer(up)
            return -0.5
        hands = [Own([first, second])]
        place = 0
        while place < len(hands):
            if not self.play_on(hands, place, up):
                place += 1
        return self.settle(hands, up)

    def natural(self, up: int) -> float:
        options, odds = self.book.options, self.book.pays.blackjack
        if options.blackjack_paid == "interim" and 2 <= up <= 9:
            return odds[0] / odds[1]
        dealer = self.dealer(up)
        return 0.0 if len(dealer) == 2 and add(dealer)[0] == 21 else odds[0] / odds[1]

    def play_on(self, hands: list[Own], place: int, up: int) -> bool:
        """One step of a Hand; False once it is complete."""
        hand, own, options = hands[place], self.strategy, self.book.options
        if options.split_cards == "at-once":
            for one in hands:
                if len(one.values) == 1:
                    one.values.append(next(self.left))
                    one.done = one.values[0] == 1
        if hand.done:
            return False
        if len(hand.values) == 1:
            hand.values.append(next(self.left))
            hand.done = hand.values[0] == 1
            return True
        total, soft = add(hand.values)
        if total > 21 or self.stands_by_itself(total, soft):
            return False
        two, first = len(hand.values) == 2, hand.values[0]
        pair = two and first == hand.values[1] and len(hands) < options.most_hands
        if pair and own.split[up][first]:
            hands[place : place + 1] = [Own([first], True), Own([first], True)]
            return True
        moves = (own.split_first, own.split_later) if hand.split else (own.first, own.later)
        move = moves[0 if two else 1][up][row_index(total, soft)]
        if move is Move.STAND:
            return False
        hand.values.append(next(self.left))
        if move is Move.DOUBLE:
            hand.stake, hand.done = 2.0, True
        return True

    def stands_by_itself(self, total: int, soft: bool) -> bool:
        options = self.book.options
        return total == 21 and (options.soft_21_stands if soft else options.hard_21_stands)

    def dealer(self, up: int) -> list[int]:
        values = [up]
        while add(values)[0] < 17:
            values.append(next(self.left))
        return values

    def settle(self, hands: list[Own], up: int) -> float:
        alive = [hand for hand in hands if add(hand.values)[0] <= 21]
        net = -sum(hand.stake for hand in hands if hand not in alive)
        if not alive and self.book.options.dealer_draws != "always":
            return net
        dealer = self.dealer(up)
        end = add(dealer)[0]
        if len(dealer) == 2 and end == 21:
            if not alive:
                return net
            if self.book.options.dealer_blackjack_takes == "initial-bet":
                return net - 1.0
            return net - sum(hand.stake for hand in alive)
        for hand in alive:
            total = add(hand.values)[0]
            net += hand.stake * (1 if end > 21 or total > end else -1 if total < end else 0)
        return net
