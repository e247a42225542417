"""What the § button and `tablemgr rules` show has the document's own figures and conditions."""

from __future__ import annotations

import pytest

from tablemgr.rules.games.blackjack.rulebook import BlackjackBook
from tablemgr.rules.rulebook import load
from tests.conformance.figures import figures, figures_of
from tests.conformance.table import documents

PAID_BY = {
    "blackjack-v4": {"*": "4.1"},
    "blackjack-v5": {"*": "4.1.1"},
    "live-blackjack": {"*": "payouts"},
    "rws-blackjack": {"*": "4.1.1", "rws-pairs": "4.1.2", "boom-busted": "4.1.3"},
    "si-ki-pi": {"*": "4.2"},
}
"""The paragraph with the pay table: of a side Bet, and of all others."""


def _lacking(wanted: frozenset[str], wording: str) -> list[str]:
    """The figures that a wording has not."""
    return sorted(wanted - figures(wording))


@pytest.mark.parametrize("game", tuple(documents()))
def test_every_figure_of_a_paragraph_stands_in_its_wording(game: str) -> None:
    book = load(game)
    assert figures_of(game).keys() <= book.paragraphs.keys()
    lacking = {n: _lacking(f, book.paragraphs[n]) for n, f in figures_of(game).items()}
    assert {number: missing for number, missing in lacking.items() if missing} == {}


@pytest.mark.parametrize(
    ("number", "wording", "lacking"),
    [
        ("5.9", "Dealing errors are Reconstructed, at the House's discretion.", ["(i)", "(ii)"]),
        ("4.1.1", "Blackjack 6 to 5, others 1 to 1, Insurance 2 to 1, Under 13, Over 13.", []),
        ("3.19", "A Hand below 21 must draw.", ["12"]),
        ("3.16", "A Surrender gives up the Initial Bet.", ["half"]),
    ],
)
def test_a_figure_that_is_not_there_is_noticed(
    number: str, wording: str, lacking: list[str]
) -> None:
    found = _lacking(figures_of("blackjack-v5")[number], wording)
    assert set(lacking) <= set(found)
    assert found != []


def test_figures_are_read_in_digits_and_in_words() -> None:
    said = figures("Four decks of 52, a single Split, half, 3:2, 11 to 1, 5%, 4.1.1, (i) and (ii).")
    assert said == {"4", "52", "1", "half", "3 to 2", "11 to 1", "5%", "4.1.1", "(i)", "(ii)"}


@pytest.mark.parametrize("game", tuple(documents()))
def test_the_pay_tables_are_said_as_they_are_paid(game: str) -> None:
    book = load(game)
    where = PAID_BY[game]
    for kind, bet in book.side_bets.items():
        said = figures(book.paragraphs[where.get(kind, where["*"])])
        assert {f"{line.pays[0]} to {line.pays[1]}" for line in bet.pay_table} <= said
    if isinstance(book, BlackjackBook):
        said = figures(book.paragraphs[where["*"]])
        pays = (book.pays.blackjack, book.pays.regular, book.pays.insurance)
        assert {f"{won} to {staked}" for won, staked in pays} <= said


@pytest.mark.parametrize("game", tuple(documents()))
def test_layouts_and_decks_are_said_as_they_are(game: str) -> None:
    book = load(game)
    if "2.1.1" in book.paragraphs:
        for letter, boxes in book.layouts.items():
            assert f"{letter} {boxes}" in book.paragraphs["2.1.1"]
    decks = figures(book.paragraphs["2.2.1" if "2.2.1" in book.paragraphs else "gameplay"])
    assert {str(book.decks.min), str(book.decks.max), "52"} <= decks
