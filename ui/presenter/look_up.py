"""Makes the pages on which the Dealer looks a rule up: a paragraph with what it is a part of, its
parts, its figures and what it names; a section; the contents. Knows no widget.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.rules.rulebook import Rulebook
from tablemgr.rules.rulebook.places import (
    above,
    named_in,
    neighbours,
    parts_of,
    rulings_that_name,
    section_of,
    sections,
)
from ui.presenter.pay_tables import tables_at
from ui.presenter.words import citation
from ui.views.look_up import CONTENTS, PAY_TABLES, RULINGS, LookUpGroup, LookUpView
from ui.views.shared import Citation

translate = QCoreApplication.translate
_SECTION: Final = "section-"
"""The number of a section's page begins so."""


def look_up(book: Rulebook, number: str) -> LookUpView:
    """The page of a paragraph, of a house ruling or of a section, or one of those that
    `ui.views.look_up` names. Raises `KeyError` if the rulebook has no such number.
    """
    document = f"{book.title}, {book.edition}"
    if number in book.paragraphs or number in book.rulings:
        return _of_paragraph(book, number, document)
    if number == CONTENTS:
        cites: list[Citation] = []
        for section, numbers in sections(book).items():
            cites += [_section(book, section)] if section else _cited(book, numbers)
        cites += [_page(book, PAY_TABLES), _page(book, RULINGS)]
        return LookUpView(_page(book, CONTENTS), document, _groups(("", cites)))
    if number == PAY_TABLES:
        at = tables_at(book)
        tables = [each for place in at if not _is_appendix(place) for each in at[place]]
        paid = [place for place in at if not _is_appendix(place)]
        groups = _groups((translate("look-up", "By"), _cited(book, sorted(paid))))
        return LookUpView(_page(book, PAY_TABLES), document, groups, tuple(tables))
    if number == RULINGS:
        groups = _groups(("", _cited(book, book.rulings)))
        return LookUpView(_page(book, RULINGS), document, groups)
    section = number.removeprefix(_SECTION)
    groups = _groups(("", _cited(book, sections(book)[section])))
    return LookUpView(_section(book, section), document, groups)


def _of_paragraph(book: Rulebook, number: str, document: str) -> LookUpView:
    wider, parts = above(book, number), parts_of(book, number)
    wording = book.text_of(number)
    named = [each for each in named_in(book, wording) if each not in (*wider, *parts, number)]
    rulings = [each for each in rulings_that_name(book, number) if each not in named]
    section = section_of(number) if number in book.paragraphs else ""
    stands_in = [_section(book, section)] if section else []
    groups = _groups(
        (translate("look-up", "Stands in"), [*stands_in, *_cited(book, wider)]),
        (translate("look-up", "Its parts"), _cited(book, parts)),
        (translate("look-up", "It names"), _cited(book, named)),
        (translate("look-up", "House rulings that name it"), _cited(book, rulings)),
    )
    before, after = (citation(book, each) if each else None for each in neighbours(book, number))
    tables = tables_at(book).get(number, ())
    return LookUpView(citation(book, number), document, groups, tables, before, after)


def _is_appendix(number: str) -> bool:
    return number[:1].isupper()


def _groups(*found: tuple[str, list[Citation]]) -> tuple[LookUpGroup, ...]:
    """The groups that have something in them."""
    return tuple(LookUpGroup(heading, tuple(cites)) for heading, cites in found if cites)


def _cited(book: Rulebook, numbers: Iterable[str]) -> list[Citation]:
    return [citation(book, number) for number in numbers]


def _section(book: Rulebook, section: str) -> Citation:
    """A section, as its page is opened. All documents have the same five."""
    names = {
        "1": translate("look-up", "What words mean"),
        "2": translate("look-up", "Layout and cards"),
        "3": translate("look-up", "How it is played"),
        "4": translate("look-up", "What is paid"),
        "5": translate("look-up", "When something goes wrong"),
    }
    title = translate("look-up", "Section {number}").format(number=section)
    return Citation(_SECTION + section, names.get(section, ""), game=book.id, title=title)


def _page(book: Rulebook, number: str) -> Citation:
    """One of the pages that are no part of the document."""
    titles = {
        CONTENTS: (translate("look-up", "Rules"), ""),
        PAY_TABLES: (
            translate("look-up", "Pay tables"),
            translate("look-up", "What each Bet pays"),
        ),
        RULINGS: (
            translate("look-up", "House rulings"),
            translate("look-up", "How this house reads what the rules leave open"),
        ),
    }
    title, wording = titles[number]
    return Citation(number, wording, game=book.id, title=title)
