"""The words for kinds of irregularity: one list, for the screen and for paper."""

from __future__ import annotations

from tablemgr.past.case_kinds import KIND_WORDS, kind_words
from tablemgr.rules.games.irregularities.reporting import NOTICED
from tablemgr.rules.rulebook import games, load
from tablemgr.rules.table import Table


def test_every_kind_of_every_rulebook_has_words_of_its_own() -> None:
    books = [load(game) for game in games()]
    kinds = {each.kind for book in books for each in book.irregularities}
    kinds |= {kind for book in books for kind in Table(book).vocabulary.reports} | NOTICED
    assert kinds <= set(KIND_WORDS)
    assert len({*KIND_WORDS.values()}) == len(KIND_WORDS)


def test_a_kind_that_is_newer_than_the_program_is_said_by_its_own_word() -> None:
    assert kind_words("card-on-the-floor").in_words() == "card on the floor"
