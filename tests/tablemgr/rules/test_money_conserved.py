"""Money in every Round: what was laid is settled once, to the cent, and as an oracle says.

The oracle reads rulings B3, B6, M1 and the pay tables for RWS Blackjack and shares no code with
the program: it counts totals by itself.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablemgr.basics.cards import Card
from tablemgr.basics.money import Money
from tablemgr.rules.events import BetSettled, Event, Outcome
from tablemgr.rules.games.blackjack.events import (
    EvenMoneyTaken,
    HandDoubled,
    HandSplit,
    InsuranceLaid,
)
from tablemgr.rules.games.blackjack.hand import Hand
from tablemgr.rules.games.blackjack.position import Box, blackjack_of
from tablemgr.rules.games.position import AnyRound, Phase
from tablemgr.rules.table import Table
from tests.sampling import sampled
from tests.tablemgr.players import PLAYABLE, commands, table_of

SEEDS = st.integers(0, 2**32 - 1)


def a_whole_round(game: str, seed: int) -> tuple[Table, list[Event]]:
    random = Random(seed)
    table = table_of(game, random)
    events: list[Event] = []
    for command in commands(table, random):
        events += table.do(command)
    assert table.position.phase is Phase.COMPLETE
    return table, events


def laid(position: AnyRound, events: list[Event]) -> Counter[tuple[int, str, str]]:
    """What lay on the table by box, Player and Bet, told from the Bets at the close and events."""
    found: Counter[tuple[int, str, str]] = Counter()
    insured: dict[tuple[int, str], Money] = {}
    for box in position.boxes.values():
        for player, bet in box.bets.items():
            found[box.number, player, "initial"] += bet
        for (player, kind), bet in box.side_bets.items():
            found[box.number, player, kind] += bet
    for event in events:
        if isinstance(event, HandDoubled):
            for player, added in event.added:
                found[event.box, player, "initial"] += added
        elif isinstance(event, HandSplit):
            for player in event.followers:
                bets = position.boxes[event.box].bets
                found[event.box, player, "initial"] += bets[player]
        elif isinstance(event, InsuranceLaid):
            insured[event.box, event.player] = event.amount  # B9: replaces the former
    for (number, player), insurance in insured.items():
        found[number, player, "insurance"] = insurance
    return found


@pytest.mark.parametrize("game", PLAYABLE)
@settings(max_examples=sampled(100, 250))
@given(seed=SEEDS)
def test_every_bet_is_settled_once_and_nothing_is_lost_on_the_way(game: str, seed: int) -> None:
    table, events = a_whole_round(game, seed)
    lines = table.position.settlement
    keys = [(line.box, line.hand, line.player, line.bet) for line in lines]
    assert len(keys) == len(set(keys))
    staked: Counter[tuple[int, str, str]] = Counter()
    net: Counter[str] = Counter()
    for line in lines:
        assert min(line.stake, line.lost + 1, line.returned + 1, line.won + 1) > 0
        assert line.stake == line.lost + line.returned
        assert (line.won > 0) <= (line.outcome is Outcome.WIN)
        assert (line.lost > 0) <= (line.outcome in (Outcome.LOSE, Outcome.SURRENDER))
        book = table.rulebook
        assert line.paragraph in book.paragraphs.keys() | book.rulings.keys()
        assert line.ruling is None or line.ruling in book.rulings
        staked[line.box, line.player, line.bet] += line.stake
        net[line.player] += line.won - line.lost
    assert staked == laid(table.position, events)
    assert table.position.net() == {player: net[player] for player in sorted(net)}
    assert [e for e in events if isinstance(e, BetSettled)] == lines


def points(cards: list[Card]) -> tuple[int, bool]:
    """Total, and whether it is soft; counted by trying every Ace both ways."""
    totals = {0}
    for card in cards:
        worth = {1, 11} if card.rank == "A" else {min(card.pips, 10)}
        totals = {total + w for total in totals for w in worth}
    best = max((t for t in totals if t <= 21), default=min(totals))
    return best, best != min(totals)


def half_up(exact: Fraction) -> int:
    return int(exact + Fraction(1, 2))


def wins(hand: list[Card], dealer: list[Card]) -> int:
    """1, 0 or -1 for a Hand that is no Blackjack and not Bust."""
    mine, his = points(hand)[0], points(dealer)[0]
    if len(dealer) == 2 and his == 21:
        return -1
    return 1 if his > 21 or mine > his else -1 if mine < his else 0


def hand_result(box: Box, index: int, player: str, dealer: list[Card]) -> tuple[int, int]:
    """What one Player wins and loses on one Hand that was neither surrendered nor Even Money."""
    hand, stake = box.hands[index], int(box.hands[index].stakes[player])
    if len(hand.cards) == 2 and points(hand.cards)[0] == 21 and len(box.hands) == 1:
        tied = len(dealer) == 2 and points(dealer)[0] == 21
        return (0, 0) if tied else (half_up(Fraction(6, 5) * stake), 0)
    if points(hand.cards)[0] > 21:
        return 0, stake
    if len(dealer) == 2 and points(dealer)[0] == 21:
        live = [i for i, h in enumerate(box.hands) if player in h.stakes and not bust(h)]
        return 0, int(box.bets[player]) if index == live[0] else 0
    result = wins(hand.cards, dealer)
    return max(result, 0) * stake, max(-result, 0) * stake


def bust(hand: Hand) -> bool:
    return points(hand.cards)[0] > 21


PAIRS = {"ace": 50, "suited": 20, "coloured": 12, "mixed": 6}
BOOM = {3: 2, 4: 2, 5: 4, 6: 12, 7: 50}


def side_result(box: Box, kind: str, stake: int, dealer: list[Card], two: list[Card]) -> int:
    """What a side Bet wins, or minus the stake."""
    if kind == "boom-busted":
        times = BOOM.get(len(dealer), 200) if points(dealer)[0] > 21 else -1
    elif two[0].rank != two[1].rank:
        times = -1
    elif two[0] is two[1]:
        times = PAIRS["ace" if two[0].rank == "A" else "suited"]
    else:
        times = PAIRS["coloured" if two[0].suit.is_red == two[1].suit.is_red else "mixed"]
    assert box.number
    return times * stake


@settings(max_examples=sampled(150, 400))
@given(seed=SEEDS)
def test_every_line_of_rws_blackjack_is_what_the_oracle_says(seed: int) -> None:
    table, events = a_whole_round("rws-blackjack", seed)
    position = blackjack_of(table.position)
    dealer = list(position.dealer.cards)
    even = {(e.box, e.player) for e in events if isinstance(e, EvenMoneyTaken)}
    order = [box.number for box in position.in_play]
    for line in position.settlement:
        box = position.box_of(line.box)
        assert box is not None
        stake = int(line.stake)
        if line.bet == "insurance":
            won = 2 * stake if len(dealer) == 2 and points(dealer)[0] == 21 else 0
            expected = (won, 0 if won else stake)
        elif line.bet == "initial":
            if box.surrendered:
                expected = (0, half_up(Fraction(stake, 2)))
            elif (box.number, line.player) in even:
                expected = (stake, 0)
            else:
                expected = hand_result(box, line.hand - 1, line.player, dealer)
        else:
            two = []
            if line.bet == "rws-pairs":
                at = order.index(box.number)
                two = [position.cards[at], position.cards[at + len(order) + 1]]
            won = side_result(box, line.bet, stake, dealer, two)
            expected = (max(won, 0), max(-won, 0))
        assert (int(line.won), int(line.lost)) == expected, line


@settings(max_examples=sampled(100, 250))
@given(seed=SEEDS)
def test_hands_of_rws_blackjack_keep_the_rules(seed: int) -> None:
    """3.18, 3.20, 3.22.2, 3.23, 3.24 and B5, seen from the end of the Round."""
    table, events = a_whole_round("rws-blackjack", seed)
    position = blackjack_of(table.position)
    hangs = boom = insured = False
    for box in position.boxes.values():
        assert len(box.hands) <= 4
        boom = boom or any(kind == "boom-busted" for _, kind in box.side_bets)
        insured = insured or bool(box.insurance)
        for hand in box.hands:
            total, _ = points(hand.cards)
            assert all(points(hand.cards[:n])[0] <= 21 for n in range(len(hand.cards)))
            assert hand.total == total
            aces = hand.of_aces
            if aces:
                assert len(hand.cards) == 2
                assert len(box.hands) == 2
            if hand.doubled:
                assert len(hand.cards) == 3
            if total <= 21 and not box.surrendered:
                assert total >= 12 or hand.doubled
                hangs = hangs or any(
                    line.box == box.number
                    and line.bet == "initial"
                    and box.hands[line.hand - 1] is hand
                    and line.paragraph not in ("3.16", "3.15.1")
                    for line in position.settlement
                )
            for n in range(2, len(hand.cards)):
                assert points(hand.cards[:n]) != (21, True)
    dealer = list(position.dealer.cards)
    before_last = points(dealer[:-1])[0]
    if hangs or boom:
        assert points(dealer)[0] >= 17
        assert before_last < 17
    elif not any(line.paragraph in ("3.16", "3.15.1") for line in position.settlement):
        assert len(dealer) == (2 if insured else 1)
    assert events
