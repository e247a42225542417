"""Which family plays a rulebook."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from tablemgr.games.blackjack.family import BLACKJACK
from tablemgr.games.blackjack.position import BlackjackPosition
from tablemgr.games.family import Family
from tablemgr.games.si_ki_pi.family import SI_KI_PI
from tablemgr.rulebook import Rulebook

Position: TypeAlias = BlackjackPosition | Any
"""A Round of any game: a `BlackjackPosition` or a `SiKiPiPosition`. Any, so that who knows the game
need not say it; who does not, asks with `isinstance`.
"""

_FAMILIES: Final[dict[str, Family[Any]]] = {"blackjack": BLACKJACK, "si-ki-pi": SI_KI_PI}


def family_of(rulebook: Rulebook) -> Family[Any]:
    """The family that plays the rulebook's game."""
    return _FAMILIES[rulebook.family]
