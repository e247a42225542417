"""The tray's desk: Players, payouts put right, boxes, drops, and how a session ends."""

from __future__ import annotations

import pytest

from tablemgr.basics.money import ZERO, Money
from tablemgr.tray import steps as told
from tablemgr.tray.events import ExceptionRaised, SettlementReopened
from tests.tablemgr.tray.floor import (
    ACCOUNTING,
    CHIPS,
    COUNT_TEAM,
    DEALER,
    FULL,
    MANAGER,
    SECOND_MANAGER,
    SECOND_SUPERVISOR,
    SUPERVISOR,
    Floor,
    chips,
    raised,
)


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
    assert session.by_force


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
