"""The case file: what is found, in which words, and how the House ruled before."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tablemgr.past.case_book import CaseBook
from tablemgr.service.shoe_acts import load_shoe
from tests.ui.presenter.positions import dealt, told
from ui.presenter.case_file import (
    Cases,
    case_file_view,
    found,
    precedents_text,
    remedy_text,
    state_text,
)
from ui.views.case_file import CaseLine, Search
from ui.views.shared import Tone

BETS = ("open", "bet 1 ann 100 seated", "bet 3 cho 200 seated", "close")
THREE = (
    *(*BETS, "card 8h 9c 7d 8d Qh", "card 2c", "reconstruct no"),
    *("choose 1 ann continue", "choose 3 cho continue", "resume"),
    *("irregularity foreign-card", "void 5.5.1"),
    *("open", "bet 1 ann 100 seated", "irregularity foreign-card"),
)
"""A card that was not due, a foreign card; and in the next Round a foreign card, still open."""


def cases(*lines: str) -> Cases:
    book, session = CaseBook(), dealt(announced=True)
    for line in lines:
        if line == "open" and session.shoe.search_due:
            load_shoe(session)
        told(session, line)
    book.read(session.journal.entries())
    return Cases("House", "T1", tuple(book.files()))


def test_the_newest_case_is_the_first_with_how_it_ended_and_who_signed() -> None:
    view = case_file_view(cases(*THREE), Search())
    assert view.count == "3 of 3"
    assert [(each.ref, each.what, each.state, each.tone) for each in view.lines] == [
        ("3", "A foreign card   § 5.5.1", "open", Tone.WARN),
        ("2", "A foreign card   § 5.5.1", "Void under 5.5.1, mary", Tone.TAKE),
        ("1", "A card no Hand was due   § 5.7", "not Reconstructed, mary", Tone.PLAIN),
    ]
    assert view.lines[0].head.endswith("Round 2")
    assert isinstance(view.lines[0], CaseLine)
    assert view.kinds == (
        ("card-not-due", "A card no Hand was due"),
        ("foreign-card", "A foreign card"),
    )
    assert view.paragraphs == (("5.5.1", "§ 5.5.1"), ("5.7", "§ 5.7"))
    assert [day for day, _ in view.days] == ["2023-11-14"]


@pytest.mark.parametrize(
    ("search", "refs", "count"),
    [
        (Search(kind="foreign-card"), ["3", "2"], "2 of 3"),
        (Search(paragraph="5.7"), ["1"], "1 of 3"),
        (Search(person="nobody"), [], "None of 3 cases matches."),
        (Search(day="2023-11-14"), ["3", "2", "1"], "3 of 3"),
        (Search(day="2023-11-15"), [], "None of 3 cases matches."),
        (Search(text="Void"), ["2"], "1 of 3"),
        (
            Search(kind="foreign-card", game="rws-blackjack"),
            ["2"],
            "Rulings on this kind in this game: 1",
        ),
        (
            Search(kind="foreign-card", game="si-ki-pi"),
            [],
            "Rulings on this kind in this game: 0",
        ),
    ],
)
def test_what_is_looked_for(search: Search, refs: list[str], count: str) -> None:
    every = cases(*THREE)
    assert [each.ref for each in found(every, search)] == refs
    assert case_file_view(every, search).count == count


def test_nothing_has_gone_wrong_at_a_new_table() -> None:
    view = case_file_view(cases("open"), Search())
    assert view.count == "Nothing has gone wrong at this table yet."


def test_a_house_ruling_is_named_as_one() -> None:
    every = cases(*THREE)
    files = (replace(every.files[0], paragraph="I6"),)
    (line,) = case_file_view(replace(every, files=files), Search()).lines
    assert line.what == "A card no Hand was due   house ruling I6"


def test_a_case_without_an_act_is_noted() -> None:
    (first, *_) = cases(*THREE).files
    assert state_text(replace(first, acts=())) == "noted"


def test_how_the_house_ruled_before_counts_no_later_and_no_open_case() -> None:
    files = cases(*THREE).files
    assert [precedents_text(files, each) for each in files] == ["", "", "Void under 5.5.1: 1"]


@pytest.mark.parametrize(
    ("remedy", "words"),
    [
        ("void 5.7.2", "Void under 5.7.2"),
        ("reconstruct yes", "Reconstructed"),
        ("reconstruct no", "not Reconstructed"),
        ("judge intentional", "judged intentional"),
        ("judge unintentional", "judged not intentional"),
    ],
)
def test_a_ruling_in_a_few_words(remedy: str, words: str) -> None:
    assert remedy_text(remedy) == words
