"""The felt of Baccarat as it is drawn; a test holds the figures to its rulebook."""

from __future__ import annotations

from typing import Final

from assets.layouts.look import Area, Look, TableHand, Tone

COOL: Final = "#a9cdf2"
WARM: Final = "#f2b8a9"
"""Two sides of one table, told apart by colour as well as by their words."""

LOOK: Final = Look(
    "Baccarat (Punto Banco)",
    {"a": 7, "b": 9},
    Tone("#3a424c", "#2e353e", "#1b2026"),
    (),
    "TIE PAYS 8 TO 1",  # 4.4
    ("PLAYER PAYS 1 TO 1", "BANKER PAYS 1 TO 1 LESS 5%"),  # 4.1, 4.2
    "Player and Banker stand off on a Tie",  # 4.3
    insurance=False,
    areas=(
        (Area("player", "PLAYER", 178.0, COOL),),
        (Area("banker", "BANKER", 178.0, WARM),),
        (Area("tie", "TIE", 178.0),),
        (
            Area("player-pair", "P PAIR", 176.0, COOL),
            Area("banker-pair", "B PAIR", 176.0, WARM),
        ),
    ),
    hands=(TableHand("player", "PLAYER", COOL), TableHand("banker", "BANKER", WARM)),
)
