"""The felt of RWS Blackjack as it is drawn; a test holds the figures to its rulebook."""

from __future__ import annotations

from typing import Final

from assets.layouts.look import Look, Spot, Tone

LOOK: Final = Look(
    "RWS Blackjack",
    {"a": 7, "b": 6, "c": 5, "d": 9},
    Tone("#114842", "#0e3d39", "#08292a"),
    (Spot("rws-pairs", ("RWS", "PAIRS")), Spot("boom-busted", ("BOOM", "BUSTED"))),
    "BLACKJACK PAYS 6 TO 5",  # 4.1.1
    ("INSURANCE PAYS 2 TO 1", ""),
    "Dealer must draw to 16 and stand on 17",  # 3.24
)
