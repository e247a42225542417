"""The trainee does what a Dealer does, and the rules judge each answer at that moment."""

from __future__ import annotations

from typing import Any

import pytest

from tablemgr.basics.money import Money
from tablemgr.rules.commands import parse
from tablemgr.rules.games.families import drills_of
from tablemgr.rules.games.position import DEALER, HandPlace
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.training.modes import modes
from tablemgr.training.trainee import MONEY, PLACE, TOTAL, Trainee, money_answer


def table_of(game: str, *lines: str) -> Table:
    table = Table(load(game))
    tell(table, *lines)
    return table


def tell(table: Table, *lines: str) -> None:
    for line in lines:
        for command in parse(line, table.vocabulary):
            table.do(command, Role.DEALER)


BETS = ("open", "bet 2 ann 35 seated", "close")


def asked(trainee: Trainee, table: Table) -> str | None:
    task = trainee.task(table, 1)
    return None if task is None else task.kind


def say(trainee: Trainee, table: Table, **answer: Any) -> bool:
    task = trainee.task(table, 1)
    assert task is not None
    return trainee.say(table, task, answer).right


def test_the_four_modes_grow_from_shown_to_silent() -> None:
    names = list(modes())
    assert names == ["learn", "guided", "practice", "table-ready"]
    assert [mode.asks for mode in modes().values()] == [False, True, True, True]
    assert [mode.holds_back for mode in modes().values()] == [True, True, False, False]
    assert modes()["learn"].faults == modes()["guided"].faults == 0
    assert modes()["table-ready"].faults > 0


@pytest.mark.parametrize("game", ["rws-blackjack", "blackjack-v5", "blackjack-v4"])
def test_in_learn_nothing_is_asked(game: str) -> None:
    trainee = Trainee(modes()["learn"])
    table = table_of(game, *BETS)
    assert asked(trainee, table) is None
    tell(table, "card Kh 9d Ac")
    assert asked(trainee, table) is None


def test_a_whole_round_of_blackjack_is_asked_in_order() -> None:
    trainee, table = Trainee(modes()["guided"]), table_of("rws-blackjack", *BETS)
    for card, box in (("Kh", 2), ("9d", 0), ("4c", 2)):
        assert asked(trainee, table) == PLACE
        assert say(trainee, table, box=box, hand=1)
        tell(table, f"card {card}")
    assert asked(trainee, table) is None, "the Interim Settlement settles nothing here"
    tell(table, "proceed")
    assert asked(trainee, table) == TOTAL
    assert not trainee.has_called(table, 1, HandPlace(2, 0))
    assert say(trainee, table, total=14, soft=False)
    assert trainee.has_called(table, 1, HandPlace(2, 0))
    tell(table, "hit 2")
    assert say(trainee, table, box=2, hand=1)
    tell(table, "card 5h")
    assert asked(trainee, table) == TOTAL, "the total has changed"
    assert not trainee.has_called(table, 1, HandPlace(2, 0))
    assert say(trainee, table, total=19, soft=False)
    tell(table, "stand 2")
    assert say(trainee, table, box=0, hand=1)
    tell(table, "card 8s")
    assert say(trainee, table, total=17, soft=False)
    assert trainee.has_called(table, 1, DEALER)
    assert asked(trainee, table) == MONEY
    assert say(trainee, table, **money_answer(Money(3500), won=Money(3500)))
    assert asked(trainee, table) is None
    tell(table, "settle")
    assert len(trainee.said) == 9
    assert all(said.first_try for said in trainee.said)


def test_guided_holds_a_wrong_act_back_and_lights_the_place_after_two_tries() -> None:
    trainee, table = Trainee(modes()["guided"]), table_of("rws-blackjack", *BETS)
    task = trainee.task(table, 1)
    assert task is not None
    assert not say(trainee, table, box=0, hand=1)
    assert not trainee.lights(task)
    assert not say(trainee, table, box=1, hand=1)
    assert trainee.lights(task)
    assert asked(trainee, table) == PLACE, "it is asked until it is right"
    assert say(trainee, table, box=2, hand=1)
    [said] = trainee.said
    assert not said.first_try, "what was told after a wrong try is not known"


def test_practice_lets_it_happen_and_keeps_the_truth() -> None:
    trainee, table = Trainee(modes()["practice"]), table_of("rws-blackjack", *BETS)
    assert not say(trainee, table, box=0, hand=1)
    assert asked(trainee, table) is None
    [said] = trainee.said
    assert said.correct == {"box": 2, "hand": 1}
    tell(table, "card Kh")
    assert table.position.rows() is not None
    assert asked(trainee, table) == PLACE


def test_a_blackjack_is_paid_in_the_interim_settlement() -> None:
    trainee, table = Trainee(modes()["practice"]), table_of("rws-blackjack", *BETS)
    tell(table, "card Kh 7d Ac")
    assert asked(trainee, table) == MONEY
    assert not say(trainee, table, **money_answer(Money(3500), won=Money(5250)))
    [said] = trainee.said
    assert (said.correct["won"], said.paragraph) == ("42.00", "3.16")


def test_a_surrender_takes_half() -> None:
    trainee = Trainee(modes()["practice"])
    table = table_of("blackjack-v5", "open", "bet 2 ann 12.50 seated", "close", "card Th 7d 6c")
    tell(table, "surrender 2")
    assert asked(trainee, table) == MONEY
    assert say(trainee, table, **money_answer(Money(1250), lost=Money(625)))


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        ("baccarat", ("open", "bet 1 ann banker 50", "close")),
        ("si-ki-pi", ("open", "bet 1 ann 50", "close")),
    ],
)
def test_another_family_is_asked_for_places_and_money_too(
    game: str, lines: tuple[str, ...]
) -> None:
    trainee, table = Trainee(modes()["guided"]), table_of(game, *lines)
    assert asked(trainee, table) == PLACE
    assert drills_of(table.rulebook.family).called(table.position) is None


def test_what_is_taken_is_not_returned() -> None:
    assert money_answer(Money(5000), won=Money(100)) == {
        "won": "1.00",
        "lost": "0.00",
        "returned": "50.00",
    }
    assert money_answer(Money(5000), lost=Money(2000))["returned"] == "30.00"
    assert money_answer(Money(5000), lost=Money(9000))["returned"] == "0.00"
