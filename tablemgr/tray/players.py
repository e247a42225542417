"""The Players' dealings with the tray: buy-ins, and chips changed for others."""

from __future__ import annotations

from tablemgr.basics.names import same_name
from tablemgr.rules.roles import Role
from tablemgr.tray import events as happened
from tablemgr.tray import steps as told
from tablemgr.tray.books import name_of
from tablemgr.tray.commands import worth
from tablemgr.tray.desk_state import on_its_way
from tablemgr.tray.events import TrayEvent
from tablemgr.tray.moment import DeskMoment
from tablemgr.tray.refusals import called, refusal


def buy_in(now: DeskMoment, step: told.TakeBuyIn) -> list[TrayEvent]:
    """Chips for a Player's cash. Raises `Refusal`."""
    now.must_be_open()
    now.least(Role.DEALER)
    if step.amount <= 0 or not step.player:
        raise refusal("no-amount")
    now.must_hold(step.amount + on_its_way(now.state, "credit"))
    return [now.slip("buy-in", step.amount, player=step.player)]


def exchange(now: DeskMoment, step: told.Exchange) -> list[TrayEvent]:
    """Chips for others of the same value: the books stay as they are. Raises `Refusal`."""
    now.must_be_open()
    now.least(Role.DEALER)
    brought, given = worth(step.brought), worth(step.given)
    if brought != given or not brought:
        raise refusal("unequal", brought=brought.in_words(), given=given.in_words())
    return [happened.Exchanged(step.player, step.brought, step.given)]


def correct_payout(now: DeskMoment, step: told.CorrectPayout) -> list[TrayEvent]:
    """Put a payout of the past right, whole, by an entry that names its slip. Raises `Refusal`."""
    now.must_be_open()
    now.least(Role.SHIFT_MANAGER)
    if not 1 <= step.settlement <= now.state.books.numbers.get("settlement", 0):
        raise refusal("no-settlement", number=step.settlement)
    if not step.amount or not step.player:
        raise refusal("no-payout")
    if step.amount > 0:
        now.must_hold(step.amount + on_its_way(now.state, "credit"))
    said = {"player": step.player, "corrects": step.settlement}
    return [now.slip("correction", -step.amount, **said)]


def void_buy_in(now: DeskMoment, step: told.VoidBuyIn) -> list[TrayEvent]:
    """Take a buy-in back, unless its box has left. Raises `Refusal`."""
    now.must_be_open()
    now.least(Role.PIT_SUPERVISOR)
    sums, slip = now.state.books.sums, name_of("buy-in", step.number)
    if slip not in sums.slips:
        raise refusal("no-such-slip", kind=called("buy-in"), number=step.number)
    if same_name(sums.issuers[slip], now.by.name):
        raise refusal("same-person")
    if slip in sums.voided:
        raise refusal("voided-already", kind=called("buy-in"), number=step.number)
    if now.state.boxes:
        raise refusal("box-gone", number=step.number)
    return [
        happened.EffectTakenBack("buy-in", step.number),
        now.slip("void", sums.slips[slip]),
    ]
