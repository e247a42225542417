"""The edge of each Bet of a game. Knows no journal.

Nothing of a running shoe is in it: every figure is that of a full shoe.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tablemgr.past.day_report import RoundResult
from tablemgr.past.luck import Edge
from tablemgr.rules.games.families import odds_of
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.odds.initial import InitialFigures, initial_figures, known_figures
from tablemgr.rules.odds.outcomes import mean, variance
from tablemgr.rules.rulebook import Rulebook, load


def edges_of(one: RoundResult) -> Mapping[str, Edge]:
    """Give the edge of each Bet of a Round's game. The Initial Bet's is computed first if it is not
    known, which takes up to a minute.
    """
    return _edges(one.game, one.decks)


def known_edges_of(one: RoundResult) -> Mapping[str, Edge]:
    """Give the edges as `edges_of`, without any that takes so long."""
    return _known_edges(one.game, one.decks)


@cache
def _edges(game: str, decks: int) -> Mapping[str, Edge]:
    book = load(game)
    return _all(book, decks, initial_figures(book, decks))


@cache
def _known_edges(game: str, decks: int) -> Mapping[str, Edge]:
    book = load(game)
    return _all(book, decks, known_figures(book, decks))


def _all(book: Rulebook, decks: int, initial: InitialFigures | None) -> dict[str, Edge]:
    """Give the edges by the Bet's name; the Initial Bet played at its best."""
    odds, found = odds_of(book.family), dict[str, Edge]()
    for bet in odds.exact_bets(book):
        outcomes = odds.outcomes(book, decks, bet)
        apart = 0.0 if odds.by_box(book, bet) else None
        found[bet] = Edge(float(mean(outcomes)), float(variance(outcomes)), apart)
    if initial is not None and INITIAL not in found:
        found[INITIAL] = Edge(initial.gain, initial.variance, initial.covariance)
    return found
