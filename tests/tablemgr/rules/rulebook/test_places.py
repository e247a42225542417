"""Where a paragraph stands: each document hangs together, and every paragraph can be reached."""

from __future__ import annotations

import pytest

from tablemgr.rules.rulebook import games, load
from tablemgr.rules.rulebook.model import Rulebook
from tablemgr.rules.rulebook.places import (
    above,
    named_in,
    neighbours,
    parts_of,
    rulings_that_name,
    section_of,
    sections,
)

RWS = load("rws-blackjack")
SI_KI_PI = load("si-ki-pi")


def reached(book: Rulebook) -> list[str]:
    """Every paragraph, found from the sections down through the parts."""
    found: list[str] = []
    left = [number for numbers in sections(book).values() for number in numbers]
    while left:
        number = left.pop()
        found.append(number)
        left += parts_of(book, number)
    return found


@pytest.mark.parametrize("game", games())
def test_each_paragraph_is_reached_once_from_the_sections_down(game: str) -> None:
    book = load(game)
    assert sorted(reached(book)) == sorted(book.paragraphs)
    assert all(each in ("", *"12345") for each in sections(book))


@pytest.mark.parametrize("game", games())
def test_the_next_ones_lead_through_the_whole_document_and_the_ones_before_back(game: str) -> None:
    book = load(game)
    for table in (book.paragraphs, book.rulings):
        number, gone = next(iter(table)), []
        while number:
            gone.append(number)
            after = neighbours(book, number)[1]
            assert not after or neighbours(book, after)[0] == number
            number = after
        assert gone == list(table)


@pytest.mark.parametrize(
    ("book", "number", "wider"),
    [
        (RWS, "3.15.2", ("3.15",)),
        (RWS, "3.15", ()),
        (SI_KI_PI, "H.1(ii)(a)", ("H", "H.1", "H.1(ii)")),
        (SI_KI_PI, "H.3(i)", ("H",)),
        (load("live-blackjack"), "game-flow", ()),
    ],
)
def test_what_a_paragraph_is_a_part_of(book: Rulebook, number: str, wider: tuple[str, ...]) -> None:
    assert above(book, number) == wider


def test_a_part_of_a_part_is_not_among_the_parts() -> None:
    assert parts_of(RWS, "3.15") == ("3.15.1", "3.15.2")
    assert parts_of(SI_KI_PI, "H.1") == ("H.1(i)", "H.1(ii)")
    assert section_of("3.15.2") == "3"
    assert section_of("H.1") == ""


def test_what_a_text_names_is_a_number_that_the_rulebook_has() -> None:
    text = "By 4.1.2 (6 to 5) and B8, not 4.9, 99.54% or I12b; 3.22.2."
    assert list(named_in(RWS, text)) == ["4.1.2", "B8", "3.22.2"]
    assert list(named_in(SI_KI_PI, "Appendix G lists them; A K beats A 9.")) == ["G"]
    assert "I22" in rulings_that_name(RWS, "5.15")
