"""The door to a family's odds: which Bets are computed exactly, and who plays its Rounds.

`tablemgr.rules.games.families` finds it; `simulation` plays, `weighing` computes exactly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from tablemgr.basics.money import Money
from tablemgr.rules.odds.outcomes import Outcomes


class RoundPlayer(Protocol):
    """Plays one complete Round after another at a table of its own."""

    stake: Money
    """The Initial Bet of each Round."""

    def new_cards(self) -> None:
        """Put new cards in factory order into the shoe, so that only the shuffles decide the
        result.
        """
        ...

    def play(self, chance: Callable[[], float]) -> Money:
        """One Round from a fresh shoe, shuffled by `chance` (0 up to 1); gives the net result."""
        ...


class Weighed(NamedTuple):
    """The gain of a Bet on average for each unit staked; for one of several parts, what the part
    adds to that.
    """

    gain: float
    within: float
    """The true figure is at most this far away; 0 if the figure is exact but for the rounding of
    floats.
    """


class Scatter(NamedTuple):
    """How far the gain of the Initial Bet scatters, for each unit staked; for one of several parts,
    what the part adds.
    """

    gain: float
    squares: float
    """The average square of the gain."""
    together: float
    """The average product of the gains of two boxes in one Round."""


class FamilyOdds(Struct, frozen=True):
    """A family's part in `tablemgr odds`. Each function takes its rulebook first."""

    exact_bets: Callable[[Any], list[str]]
    """The Bets that `outcomes` knows exactly, in the order to print them."""
    outcomes: Callable[[Any, int, str], Outcomes]
    """How likely each gain of one unit on one of these Bets is, with that many decks."""
    by_box: Callable[[Any, str], bool]
    """Says whether one of them hangs on its own box's cards, so that two boxes are apart."""
    strategies: tuple[str, ...]
    """The strategies for the Initial Bet: first the default for playing Rounds, last the best one,
    which is computed exactly; empty if no Bet depends on a strategy.
    """
    player: Callable[[Any, int, str], RoundPlayer] | None
    """What plays Rounds with that many decks and that strategy; None if every Bet is computed
    exactly.
    """
    parts: int
    """Into how many separate parts the exact computation of the Initial Bet is divided."""
    weigh: Callable[[Any, int, str, int], Weighed] | None
    """One of these parts, by its number from 0, with that many decks and that strategy. None as
    above.
    """
    scatter: Callable[[Any, int, str, int], Scatter] | None
    """How far one of these parts scatters, as above."""
    explain: Callable[[Any, int, str], str]
    """The strategy in words and tables."""
    conditions: Callable[[Any, int], list[str]]
    """The options of the rulebook for which the figures hold, a sentence each."""
