"""Every family's odds, by the family's name in a rulebook."""

from __future__ import annotations

from typing import Final

from tablemgr.odds.blackjack_player import BLACKJACK
from tablemgr.odds.family import Odds

ODDS: Final[dict[str, Odds]] = {"blackjack": BLACKJACK}
