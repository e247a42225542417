"""Which words are names of Bets, so that no Player is called by one. Knows no widget."""

from __future__ import annotations

from collections.abc import Iterable

COMMON = ("bet", "initial", "insurance")
"""What every game's Bets are called."""


def bet_named(word: str, kinds: Iterable[tuple[str, str]]) -> str:
    """The Bet that a word names, by its label; empty if it names none.

    `kinds` are the Bets of a game, each with its label: `rws-pairs` and `RWS Pairs`. A Bet is
    named by its kind or label, whole or by any of their words, in capitals or not.
    """
    said = word.lower()
    for kind, label in kinds:
        names = {kind, label.lower(), *kind.split("-"), *label.lower().split()}
        if said in {name for name in names if name.replace("-", "").isalpha()}:
            return label
    return word if said in COMMON else ""
