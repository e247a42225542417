"""Who may sign for whom, and keep whom, cell by cell (ruling I1)."""

from __future__ import annotations

import pytest

from tablemgr.house.staff import StaffCode, StaffRefusal, may_manage, may_sign, may_sign_as
from tablemgr.rules.commands import Decide, Open, Reopen, Void
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role

DEALER = Person("ann")
X, D, S, M, T = LINE = tuple(Role)[:5]  # the least first: trainee to Shift Manager


def reason(refusal: StaffRefusal | None) -> StaffCode | None:
    return None if refusal is None else refusal.reason


@pytest.mark.parametrize(
    ("command", "allowed"),
    [(Open(), {D, S, M, T}), (Void("5.5.1"), {S, M, T}), (Decide("x"), {T}), (Reopen(), {T})],
)
@pytest.mark.parametrize("role", Role)
def test_a_signature_needs_the_commands_role_i1(
    command: object, allowed: set[Role], role: Role
) -> None:
    said = reason(may_sign(Person("mei", role), DEALER, command))
    assert said is (None if role in allowed else StaffCode.ROLE)


@pytest.mark.parametrize("role", [S, M, T])
@pytest.mark.parametrize("name", ["ann", "Ann"])
def test_nobody_approves_his_own_act_whatever_his_role(name: str, role: Role) -> None:
    actor = Person(name, role)
    assert reason(may_sign(actor, DEALER, Void("5.5.1"))) is StaffCode.OWN_ACT
    assert reason(may_sign_as(actor, DEALER, S)) is StaffCode.OWN_ACT


@pytest.mark.parametrize("least", Role)
@pytest.mark.parametrize("role", Role)
def test_a_signature_in_a_role_needs_that_role_or_a_higher(role: Role, least: Role) -> None:
    in_line = role in LINE and least in LINE
    high_enough = LINE.index(role) >= LINE.index(least) if in_line else role is least
    said = reason(may_sign_as(Person("mei", role), DEALER, least))
    assert said is (None if high_enough else StaffCode.ROLE)


KEEPS: dict[Role, set[Role]] = {M: {X, D, S, M}, T: set(Role)}


@pytest.mark.parametrize("of", Role)
@pytest.mark.parametrize("by", Role)
def test_who_keeps_whom(by: Role, of: Role) -> None:
    said = reason(may_manage(Person("mei", by), "bob", of))
    assert said is (None if of in KEEPS.get(by, ()) else StaffCode.ROLE)


def test_a_manager_does_not_keep_himself() -> None:
    assert reason(may_manage(Person("mei", T), "Mei", T)) is StaffCode.OWN_ACT
