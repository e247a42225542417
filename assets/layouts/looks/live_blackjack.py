"""The felt of Live Blackjack as it is drawn; a test holds the figures to its rulebook."""

from __future__ import annotations

from typing import Final

from assets.layouts.look import Look, Spot, Tone

LOOK: Final = Look(
    "Live Blackjack",
    {"studio": 7},
    Tone("#48285c", "#3a1f4c", "#261333"),
    (Spot("pair", ("PAIR", "11 : 1")),),
    "BLACKJACK PAYS 3 TO 2",
    ("PAIR PAYS 11 TO 1", "INSURANCE PAYS 2 TO 1"),
    "Dealer must draw to 16 and stand on 17 or above",  # game-flow
    behind="BET BEHIND",
)
