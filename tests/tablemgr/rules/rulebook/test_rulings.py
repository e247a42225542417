"""Each house ruling that concerns a game stands in its rulebook: `tablemgr rules` knows it."""

from __future__ import annotations

import pytest

from tablemgr.rules.rulebook import games, load
from tests.tablemgr.house_rulings import concerning


@pytest.mark.parametrize("game", games())
def test_a_rulebook_knows_each_ruling_that_concerns_its_game(game: str) -> None:
    known = load(game).rulings
    assert list(known) == concerning(game), "all of them, in their order"
    assert all(text.endswith(".") and len(text) <= 480 for text in known.values())


@pytest.mark.parametrize("game", games())
def test_a_ruling_that_is_cited_concerns_the_game(game: str) -> None:
    book = load(game)
    cited = {
        *book.cites.values(),
        *(found.paragraph for found in book.irregularities),
        *(p for found in book.irregularities for p in found.voids),
    }
    assert cited <= book.paragraphs.keys() | set(concerning(game))
