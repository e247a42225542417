"""The demonstration of Si Ki Pi: one Round, with what only this game has. Knows no Qt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ui.demonstration.script import Script

_SI_KI_PI: Final = Script(
    (
        (
            "picture idle",
            "open",
            "bet 1 ann 100 seated",
            "bet 1 bob 50",
            "side 1 ann bonus-player 25",
            "bet 3 cho 200 seated",
            "side 3 cho bonus-dealer 10",
            "bet 5 ann 100",
            "bet 6 dan 100 seated",
            "side 6 dan bonus-player 10",
            "picture betting",
            "close",
            "card 9h 2c Kd 5s As",
            "picture dealing",
            "card 9c 8d Qd 7h Ts Ad 6h Jc 4d Qh",
            "card Kh 3s Tc 2d 3h",
            "picture setting",
            "touch 1",
            "press set-hand",
            "picture set-face-down",
            "press house-way",
            "picture house-way",
            "touch 6",
            "press rankings",
            "picture rankings",
            "close-ask",
            "picture all-set",
            "press flow",
            "picture dealer-open",
            "press set-hand",
            "picture open-a-hand",
            "close-ask",
            "set 6 2d 4d / 5s 7h",
            "touch 3",
            "picture open-a-gong",
            "close-ask",
            "set 3 3s 6h / 2c 8d",
            "set 1 Kh Ad / 9h 9c",
            "picture settlement",
            "next",
            "picture settlement-next",
            "settle",
            "slip",
            "picture complete",
        ),
    ),
    {"game": "si-ki-pi", "decks": 1},
)
SCRIPTS: Final[Mapping[str, Script]] = {"si-ki-pi": _SI_KI_PI}
"""The script of each game, by the game's id."""
