"""The pages on which a rule is looked up: each leads on, and its figures stand on it."""

from __future__ import annotations

import pytest

from tablemgr.rules.rulebook import games, load
from ui.presenter.families import shown_games
from ui.presenter.look_up import look_up
from ui.views.look_up import CONTENTS, PAY_TABLES, RULINGS, LookUpView

RWS = load("rws-blackjack")


def leads_to(view: LookUpView) -> set[str]:
    cites = [cite for group in view.groups for cite in group.cites]
    return {cite.number for cite in (*cites, view.before, view.after) if cite is not None}


def figures(view: LookUpView) -> set[tuple[str, str]]:
    return {(row.name, row.cells[0]) for table in view.tables for row in table.rows}


@pytest.mark.parametrize("game", [game for game in games() if game in shown_games()])
def test_every_paragraph_and_every_ruling_is_found_by_touches_from_the_contents(game: str) -> None:
    book = load(game)
    seen, left = set[str](), {CONTENTS}
    while left:
        number = left.pop()
        seen.add(number)
        view = look_up(book, number)
        assert view.cite.number == number
        assert view.cite.game == game
        assert all(group.cites for group in view.groups)
        left |= leads_to(view) - seen
    assert {*book.paragraphs, *book.rulings, PAY_TABLES, RULINGS} <= seen


def test_a_paragraph_stands_in_its_section_below_what_it_is_a_part_of() -> None:
    view = look_up(RWS, "5.7")
    stands, parts, named, rulings = view.groups
    assert [(each.title, each.wording) for each in stands.cites] == [
        ("Section 5", "When something goes wrong")
    ]
    assert [each.number for each in parts.cites] == ["5.7.1", "5.7.2", "5.7.3"]
    assert [each.number for each in named.cites] == ["5.5"]
    assert [each.number for each in rulings.cites] == ["I16"]
    assert [each.number for each in look_up(RWS, "5.7.2").groups[0].cites] == ["section-5", "5.7"]


def test_a_house_ruling_stands_in_no_section() -> None:
    view = look_up(RWS, "I22")
    assert view.cite.ruling
    assert [group.heading for group in view.groups] == ["It names"]


def test_what_is_paid_stands_at_its_paragraph_and_on_the_page_of_all_pay_tables() -> None:
    pairs = figures(look_up(RWS, "4.1.2"))
    assert ("Ace Pair Suited", "50 to 1") in pairs
    assert figures(look_up(RWS, "4.1.1")) >= {("Blackjack", "6 to 5"), ("Other Hands", "1 to 1")}
    assert figures(look_up(RWS, PAY_TABLES)) >= pairs | figures(look_up(RWS, "4.1.1"))
    assert ("Blackjack", "3 to 2") in figures(look_up(load("live-blackjack"), "payouts"))
    assert ("Banker", "1 to 1 less 5%") in figures(look_up(load("baccarat"), "4.2"))


def test_appendix_g_has_its_rankings_and_they_are_no_pay_table() -> None:
    book = load("si-ki-pi")
    ranked = figures(look_up(book, "G"))
    assert ("9 points", "A 8") in ranked
    assert not ranked & figures(look_up(book, PAY_TABLES))


def test_a_number_that_the_rulebook_does_not_have_is_no_page() -> None:
    with pytest.raises(KeyError):
        look_up(RWS, "9.9")
