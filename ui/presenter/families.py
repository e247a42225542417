"""Finds the screen of a family, which shows the family's games.

It is the folder in `ui/families` with the same name as the family's folder in `rules/games`, and is
imported when a game of the family is shown. No family is named here.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from tablemgr.basics.errors import Fault
from tablemgr.rules.games.families import Position, folder_of
from tablemgr.rules.rulebook import Rulebook, games, load
from ui.presenter.family import FamilyPresenter


def screen_folder(family: str) -> str:
    """The package of a family's screen, by the name that its rulebooks give it."""
    return f"ui.families.{folder_of(family).rpartition('.')[2]}"


def _has_screen(family: str) -> bool:
    folder = screen_folder(family)
    return find_spec(folder) is not None and find_spec(f"{folder}.presenter") is not None


@cache
def shown_games() -> tuple[str, ...]:
    """The ids of the games that a window can show, sorted. Others are played without a window."""
    return tuple(game for game in games() if _has_screen(load(game).family))


@cache
def _presenter(family: str) -> FamilyPresenter[Any] | None:
    if not _has_screen(family):
        return None
    return cast(
        "FamilyPresenter[Any]", import_module(f"{screen_folder(family)}.presenter").PRESENTER
    )


def presenter_of_book(book: Rulebook) -> FamilyPresenter[Any]:
    """The presenter of a game. Raises `Fault` if no window can show the game."""
    found = _presenter(book.family)
    if found is None:
        raise Fault("{title} has no screen yet.", "Choose another game.", title=book.title)
    return found


def presenter_of(position: Position) -> FamilyPresenter[Any]:
    """The presenter of a Round's game."""
    return presenter_of_book(position.rulebook)
