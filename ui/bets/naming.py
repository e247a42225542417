"""Names of Players: no Player gets the name of a Bet, and a name keeps its first spelling.

Knows no widget.
"""

from __future__ import annotations

from collections.abc import Iterable

from tablemgr.basics.names import same_name

COMMON = ("bet", "initial")
"""Words for a Bet in every game."""


def bet_named(word: str, kinds: Iterable[tuple[str, str]]) -> str:
    """The label of the Bet that a word names; empty if it names none.

    `kinds` are all kinds of Bet of a game with their labels, as `rws-pairs` and `RWS Pairs`. A word
    names a Bet if it is the kind, the label or a word of either; capitals do not matter.
    """
    said = word.lower()
    for kind, label in kinds:
        names = {kind, label.lower(), *kind.split("-"), *label.lower().split()}
        if said in {name for name in names if name.replace("-", "").isalpha()}:
            return label
    return word if said in COMMON else ""


def as_spelled(name: str, players: Iterable[str]) -> str:
    """The name as one of these Players is spelled, if only capitals differ; otherwise unchanged.

    At a table `ann` and `ANN` are one person. (In a round record they are two Players.)
    """
    known = list(players)
    if name in known:
        return name
    return next((player for player in known if same_name(player, name)), name)
