"""The felt of Blackjack Version 5 as it is drawn; a test holds the figures to its rulebook."""

from __future__ import annotations

from typing import Final

from assets.layouts.look import Look, Spot, Tone

SIGN: Final = "M0 -52C14 -24 28 -8 42 5C28 18 14 34 0 62C-14 34 -28 18 -42 5C-28 -8 -14 -24 0 -52Z"

LOOK: Final = Look(
    "Blackjack, Version 5",
    {"a": 7, "b": 6, "c": 5},
    Tone("#173f6d", "#11335a", "#0a2240"),
    (
        Spot("player-pair", ("PLAYER", "PAIR")),
        Spot("over-13", ("(+) 13",), "upper", 1, 0.5),  # 1.18
        Spot("under-13", ("13 (-)",), "lower", 1, 0.5),  # 1.35
    ),
    "BLACKJACK PAYS 3 TO 2",
    ("PLAYER PAIR PAYS 11 TO 1", "INSURANCE PAYS 2 TO 1"),  # 3.14.2a
    "Dealer must draw to 16 and stand on 17",  # 3.23
    ("PLAYER PAIR", (("Any pair", "11 to 1"), ("Decided by", "two cards"))),
    (
        "UNDER OR OVER 13",
        (
            ("13 (-)  under 13", "1 to 1"),
            ("(+) 13  over 13", "1 to 1"),
            ("Ace counts", "1 point"),
        ),
    ),  # 4.1.1, 3.13.2
    SIGN,
    ("BLACKJACK", "VERSION 5"),
)
