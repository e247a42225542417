"""The felt of Live Blackjack as it is drawn; a test holds the figures to its rulebook."""

from __future__ import annotations

from typing import Final

from assets.layouts.look import Look, Spot, Tone

SIGN: Final = (
    "M0 60C-12 38 -48 10 -48 -16C-48 -36 -35 -45 -23 -45C-12 -45 -3 -37 0 -25"
    "C3 -37 12 -45 23 -45C35 -45 48 -36 48 -16C48 10 12 38 0 60Z"
)

LOOK: Final = Look(
    "Live Blackjack",
    {"studio": 7},
    Tone("#48285c", "#3a1f4c", "#261333"),
    (Spot("pair", ("PAIR", "11 : 1"), size=0.42),),
    "BLACKJACK PAYS 3 TO 2",
    ("PAIR PAYS 11 TO 1", "INSURANCE PAYS 2 TO 1"),
    "Dealer must draw to 16 and stand on 17 or above",  # game-flow
    ("PAIR", (("Any pair", "11 to 1"), ("Decided by", "two cards"))),
    ("BET BEHIND", (("Blackjack", "3 to 2"), ("Any other win", "1 to 1"))),
    SIGN,
    ("LIVE", "BLACKJACK"),
    behind="BET BEHIND",
)
