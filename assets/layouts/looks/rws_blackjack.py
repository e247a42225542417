"""The felt of RWS Blackjack as it is drawn; a test holds the figures to its rulebook."""

from __future__ import annotations

from typing import Final

from assets.layouts.look import Look, Spot, Tone

SIGN: Final = (
    "M0 -50C-6 -36 -44 -12 -44 16C-44 34 -30 44 -16 44C-10 44 -5 41 -3 37"
    "C-4 48 -8 56 -16 62L16 62C8 56 4 48 3 37C5 41 10 44 16 44C30 44 44 34 44 16"
    "C44 -12 6 -36 0 -50Z"
)

LOOK: Final = Look(
    "RWS Blackjack",
    {"a": 7, "b": 6, "c": 5, "d": 9},
    Tone("#114842", "#0e3d39", "#08292a"),
    (
        Spot("rws-pairs", ("RWS", "PAIRS")),
        Spot("boom-busted", ("BOOM", "BUSTED"), "octagon", 1),
    ),
    "BLACKJACK PAYS 6 TO 5",  # 4.1.1
    ("INSURANCE PAYS 2 TO 1", "INSURANCE PAYS 2 TO 1"),
    "Dealer must draw to 16 and stand on 17",  # 3.24
    (
        "RWS PAIRS",
        (
            ("Ace pair suited", "50 to 1"),
            ("Suited pair", "20 to 1"),
            ("Coloured pair", "12 to 1"),
            ("Mixed pair", "6 to 1"),
        ),
    ),  # 4.1.2
    (
        "BOOM BUSTED",
        (
            ("8 cards or more", "200 to 1"),
            ("7 cards", "50 to 1"),
            ("6 cards", "12 to 1"),
            ("5 cards", "4 to 1"),
            ("3 or 4 cards", "2 to 1"),
        ),
    ),  # 4.1.3
    SIGN,
    ("RWS", "BLACKJACK"),
)
