"""What the Blackjack games must have inscribed on the felt, by the paragraphs of the document."""

from __future__ import annotations

import pytest

from tests.ui.felt.games import LAYOUTS, titles_of

INSCRIBED = {
    "rws-blackjack": {
        "BLACKJACK PAYS 6 TO 5",  # 4.1.1
        "INSURANCE PAYS 2 TO 1",
        "Dealer must draw to 16 and stand on 17",
        "RWS PAIRS",
        "BOOM BUSTED",
    },
    "blackjack-v5": {
        "BLACKJACK PAYS 3 TO 2",
        "INSURANCE PAYS 2 TO 1",  # 3.14.2a
        "13 (-)",  # 1.35
        "(+) 13",  # 1.18
    },
    "blackjack-v4": {  # 2.1.1 b
        "BLACKJACK PAYS 3 TO 2",
        "Dealer must stand on 17 and must draw to 16",
        "PLAYER PAIR BET PAYS 11 TO 1",
        "INSURANCE PAYS 2 TO 1",
        "Under 13",
        "Over 13",
    },
    "live-blackjack": {
        "BLACKJACK PAYS 3 TO 2",
        "INSURANCE PAYS 2 TO 1",
        "PAIR PAYS 11 TO 1",
        "BET BEHIND",
    },
}


@pytest.mark.parametrize(
    ("game", "appendix"), [(game, letter) for game, letter, _ in LAYOUTS if game in INSCRIBED]
)
def test_the_inscriptions_are_on_the_table(game: str, appendix: str) -> None:
    assert titles_of(game, appendix) >= INSCRIBED[game]
