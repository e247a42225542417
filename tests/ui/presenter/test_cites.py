"""Paragraphs, rulings and refusals as the panels show them."""

from __future__ import annotations

import pytest

from tablemgr.basics.errors import Refusal
from tablemgr.rules.rulebook import load
from ui.presenter.cites import citation, why_not
from ui.views.shared import Citation, WhyNot

BOOK = load("rws-blackjack")


@pytest.mark.parametrize(
    ("number", "ruling"), [("3.20", False), ("5.14", False), ("B3", True), ("I12", True)]
)
def test_a_paragraph_and_a_ruling_come_with_their_wording(number: str, ruling: bool) -> None:
    cite = citation(BOOK, number)
    assert cite.number == number
    assert cite.ruling is ruling
    assert cite.wording == (BOOK.rulings if ruling else BOOK.paragraphs)[number]
    assert cite.wording


def test_what_the_book_does_not_word_is_shown_by_its_number() -> None:
    assert citation(BOOK, "99.9") == Citation("99.9", game=BOOK.id)


def test_a_refusal_says_why_and_where_that_stands() -> None:
    refusal = Refusal("stand-below-12", "3.20", "A total of 11 must draw.")
    assert why_not(BOOK, refusal) == WhyNot("A total of 11 must draw.", citation(BOOK, "3.20"))
