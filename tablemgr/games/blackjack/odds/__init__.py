"""What a blackjack game's Bets cost: side Bets exactly, the Initial Bet by a derived strategy."""

from tablemgr.games.blackjack.odds.player import ODDS

__all__ = ["ODDS"]
