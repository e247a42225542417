"""The wishes of Players who play well: the strategy that is derived from the rulebook, Hand by
Hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tablemgr.basics.money import ZERO
from tablemgr.rules.commands import Command
from tablemgr.rules.drilling.family import Wish
from tablemgr.rules.games.blackjack.commands import (
    Double,
    EvenMoney,
    Hit,
    Insure,
    Split,
    Stand,
    Surrender,
)
from tablemgr.rules.games.blackjack.hand import Hand, card_value
from tablemgr.rules.games.blackjack.odds.strategy import Strategy, derive, row_index
from tablemgr.rules.games.blackjack.odds.values import Move
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import BlackjackPosition, Box, blackjack_of
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table


@cache
def _strategy(game: str, decks: int) -> Strategy:
    book = load(game)
    assert isinstance(book, BlackjackBook)
    return derive(book, decks)


def wishes(table: Table) -> tuple[Wish, ...]:
    """The decision of the Hand in turn; in the Interim Settlement what each box asks for."""
    position = blackjack_of(table.position)
    strategy = _strategy(table.rulebook.id, table.decks)
    if position.phase is BlackjackPhase.INTERIM:
        return tuple(_in_the_interim(table, position, strategy))
    turn = position.in_turn
    if turn is None:
        return ()
    box, hand = position.boxes[turn.box], position.hand_at(turn)
    player = position.decides(box, hand)
    if player is None:
        return ()
    up = card_value(position.dealer.cards[0])
    command = _decision(table, strategy, up, turn.box, hand)
    return (Wish(command, turn.box, player, isinstance(command, Double | Split)),)


def _decision(table: Table, strategy: Strategy, up: int, box: int, hand: Hand) -> Command:
    row = row_index(hand.total, hand.soft)
    moves = strategy.split_later if hand.from_split else strategy.later
    later: Command = Stand(box) if moves[up][row] is Move.STAND else Hit(box)
    wanted = later
    if len(hand.cards) == 2:
        first, second = (card_value(card) for card in hand.cards)
        firsts = strategy.split_first if hand.from_split else strategy.first
        if first == second and strategy.split[up][first] and table.can(Split(box)):
            return Split(box)
        made = {Move.STAND: Stand, Move.HIT: Hit, Move.DOUBLE: Double}
        wanted = made[firsts[up][row]](box)
    return next((each for each in (wanted, later, Stand(box)) if table.can(each)), Hit(box))


def _in_the_interim(
    table: Table, position: BlackjackPosition, strategy: Strategy
) -> Iterator[Wish]:
    up = card_value(position.dealer.cards[0])
    for box in position.in_play:
        player = position.box_decider(box)
        if player is None or not box.hands:
            continue
        hand = box.hands[0]
        for command in _asked_for(box, player, up, hand, strategy):
            if table.can(command):
                yield Wish(command, box.number, player)
                break


def _asked_for(box: Box, player: str, up: int, hand: Hand, strategy: Strategy) -> Iterator[Command]:
    first, second = (card_value(card) for card in hand.cards[:2])
    if hand.natural and strategy.even_money:
        yield EvenMoney(box.number, player)
    if strategy.insure[(first == 10) + (second == 10)]:
        yield Insure(box.number, player, hand.stakes.get(player, ZERO).share(1, 2))
    given_up = (
        strategy.surrender_pair[up][first]
        if first == second
        else strategy.surrender[up][row_index(hand.total, hand.soft)]
    )
    if given_up and not hand.natural:
        yield Surrender(box.number)
