"""Finds the screen of a family, which shows the family's games, and the drawing of a game's layout,
as the felt needs it.

A screen is the folder in `ui/families` with the same name as the family's folder in `rules/games`,
and is imported when a game of the family is shown. No family is named here. Knows no widget.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from tablemgr.basics.errors import Fault
from tablemgr.house.digests import digest_of
from tablemgr.rules.games.families import Position, family_of, folder_of
from tablemgr.rules.rulebook import Rulebook, games, load
from ui.felt.drawings import drawing_name, read_drawing
from ui.felt.layout import INITIAL, Layout, Needs, read_layout
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


def layout_digest(game: str, letter: str) -> dict[str, str]:
    """The SHA-256 of a layout's drawing, by its name. Raises OSError."""
    return {drawing_name(game, letter): digest_of(read_drawing(game, letter))}


def layout_of(book: Rulebook, letter: str) -> Layout:
    """The layout of a game with that letter. Raises `Fault` if it is missing or lacks a place."""
    name = drawing_name(book.id, letter)
    try:
        svg = read_drawing(book.id, letter)
    except OSError as error:
        raise Fault(
            "The drawing assets/layouts/{name} can't be read.",
            "Choose another layout in the house profile.",
            name=name,
        ) from error
    return read_layout(name, svg, needs_of(book))


def needs_of(book: Rulebook) -> Needs:
    """The places that a game's drawing must have."""
    family = presenter_of_book(book)
    initial = (INITIAL,) if book.betting.has_initial_bet else ()
    kinds = (*initial, *book.side_bets, *family.later_bets())
    return Needs(kinds, family.halves, family_of(book).hands_on_boxes, family.table_places)
