"""Which family plays a rulebook: the one place where families are found.

A rulebook names its family (`family = "…"`), and the family is a folder beside this file: its
`family.py` has `FAMILY`, its `odds` has `ODDS`, its `drills` has `DRILLS`. Nothing here knows which
families there are; one is imported when a rulebook of it is read, so that only what is played is
loaded.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from tablemgr.basics.errors import Fault
from tablemgr.rules import games
from tablemgr.rules.events import Event

if TYPE_CHECKING:
    from tablemgr.rules.drilling.family import FamilyDrills
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


def event_named(name: str) -> type[Event] | None:
    """The kind of event of that name that one family alone has, or None.

    Looks into the families that are loaded first, so that the journal of a game loads no other.
    """
    found = [each.name for each in iter_modules(games.__path__) if each.ispkg]
    folders = [f"{games.__name__}.{folder}" for folder in found]
    for folder in sorted(folders, key=lambda folder: folder not in sys.modules):
        kind = _events_of(folder).get(name)
        if kind is not None:
            return kind
    return None


@cache
def _events_of(folder: str) -> dict[str, type[Event]]:
    """The kinds of event in the `events.py` of a family, by name; none if it has no such module.

    That module imports nothing of the family, so that only itself is loaded.
    """
    if find_spec(f"{folder}.events") is None:
        return {}
    return kinds_of(import_module(f"{folder}.events"))


def kinds_of(module: ModuleType) -> dict[str, type[Event]]:
    """The kinds of event that a module has, by their names in a journal."""
    kinds = (kind for kind in vars(module).values() if isinstance(kind, type))
    return {kind.__name__: kind for kind in kinds if issubclass(kind, Event) and kind is not Event}


@cache
def odds_of(rulebook_family: str) -> FamilyOdds:
    """Give a family's knowledge of the odds of its Bets. Loaded when it is asked for.

    Raises `Fault` if its folder has no odds.
    """
    folder = f"{folder_of(rulebook_family)}.odds"
    if find_spec(folder) is None:
        raise Fault("No odds are known for this family of games.", "Ask for another game.")
    return cast("FamilyOdds", import_module(folder).ODDS)


@cache
def drills_of(rulebook_family: str) -> FamilyDrills:
    """The questions that a family can ask. Loaded when they are asked for.

    Raises `Fault` if its folder has no drills.
    """
    folder = f"{folder_of(rulebook_family)}.drills"
    if find_spec(folder) is None:
        raise Fault("This family of games has no drills.", "Ask for another game.")
    return cast("FamilyDrills", import_module(folder).DRILLS)
