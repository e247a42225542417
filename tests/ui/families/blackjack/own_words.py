"""Words of Blackjack that not every game has; `tests/test_guards_family_words.py` reads them."""

from __future__ import annotations

from typing import Final

OWN_WORDS: Final = (
    *("surrender", "surrendered", "surrenders", "insurance", "insure", "insured", "insures"),
    *("even money", "double down", "doubled", "doubles", "split", "splits", "hit", "bust"),
    *("interim", "subsequent deal"),
)
"""Two words stand side by side in a name: `even_money`, `EvenMoney`."""
