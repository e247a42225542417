"""Strategies for blackjack: one that is derived from a rulebook, and three simple ones.

A strategy is a set of tables. A Hand's place in them is given by the value of the Dealer's first
card and by `row_index` of the Hand. Nothing here plays a card.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tablemgr.rules.games.blackjack.odds.dealer import EMPTY, VALUES, HandRow, dealer_with
from tablemgr.rules.games.blackjack.odds.values import ALONE, BESIDE_ANOTHER, HandValues, Move
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook, Options

SOFT: Final = 22
"""In a table, a soft total stands this many places after the same hard total."""

Moves: TypeAlias = tuple[tuple[Move, ...], ...]
"""By the Dealer's first card (0 is unused), then by `row_index`."""
Marks: TypeAlias = tuple[tuple[bool, ...], ...]
"""Yes or no, in the same places; for pairs, by the Dealer's first card and then by the value of the
two equal cards."""

NO_ROWS: Final[Marks] = ((False,) * (2 * SOFT),) * 11
NO_PAIRS: Final[Marks] = ((False,) * 11,) * 11


def row_index(total: int, soft: bool) -> int:
    """A Hand's place in a table of moves."""
    return total + SOFT if soft else total


class Strategy(Struct, frozen=True):
    """A Player's decision in every case."""

    first: Moves
    """The first two cards, if they are not split."""
    later: Moves
    """More than two cards: Hit or Stand."""
    split_first: Moves
    """Two cards after a Split."""
    split_later: Moves
    split: Marks = NO_PAIRS
    surrender: Marks = NO_ROWS
    """For two cards of different values."""
    surrender_pair: Marks = NO_PAIRS
    insure: tuple[bool, bool, bool] = (False, False, False)
    """Whether to lay Insurance with none, one or two cards of value 10."""
    even_money: bool = False
    walks_away: bool = False
    """He leaves at the close, and the House plays his Hand (5.3)."""


def _simple(stands: Callable[[int, bool], bool]) -> Strategy:
    column = [Move.HIT] * (2 * SOFT)
    for soft in (False, True):
        for total in range(12, 22):
            if stands(total, soft):
                column[row_index(total, soft)] = Move.STAND
    moves = (tuple(column),) * 11
    return Strategy(moves, moves, moves, moves)


MIMIC_DEALER: Final = _simple(lambda total, _: total >= 17)
NEVER_BUST: Final = _simple(lambda total, soft: total >= (18 if soft else 12))
WALK_AWAY: Final = replace(_simple(lambda total, _: total >= 12), walks_away=True)

SIMPLE: Final = {
    "walk-away": WALK_AWAY,
    "mimic-dealer": MIMIC_DEALER,
    "never-bust": NEVER_BUST,
}
BASIC: Final = "basic"
BEST: Final = "best"
"""Decides by each card of the Hand (`plans`); takes Even Money and Insurance as `basic` does."""
HALF: Final = 0.5
"""What a Surrender loses of the Initial Bet (1.34)."""


def strategy_for(name: str, book: BlackjackBook, decks: int) -> Strategy:
    """The strategy of that name; `basic` is derived. Raises `KeyError` if there is none."""
    return derive(book, decks) if name == BASIC else SIMPLE[name]


class _Decisions(NamedTuple):
    """Every decision against one first card of the Dealer; the fields are those of `Strategy`."""

    first: tuple[Move, ...]
    later: tuple[Move, ...]
    split_first: tuple[Move, ...]
    split_later: tuple[Move, ...]
    split: tuple[bool, ...]
    surrender: tuple[bool, ...]
    surrender_pair: tuple[bool, ...]


def derive(book: BlackjackBook, decks: int) -> Strategy:
    """The best decision for each Hand against each first card, by expectation."""
    columns = [_against(HandValues(book, dealer_with(up, decks))) for up in VALUES]
    # Nobody reads column 0: it is there so that a card's value is its index.
    tables = _Decisions(*zip(columns[0], *columns, strict=True))
    return Strategy(
        **tables._asdict(), insure=_insure(book, decks), even_money=_even_money(book, decks)
    )


def _against(values: HandValues) -> _Decisions:
    def best_first(row: HandRow) -> Move:
        return values.best_of_two(row, ALONE, split=False)[0]

    def best_later(row: HandRow) -> Move:
        return values.best_later(row, ALONE)[0]

    def best_split_first(row: HandRow) -> Move:
        return values.best_of_two(row, BESIDE_ANOTHER, split=True)[0]

    def best_split_later(row: HandRow) -> Move:
        return values.best_later(row, BESIDE_ANOTHER)[0]

    return _Decisions(
        _moves(best_first),
        _moves(best_later),
        _moves(best_split_first),
        _moves(best_split_later),
        *_given_up_or_split(values),
    )


def _rows() -> list[HandRow]:
    """Every total, hard or soft, of a Hand that may have to decide."""
    hard = [HandRow(total, False) for total in range(4, 22)]
    return hard + [HandRow(total - 10, True) for total in range(12, 22)]


def _moves(best: Callable[[HandRow], Move]) -> tuple[Move, ...]:
    column = [Move.STAND] * (2 * SOFT)
    for row in _rows():
        column[row_index(row.total, row.soft)] = best(row)
    return tuple(column)


def may_surrender(options: Options, up: int) -> bool:
    """B7: whether a Hand may be given up against a first card of that value."""
    return up != 1 and (options.surrender == "not-ace" or up != 10)


def _given_up_or_split(
    values: HandValues,
) -> tuple[tuple[bool, ...], tuple[bool, ...], tuple[bool, ...]]:
    """B7, B11: a Split if no other decision is better; Surrender if every other one loses more than
    half. Gives `split`, `surrender` and `surrender_pair` of a column.
    """
    up, options = values.dealer.up, values.options
    may = may_surrender(options, up)
    surrender = [False] * (2 * SOFT)
    split, surrender_pair = [False] * 11, [False] * 11

    def unsplit(row: HandRow) -> float:
        return values.worth(values.best_of_two(row, ALONE, split=False)[1], ALONE)

    for row in _rows():
        lost = unsplit(row) < -HALF
        surrender[row_index(row.total, row.soft)] = may and lost
    for value in VALUES:
        best = unsplit(EMPTY.plus(value).plus(value))
        if options.most_hands > 1:
            two = values.split(value)
            split[value] = two > best
            best = max(two, best)
        surrender_pair[value] = may and best < -HALF
    return tuple(split), tuple(surrender), tuple(surrender_pair)


def _tens_to_come(decks: int, tens: int) -> Fraction:
    """How likely it is that the Dealer's second card makes his Ace a Blackjack, if the Player's
    Hand has `tens` cards of value 10.
    """
    return Fraction(16 * decks - tens, 52 * decks - 3)


def _insure(book: BlackjackBook, decks: int) -> tuple[bool, bool, bool]:
    def gains(tens: int) -> bool:
        chance = _tens_to_come(decks, tens)
        return chance * Fraction(*book.pays.insurance) > 1 - chance

    return gains(0), gains(1), gains(2)


def _even_money(book: BlackjackBook, decks: int) -> bool:
    """B8: whether Even Money at once gains more on average than to wait: then the Blackjack is paid
    if the Dealer has none.
    """
    if not book.options.even_money:
        return False
    waiting = (1 - _tens_to_come(decks, 1)) * Fraction(*book.pays.blackjack)
    return Fraction(*book.pays.even_money) > waiting
