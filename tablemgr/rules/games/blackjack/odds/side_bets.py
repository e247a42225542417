"""The cost of blackjack's side Bets and Insurance, exactly, from a fresh shoe before any card is
seen.

`settling` says which cards win what, so that the figures are those of what a table pays. All sums
are of whole numbers and fractions; the caller makes a float of the result.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Final

from tablemgr.basics.cards import DECK, Card
from tablemgr.rules.games.blackjack.bets import INSURANCE
from tablemgr.rules.games.blackjack.flow import FULL_HAND
from tablemgr.rules.games.blackjack.hand import CardRow, card_value
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook
from tablemgr.rules.games.blackjack.settling import dealer_bust_line, first_two_line
from tablemgr.rules.odds.outcomes import Outcomes, outcomes_of
from tablemgr.rules.rulebook.model import PayLine, SideBet

_DEALER_BUST: Final = "dealer-bust"
_SAMPLE: Final = {card_value(card): card for card in reversed(DECK)}
"""A card for each value: only values count in the Dealer's Hand."""


def exact_bets(book: BlackjackBook) -> list[str]:
    """The Bets that `outcomes` knows, in the rulebook's order."""
    return [*book.side_bets, INSURANCE]


def outcomes(book: BlackjackBook, decks: int, bet: str) -> Outcomes:
    """How likely each gain on one unit of the Bet is; `bet` is one of `exact_bets`."""
    if bet == INSURANCE:
        return _insurance(book, decks)
    side = book.side_bets[bet]
    return _on_dealer_bust(side, decks) if side.test == _DEALER_BUST else _on_two(side, decks)


def by_box(book: BlackjackBook, bet: str) -> bool:
    """Say whether the Bet hangs on its own box's cards, not on the Dealer's."""
    return bet != INSURANCE and book.side_bets[bet].test != _DEALER_BUST


def _gain(line: PayLine | None) -> Fraction:
    return Fraction(-1) if line is None else Fraction(*line.pays)


def _insurance(book: BlackjackBook, decks: int) -> Outcomes:
    """The Dealer's first card is an Ace, and his next is any of the others, all equally likely."""
    wins = Fraction(16 * decks, 52 * decks - 1)
    return {Fraction(*book.pays.insurance): wins, Fraction(-1): 1 - wins}


def _on_two(side: SideBet, decks: int) -> Outcomes:
    """A Bet on a Hand's first two cards: each ordered pair counts once for each way to draw it."""
    pairs = (
        (_gain(first_two_line(side, (first, second))), decks * (decks - (first is second)))
        for first, second in product(DECK, repeat=2)
        if decks > 1 or first is not second
    )
    return outcomes_of(pairs, 52 * decks * (52 * decks - 1))


def _on_dealer_bust(side: SideBet, decks: int) -> Outcomes:
    """A Bet on the Dealer's Hand. It makes no difference which cards of a shuffled shoe are his."""
    left = {value: decks * (16 if value == 10 else 4) for value in _SAMPLE}
    ways_in_all = [1]
    for drawn in range(52 * decks):
        ways_in_all.append(ways_in_all[-1] * (52 * decks - drawn))
    by_length: dict[tuple[int, PayLine | None], int] = {}
    for hand, ways in _dealer_hands((), left, 1):
        key = len(hand), dealer_bust_line(side, CardRow(hand))
        by_length[key] = by_length.get(key, 0) + ways
    return outcomes_of(
        (_gain(line), Fraction(ways, ways_in_all[length]))
        for (length, line), ways in by_length.items()
    )


def _dealer_hands(
    hand: tuple[Card, ...], left: dict[int, int], ways: int
) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Each complete Hand of the Dealer (B2), as values in the order drawn, and the number of
    ways to draw it.
    """
    if CardRow(hand).total >= FULL_HAND:
        yield hand, ways
        return
    for value, sample in _SAMPLE.items():
        count = left[value]
        if count:
            left[value] = count - 1
            yield from _dealer_hands((*hand, sample), left, ways * count)
            left[value] = count
