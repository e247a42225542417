"""The cost of a blackjack game's Bets: side Bets exactly, the Initial Bet by Rounds or exactly."""

from typing import Final

from tablemgr.rules.games.blackjack.odds import exact, scatter, side_bets
from tablemgr.rules.games.blackjack.odds.explaining import conditions, explain
from tablemgr.rules.games.blackjack.odds.player import player_for
from tablemgr.rules.games.blackjack.odds.strategy import BASIC, BEST, SIMPLE
from tablemgr.rules.odds.family import FamilyOdds

ODDS: Final = FamilyOdds(
    exact_bets=side_bets.exact_bets,
    outcomes=side_bets.outcomes,
    by_box=side_bets.by_box,
    strategies=(BASIC, *SIMPLE, BEST),
    player=player_for,
    parts=exact.PARTS,
    weigh=exact.weigh_part,
    scatter=scatter.scatter_part,
    explain=explain,
    conditions=conditions,
)
