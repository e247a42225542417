"""Paragraphs and refusals as the panels show them. Knows no widget and no rule."""

from __future__ import annotations

from tablemgr.basics.errors import Refusal
from tablemgr.rules.rulebook import Rulebook
from ui.theme.words import in_words
from ui.views.shared import Citation, WhyNot


def citation(book: Rulebook, number: str) -> Citation:
    """A paragraph or ruling with the rulebook's wording of it, if it has one."""
    ruling = number in book.rulings
    wording = book.rulings.get(number) or book.paragraphs.get(number, "")
    return Citation(number, wording, ruling, book.id)


def why_not(book: Rulebook, refusal: Refusal) -> WhyNot:
    """A refusal as the panels show it: its sentence and its paragraph."""
    return WhyNot(in_words(refusal.message), citation(book, refusal.paragraph))
