"""The felt of Blackjack Version 4 as it is drawn; a test holds the figures to its rulebook."""

from __future__ import annotations

from typing import Final

from assets.layouts.look import Look, Spot, Tone

LOOK: Final = Look(
    "Blackjack, Version 4",
    {"a": 7, "b": 6, "c": 5},
    Tone("#1a4921", "#17401d", "#0d2a13"),
    (
        Spot("player-pair", ("PLAYER", "PAIR")),
        Spot("over-13", ("Over 13",)),
        Spot("under-13", ("Under 13",)),
    ),  # 2.1.1 b v
    "BLACKJACK PAYS 3 TO 2",  # 2.1.1 b i
    ("PLAYER PAIR BET PAYS 11 TO 1", "INSURANCE PAYS 2 TO 1"),  # 2.1.1 b iii, iv
    "Dealer must stand on 17 and must draw to 16",  # 2.1.1 b ii
)
