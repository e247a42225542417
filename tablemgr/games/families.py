"""Which family plays a rulebook."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from tablemgr.errors import Bug
from tablemgr.games.blackjack.family import BLACKJACK
from tablemgr.games.blackjack.position import BlackjackPosition
from tablemgr.games.family import Family
from tablemgr.games.si_ki_pi.family import SI_KI_PI
from tablemgr.games.si_ki_pi.position import SiKiPiPosition
from tablemgr.rulebook import Rulebook

Position: TypeAlias = BlackjackPosition | SiKiPiPosition
"""A Round of any game."""

_FAMILIES: Final[dict[str, Family[Any]]] = {"blackjack": BLACKJACK, "si-ki-pi": SI_KI_PI}


def family_of(rulebook: Rulebook) -> Family[Any]:
    """The family that plays the rulebook's game."""
    return _FAMILIES[rulebook.family]


def blackjack_of(position: Position) -> BlackjackPosition:
    """The Round, where its game is known to be blackjack. Raises `Bug` where it is not."""
    if isinstance(position, BlackjackPosition):
        return position
    raise Bug(f"a Round of {position.rulebook.title} is no blackjack")


def si_ki_pi_of(position: Position) -> SiKiPiPosition:
    """The Round, where its game is known to be Si Ki Pi. Raises `Bug` where it is not."""
    if isinstance(position, SiKiPiPosition):
        return position
    raise Bug(f"a Round of {position.rulebook.title} is no Si Ki Pi")
