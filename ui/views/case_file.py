"""The contents of the screen of the case file, as frozen data. Knows no QtWidgets and no
journal.
"""

from __future__ import annotations

from msgspec import Struct

from ui.views.shared import Tone

Choices = tuple[tuple[str, str], ...]
"""What can be chosen: the word to search for, and its label."""


class Search(Struct, frozen=True):
    """The terms of a search. An empty field fits every case. `day` is an ISO date."""

    text: str = ""
    kind: str = ""
    person: str = ""
    paragraph: str = ""
    day: str = ""
    game: str = ""
    """Only in a search for precedents: the game of the rulings."""


class CaseLine(Struct, frozen=True):
    """One case in the list."""

    ref: str
    head: str
    """`12    2026-11-28 21:04    Round 3`."""
    what: str
    """`A card no Hand was due`."""
    state: str
    """`Reconstructed, mary`, or `open`."""
    tone: Tone = Tone.PLAIN


class CaseFileView(Struct, frozen=True):
    """The cases found, and what can be searched for."""

    lines: tuple[CaseLine, ...]
    count: str
    """`3 of 12`, or why there is none."""
    search: Search = Search()
    kinds: Choices = ()
    people: Choices = ()
    paragraphs: Choices = ()
    days: Choices = ()


class ChosenCase(Struct, frozen=True):
    """The case that is shown: its slip, and how the House ruled on its kind before."""

    ref: str
    round_no: int
    pdf: bytes
    precedents: str = ""
    """`Reconstructed: 2`, a line for each remedy; empty if there is none."""
