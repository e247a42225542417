"""The felt of Si Ki Pi as it is drawn; a test holds the figures to its rulebook."""

from __future__ import annotations

from typing import Final

from assets.layouts.look import Look, Spot, Tone

SIGN: Final = (
    "M-74 -34L-46 -44L-20 34L-48 44ZM-38 -46L-8 -50L0 36L-28 40ZM8 -50L38 -46L28 40L0 36Z"
    "M46 -44L74 -34L48 44L20 34Z"
)

LOOK: Final = Look(
    "Si Ki Pi",
    {"a": 7, "b": 6, "c": 5, "d": 8, "e": 4, "f": 9},
    Tone("#661a28", "#551420", "#380b14"),
    (
        Spot("bonus-player", ("PLAYER", "BONUS")),
        Spot("bonus-dealer", ("DEALER", "BONUS"), "octagon", 1),
    ),
    "LOW AND HIGH MUST BEAT THE DEALER",  # 3.1
    ("WINS PAY 1 TO 1", "LESS 5% COMMISSION"),  # 4.1
    "Equal ranks are the Dealer's",  # 3.22.3, 3.22.4
    (
        "BONUS PAYS",
        (
            ("Four of a Kind", "100 to 1"),
            ("Three of a Kind", "20 to 1"),
            ("Two Pairs", "12 to 1"),
            ("Pair", "1 to 1"),
        ),
    ),  # 4.2
    ("RANKING", (("Pair", "Ace to 2"), ("Gong", "2 and 8"), ("Points", "9 to 0"))),  # 3.4
    SIGN,
    ("SI KI PI", "RWS"),
    insurance=False,
    halves=True,
)
