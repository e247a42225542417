"""What the Blackjack games have of the house rulings; tests/tablemgr/house_rulings.py reads it."""

from __future__ import annotations

from typing import Final

OWN_RULINGS: Final = ()
"""Rulings that concern no other family."""

_LIVE: Final = {"I10": "Live's"}
_BOUNDED: Final = {"L4": "it has no side Bet that an Initial Bet bounds"}
DO_NOT_CONCERN: Final = {
    "blackjack-v5": _LIVE,
    "rws-blackjack": _LIVE | _BOUNDED,
    "blackjack-v4": _LIVE | {"I3": "an interruption is the Shift Manager's (I9)"},
    "live-blackjack": {
        "B8": "it has no Even Money",
        **_BOUNDED,
        "I22": "the host takes every Bet (L2)",
        **dict.fromkeys(
            ("I3", "I8", "I9", "I16", "I17", "I19", "I20"), "every error cancels (I10)"
        ),
    },
}
"""Which rulings do not concern a game, and why."""

NOT_SHOWN: Final = {
    "live-blackjack": dict.fromkeys(("I13", "I25"), "every error cancels the Round: nobody decides")
}
"""Rulings that no Round of a game can show, and why."""

NAMED_BY_PARAGRAPH: Final = {
    "live-blackjack": {"I6": "gameplay-the-ninth"},
    "rws-blackjack": {"B4": "3.11-clockwise", "B13": "3.20-", "B14": "3.23", "B16": "5.3-"},
}
"""Rulings whose records are named by the paragraph, and how their names begin."""
