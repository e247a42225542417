"""Reconstruction as a plan: as dealt, as it should be, the moves in reverse (5.9)."""

from __future__ import annotations

from tablemgr.basics.cards import card
from tablemgr.rules.commands import Command, Reconstruct, parse
from tablemgr.rules.games.position import DEALER, HandPlace
from tablemgr.rules.open_case.reconstruction import (
    ASIDE,
    NEXT,
    OUT,
    CardMove,
    as_read,
    number_at,
    plan,
)
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table

BEGIN = ("open", "bet 1 ann 100 seated", "bet 3 bob 50 seated", "close")


def told(*lines: str) -> Table:
    table = Table(load("rws-blackjack"))
    for line in (*BEGIN, *lines):
        for command in parse(line, table.vocabulary):
            table.do(command, Role.PIT_SUPERVISOR)
    return table


def commands(table: Table, *lines: str) -> list[Command]:
    return [command for line in lines for command in parse(line, table.vocabulary)]


def test_each_card_lies_where_the_order_of_the_reader_gives_it() -> None:
    laid = as_read(told("card Kh 9d 7d 5s Tc 8c").position)
    assert [each.place for each in laid] == [
        HandPlace(1, 0),
        HandPlace(3, 0),
        DEALER,
        HandPlace(1, 0),
        HandPlace(3, 0),
        ASIDE,
    ]


def test_cards_that_no_hand_was_due_wait_as_the_next_ones_last_first_5_9() -> None:
    table = told("card Kh 9d 7d 5s Tc 8c 2h")
    lines = ("reconstruct yes", "choose 1 ann continue", "choose 3 bob continue", "resume")
    found = plan(table, commands(table, *lines))
    assert found.moves == (
        CardMove(7, card("2h"), ASIDE, NEXT),
        CardMove(6, card("8c"), ASIDE, NEXT),
    )


def test_a_card_that_a_hand_is_due_after_all_goes_to_it_5_9() -> None:
    table = told("card Kh 9d 7d 5s Tc", "proceed", "card 8c", "irregularity misdeal")
    found = plan(table, [Reconstruct(possible=True)])
    assert found.dealt == found.should
    table = told("card Kh 9d 7d 5s Tc", "proceed", "stand 1", "hit 3", "card 2c 6h")
    after = ("reconstruct no", "choose 1 ann continue", "choose 3 bob continue", "resume")
    found = plan(table, commands(table, *after))
    assert found.moves == (CardMove(7, card("6h"), ASIDE, OUT),)


def test_what_a_person_saw_elsewhere_is_moved_back_in_reverse_5_9() -> None:
    table = told("card Kh 9d 7d 5s Tc", "irregularity misdeal")
    elsewhere = {4: HandPlace(3, 0), 5: HandPlace(1, 0)}
    found = plan(table, [Reconstruct(possible=True)], elsewhere)
    assert found.moves == (
        CardMove(5, card("Tc"), HandPlace(1, 0), HandPlace(3, 0)),
        CardMove(4, card("5s"), HandPlace(3, 0), HandPlace(1, 0)),
    )
    assert [laid.place for laid in found.should] == [laid.place for laid in as_read(table.position)]


def test_two_cards_of_one_kind_are_not_moved_for_each_other() -> None:
    table = told("card Kh Kh 7d 5s 5s", "irregularity misdeal")
    assert plan(table, [Reconstruct(possible=True)]).moves == ()


def test_the_number_of_a_card_that_is_touched_on_the_felt() -> None:
    position = told("card Kh 9d 7d Kh Tc").position
    assert number_at(position, HandPlace(1, 0), 0) == 1
    assert number_at(position, HandPlace(1, 0), 1) == 4
    assert number_at(position, DEALER, 0) == 3
    assert number_at(position, HandPlace(1, 0), 2) is None
    assert number_at(position, HandPlace(2, 0), 0) is None
