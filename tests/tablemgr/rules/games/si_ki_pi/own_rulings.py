"""What Si Ki Pi has of the house rulings; `tests/tablemgr/house_rulings.py` reads it."""

from __future__ import annotations

from typing import Final

OWN_RULINGS: Final = tuple(f"S{n}" for n in range(1, 12))
"""Rulings that concern no other family."""

DO_NOT_CONCERN: Final = {
    "si-ki-pi": {
        **{f"B{n}": "blackjack's" for n in range(1, 16) if n != 4},
        "I10": "Live's",
        "L4": "it has no side Bet that an Initial Bet bounds",
        "I5": "it has no Interim Settlement",
    },
}
"""Which rulings do not concern a game, and why."""

NOT_SHOWN: Final[dict[str, dict[str, str]]] = {
    "si-ki-pi": {"S10": "the screen's; tests/ui/families/si_ki_pi/test_face_down.py shows it"}
}
"""Rulings that no Round of a game can show, and why."""

NAMED_BY_PARAGRAPH: Final[dict[str, dict[str, str]]] = {}
"""Rulings whose records are named by the paragraph, and how their names begin."""
