"""Every line of a Si Ki Pi settlement against an oracle that reads the rules by itself.

It knows S1, S3, M1 and the two pay tables, ranks halves in its own way, and takes from the program
only the cards, how they were set, and the stakes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tablemgr.basics.cards import Card
from tablemgr.rules.events import Outcome
from tablemgr.rules.games.position import Phase
from tablemgr.rules.games.si_ki_pi.position import FourCards, SiKiPiPosition
from tests.sampling import sampled
from tests.tablemgr.players import commands, table_of

SEEDS = st.integers(0, 2**32 - 1)
PAIRS = "23456789TJQKA"


Rung = tuple[int, str]
"""Kind of half, 3 for a Pair, 2 for Gong, 1 for points and 0 for none, and how it ranks within its
kind.
"""


def rung(half: Sequence[Card]) -> Rung:
    first, second = (card.rank for card in half)
    if first == second:
        return 3, letters(first)
    if first + second in ("28", "82"):
        return 2, ""
    worth = sum(1 if r == "A" else int(r) if r in "23456789" else 0 for r in (first, second))
    points = str(worth)[-1]
    return (0, "") if points == "0" else (1, points + letters(first, second))


def letters(*ranks: str) -> str:
    """The ranks as letters that sort as 3.3 orders them, the highest first."""
    return "".join(sorted((chr(97 + PAIRS.index(rank)) for rank in ranks), reverse=True))


def rungs(hand: FourCards) -> tuple[Rung, Rung]:
    assert hand.setting is not None
    return rung(hand.setting.low), rung(hand.setting.high)


def bonus(cards: Sequence[Card]) -> int:
    """How often a Bonus Bet on these four cards is paid; -1 if it is lost (4.2)."""
    of_a_rank = Counter(card.rank for card in cards)
    most, pairs = max(of_a_rank.values()), sum(n == 2 for n in of_a_rank.values())
    if most > 2:
        return 100 if most == 4 else 20
    return (-1, 1, 12)[pairs]


def a_whole_round(seed: int) -> SiKiPiPosition:
    random = Random(seed)
    table = table_of("si-ki-pi", random)
    for command in commands(table, random):
        table.do(command)
    position = table.position
    assert isinstance(position, SiKiPiPosition)
    assert position.phase is Phase.COMPLETE
    return position


def initial_result(stake: int, player: Sequence[Rung], dealer: Sequence[Rung]) -> tuple[int, int]:
    won = sum(mine > his for mine, his in zip(player, dealer, strict=True))
    if won == 2:
        return stake - (stake * 5 + 50) // 100, 0
    return 0, 0 if won else stake


@settings(max_examples=sampled(150, 400))
@given(seed=SEEDS)
def test_every_line_of_si_ki_pi_is_what_the_oracle_says(seed: int) -> None:
    position = a_whole_round(seed)
    dealt = position.dealer
    for line in position.settlement:
        box = position.boxes[line.box]
        if line.bet == "initial":
            result = initial_result(
                int(line.stake),
                rungs(box.hand),
                rungs(dealt),
            )
            if line.outcome is Outcome.STAND_OFF:
                assert line.won == line.lost == 0
        else:
            times = bonus((dealt if line.bet == "bonus-dealer" else box.hand).cards)
            result = max(times, 0) * int(line.stake), int(line.stake) if times < 0 else 0
        assert (int(line.won), int(line.lost)) == result, line


@settings(max_examples=sampled(100, 200))
@given(seed=SEEDS)
def test_every_hand_has_four_cards_and_low_never_outranks_high_3_15_1_12(seed: int) -> None:
    position = a_whole_round(seed)
    hands = [position.dealer, *(box.hand for box in position.in_play)]
    assert sorted(card.code for card in position.cards) == sorted(
        card.code for hand in hands for card in hand.cards
    )
    for hand in hands:
        assert len(hand.cards) == 4
        assert hand.setting is not None
        low, high, _ = hand.setting
        assert {*low, *high} == set(hand.cards)
        assert rung(low) <= rung(high)
