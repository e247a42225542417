"""Every family's odds, by the family's name in a rulebook."""

from __future__ import annotations

from typing import Final

from tablemgr.odds.blackjack_player import BLACKJACK
from tablemgr.odds.family import Odds
from tablemgr.odds.si_ki_pi import SI_KI_PI

ODDS: Final[dict[str, Odds]] = {"blackjack": BLACKJACK, "si-ki-pi": SI_KI_PI}
