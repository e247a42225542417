"""A strategy, and the options that decide what it is worth, for a reader."""

from __future__ import annotations

from typing import Final

from tablemgr.rules.games.blackjack.odds.chart import chart
from tablemgr.rules.games.blackjack.odds.strategy import BASIC, BEST, strategy_for
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook, Options

_BEST: Final = (
    "Every decision is the best for the cards of the Hand and the Dealer's first card; after a\n"
    "Split, for the other split card too. Cards that other Hands drew change no decision.\n"
    "By totals, it is mostly this chart:\n\n"
)


def explain(book: BlackjackBook, decks: int, strategy: str) -> str:
    """How the strategy decides, in words and as a chart; empty if its name says it."""
    if strategy == BEST:
        return _BEST + chart(strategy_for(BASIC, book, decks))
    return chart(strategy_for(BASIC, book, decks)) if strategy == BASIC else ""


def conditions(book: BlackjackBook, _: int) -> list[str]:
    """The options of the rulebook for which the figures hold, a sentence each."""
    options, pays = book.options, book.pays
    return [
        "The Dealer stands on every 17 and draws his second card after the Players.",
        f"Blackjack pays {_odds(pays.blackjack)}, Even Money is {_offered(options)}.",
        f"Surrender loses half: {_surrender(options)}.",
        f"Double Down on two cards; {_after_split(options)}.",
        f"Split to {options.most_hands} Hands at most; Aces once, one card each.",
        f"A Dealer's Blackjack takes {_taken(options)}.",
    ]


def _odds(odds: tuple[int, int]) -> str:
    return f"{odds[0]} to {odds[1]}"


def _offered(options: Options) -> str:
    return "offered" if options.even_money else "not offered"


def _after_split(options: Options) -> str:
    return "after a Split too" if options.double_after_split else "not after a Split"


def _surrender(options: Options) -> str:
    if options.surrender == "not-ace":
        return "against all but an Ace"
    return "against 2 to 9"


def _taken(options: Options) -> str:
    if options.dealer_blackjack_takes == "initial-bet":
        return "one Initial Bet of the Hands that are not Bust"
    return "every Bet"
