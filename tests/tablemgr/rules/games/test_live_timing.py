"""A live table's times, on a clock that the test turns (game-flow, bet-behind, I10)."""

from __future__ import annotations

import pytest

from tablemgr.basics.money import ZERO
from tablemgr.rules.commands import Close, Command, WalkAway, parse
from tablemgr.rules.games.blackjack.commands import Double, Proceed, Split
from tablemgr.rules.games.blackjack.live_timing import (
    FollowQuestion,
    Timing,
    Wait,
    ask,
    declined,
    due,
    seats_after,
    silent,
    watch,
)
from tablemgr.rules.games.blackjack.position import BlackjackPosition
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table

TIMING = Timing(countdown_s=15, action_s=10)


class Studio:
    """A live table and its clock: each step is a time and what is told then."""

    def __init__(self, *lines: str) -> None:
        self.table = Table(load("live-blackjack"))
        self.wait: Wait | None = None
        self.now_s = 100.0
        self.tell("open", *lines)

    @property
    def position(self) -> BlackjackPosition:
        position = self.table.position
        assert isinstance(position, BlackjackPosition)
        return position

    def tell(self, *lines: str) -> None:
        for line in lines:
            for command in parse(line, self.table.vocabulary):
                self.do(command)

    def do(self, command: Command) -> None:
        self.table.do(command, Role.PIT_SUPERVISOR)
        self.tick(0)

    def tick(self, seconds: float) -> Command | None:
        """Time goes on; what the House would say now."""
        self.now_s += seconds
        self.wait = watch(self.position, TIMING, self.wait, self.now_s)
        return due(self.position, self.wait, self.now_s)

    def left_s(self) -> float:
        assert self.wait is not None
        return self.wait.left_s(self.now_s)


SEATED = ("bet 1 ann 10 seated", "bet 1 gus 10", "bet 1 ida 10")
PLAYING = (*SEATED, "close", "card 8h 9d 8s", "proceed")


def test_the_countdown_closes_the_bets() -> None:
    studio = Studio("bet 1 ann 10 seated")
    assert studio.tick(14.9) is None
    studio.tell("bet 1 gus 10")
    assert studio.left_s() == pytest.approx(0.1)
    assert studio.tick(0.2) == Close()
    studio.do(Close())
    assert studio.tick(60) is None  # cards are due: nobody is waited for


def test_a_countdown_without_an_initial_bet_begins_again_b17() -> None:
    studio = Studio()
    assert studio.tick(15) is None
    assert studio.left_s() == 15
    studio.tick(5)
    studio.tell("bet 1 ann 10 seated")
    assert studio.left_s() == 10
    assert studio.tick(10) == Close()


def test_the_round_goes_on_at_once_where_nothing_can_be_insured() -> None:
    assert Studio(*SEATED, "close", "card 8h 9d 8s").tick(0) == Proceed()


def test_insurance_has_its_time_against_an_ace() -> None:
    studio = Studio(*SEATED, "close", "card 8h Ad 8s")
    assert studio.tick(9.9) is None
    studio.tell("insure 1 ann 5")
    assert studio.tick(0.1) == Proceed()


def test_who_does_not_act_is_played_by_the_house_b16() -> None:
    studio = Studio(*PLAYING)
    assert studio.tick(9.9) is None
    assert studio.tick(0.1) == WalkAway(1)
    studio.do(WalkAway(1))
    assert studio.tick(60) is None  # 16 stands; the Dealer's cards are due


def test_each_decision_has_its_whole_time() -> None:
    studio = Studio("bet 1 ann 10 seated", "close", "card 2h 9d 3s", "proceed")
    studio.tick(9)
    studio.tell("hit 1")
    assert studio.tick(0) is None
    studio.tell("card 2c")
    assert studio.left_s() == 10
    assert studio.tick(10) == WalkAway(1)


def test_the_next_box_has_its_whole_time() -> None:
    studio = Studio(
        "bet 1 ann 10 seated", "bet 2 bob 10 seated", "close", "card Th Td 9d 8s 7s", "proceed"
    )
    studio.tick(9)
    studio.tell("stand 1")
    assert studio.left_s() == 10
    assert studio.tick(10) == WalkAway(2)


def test_an_open_case_stops_the_time() -> None:
    studio = Studio(*PLAYING)
    studio.tick(9)
    studio.tell("irregularity misdeal")
    assert studio.wait is None
    assert studio.tick(60) is None


@pytest.mark.parametrize("line", ["split 1", "double 1"])
def test_those_behind_have_five_seconds_and_silence_declines(line: str) -> None:
    studio = Studio(*PLAYING)
    (called,) = parse(line, studio.table.vocabulary)
    assert isinstance(called, Double | Split)
    question = ask(studio.position, called, 200)
    assert question.waiting == ("gus", "ida")
    assert silent(question, {"ida"}, TIMING, 204.9) == ()
    behind = silent(question, {"ida"}, TIMING, 205)
    assert behind == ("gus",)
    said = declined(called, behind)
    assert said == (Split(1, ("gus",)) if line == "split 1" else Double(1, (("gus", ZERO),)))
    studio.do(said)
    hands = studio.position.boxes[1].hands
    assert set(hands[-1].stakes) == ({"ann", "ida"} if len(hands) > 1 else {"ann", "gus", "ida"})


def test_when_all_have_answered_nobody_is_silent_i10() -> None:
    question = ask(Studio(*PLAYING).position, Split(1), 200)
    assert silent(question, {"ann", "gus", "ida"}, TIMING, 300) == ()
    assert silent(question, (), TIMING, 300) == ("gus", "ida")


def test_nobody_behind_is_no_question() -> None:
    studio = Studio("bet 1 ann 10 seated", "close", "card 8h 9d 8s", "proceed")
    assert ask(studio.position, Double(1), 200) == FollowQuestion(Double(1), (), 200)


def test_a_seat_is_lost_after_one_idle_round_i10() -> None:
    studio = Studio(
        *("bet 1 ann 10 seated", "bet 2 bob 10 seated", "bet 3 cat 10 seated", "close"),
        *("card Th Td 2h 9d 8s 7s 3s", "proceed", "walk-away 1", "stand 2"),
        *("hit 3", "card 2c", "walk-away 3", "card Ts", "card 8c", "settle"),
    )
    held = {1: "ann", 2: "bob", 3: "cat", 4: "dan"}
    # Ann said nothing; Bob stood; Cat hit before she was cut off; Dan had no Bet.
    assert seats_after(studio.position, held) == {2: "bob", 3: "cat"}


def test_a_blackjack_waits_for_no_word_and_costs_no_seat() -> None:
    studio = Studio("bet 1 ann 10 seated", "close", "card Ah 9d Ks", "proceed", "card 8c", "settle")
    assert seats_after(studio.position, {}) == {1: "ann"}


def test_insurance_is_an_action() -> None:
    studio = Studio("bet 1 ann 10 seated", "close", "card Th Ad 8s", "insure 1 ann 5", "proceed")
    studio.tell("walk-away 1", "card 9c", "settle")
    assert seats_after(studio.position, {1: "ann"}) == {1: "ann"}


def test_a_cancelled_round_costs_no_seat() -> None:
    studio = Studio("bet 1 ann 10 seated", "close", "card Th 9d 8s", "proceed", "walk-away 1")
    studio.tell("irregularity misdeal", "void error-handling")
    assert seats_after(studio.position, {1: "ann", 4: "dan"}) == {1: "ann", 4: "dan"}


@pytest.mark.parametrize("times", [(0, 10), (15, 0), (15, -1)])
def test_times_are_more_than_zero(times: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="more than zero"):
        Timing(*times)
