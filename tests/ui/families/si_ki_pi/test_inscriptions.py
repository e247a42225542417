"""What Si Ki Pi must have inscribed on the felt, by the paragraphs of the document."""

from __future__ import annotations

import pytest

from tests.ui.felt.games import LAYOUTS, titles_of

INSCRIBED = {
    "si-ki-pi": {  # appendices A to F
        "BONUS PAYS",
        "Four of a Kind",
        "100 to 1",
        "Three of a Kind",
        "20 to 1",
        "Two Pairs",
        "12 to 1",
        "Pair",
        "1 to 1",
        "LOW",
        "HIGH",
    },
}


@pytest.mark.parametrize(
    ("game", "appendix"), [(game, letter) for game, letter, _ in LAYOUTS if game in INSCRIBED]
)
def test_the_inscriptions_are_on_the_table(game: str, appendix: str) -> None:
    assert titles_of(game, appendix) >= INSCRIBED[game]
