"""What Baccarat has of the house rulings; `tests/tablemgr/house_rulings.py` reads it."""

from __future__ import annotations

from typing import Final

OWN_RULINGS: Final = tuple(f"P{n}" for n in range(1, 4))
"""Rulings that concern no other family."""

DO_NOT_CONCERN: Final = {
    "baccarat": {
        **{f"B{n}": "blackjack's" for n in range(1, 18)},
        "I10": "Live's",
        **{f"L{n}": "P3 says how Bets are laid" for n in (1, 3, 4, 5, 6)},
        "I5": "it has no Interim Settlement",
        "I17": "no card is dealt to a box",
        **dict.fromkeys(("I20", "I21"), "no Player decides for a box"),
        "I24": "no card is dealt to a box",
    },
}
"""Which rulings do not concern a game, and why."""

NOT_SHOWN: Final = {"baccarat": {"I12": "nobody decides, so that nothing is taken back"}}
"""Rulings that no Round of a game can show, and why."""

NAMED_BY_PARAGRAPH: Final[dict[str, dict[str, str]]] = {}
"""Rulings whose records are named by the paragraph, and how their names begin."""
