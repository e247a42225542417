"""Which family plays a rulebook."""

from __future__ import annotations

from typing import Final

from tablemgr.games.blackjack.family import BLACKJACK
from tablemgr.games.blackjack.position import BlackjackPosition
from tablemgr.games.family import Family
from tablemgr.rulebook import Rulebook

_FAMILIES: Final = {"blackjack": BLACKJACK}


def family_of(rulebook: Rulebook) -> Family[BlackjackPosition]:
    """The family that plays the rulebook's game."""
    return _FAMILIES[rulebook.family]
