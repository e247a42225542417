"""The felt of Blackjack Version 5 as it is drawn; a test holds the figures to its rulebook."""

from __future__ import annotations

from typing import Final

from assets.layouts.look import Look, Spot, Tone

LOOK: Final = Look(
    "Blackjack, Version 5",
    {"a": 7, "b": 6, "c": 5},
    Tone("#173f6d", "#11335a", "#0a2240"),
    (
        Spot("player-pair", ("PLAYER", "PAIR")),
        Spot("over-13", ("(+) 13",)),  # 1.18
        Spot("under-13", ("13 (-)",)),  # 1.35
    ),
    "BLACKJACK PAYS 3 TO 2",
    ("PLAYER PAIR PAYS 11 TO 1", "INSURANCE PAYS 2 TO 1"),  # 3.14.2a
    "Dealer must draw to 16 and stand on 17",  # 3.23
)
