"""Which family plays a rulebook: the one place where families are found.

A rulebook names its family (`family = "…"`), and the family is a folder beside this file: its
`family.py` has `FAMILY`, its `odds` has `ODDS`. Nothing here knows which families there are; one is
imported when a rulebook of it is read, so that only what is played is loaded.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeAlias, cast

if TYPE_CHECKING:
    from tablemgr.rules.games.family import Family
    from tablemgr.rules.games.position import RoundPosition
    from tablemgr.rules.odds.family import FamilyOdds
    from tablemgr.rules.rulebook.model import Rulebook

Position: TypeAlias = "RoundPosition[Any, Any]"
"""A Round of any game."""


def folder_of(family: str) -> str:
    """The package of a family, by the name that its rulebooks give it."""
    return f"tablemgr.rules.games.{family.replace('-', '_')}"


@cache
def family_named(name: str) -> Family[Any] | None:
    """The family of that name, or None if there is none."""
    if not re.fullmatch(r"[a-z]+(-[a-z]+)*", name):
        return None
    folder = folder_of(name)
    if find_spec(folder) is None or find_spec(f"{folder}.family") is None:
        return None
    return cast("Family[Any]", import_module(f"{folder}.family").FAMILY)


def family_of(rulebook: Rulebook) -> Family[Any]:
    """The family that plays the rulebook's game."""
    family = family_named(rulebook.family)
    assert family is not None  # its rulebook was read by it
    return family


@cache
def odds_of(rulebook_family: str) -> FamilyOdds:
    """What a family knows of the odds of its Bets. Loaded when it is asked for."""
    return cast("FamilyOdds", import_module(f"{folder_of(rulebook_family)}.odds").ODDS)
