"""Each house ruling that concerns a game stands in its rulebook: `tablemgr rules` knows it."""

from __future__ import annotations

from typing import Final

import pytest

from tablemgr.rules.rulebook import games, load

EVERY: Final = (
    *(f"M{n}" for n in range(1, 3)),
    *(f"B{n}" for n in range(1, 18)),
    *(f"L{n}" for n in range(1, 7)),
    *(f"I{n}" for n in range(1, 18)),
    *(f"S{n}" for n in range(1, 10)),
    *(f"P{n}" for n in range(1, 4)),
)
_BACCARAT: Final = {f"P{n}": "Baccarat's" for n in range(1, 4)}
_NOT_BLACKJACK: Final = _BACCARAT | {f"S{n}": "Si Ki Pi's" for n in range(1, 10)}
_LIVE: Final = {"I10": "Live's"}
DOES_NOT_CONCERN: Final[dict[str, dict[str, str]]] = {
    "baccarat": {
        **{f"B{n}": "blackjack's" for n in range(1, 18)},
        **{f"S{n}": "Si Ki Pi's" for n in range(1, 10)},
        **_LIVE,
        **{f"L{n}": "P3 says how Bets are laid" for n in (1, 3, 4, 5, 6)},
        "I5": "it has no Interim Settlement",
        "I17": "no card is dealt to a box",
    },
    "blackjack-v5": {**_NOT_BLACKJACK, **_LIVE},
    "rws-blackjack": {
        **_NOT_BLACKJACK,
        **_LIVE,
        "L4": "it has no side Bet that an Initial Bet bounds",
    },
    "blackjack-v4": {
        **_NOT_BLACKJACK,
        **_LIVE,
        "I3": "an interruption is the Shift Manager's (I9)",
    },
    "live-blackjack": {
        **_NOT_BLACKJACK,
        "B8": "it has no Even Money",
        "L4": "it has no side Bet that an Initial Bet bounds",
        **dict.fromkeys(("I3", "I8", "I9", "I16", "I17"), "every error cancels (I10)"),
    },
    "si-ki-pi": {
        **_BACCARAT,
        **{f"B{n}": "blackjack's" for n in range(1, 16) if n != 4},
        **_LIVE,
        "L4": "it has no side Bet that an Initial Bet bounds",
        "I5": "it has no Interim Settlement",
    },
}
"""Which rulings do not concern a game, and why."""


@pytest.mark.parametrize("game", games())
def test_a_rulebook_knows_each_ruling_that_concerns_its_game(game: str) -> None:
    known, not_its_own = load(game).rulings, DOES_NOT_CONCERN[game]
    assert set(known) == set(EVERY) - not_its_own.keys()
    assert list(known) == [ruling for ruling in EVERY if ruling in known], "in their order"
    assert all(text.endswith(".") and len(text) <= 480 for text in known.values())


@pytest.mark.parametrize("game", games())
def test_a_ruling_that_is_cited_concerns_the_game(game: str) -> None:
    book = load(game)
    cited = {
        *book.cites.values(),
        *(found.paragraph for found in book.irregularities),
        *(p for found in book.irregularities for p in found.voids),
    }
    assert cited <= book.paragraphs.keys() | book.rulings.keys()
    assert not cited & DOES_NOT_CONCERN[game].keys()
