"""Where a paragraph stands in its document: what it is a part of, its parts, and what it names.

A document's numbers say it themselves: `3.15.2` is a part of `3.15`, and that of section `3`. A
document without numbers has headings, which are a part of nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tablemgr.rules.rulebook.model import Rulebook

_STEP: Final = re.compile(r"^[^.(]+|\.[^.(]+|\([^)]*\)")
_NAMED: Final = re.compile(r"\b(?:Appendix )?([A-Z]?\d*(?:\.\d+)*(?:\([a-z]+\))*)(?![\w.]*\w)")


def above(book: Rulebook, number: str) -> tuple[str, ...]:
    """The paragraphs that this one is a part of, the widest first: `3.15` of `3.15.2`."""
    steps = _STEP.findall(number)
    wider = ("".join(steps[:some]) for some in range(1, len(steps)))
    return tuple(each for each in wider if each in book.paragraphs)


def parts_of(book: Rulebook, number: str) -> tuple[str, ...]:
    """Its own parts, in the document's order, without theirs."""
    return tuple(each for each in book.paragraphs if above(book, each)[-1:] == (number,))


def section_of(number: str) -> str:
    """The section that a paragraph stands in: `3` of `3.15.2`; empty if the document has none or it
    stands in an appendix.
    """
    first = _STEP.findall(number)[0]
    return first if first.isdecimal() else ""


def sections(book: Rulebook) -> dict[str, tuple[str, ...]]:
    """The paragraphs that are no part of another, by their section; under an empty name those
    that stand in none.
    """
    found: dict[str, list[str]] = {}
    for number in book.paragraphs:
        if not above(book, number):
            found.setdefault(section_of(number), []).append(number)
    return {section: tuple(numbers) for section, numbers in found.items()}


def named_in(book: Rulebook, text: str) -> Iterator[str]:
    """The paragraphs and house rulings that a text names by their numbers, each once."""
    known = (*book.paragraphs, *book.rulings)
    yield from dict.fromkeys(each for each in _NAMED.findall(text) if each in known)


def rulings_that_name(book: Rulebook, number: str) -> tuple[str, ...]:
    """The house rulings whose wording names this paragraph or ruling."""
    return tuple(
        each
        for each, wording in book.rulings.items()
        if each != number and number in named_in(book, wording)
    )


def neighbours(book: Rulebook, number: str) -> tuple[str, str]:
    """The one before and the one after it, in the document's order; empty at its ends."""
    inside = list(book.paragraphs if number in book.paragraphs else book.rulings)
    at = inside.index(number)
    return (
        inside[at - 1] if at else "",
        inside[at + 1] if at + 1 < len(inside) else "",
    )
