"""The cost of Baccarat's Bets, exactly, from a fresh shoe: every order of the cards is counted.

Only the points of a card count. Each coup counts once for each ordered draw of six cards that
begins with its cards. All sums are of whole numbers and fractions; the caller makes a float of
the result.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Final, NamedTuple

from tablemgr.basics.cards import DECK, RANKS
from tablemgr.rules.games.baccarat.drawing import banker_draws, player_draws, points
from tablemgr.rules.games.baccarat.rulebook import BANKER, PLAYER, TIE, BaccaratBook
from tablemgr.rules.games.baccarat.settling import PAIRS, banker_pays
from tablemgr.rules.odds.family import FamilyOdds
from tablemgr.rules.odds.outcomes import Outcomes, outcomes_of
from tablemgr.rules.rulebook.model import SideBet

MOST_CARDS: Final = 6
"""The most cards in one coup."""
_NATURAL: Final = 8
_POINTS: Final = range(10)


class HandTotals(NamedTuple):
    """The totals of the two complete Hands."""

    player: int
    banker: int


def exact_bets(book: BaccaratBook) -> list[str]:
    """The Bets that `outcomes` knows: all of them, in the rulebook's order."""
    return list(book.side_bets)


def outcomes(book: BaccaratBook, decks: int, bet: str) -> Outcomes:
    """How likely each gain on one unit of the Bet is."""
    side = book.side_bets[bet]
    if side.test in PAIRS:
        of_a_rank = len(DECK) // len(RANKS) * decks
        pair = Fraction(of_a_rank - 1, len(DECK) * decks - 1)
        return {Fraction(*side.pay_table[0].pays): pair, Fraction(-1): 1 - pair}
    found = coups(decks)
    return outcomes_of(
        ((_gain(book, side, totals), ways) for totals, ways in found.items()),
        sum(found.values()),
    )


def _by_box(_: BaccaratBook, __: str) -> bool:
    return False


def _gain(book: BaccaratBook, side: SideBet, totals: HandTotals) -> Fraction:
    won_by = _winner(totals)
    if won_by == side.test == BANKER:
        kept = 1 - Fraction(book.pays.commission_percent, 100)
        return Fraction(*banker_pays(book, side, totals.banker)) * kept
    if won_by == side.test:
        return Fraction(*side.pay_table[0].pays)
    return Fraction(0 if won_by == TIE else -1)


def _winner(totals: HandTotals) -> str:
    if totals.player == totals.banker:
        return TIE
    return PLAYER if totals.player > totals.banker else BANKER


@cache
def coups(decks: int) -> dict[HandTotals, int]:
    """How many ordered draws of six cards lead to each pair of totals."""
    left = [0] * len(_POINTS)
    for card in DECK:
        left[points(card)] += decks
    found: dict[HandTotals, int] = {}
    for hands, ways in _two_each(left):
        for totals, more in _completed(left, hands):
            found[totals] = found.get(totals, 0) + ways * more
    return found


def _two_each(left: list[int]) -> Iterator[tuple[tuple[int, int], int]]:
    """Each pair of totals of two cards a Hand, and the number of ways to draw them. While a pair is
    yielded, its cards are missing from `left`. The two cards of a Hand are taken in one order and
    count for both.
    """
    for a in _POINTS:
        for b in range(a, len(_POINTS)):
            player = _ways(left, a, b)
            for c in _POINTS:
                for d in range(c, len(_POINTS)):
                    ways = player * _ways(left, c, d)
                    if ways > 0:
                        yield ((a + b) % 10, (c + d) % 10), ways
                    _back(left, c, d)
            _back(left, a, b)


def _ways(left: list[int], one: int, other: int) -> int:
    """Take these two cards out of `left`; the number of ways to draw them, in either order."""
    first = left[one]
    left[one] -= 1
    second = left[other]
    left[other] -= 1
    return max(first, 0) * max(second, 0) * (1 if one == other else 2)


def _back(left: list[int], one: int, other: int) -> None:
    left[one] += 1
    left[other] += 1


def _completed(left: list[int], hands: tuple[int, int]) -> Iterator[tuple[HandTotals, int]]:
    """How two Hands of two cards can end, and in how many ways, as if six cards were always
    drawn.
    """
    player, banker = hands
    size = sum(left)
    if max(hands) >= _NATURAL:
        yield HandTotals(*hands), size * (size - 1)
    elif not player_draws(player):
        yield from _banker(left, HandTotals(player, banker), None, size, size - 1)
    else:
        for third in _POINTS:
            ways = left[third]
            if ways:
                left[third] -= 1
                yield from _banker(
                    left, HandTotals((player + third) % 10, banker), third, size - 1, ways
                )
                left[third] += 1


def _banker(
    left: list[int], hands: HandTotals, third: int | None, size: int, ways: int
) -> Iterator[tuple[HandTotals, int]]:
    """How the Hands end once the Banker has drawn or not, and in how many ways. `size` cards are
    left then; if he does not draw, any of them may be the sixth card.
    """
    player, banker = hands
    if not banker_draws(banker, third):
        yield hands, size * ways
        return
    for card in _POINTS:
        if left[card]:
            yield HandTotals(player, (banker + card) % 10), left[card] * ways


def _explain(_: BaccaratBook, __: int, ___: str) -> str:
    return ""


def _conditions(book: BaccaratBook, _: int) -> list[str]:
    pays = book.pays
    won, staked = pays.banker_on_six
    on_six = "" if won == staked else f"; with a total of 6 he pays {won} to {staked}"
    return [
        f"{pays.commission_percent}% commission on what Banker wins{on_six}.",
        "Bets on Player and Banker stand off on a Tie; these Rounds are counted too.",
    ]


ODDS: Final = FamilyOdds(
    exact_bets=exact_bets,
    outcomes=outcomes,
    by_box=_by_box,
    strategies=(),
    player=None,
    parts=0,
    weigh=None,
    scatter=None,
    explain=_explain,
    conditions=_conditions,
)
