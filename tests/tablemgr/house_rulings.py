"""Which house rulings concern a game, and which its Rounds show.

What is said of one family's games stands in `rules/games/<family>/own_rulings.py` beside its tests.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Final

from tablemgr.rules.rulebook import load

OF_ANY_GAME: Final = (
    *(f"M{n}" for n in range(1, 3)),
    *(f"B{n}" for n in range(1, 18)),
    *(f"L{n}" for n in range(1, 7)),
    *(f"I{n}" for n in (*range(1, 18), *range(19, 23), 24, 25)),
)
"""The rulings that do not belong to one family alone, in their order."""


def _own(game: str) -> ModuleType:
    family = load(game).family.replace("-", "_")
    return import_module(f"tests.tablemgr.rules.games.{family}.own_rulings")


def concerning(game: str) -> list[str]:
    """The rulings that concern a game, in their order."""
    own = _own(game)
    left_out: dict[str, str] = own.DO_NOT_CONCERN.get(game, {})
    every = (*OF_ANY_GAME, *own.OWN_RULINGS)
    assert left_out.keys() <= set(every)
    return [ruling for ruling in every if ruling not in left_out]


def not_shown(game: str) -> dict[str, str]:
    """The rulings that no Round of this game can show, though those of others may, and why."""
    found: dict[str, str] = _own(game).NOT_SHOWN.get(game, {})
    return found


def named_by_paragraph(game: str) -> dict[str, str]:
    """The rulings whose records are named by a paragraph, and how their names begin."""
    found: dict[str, str] = _own(game).NAMED_BY_PARAGRAPH.get(game, {})
    return found
