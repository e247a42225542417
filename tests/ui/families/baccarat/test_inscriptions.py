"""What Baccarat must have inscribed on the felt, by the paragraphs of the document."""

from __future__ import annotations

import pytest

from tests.ui.felt.games import LAYOUTS, titles_of

INSCRIBED = {
    "baccarat": {  # 4.1 to 4.5
        "PLAYER",
        "BANKER",
        "TIE",
        "P PAIR",
        "B PAIR",
        "TIE PAYS 8 TO 1",
        "BANKER PAYS 1 TO 1 LESS 5%",
        "Player and Banker stand off on a Tie",
    },
}


@pytest.mark.parametrize(
    ("game", "appendix"), [(game, letter) for game, letter, _ in LAYOUTS if game in INSCRIBED]
)
def test_the_inscriptions_are_on_the_table(game: str, appendix: str) -> None:
    assert titles_of(game, appendix) >= INSCRIBED[game]
