"""Faults on purpose: the script holds the truth; hits, late ones, misses and false alarms."""

from __future__ import annotations

import pytest

from tablemgr.rules.rulebook import games, load
from tablemgr.training.faults.kinds import fault_kinds, kinds_for
from tablemgr.training.faults.script import EXAM_PERCENT, FaultEnd, FaultScript, added
from tablemgr.training.players.styles import styles

KINDS = fault_kinds()


def script(percent: float = 50, seed: str = "1") -> FaultScript:
    return FaultScript(KINDS, seed, percent)


def first_fault(made: FaultScript, name: str) -> int:
    """Let moments pass until that fault is open; gives how many it took."""
    for number in range(10_000):
        if made.opportunity(KINDS[name].at, str(number), 1, {name: 1.0}) is not None:
            return number + 1
    raise AssertionError(name)


@pytest.mark.parametrize("game", games())
def test_every_kind_of_a_game_cites_its_paragraph(game: str) -> None:
    book = load(game)
    found = kinds_for(book)
    assert {"late-bet", "misread", "wrong-pay"} <= set(found)
    for kind in found.values():
        assert all(kind.paragraphs(book))


def test_a_stop_in_time_is_a_hit_and_the_fault_is_over() -> None:
    made = script()
    asked = first_fault(made, "late-bet")
    assert made.stop("late-bet", 1).end is FaultEnd.SEEN
    assert made.open is None
    noticed = made.noticed()["late-bet"]
    assert (noticed.hits, noticed.misses, noticed.quiet) == (1, 0, asked - 1)


def test_a_stop_after_the_window_is_late_and_counts_as_no_hit() -> None:
    made = script()
    first_fault(made, "misread")
    for _ in range(KINDS["misread"].window + 1):
        made.act()
    assert made.stop("misread", 1).end is FaultEnd.LATE
    assert made.noticed()["misread"].hits == 0


def test_what_the_next_round_finds_open_was_missed() -> None:
    made = script()
    first_fault(made, "late-bet")
    outcome = made.give_up()
    assert outcome is not None
    assert (outcome.end, outcome.round_no) == (FaultEnd.MISS, 1)
    assert made.give_up() is None


def test_a_stop_without_a_fault_or_for_another_is_a_false_alarm() -> None:
    made = script()
    assert made.stop("misread", 1).end is FaultEnd.FALSE_ALARM
    first_fault(made, "late-bet")
    assert made.stop("misread", 1).end is FaultEnd.FALSE_ALARM
    assert made.open is not None, "what he did not see goes on"
    assert made.noticed()["misread"].false_alarms == 2


def test_who_stops_at_every_card_hits_everything_and_tells_nothing_apart() -> None:
    careful, jumpy = script(), script()
    for made, stops_always in ((careful, False), (jumpy, True)):
        for number in range(2000):
            fault = made.opportunity("card", str(number), 1, {"misread": 1.0})
            if fault is not None or stops_always:
                made.stop("misread", 1)
    both = [made.noticed()["misread"] for made in (careful, jumpy)]
    assert both[0].misses == both[1].misses == 0
    assert both[0].d_prime > 5
    assert both[1].d_prime < 1
    assert both[1].criterion < -1


@pytest.mark.parametrize("percent", [10 * EXAM_PERCENT, 20 * EXAM_PERCENT])
def test_each_kind_comes_as_often_as_its_file_and_the_mode_say(percent: float) -> None:
    """Each has its own rate: one for all would not be that of a table."""
    made = script(percent)
    for name in ("late-bet", "misread", "reader-out"):
        for number in range(4000):
            if made.opportunity(KINDS[name].at, str(number), 1, {name: 1.0}) is not None:
                made.stop(name, 1)
        expected = KINDS[name].rate * percent / EXAM_PERCENT / 100
        assert made.noticed()[name].faults / 4000 == pytest.approx(expected, rel=0.5), name


def test_the_same_seed_gives_the_same_faults_and_none_happen_in_a_mode_without() -> None:
    def played(seed: str, percent: float) -> list[int]:
        made, found = script(percent, seed), []
        for number in range(500):
            if made.opportunity("card", str(number), 1, dict.fromkeys(KINDS, 1.0)) is not None:
                found.append(number)
                made.give_up()
        return found

    assert played("a", 12) == played("a", 12) != played("b", 12)
    assert played("a", 0) == []


def test_kinds_are_added_up() -> None:
    made = script()
    for name in ("late-bet", "misread"):
        first_fault(made, name)
        made.stop(name, 1)
    assert added(list(made.noticed().values())).hits == 2


def test_who_takes_shots_does_so_oftener_and_only_with_what_is_his_to_do() -> None:
    """The same moments, once beside somebody honest and once beside a shot-taker."""
    found = []
    for shots in (1.0, styles()["shot-taker"].shots):
        made = script(EXAM_PERCENT)
        for number in range(4000):
            made.opportunity("line", str(number), 1, {"wrong-pay": 1.0, "past-post": shots})
            made.give_up()
        ends = [each.kind for each in made.outcomes]
        found.append((ends.count("past-post"), ends.count("wrong-pay")))
    (honest, paid_wrong), (shot, paid_wrong_too) = found
    assert honest > 0
    assert shot > 4 * honest
    assert abs(paid_wrong - paid_wrong_too) <= 3
