"""The drawing of a game's layout, as the felt needs it. Knows no widget."""

from __future__ import annotations

from importlib.resources import files

from tablemgr.errors import Fault
from tablemgr.rulebook import Rulebook
from ui.felt.layout import Layout, read_layout
from ui.presenter.families import presenter_of_book


def layout_of(book: Rulebook, letter: str) -> Layout:
    """A layout of a game, by its appendix. Raises `Fault` where it has none or it is not whole."""
    name = f"{book.id}-{letter.lower()}.svg"
    try:
        svg = files("assets").joinpath("layouts", name).read_bytes()
    except OSError as error:
        raise Fault(
            f"The drawing assets/layouts/{name} can't be read.",
            "Choose another layout in the house profile.",
        ) from error
    family = presenter_of_book(book)
    kinds = ("initial", *book.side_bets, *family.bet_places)
    return read_layout(name, svg, kinds, halves=family.halves)
