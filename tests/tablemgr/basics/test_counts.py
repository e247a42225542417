"""One is one, and all else is many."""

from __future__ import annotations

import pytest

from tablemgr.basics.counts import counted


@pytest.mark.parametrize(
    ("count", "words"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards"), (11, "11 cards")]
)
def test_a_count_and_what_it_counts(count: int, words: str) -> None:
    assert counted(count, "1 card", "{0} cards") == words
