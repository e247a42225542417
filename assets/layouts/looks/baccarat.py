"""The felt of Baccarat as it is drawn; a test holds the figures to its rulebook."""

from __future__ import annotations

from typing import Final

from assets.layouts.look import Area, Look, TableHand, Tone

SIGN: Final = "M-58 -54H-6V12H-58ZM6 -54H58V12H6ZM-33 22H33V62H-33Z"
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
    (
        "BETS PAY",
        (
            ("Player", "1 to 1"),
            ("Banker, less 5%", "1 to 1"),
            ("Tie", "8 to 1"),
            ("Player Pair", "11 to 1"),
            ("Banker Pair", "11 to 1"),
        ),
    ),  # 4.1 to 4.5
    (
        "PLAYER",
        (("0 to 5", "draws"), ("6 and 7", "stands"), ("8 and 9", "natural")),
    ),  # 3.7, 3.8
    SIGN,
    ("BACCARAT", "PUNTO BANCO"),
    insurance=False,
    areas=(
        (Area("player", "PLAYER", 150.0, COOL),),
        (Area("banker", "BANKER", 150.0, WARM),),
        (Area("tie", "TIE", 138.0),),
        (
            Area("player-pair", "P PAIR", 146.0, COOL),
            Area("banker-pair", "B PAIR", 146.0, WARM),
        ),
    ),
    hands=(TableHand("player", "PLAYER", COOL), TableHand("banker", "BANKER", WARM)),
    middle=(
        "BANKER, AFTER A THIRD CARD",
        (
            ("0, 1 and 2", "draws"),
            ("3", "draws, not against 8"),
            ("4", "draws against 2 to 7"),
            ("5", "draws against 4 to 7"),
            ("6", "draws against 6 and 7"),
        ),
    ),  # 3.10
)
