"""The felt of Si Ki Pi as it is drawn; a test holds the figures to its rulebook."""

from __future__ import annotations

from typing import Final

from assets.layouts.look import Look, Spot, Tone

LOOK: Final = Look(
    "Si Ki Pi",
    {"a": 7, "b": 6, "c": 5, "d": 8, "e": 4, "f": 9},
    Tone("#661a28", "#551420", "#380b14"),
    (Spot("bonus-player", ("PLAYER", "BONUS")), Spot("bonus-dealer", ("DEALER", "BONUS"))),
    "LOW AND HIGH MUST BEAT THE DEALER",  # 3.1
    ("WINS PAY 1 TO 1", "LESS 5% COMMISSION"),  # 4.1
    "Equal ranks are the Dealer's",  # 3.22.3, 3.22.4
    insurance=False,
    halves=True,
    table=(
        "BONUS PAYS",
        (
            ("Four of a Kind", "100 to 1"),
            ("Three of a Kind", "20 to 1"),
            ("Two Pairs", "12 to 1"),
            ("Pair", "1 to 1"),
        ),
    ),  # 4.2, appendices A to F
)
