"""The trainee does what a Dealer does, and the rules judge each answer at that moment."""

from __future__ import annotations

from typing import Any

import pytest

from tablemgr.basics.money import Money
from tablemgr.rules.commands import parse
from tablemgr.rules.games.position import DEALER, HandPlace
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.training.faults.script import EXAM_PERCENT
from tablemgr.training.modes import modes
from tablemgr.training.trainee import CHIPS as CHIPS_KIND
from tablemgr.training.trainee import MONEY, ORDER, PLACE, TOTAL, Trainee, money_answer


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
    assert modes()["learn"].faults == 0 < modes()["guided"].faults < EXAM_PERCENT
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
    assert say(trainee, table, box=None, hand=None), "17 stands (3.24)"
    assert say(trainee, table, total=17, soft=False)
    assert trainee.has_called(table, 1, DEALER)
    assert asked(trainee, table) == MONEY
    assert say(trainee, table, **money_answer(Money(3500), won=Money(3500)))
    assert asked(trainee, table) is None
    tell(table, "settle")
    assert len(trainee.said) == 10
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


def test_a_coup_of_baccarat_is_asked_to_its_end() -> None:
    """Banker stands on 3 against a third card of 8 (3.10.4): the trainee says so himself."""
    trainee = Trainee(modes()["guided"])
    table = table_of("baccarat", "open", "bet 1 ann banker 45", "bet 2 bob player 50", "close")
    for code, hand in (("2h", 1), ("Kc", 2), ("Kd", 1), ("3s", 2), ("8d", 1)):
        assert say(trainee, table, box=0, hand=hand), code
        tell(table, f"card {code}")
    assert not say(trainee, table, box=0, hand=2)
    assert say(trainee, table, box=None, hand=None)
    assert say(trainee, table, total=0, soft=False), "2 and 8: the ten is dropped"
    assert say(trainee, table, total=3, soft=False)
    assert asked(trainee, table) == ORDER
    assert say(trainee, table, next="1 ann banker")
    assert say(trainee, table, **money_answer(Money(4500), won=Money(4275)))
    assert say(trainee, table, **money_answer(Money(5000), lost=Money(5000)))
    assert asked(trainee, table) is None


def test_the_dealer_of_si_ki_pi_sets_his_own_hand() -> None:
    trainee = Trainee(modes()["guided"])
    table = table_of("si-ki-pi", "open", "bet 1 ann 50 seated", "close")
    for code in ("2h", "9c", "Kd", "9s", "7h", "Qd", "8h", "Ts"):
        position = table.position
        place = position.next_card
        assert place is not None
        assert say(trainee, table, box=place.box, hand=1)
        tell(table, f"card {code}")
    tell(table, "house-way 1", "reveal")
    task = trainee.task(table, 1)
    assert task is not None
    assert task.ask == {"kind": "house-way", "box": 0}
    assert not say(trainee, table, low=["Qd", "Ts"], high=["9c", "9s"])
    assert say(trainee, table, low=["9c", "Ts"], high=["9s", "Qd"]), "1(i) splits the nines"
    assert asked(trainee, table) == MONEY


def two_bets(**values: Any) -> tuple[Trainee, Table]:
    """Two boxes at the end of a Round: 2 wins 42.50, 5 loses 25."""
    trainee = Trainee(modes()["practice"], CHIPS, **values)
    table = table_of(
        *("rws-blackjack", "open", "bet 2 ann 42.50 seated", "bet 5 bob 25 seated", "close"),
        *("card Kh 8d 9d 9h 9c", "proceed", "stand 2", "stand 5", "card 9s"),
    )
    for _ in range(4):
        task = trainee.task(table, 1)
        assert task is not None
        if task.kind == ORDER:
            break
        trainee.say(table, task, {})
    trainee.said.clear()
    return trainee, table


CHIPS = (Money(250), Money(500), Money(2500))


def test_the_order_is_that_of_the_house() -> None:
    trainee, table = two_bets(settle_from="right")
    assert say(trainee, table, next="5 bob initial")
    trainee, table = two_bets(settle_from="left")
    assert not say(trainee, table, next="5 bob initial")
    task = trainee.task(table, 1)
    assert task is not None
    assert task.line is not None
    assert task.line.box == 5, "he settles what he named"


@pytest.mark.parametrize(
    ("laid", "right"),
    [
        ({"25.00": 1, "5.00": 3, "2.50": 1}, True),
        ({"5.00": 8, "2.50": 1}, False),
    ],
)
def test_what_is_paid_is_handed_out_in_the_fewest_chips(laid: dict[str, int], right: bool) -> None:
    trainee, table = two_bets()
    assert say(trainee, table, next="2 ann initial")
    assert say(trainee, table, **money_answer(Money(4250), won=Money(4250)), chips=laid)
    said = trainee.said[-1]
    assert (said.task.kind, said.paragraph, said.right) == (CHIPS_KIND, "M2", right)


def test_a_decision_is_what_the_player_signalled() -> None:
    trainee, table = Trainee(modes()["practice"]), table_of("rws-blackjack", *BETS)
    tell(table, "card Kh 9d 4c", "proceed")
    hit, stand = (parse(line, table.vocabulary)[0] for line in ("hit 2", "stand 2"))
    said = [trainee.decided(table, hit, sign) for sign in (hit, stand, None)]
    assert [each is not None and each.right for each in said] == [True, False, False]
    assert Trainee(modes()["learn"]).decided(table, hit, stand) is None


def test_what_is_taken_is_not_returned() -> None:
    assert money_answer(Money(5000), won=Money(100)) == {
        "won": "1.00",
        "lost": "0.00",
        "returned": "50.00",
    }
    assert money_answer(Money(5000), lost=Money(2000))["returned"] == "30.00"
    assert money_answer(Money(5000), lost=Money(9000))["returned"] == "0.00"
