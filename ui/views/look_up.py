"""A page of the rules as the Dealer looks it up, as frozen data. Knows no widget and no rulebook.

The texts are translated already; a paragraph's own wording stands as the rulebook has it.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ui.views.shared import Citation

CONTENTS: Final = ""
"""The number of the page with the document's sections."""
PAY_TABLES: Final = "pay-tables"
RULINGS: Final = "rulings"
"""The numbers of two further pages: what each Bet pays, and the house rulings."""


class WordRow(Struct, frozen=True):
    """A line of a table: `9 points` and `A 8`, `K 9`; `Mixed Pair` and `6 to 1`."""

    name: str
    cells: tuple[str, ...]


class WordTable(Struct, frozen=True):
    """A table of words under its title."""

    title: str
    rows: tuple[WordRow, ...]


class LookUpGroup(Struct, frozen=True):
    """Paragraphs under a heading; a touch on one turns to its page."""

    heading: str
    cites: tuple[Citation, ...]


class LookUpView(Struct, frozen=True):
    """One page: a paragraph with what belongs to it, a section, or the contents."""

    cite: Citation
    document: str
    """`RWS Blackjack, w.e.f. 10 January 2024`."""
    groups: tuple[LookUpGroup, ...] = ()
    """What it is a part of, its parts, what it names."""
    tables: tuple[WordTable, ...] = ()
    before: Citation | None = None
    """The page before it in the document; None at its beginning."""
    after: Citation | None = None
