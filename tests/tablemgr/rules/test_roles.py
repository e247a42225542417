"""Who may do what, cell by cell (ruling I1)."""

from __future__ import annotations

import pytest

from tablemgr.basics.cards import card, unread_card
from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import Money
from tablemgr.past.record import read_step
from tablemgr.rules import commands as c
from tablemgr.rules.commands import MalformedError
from tablemgr.rules.commands.model import CallsForCard, Command, GoesOn
from tablemgr.rules.games.blackjack import commands as blackjack
from tablemgr.rules.games.si_ki_pi import commands as si_ki_pi
from tablemgr.rules.roles import MONEY_ROLES, NEEDS, RECORD_ROLES, Role, at_least, may
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table

X, D, S, M, T = Role.TRAINEE, Role.DEALER, Role.PIT_SUPERVISOR, Role.PIT_MANAGER, Role.SHIFT_MANAGER
ALL, PIT, SHIFT = {D, S, M, T}, {S, M, T}, {T}
TEN = Money(1000)
KING = card("Kh")

CELLS: list[tuple[Command, set[Role]]] = [
    (c.Open(), ALL),
    (c.Bet(1, "ann", TEN), ALL),
    (c.Side(1, "ann", "pairs", TEN), ALL),
    (c.Withdraw(1, "ann"), ALL),
    (c.Close(), ALL),
    (c.DealCard(KING), ALL),
    (blackjack.Insure(1, "ann", TEN), ALL),
    (blackjack.EvenMoney(1, "ann"), ALL),
    (blackjack.Surrender(1), ALL),
    (blackjack.Proceed(), ALL),
    (blackjack.Hit(1), ALL),
    (blackjack.Stand(1), ALL),
    (blackjack.Double(1), ALL),
    (blackjack.Split(1), ALL),
    (c.WalkAway(1), ALL),
    (c.Left(1), ALL),
    (c.Back(1), ALL),
    (si_ki_pi.SetHand(1, (KING, KING), (KING, KING)), ALL),
    (si_ki_pi.LayHand(1), ALL),
    (si_ki_pi.HouseWay(1), ALL),
    (si_ki_pi.Reveal(), ALL),
    (c.Settle(), ALL),
    (c.FoundBet(c.Bet(1, "ann", TEN)), ALL),
    (c.FoundSide(c.Side(1, "ann", "pairs", TEN)), ALL),
    (c.Report("misdeal"), ALL),
    (c.Choose(1, "ann", True), ALL),
    (c.First(KING), ALL),
    (c.Reconstruct(True), PIT),
    (c.Resume(), PIT),
    (c.Void("5.5.1"), PIT),
    (c.Correct(1, KING), PIT),
    (c.Judge(True), PIT),
    (c.Decide("play on"), SHIFT),
    (c.Adjust(1, "ann", -TEN), SHIFT),
    (c.Retract("it was right"), PIT),
    (c.TakeBack(), ALL),
    (c.Stood(1), PIT),
    (c.TooEarly(1), PIT),
    (c.AtOnce(number=1, cards=(KING, KING)), ALL),
    (c.Reopen(), SHIFT),
    (c.Unread(unread_card(1)), ALL),
    (c.Opened(1, KING), ALL),
]


@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize(("command", "allowed"), CELLS, ids=lambda cell: type(cell).__name__)
def test_authority_i1(command: Command, allowed: set[Role], role: Role) -> None:
    assert may(role, command) is (role in allowed)


def test_every_command_has_its_cells() -> None:
    told = {
        kind
        for module in (c, blackjack, si_ki_pi)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Command)
    }
    assert {type(command) for command, _ in CELLS} == told - {Command, CallsForCard, GoesOn}


def test_no_command_needs_a_role_that_a_record_does_not_know() -> None:
    assert set(NEEDS.values()) <= set(RECORD_ROLES)


@pytest.mark.parametrize("least", Role)
@pytest.mark.parametrize("role", Role)
def test_the_roles_stand_in_their_order_i1(role: Role, least: Role) -> None:
    order = [X, D, S, M, T]
    in_line = role in order and least in order
    expected = order.index(role) >= order.index(least) if in_line else role is least
    assert at_least(role, least) is expected


@pytest.mark.parametrize("role", [X, *MONEY_ROLES])
def test_who_does_not_deal_does_nothing_in_a_round_i1(role: Role) -> None:
    table = Table(load("rws-blackjack"), boxes=7)
    with pytest.raises(Refusal) as caught:
        table.do(c.Open(), role)
    assert (caught.value.code, caught.value.paragraph) == ("beyond-authority", "I1")
    assert table.do(c.Open(), D)


@pytest.mark.parametrize("role", Role)
def test_a_record_knows_the_four_roles_and_no_trainee(role: Role) -> None:
    table = Table(load("rws-blackjack"), boxes=7)
    if role not in ALL:
        with pytest.raises(MalformedError, match="does not name a role"):
            read_step(1, f"as {role.value}", table)
    else:
        assert read_step(1, f"as {role.value}", table).role is role


def test_every_role_has_its_title() -> None:
    assert len({role.title for role in Role}) == len(Role)
