"""The tray's desk: opening by two, fills and credits that travel, closing, and what goes wrong."""

from __future__ import annotations

import pytest

from tablemgr.basics.money import Money
from tablemgr.rules.roles import Role
from tablemgr.tray import steps as told
from tablemgr.tray.authority import TransferKind, authority_of, places
from tablemgr.tray.moment import FloatRules
from tablemgr.tray.steps import Actor
from tablemgr.tray.thresholds import Thresholds
from tests.tablemgr.tray.floor import (
    CASHIER,
    DEALER,
    EVERYBODY,
    FULL,
    RUNNER,
    SECOND_SUPERVISOR,
    SUPERVISOR,
    Floor,
    chips,
    raised,
)

# --- counts --------------------------------------------------------------------------------------


def test_two_people_open_the_table_the_second_blind() -> None:
    floor = Floor()
    assert floor.desk.why_no_round() is not None
    floor.tell(told.CountChips("opener", chips(FULL)), SUPERVISOR)
    assert floor.desk.state.stage.value == "opening"
    assert floor.refused(told.CountBlind(chips(FULL)), SUPERVISOR) == "same-person"
    assert floor.refused(told.CountBlind(chips(FULL)), CASHIER) == "beyond-authority"
    floor.tell(told.CountBlind(chips(FULL + " 2.50x0")), DEALER)
    assert floor.desk.state.stage.value == "open"
    assert floor.desk.why_no_round() is None
    assert [(slip.kind, str(slip.amount)) for slip in floor.slips] == [("opener", "6500.00")]


@pytest.mark.parametrize("second", ["5x99 25x80 100x40", "5x120 25x76 100x40", "5x100 25x80"])
def test_counts_that_differ_in_one_chip_are_made_again(second: str) -> None:
    floor = Floor()
    floor.tell(told.CountChips("opener", chips(FULL)), SUPERVISOR)
    floor.tell(told.CountBlind(chips(second)), DEALER)
    assert floor.desk.state.stage.value == "closed"
    assert floor.slips == []
    floor.count("opener")
    assert floor.desk.state.stage.value == "open"


def test_no_round_and_no_second_count_while_the_tray_is_counted(floor: Floor) -> None:
    floor.tell(told.CountChips("count", chips(FULL)), SUPERVISOR)
    why = floor.desk.why_no_round()
    assert why is not None
    assert why.code == "tray-counting"
    assert (
        floor.refused(told.CountChips("count", chips(FULL)), SECOND_SUPERVISOR) == "tray-counting"
    )
    assert floor.refused(told.TakeBuyIn("ann", Money(100)), DEALER) == "tray-counting"
    floor.tell(told.GiveUpCount("called away"), SUPERVISOR)
    assert floor.desk.why_no_round() is None


@pytest.mark.parametrize("purpose", ["count", "shift"])
def test_a_count_in_play_sets_the_books_and_raises_what_differs(
    floor: Floor, purpose: told.CountFor
) -> None:
    floor.count(purpose, "5x99 25x80 100x40")
    assert str(floor.desk.state.books.float) == "6495.00"
    assert raised(floor) == [(purpose, "-5.00")]
    assert floor.slips[-1].kind == "count"


def test_a_difference_that_the_house_lets_pass_raises_nothing() -> None:
    floor = Floor(FloatRules(authority_of("washington"), thresholds=Thresholds(Money(501))))
    floor.count("opener")
    floor.count("count", "5x99 25x80 100x40")
    assert raised(floor) == []
    assert str(floor.desk.state.books.sums.tray_variance) == "-5.00"


def test_three_shortages_among_the_last_counts_are_a_pattern(floor: Floor) -> None:
    for left in (99, 99, 98, 98, 97):
        floor.count("count", f"5x{left} 25x80 100x40")
    assert raised(floor) == [*[("count", "-5.00")] * 3, ("pattern", "-5.00")]
    floor.count("count", "5x98 25x80 100x40")
    assert raised(floor)[-1] == ("count", "5.00"), "what is over is no shortage"


@pytest.mark.parametrize(
    ("variance", "told"),
    [
        (0, ""),
        (-499, ""),
        (500, "note"),
        (-2500, "report"),
        (9999, "report"),
        (-10000, "regulator"),
    ],
)
def test_a_variance_leads_to_what_the_house_says(variance: int, told: str) -> None:
    assert Thresholds(note=Money(500)).told(Money(variance)) == told


def test_an_opener_that_is_not_the_last_closer_is_an_exception(floor: Floor) -> None:
    floor.count("closer")
    floor.count("opener", "5x98 25x80 100x40")
    assert raised(floor) == [("opener", "-10.00")]
    assert floor.desk.state.exceptions[0].session == 2


def test_an_imprest_tray_closes_at_par_alone() -> None:
    par = FloatRules(authority_of("washington"), bank="imprest", par=Money.parse("6500"))
    floor = Floor(par)
    floor.count("opener")
    floor.won("700")
    floor.count("closer", "5x100 25x80 100x47")
    assert floor.desk.why_no_round() is None, "it is open still"
    assert floor.slips[-1].kind == "count"
    floor.carry(floor.ask("credit", "100x7"))
    floor.count("closer")
    assert floor.slips[-1].kind == "closer"
    assert str(floor.desk.state.past[0].result) == "700.00"


# --- fills and credits ---------------------------------------------------------------------------


@pytest.mark.parametrize("place", places())
@pytest.mark.parametrize("kind", ["fill", "credit"])
def test_a_movement_goes_its_whole_way_and_counts_once(place: str, kind: TransferKind) -> None:
    floor = Floor(FloatRules(authority_of(place)))
    floor.count("opener")
    request = floor.ask(kind, "100x10")
    floor.carry(request)
    assert floor.desk.state.transfers == {}
    assert str(floor.desk.state.books.float) == ("7500.00" if kind == "fill" else "5500.00")
    assert [slip.kind for slip in floor.slips] == ["opener", "request", kind]


@pytest.mark.parametrize("place", places())
def test_each_step_is_taken_in_its_turn_and_by_its_function_alone(place: str) -> None:
    floor = Floor(FloatRules(authority_of(place)))
    floor.count("opener")
    request = floor.ask("fill", "100x10")
    steps = floor.desk.rules.authority.fill.steps
    for turn, due in enumerate(steps[1:], 1):
        for other in steps:
            if other is not due:
                step = told.TakeStep(request, other.step, chips("100x10"))
                right = next(each for each in EVERYBODY if each.role is other.role)
                assert floor.refused(step, right) == "next-step", (turn, other.step)
        for person in EVERYBODY:
            found = floor.refused(told.TakeStep(request, due.step, chips("100x10")), person)
            line = (Role.DEALER, Role.PIT_SUPERVISOR, Role.SHIFT_MANAGER)
            fits = person.role is due.role or (
                due.role in line and person.role in line[line.index(due.role) :]
            )
            assert (found in ("", "two-functions")) == fits, (due.step, person)
        floor.carry(request, until=due.step)


def test_nobody_signs_for_two_functions_of_one_movement(floor: Floor) -> None:
    request = floor.ask("fill", "100x10")
    floor.carry(request, until="dispatch")
    received = told.TakeStep(request, "receive", chips("100x10"))
    assert floor.refused(received, SUPERVISOR) == "two-functions", "he asked for it"
    assert floor.refused(received, SECOND_SUPERVISOR) == ""
    assert floor.refused(received, Actor("RITA", Role.DEALER)) == "two-functions", "she carried it"


def test_two_fills_cross_and_keep_their_numbers(floor: Floor) -> None:
    first, second = floor.ask("fill", "100x1"), floor.ask("fill", "100x2")
    floor.carry(first, until="dispatch")
    floor.carry(second)
    floor.carry(first)
    fills = [(slip.number, str(slip.amount)) for slip in floor.slips if slip.kind == "fill"]
    assert fills == [(2, "200.00"), (1, "100.00")]
    assert floor.desk.state.books.next_number("fill") == 3


@pytest.mark.parametrize(
    ("counted", "by"),
    [
        *(("100x9", "-100.00"), ("100x11", "100.00")),
        *(("25x40", "0.00"), ("100x9 25x4", "0.00")),
    ],
)
def test_chips_that_are_not_those_of_the_slip_go_back(floor: Floor, counted: str, by: str) -> None:
    request = floor.ask("fill", "100x10")
    floor.carry(request, until="dispatch")
    floor.tell(told.TakeStep(request, "receive", chips(counted)), DEALER)
    assert raised(floor) == [("transfer", by)]
    again = told.TakeStep(request, "receive", chips("100x10"))
    assert floor.refused(again, DEALER) == "miscounted"
    assert floor.refused(told.SignVoid(request, "wrong"), CASHIER) == "has-left"
    floor.tell(told.SendBack(request, "one chip short"), SUPERVISOR)
    assert str(floor.desk.state.books.float) == "6500.00"
    assert floor.slips[-1].kind == "void"
    assert floor.desk.state.books.next_number("fill") == 2, "its number stays used"


def test_a_slip_is_void_before_its_chips_leave_and_never_after(floor: Floor) -> None:
    request = floor.ask("fill", "100x10")
    assert floor.refused(told.SignVoid(request, "wrong table"), CASHIER) == "no-slip"
    floor.carry(request, until="issue")
    assert floor.refused(told.CancelRequest(request, "wrong table"), SUPERVISOR) == "has-a-slip"
    assert floor.refused(told.SignVoid(request, "wrong table"), SUPERVISOR) == "beyond-authority"
    floor.tell(told.SignVoid(request, "wrong table"), CASHIER)
    assert floor.desk.state.transfers == {}
    request = floor.ask("fill", "100x10")
    floor.carry(request, until="dispatch")
    assert floor.refused(told.SignVoid(request, "wrong table"), CASHIER) == "has-left"


def test_ohio_wants_two_people_for_a_void() -> None:
    floor = Floor(FloatRules(authority_of("ohio")))
    floor.count("opener")
    request = floor.ask("fill", "100x10")
    floor.carry(request, until="issue")
    floor.tell(told.SignVoid(request, "wrong table"), CASHIER)
    assert request in floor.desk.state.transfers
    assert floor.refused(told.SignVoid(request, "wrong table"), CASHIER) == "same-person"
    other = Actor("cleo", Role.CASHIER)
    assert floor.refused(told.SignVoid(request, "wrong table"), other) == "beyond-authority"
    floor.tell(told.SignVoid(request, "wrong table"), RUNNER)
    assert floor.desk.state.transfers == {}


def test_what_is_on_its_way_out_cannot_be_promised_twice(floor: Floor) -> None:
    floor.ask("credit", "100x40")
    more = told.AskForChips("credit", chips("25x80 100x6"))
    assert floor.refused(more, SUPERVISOR) == "float-short"
    assert floor.refused(told.TakeBuyIn("ann", Money.parse("2500.01")), DEALER) == "float-short"
    assert floor.refused(told.TakeBuyIn("ann", Money.parse("2500")), DEALER) == ""


def test_the_table_does_not_close_over_chips_on_their_way(floor: Floor) -> None:
    request = floor.ask("fill", "100x10")
    closer = told.CountChips("closer", chips(FULL))
    assert floor.refused(closer, SUPERVISOR) == "under-way"
    floor.tell(told.CancelRequest(request, "closing"), SUPERVISOR)
    assert floor.refused(closer, SUPERVISOR) == ""


def test_a_fill_travels_during_a_round_but_is_counted_between_two(floor: Floor) -> None:
    request = floor.ask("fill", "100x10")
    floor.carry(request, until="attest")
    for step, by in (("issue", CASHIER), ("dispatch", RUNNER)):
        floor.tell(told.TakeStep(request, step), by, round_open=True)
    received = told.TakeStep(request, "receive", chips("100x10"))
    assert floor.refused(received, DEALER, round_open=True) == "round-open"
    assert floor.refused(received, DEALER) == ""
    counted = told.CountChips("count", chips(FULL))
    assert floor.refused(counted, SUPERVISOR, round_open=True) == "round-open"
