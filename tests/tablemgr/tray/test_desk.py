"""The tray's desk: opening by two, fills and credits that travel, closing, and what goes wrong."""

from __future__ import annotations

import pytest

from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.roles import Role
from tablemgr.tray import steps as told
from tablemgr.tray.authority import TransferKind, authority_of, places
from tablemgr.tray.events import ExceptionRaised, SettlementReopened
from tablemgr.tray.moment import FloatRules
from tablemgr.tray.steps import Actor
from tablemgr.tray.thresholds import Thresholds
from tests.tablemgr.tray.floor import (
    ACCOUNTING,
    CASHIER,
    CHIPS,
    COUNT_TEAM,
    DEALER,
    EVERYBODY,
    FULL,
    MANAGER,
    RUNNER,
    SECOND_MANAGER,
    SECOND_SUPERVISOR,
    SUPERVISOR,
    Floor,
    chips,
)


@pytest.fixture
def floor() -> Floor:
    """An open table: 6,500.00 in its tray."""
    found = Floor()
    found.count("opener")
    return found


def raised(floor: Floor) -> list[tuple[str, str]]:
    """Each open exception: its kind and its amount."""
    return [(each.kind, str(each.amount)) for each in floor.desk.state.exceptions]


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


# --- Players, boxes, closing ---------------------------------------------------------------------


def test_chips_change_for_the_same_value_alone_and_nothing_is_won(floor: Floor) -> None:
    fair = told.Exchange("ann", chips("100x1"), chips("25x4"))
    assert floor.refused(told.Exchange("ann", chips("100x1"), chips("25x5")), DEALER) == "unequal"
    floor.tell(fair, DEALER)
    assert str(floor.desk.state.books.float) == "6500.00"
    assert str(floor.desk.state.books.sums.drop) == "0.00"


def test_a_buy_in_is_voided_by_another_and_only_while_its_box_hangs(floor: Floor) -> None:
    floor.tell(told.TakeBuyIn("ann", Money.parse("100")), SUPERVISOR)
    assert floor.refused(told.VoidBuyIn(1, "misread"), SUPERVISOR) == "same-person"
    assert floor.refused(told.VoidBuyIn(2, "misread"), SECOND_SUPERVISOR) == "no-such-slip"
    assert floor.refused(told.VoidBuyIn(1, " "), SECOND_SUPERVISOR) == "no-reason"
    floor.tell(told.RemoveBox("S1", "emergency drop"), SUPERVISOR)
    assert floor.refused(told.VoidBuyIn(1, "misread"), SECOND_SUPERVISOR) == "box-gone"


def test_a_wrong_payout_goes_back_whole_by_an_entry_that_names_its_slip(floor: Floor) -> None:
    floor.won("-60")
    too_little = told.CorrectPayout(1, "ann", Money.parse("15"), "3 to 2")
    assert floor.refused(too_little, SUPERVISOR) == "beyond-authority"
    for settlement in (0, 2):
        wrong = told.CorrectPayout(settlement, "ann", Money.parse("15"), "3 to 2")
        assert floor.refused(wrong, MANAGER) == "no-settlement"
    assert floor.refused(told.CorrectPayout(1, "ann", ZERO, "3 to 2"), MANAGER) == "no-payout"
    assert floor.refused(told.CorrectPayout(1, "ann", Money(1), " "), MANAGER) == "no-reason"
    more = told.CorrectPayout(1, "ann", Money.parse("6440.01"), "all of it")
    assert floor.refused(more, MANAGER) == "float-short"
    floor.tell(too_little, MANAGER)
    floor.tell(told.CorrectPayout(1, "bob", -Money.parse("10"), "11 to 1"), MANAGER)
    corrections = [slip for slip in floor.slips if slip.kind == "correction"]
    assert [(each.number, each.corrects, str(each.amount)) for each in corrections] == [
        (1, 1, "-15.00"),
        (2, 1, "10.00"),
    ]
    books = floor.desk.state.books
    assert (str(books.float), str(books.sums.rounds)) == ("6435.00", "-65.00")
    assert str(books.sums.corrections) == "-5.00"


def close_and_count(floor: Floor, drop: str) -> None:
    floor.count("closer", "5x80 25x80 100x40")
    floor.tell(told.RemoveBox("S1"), SUPERVISOR)
    floor.tell(told.EnterDrop(1, Money.parse(drop)), COUNT_TEAM)


def test_a_day_from_the_opener_to_the_final_result(floor: Floor) -> None:
    floor.tell(told.TakeBuyIn("ann", Money.parse("150")), DEALER)
    floor.won("50")
    assert floor.refused(told.EnterDrop(1, ZERO), COUNT_TEAM) == "no-session"
    close_and_count(floor, "150")
    session = floor.desk.state.past[0]
    assert (session.grade, str(session.result)) == ("counted", "50.00")
    assert floor.refused(told.MakeFinal(1), ACCOUNTING) == "not-reconciled"
    floor.tell(told.Reconcile(1), ACCOUNTING)
    floor.tell(told.MakeFinal(1), ACCOUNTING)
    assert floor.desk.state.past == []


def test_nothing_is_final_with_an_exception_open(floor: Floor) -> None:
    close_and_count(floor, "10")
    assert raised(floor) == [("closer", "-100.00"), ("drop", "10.00")]
    floor.tell(told.Reconcile(1), ACCOUNTING)
    for number in (1, 2):
        assert floor.refused(told.MakeFinal(1), ACCOUNTING) == "exception-open"
        assert floor.refused(told.SettleException(number, "found"), SUPERVISOR) == (
            "beyond-authority"
        )
        floor.tell(told.SettleException(number, "found"), MANAGER)
    assert floor.refused(told.MakeFinal(1), ACCOUNTING) == ""


def test_the_drop_comes_once_for_a_box_that_left_also_after_the_next_opening(floor: Floor) -> None:
    floor.count("closer")
    assert floor.refused(told.EnterDrop(1, ZERO), COUNT_TEAM) == "no-box"
    floor.tell(told.RemoveBox("S1"), SUPERVISOR)
    floor.count("opener")
    assert floor.refused(told.EnterDrop(2, ZERO), COUNT_TEAM) == "no-session"
    floor.tell(told.EnterDrop(1, ZERO), COUNT_TEAM)
    assert floor.refused(told.EnterDrop(1, ZERO), COUNT_TEAM) == "drop-counted"
    assert floor.desk.state.books.sums.counted_drop is None, "the open session's is not counted"


def test_each_box_is_counted_once_and_the_drop_is_known_with_the_last(floor: Floor) -> None:
    floor.tell(told.TakeBuyIn("ann", Money.parse("150")), DEALER)
    assert floor.refused(told.RemoveBox(" ", "emergency"), SUPERVISOR) == "no-seal"
    floor.tell(told.RemoveBox("S1", "emergency drop"), SUPERVISOR)
    assert floor.refused(told.RemoveBox("S1", "again"), SUPERVISOR) == "seal-known"
    floor.count("closer", "5x70 25x80 100x40")
    floor.tell(told.RemoveBox("S2"), SUPERVISOR)
    session = floor.desk.state.past[0]
    assert floor.refused(told.EnterDrop(1, Money(1)), COUNT_TEAM) == "which-box"
    assert floor.refused(told.EnterDrop(1, Money(1), "S3"), COUNT_TEAM) == "other-box"
    floor.tell(told.EnterDrop(1, Money.parse("100"), "S2"), COUNT_TEAM)
    assert (session.grade, raised(floor)) == ("projected", [])
    assert floor.refused(told.EnterDrop(1, Money(1), "S2"), COUNT_TEAM) == "box-counted"
    floor.tell(told.EnterDrop(1, Money.parse("40")), COUNT_TEAM)
    assert (session.grade, str(session.sums.counted_drop)) == ("counted", "140.00")
    assert raised(floor) == [("drop", "-10.00")]
    floor.tell(told.RemoveBox("S4"), SUPERVISOR)
    assert session.grade == "projected", "a box that comes late is counted too"
    floor.tell(told.EnterDrop(1, Money.parse("10")), COUNT_TEAM)
    assert str(session.sums.counted_drop) == "150.00"


def test_a_box_leaves_at_a_shifts_end_without_another_reason(floor: Floor) -> None:
    floor.count("count")
    assert floor.refused(told.RemoveBox("S1"), SUPERVISOR) == "no-reason"
    floor.count("shift")
    assert floor.refused(told.RemoveBox("S1"), SUPERVISOR) == ""
    assert floor.desk.why_no_round() is None, "the table goes on"
    floor.won("10")
    assert floor.refused(told.RemoveBox("S1"), SUPERVISOR) == "no-reason"


def test_a_table_closed_by_force_opens_once_another_manager_allows_it(floor: Floor) -> None:
    request = floor.ask("fill", "100x10")
    assert floor.refused(told.CloseByForce("fire"), SUPERVISOR) == "beyond-authority"
    floor.tell(told.CloseByForce("fire"), MANAGER)
    assert raised(floor) == [("forced", "0.00"), ("under-way", "1000.00")]
    assert request not in floor.desk.state.transfers
    assert floor.refused(told.CountChips("opener", chips(FULL)), SUPERVISOR) == "forced"
    assert floor.refused(told.AllowOpening("searched"), MANAGER) == "same-person"
    floor.tell(told.AllowOpening("searched"), SECOND_MANAGER)
    session = floor.desk.state.past[0]
    assert (session.grade, session.result) == ("unknown", None)
    assert floor.refused(told.Reconcile(1), ACCOUNTING) == "closer-unknown"
    floor.count("opener", "5x90 25x80 100x40")
    assert str(session.result) == "-50.00", "the next opener is its closer"


def test_a_settlement_reopened_after_the_closer_counts_in_the_next_session(floor: Floor) -> None:
    floor.won("100")
    floor.count("closer", "5x100 25x80 100x41")
    floor.count("opener", "5x100 25x80 100x41")
    floor.desk.apply([SettlementReopened()])
    floor.won("40")
    assert str(floor.desk.state.past[0].sums.rounds) == "100.00"
    assert str(floor.desk.state.books.sums.rounds) == "-60.00"


def test_an_unknown_denomination_is_not_counted() -> None:
    assert all(type(chip) is Money for chip in CHIPS)
    with pytest.raises(Exception, match="no chips of 7"):
        chips("7x1")


def test_every_exception_has_its_own_number(floor: Floor) -> None:
    floor.ask("fill", "100x1")
    floor.ask("fill", "100x2")
    floor.tell(told.CloseByForce("fire"), MANAGER)
    numbers = [e.number for e in floor.happened if isinstance(e, ExceptionRaised)]
    assert numbers == [1, 2, 3]
