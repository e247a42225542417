"""The window's own words for Bets and what becomes of them, and paragraphs and refusals as the
panels show them. Knows no widget and no rule.
"""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.errors import Refusal
from tablemgr.rules.events import BetSettled, Outcome
from tablemgr.rules.games.lines import ADJUSTMENT, INITIAL
from tablemgr.rules.rulebook import Rulebook
from ui.presenter.families import presenter_of_book
from ui.theme.words import in_words
from ui.views.bets import BetNames
from ui.views.shared import Citation, WhyNot, amount_text

translate = QCoreApplication.translate


def bet_name(book: Rulebook, bet: str) -> str:
    """Name a Bet (or an Adjustment); a side Bet has its own name in the rulebook, a Bet that only
    one family has in the family's words.
    """
    if bet == INITIAL:
        return translate("words", "Initial Bet")
    if bet == ADJUSTMENT:
        return translate("words", "Adjustment")
    if bet in book.side_bets:
        return in_words(book.bet_message(book.side_bets[bet].name))
    return presenter_of_book(book).later_bets()[bet]


def later_bets(book: Rulebook) -> BetNames:
    """The Bets of a game that are laid after the close, as kind and name."""
    return tuple(presenter_of_book(book).later_bets().items())


def outcome_text(book: Rulebook, outcome: Outcome) -> str:
    """The word for what became of a Bet of this game."""
    words = {
        Outcome.WIN: translate("words", "wins"),
        Outcome.LOSE: translate("words", "loses"),
        Outcome.STAND_OFF: translate("words", "stand off"),
        Outcome.RETURNED: translate("words", "returned"),
    }
    return words.get(outcome) or presenter_of_book(book).outcomes()[outcome]


def order_text(line: BetSettled) -> str:
    """Say what the Dealer does with a Bet whose amount he sees only on the layout.

    `pay`, `pay 6 to 5`, `take`, `take half`, `stand off`, `give back`. An Adjustment by the Shift
    Manager (I13) has no stake: `pay 5`.
    """
    if line.bet == ADJUSTMENT:
        text = translate("words", "pay {0}") if line.won else translate("words", "take {0}")
        return text.format(amount_text(line.won or line.lost))
    if line.won:
        odds = Fraction(int(line.won), int(line.stake))
        if odds == 1:
            return translate("words", "pay")
        return translate("words", "pay {n} to {d}").format(n=odds.numerator, d=odds.denominator)
    if line.outcome is Outcome.STAND_OFF:
        return translate("words", "stand off")
    if not line.lost:
        return translate("words", "give back")
    if not line.returned:
        return translate("words", "take")
    part = Fraction(int(line.lost), int(line.stake))
    if part == Fraction(1, 2):
        return translate("words", "take half")
    return translate("words", "take {n} of {d}").format(n=part.numerator, d=part.denominator)


def citation(book: Rulebook, number: str) -> Citation:
    """A paragraph or ruling with the rulebook's wording of it, if it has one."""
    ruling = number in book.rulings
    wording = book.rulings.get(number) or book.paragraphs.get(number, "")
    reading = in_words(book.reading_of(number)) if wording else ""
    return Citation(number, wording, ruling, book.id, reading="" if reading == wording else reading)


def why_not(book: Rulebook, refusal: Refusal) -> WhyNot:
    """A refusal as the panels show it: its sentence and its paragraph."""
    return WhyNot(in_words(refusal.message), citation(book, refusal.paragraph))
