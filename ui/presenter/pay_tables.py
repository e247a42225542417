"""The pay tables of a game as tables of words: what each side Bet pays, and what its family adds.
Knows no widget.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tablemgr.rules.rulebook import Rulebook
from tablemgr.rules.rulebook.model import Odds
from ui.presenter.families import presenter_of_book
from ui.theme.words import in_words
from ui.views.look_up import WordRow, WordTable


def odds_text(odds: Odds) -> str:
    """`6 to 5`, as the reader's language says it."""
    words = QCoreApplication.translate("words", "{n} to {d}")
    return words.format(n=odds[0], d=odds[1])


def side_bet_tables(book: Rulebook) -> dict[str, WordTable]:
    """The pay table of each side Bet, by the Bet's kind; one that has a single line names no hand
    in it.
    """
    less = presenter_of_book(book).pays_less
    found: dict[str, WordTable] = {}
    for kind, bet in book.side_bets.items():
        several = len(bet.pay_table) > 1
        rows = tuple(
            WordRow(
                in_words(book.bet_message(line.name if several else bet.name)),
                (f"{odds_text(line.pays)} {less(book, bet)}".rstrip(),),
            )
            for line in bet.pay_table
        )
        found[kind] = WordTable(in_words(book.bet_message(bet.name)) if several else "", rows)
    return found


def tables_at(book: Rulebook) -> dict[str, tuple[WordTable, ...]]:
    """Each table of the document by the number of the paragraph that it belongs to."""
    found: dict[str, tuple[WordTable, ...]] = dict(presenter_of_book(book).tables(book))
    for kind, table in side_bet_tables(book).items():
        number = book.side_bets[kind].win_paragraph
        found[number] = (*found.get(number, ()), table)
    return found
