"""The drawing of a game's layout, as the felt needs it. Knows no widget."""

from __future__ import annotations

from tablemgr.basics.errors import Fault
from tablemgr.house.digests import digest_of
from tablemgr.rules.games.families import family_of
from tablemgr.rules.rulebook import Rulebook
from ui.felt.drawings import drawing_name, read_drawing
from ui.felt.layout import INITIAL, Layout, Needs, read_layout
from ui.presenter.families import presenter_of_book


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
