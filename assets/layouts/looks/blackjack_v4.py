"""The felt of Blackjack Version 4 as it is drawn; a test holds the figures to its rulebook."""

from __future__ import annotations

from typing import Final

from assets.layouts.look import Look, Spot, Tone

SIGN: Final = (
    "M-4 12C-10 26 -25 32 -35 26C-50 18 -50 -8 -33 -14C-27 -16 -22 -15 -17 -12"
    "C-28 -22 -25 -50 0 -50C25 -50 28 -22 17 -12C22 -15 27 -16 33 -14C50 -8 50 18 35 26"
    "C25 32 10 26 4 12C4 36 8 50 18 62L-18 62C-8 50 -4 36 -4 12Z"
)

LOOK: Final = Look(
    "Blackjack, Version 4",
    {"a": 7, "b": 6, "c": 5},
    Tone("#1a4921", "#17401d", "#0d2a13"),
    (
        Spot("player-pair", ("PLAYER", "PAIR")),
        Spot("over-13", ("Over 13",), "upper", 1, 0.4),
        Spot("under-13", ("Under 13",), "lower", 1, 0.4),
    ),  # 2.1.1 b v
    "BLACKJACK PAYS 3 TO 2",  # 2.1.1 b i
    ("PLAYER PAIR BET PAYS 11 TO 1", "INSURANCE PAYS 2 TO 1"),  # 2.1.1 b iii, iv
    "Dealer must stand on 17 and must draw to 16",  # 2.1.1 b ii
    ("PLAYER PAIR", (("Any pair", "11 to 1"), ("Decided by", "two cards"))),
    (
        "UNDER OR OVER 13",
        (("Under 13", "1 to 1"), ("Over 13", "1 to 1"), ("Ace counts", "1 point")),
    ),  # 4.1, 3.7.2
    SIGN,
    ("BLACKJACK", "VERSION 4"),
)
