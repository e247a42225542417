"""What goes wrong around a tray, one test a kind that no other file here shows.

Beside these: counts short, over and of the wrong chips, fills that cross, a closing over a fill,
chips that never left and a void (`test_desk`); an opener that differs, a close by force, boxes and
drops, a buy-in after its box, a settlement reopened after the closer (`test_desk_sessions`). In
`tests/tablemgr/past`: a power cut at any line, two numbers alike (`test_any_day`), midnight and a
clock set back (`test_day_report`); a journal put back from a back-up is in
`tests/ui/table/test_key_care.py`.
"""

from __future__ import annotations

from itertools import permutations
from typing import get_args

import pytest

from tablemgr.basics.money import Money
from tablemgr.rules.commands import MalformedError
from tablemgr.rules.roles import Role
from tablemgr.tray import steps as told
from tablemgr.tray.authority import TransferKind, authority_of, places
from tablemgr.tray.books import _MOVES
from tablemgr.tray.commands import ChipCount
from tablemgr.tray.events import Exchanged, SlipIssued
from tablemgr.tray.moment import FloatRules
from tablemgr.tray.payout import payout
from tablemgr.tray.steps import Actor
from tablemgr.tray.transfers import due_step
from tests.tablemgr.tray.floor import (
    ACCOUNTING,
    CHIPS,
    COUNT_TEAM,
    DEALER,
    EVERYBODY,
    FULL,
    MANAGER,
    RUNNER,
    SECOND_SUPERVISOR,
    SUPERVISOR,
    Floor,
    chips,
    raised,
)

NEXT_DEALER = Actor("dirk", Role.DEALER)


def test_chips_for_another_table_are_not_received_here(floor: Floor) -> None:
    received = told.TakeStep(7, "receive", chips("100x10"))
    assert floor.refused(received, DEALER) == "no-request"


def test_a_slip_that_is_lost_before_the_drop_is_an_exception_and_nothing_is_final(
    floor: Floor,
) -> None:
    request = floor.ask("fill", "100x10")
    assert floor.refused(told.LoseSlip(request, "not found"), MANAGER) == "not-moved"
    floor.carry(request, until="verify")
    floor.count("closer", "5x100 25x80 100x50")
    floor.tell(told.RemoveBox("S1"), SUPERVISOR)
    floor.tell(told.EnterDrop(1, Money(0)), COUNT_TEAM)
    floor.tell(told.Reconcile(1), ACCOUNTING)
    assert floor.refused(told.MakeFinal(1), ACCOUNTING) == "under-way"
    assert floor.refused(told.LoseSlip(request, "not found"), SUPERVISOR) == "beyond-authority"
    floor.tell(told.LoseSlip(request, "not found"), MANAGER)
    assert raised(floor) == [("slip-lost", "1000.00")]
    assert floor.refused(told.MakeFinal(1), ACCOUNTING) == "exception-open"
    floor.tell(told.SettleException(1, "a copy was made"), MANAGER)
    assert floor.refused(told.MakeFinal(1), ACCOUNTING) == ""


def test_a_dealer_who_is_relieved_does_not_sign_what_he_did_not_count(floor: Floor) -> None:
    """The count is made by him who signs: what another has begun, he counts himself."""
    floor.tell(told.CountChips("count", chips(FULL)), SUPERVISOR)
    floor.tell(told.CountBlind(chips(FULL)), NEXT_DEALER)
    assert floor.slips[-1].by == "dirk"
    request = floor.ask("fill", "100x1")
    floor.carry(request, until="dispatch")
    floor.tell(told.TakeStep(request, "receive", chips("100x1")), NEXT_DEALER)
    assert floor.desk.state.transfers[request].signers["dirk"] is Role.DEALER


def test_who_asks_for_chips_attests_nothing_himself(floor: Floor) -> None:
    request = floor.ask("fill", "100x1")
    attested = told.TakeStep(request, "attest")
    assert floor.refused(attested, Actor(SUPERVISOR.name, Role.RUNNER)) == "two-functions"
    assert floor.refused(attested, RUNNER) == ""


def test_a_new_table_has_no_closer_to_differ_from() -> None:
    floor = Floor()
    floor.count("opener", "5x1")
    assert raised(floor) == []


def test_chips_changed_up_and_booked_as_a_buy_in_are_put_right(floor: Floor) -> None:
    floor.tell(told.TakeBuyIn("ann", Money.parse("100")), DEALER)
    floor.tell(told.VoidBuyIn(1, "it was a change of chips"), SECOND_SUPERVISOR)
    floor.tell(told.Exchange("ann", chips("25x4"), chips("100x1")), DEALER)
    assert str(floor.desk.state.books.float) == "6500.00"
    assert str(floor.desk.state.books.sums.drop) == "0.00"


def test_a_foreign_or_a_promotional_chip_is_no_chip_of_the_tray_and_shows_as_short(
    floor: Floor,
) -> None:
    with pytest.raises(MalformedError, match="no chips of 50"):
        chips("50x1")
    floor.count("count", "5x100 25x80 100x39")
    assert raised(floor) == [("count", "-100.00")]


@pytest.mark.parametrize(
    "nonsense",
    [
        ((Money(500), -1),),
        ((Money(500), 1), (Money(500), 99)),
        ((Money(777), 3),),
    ],
)
def test_a_count_of_nonsense_counts_nothing(nonsense: ChipCount) -> None:
    """Below nothing, a denomination twice (of which the second person would confirm one), or one
    that the house does not have.
    """
    floor = Floor(FloatRules(authority_of("washington"), chips=CHIPS))
    assert floor.refused(told.CountChips("opener", nonsense), SUPERVISOR) == "not-chips"
    floor.tell(told.CountChips("opener", chips(FULL)), SUPERVISOR)
    assert floor.refused(told.CountBlind(nonsense), DEALER) == "not-chips"
    floor.tell(told.CountBlind(chips(FULL)), DEALER)
    for step in (
        told.AskForChips("fill", nonsense),
        told.Exchange("ann", nonsense, chips("5x1")),
        told.Exchange("ann", chips("5x1"), nonsense),
    ):
        assert floor.refused(step, SUPERVISOR) == "not-chips", step


def test_a_fill_that_was_asked_for_in_old_chips_is_still_received(floor: Floor) -> None:
    request = floor.ask("fill", "100x1")
    floor.carry(request, until="dispatch")
    floor.desk.rules = FloatRules(authority_of("washington"), chips=CHIPS[:-1])
    floor.tell(told.TakeStep(request, "receive", chips("100x1")), DEALER)
    assert "receive" in floor.desk.state.transfers[request].taken
    assert floor.refused(told.AskForChips("fill", chips("100x1")), SUPERVISOR) == "not-chips"


@pytest.mark.parametrize("kind", ["fill", "credit"])
@pytest.mark.parametrize(("before", "after"), list(permutations(places(), 2)))
def test_a_movement_comes_to_its_end_under_another_places_law(
    kind: TransferKind, before: str, after: str
) -> None:
    """The setting may change while chips travel: what was signed stays so, and they count once."""
    for taken in range(1, len(authority_of(before).steps_of(kind).steps)):
        floor = Floor(FloatRules(authority_of(before)))
        floor.count("opener")
        request = floor.ask(kind, "100x10")
        steps = authority_of(before).steps_of(kind).steps
        if taken > 1:
            floor.carry(request, until=steps[taken - 1].step)
        floor.desk.rules = FloatRules(authority_of(after))
        while request in floor.desk.state.transfers:
            due = due_step(floor.desk.rules, floor.desk.state.transfers[request])
            who = next(each for each in EVERYBODY if each.role is due.role)
            floor.tell(told.TakeStep(request, due.step, chips("100x10")), who)
        moved = 1000 if kind == "fill" else -1000
        assert str(floor.desk.state.books.float) == f"{6500 + moved}.00", taken
        assert [slip.kind for slip in floor.slips].count(kind) == 1


@pytest.mark.parametrize("amount", ["0", "-5"])
def test_nobody_buys_in_for_nothing_and_no_box_holds_less_than_that(
    floor: Floor, amount: str
) -> None:
    cents = Money(100 * int(amount))
    assert floor.refused(told.TakeBuyIn("ann", cents), DEALER) == "no-amount"
    assert floor.refused(told.TakeBuyIn("", Money(500)), DEALER) == "no-amount"
    floor.count("closer")
    floor.tell(told.RemoveBox("S1"), SUPERVISOR)
    expected = "no-amount" if cents else ""
    assert floor.refused(told.EnterDrop(1, cents), COUNT_TEAM) == expected


def test_chips_enter_and_leave_the_tray_by_the_closed_list_alone() -> None:
    """A3: cash and what counts as cash, Bets, exchanges of equal value, fills and credits. A count
    says what is there; a slip of any other kind moves nothing.
    """
    assert set(_MOVES) == {
        *("opener", "count", "closer"),
        *("buy-in", "settlement", "correction", "fill", "credit", "drop"),
    }
    assert set(get_args(told.Tender)) == {"cash", "ticket", "transfer", "coupon", "marker"}
    floor = Floor()
    floor.count("opener")
    for kind in ("request", "void", "variance", "shift", "gift"):
        floor.desk.apply([SlipIssued(kind, 1, Money(100))])
        assert str(floor.desk.state.books.float) == "6500.00", kind
    floor.desk.apply([Exchanged("ann", chips("25x4"), chips("100x1"))])
    assert str(floor.desk.state.books.float) == "6500.00"


def test_a_chip_that_the_house_has_taken_out_of_its_set_is_not_handed_out() -> None:
    held = dict(chips("25x8 100x4"))
    plan = payout(Money.parse("200"), held, CHIPS[:-1])
    assert plan.chips == chips("25x8")
