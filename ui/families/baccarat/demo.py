"""The demonstration of Baccarat: a Round with third cards, and one that naturals end in a Tie.

Knows no Qt.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ui.demonstration.script import Script

_BACCARAT: Final = Script(
    (
        (
            "picture idle",
            "open",
            "bet 1 ann player 100",
            "bet 1 ann player-pair 10",
            "bet 1 bob banker 250",
            "bet 3 cho banker 200",
            "bet 3 cho tie 25",
            "bet 4 dan player 500",
            "bet 4 eve player 100",
            "bet 4 dan banker-pair 10",
            "bet 6 gus banker 110",
            "bet 7 hal tie 10",
            "picture betting",
            "bet 3 cho banker 9000",
            "picture refused-bet-over-the-maximum",
            "close",
            "picture dealing",
            "card 2h 5s 2d",
            "picture the-banker-s-second-card",
            "card Kc",
            "picture the-player-s-third-card",
            "card 7c",
            "picture the-banker-s-third-card",
            "card 3h",
            "picture settlement-the-banker-wins",
            "next",
            "next",
            "next",
            "picture settlement-next",
            "settle",
            "slip",
            "picture complete",
        ),
        (
            "open",
            "again",
            "picture same-bets-again",
            "close",
            "card 4s 8c 4d Kh",
            "picture settlement-a-tie",
            "settle",
            "slip",
        ),
    ),
    {"game": "baccarat"},
)
SCRIPTS: Final[Mapping[str, Script]] = {"baccarat": _BACCARAT}
"""The script of each game, by the game's id."""
