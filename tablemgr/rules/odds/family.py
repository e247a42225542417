"""The door to a family's odds: which Bets it can weigh exactly, and who plays its Rounds.

`tablemgr.rules.games.families` finds it; `simulation` plays, `command` prints.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple, Protocol

from tablemgr.basics.money import Money


class RoundPlayer(Protocol):
    """Plays one complete Round after another at a table of its own."""

    stake: Money
    """The Initial Bet of each Round."""

    def new_cards(self) -> None:
        """Put new cards in factory order into the shoe, so that the shuffles alone count."""
        ...

    def play(self, chance: Callable[[], float]) -> Money:
        """One Round from a fresh shoe, shuffled by `chance` (0 up to 1); gives the net result."""
        ...


class Weighed(NamedTuple):
    """What a Bet gains for each unit staked; of parts that add up, the part's share of it."""

    gain: float
    within: float
    """The true figure lies no farther away than this; 0 if nothing but a float was rounded."""


@dataclass(frozen=True, slots=True)
class Odds:
    """What `tablemgr odds` asks of a family. Each function takes its rulebook first."""

    exact_bets: Callable[[Any], list[str]]
    """The Bets that are weighed exactly, in the order to print them."""
    expectation: Callable[[Any, int, str], Fraction]
    """Of one of these, from so many decks: what one unit gains on average."""
    strategies: tuple[str, ...]
    """How the Initial Bet can be played: first the one whose Rounds are played if nothing is said,
    last the best, which is weighed exactly; none if no Bet depends on that."""
    player: Callable[[Any, int, str], RoundPlayer] | None
    """Who plays Rounds with so many decks and that strategy; None if all is exact."""
    parts: int
    """In how many parts, each for itself, the Initial Bet is weighed exactly."""
    weigh: Callable[[Any, int, str, int], Weighed] | None
    """One of these parts, by number from 0: with so many decks and that strategy. None as above."""
    explain: Callable[[Any, int, str], str]
    """The strategy for a reader."""
    conditions: Callable[[Any, int], list[str]]
    """Under which of the rulebook's options the figures hold: a line each, for a reader."""
