"""Whatever people tell the desk: the books add up, and the journal can tell it again."""

from __future__ import annotations

from random import Random

import pytest

from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import Money
from tablemgr.tray import steps as told
from tablemgr.tray.authority import authority_of, places
from tablemgr.tray.desk import TrayDesk
from tablemgr.tray.desk_state import events_of, state_of, to_json
from tablemgr.tray.moment import FloatRules
from tablemgr.tray.steps import Actor
from tests.tablemgr.tray.floor import (
    EVERYBODY,
    FULL,
    Floor,
    chips,
)


def _any_step(random: Random, floor: Floor) -> told.TrayStep:
    """A step that somebody might tell, likely or not."""
    some = chips(random.choice(["100x2", "25x4", "5x7 100x1", FULL, "2.50x1"]))
    requests = list(floor.desk.state.transfers) or [1]
    request = random.choice(requests)
    names = [*floor.desk.rules.authority.fill.names(), "fetch"]
    transfer = floor.desk.state.transfers.get(request)
    counted = transfer.chips if transfer and random.random() < 0.8 else some
    steps: tuple[told.TrayStep, ...] = (
        told.CountChips(random.choice(("opener", "count", "shift", "closer")), some),
        told.CountBlind(floor.desk.state.count.chips if floor.desk.state.count else some),
        told.CountBlind(some),
        told.GiveUpCount(random.choice(("why", ""))),
        told.AskForChips(random.choice(("fill", "credit")), some),
        *(told.TakeStep(request, random.choice(names), counted) for _ in range(8)),
        told.CancelRequest(request, "why"),
        told.SignVoid(request, "why"),
        told.SendBack(request, "why"),
        told.LoseSlip(request, "why"),
        told.TakeBuyIn("ann", Money(random.randrange(1, 100000))),
        told.Exchange("ann", some, some),
        told.VoidBuyIn(random.randrange(1, 4), "why"),
        told.CorrectPayout(random.randrange(4), "ann", Money(random.randrange(-900, 900)), "why"),
        told.RemoveBox(f"S{random.randrange(20)}", "why"),
        told.EnterDrop(
            random.randrange(1, 4),
            Money(random.randrange(100000)),
            random.choice(("", f"S{random.randrange(20)}")),
        ),
        told.CloseByForce("why"),
        told.AllowOpening("why"),
        told.SettleException(random.randrange(1, 9), "why"),
        told.Reconcile(random.randrange(1, 4)),
        told.MakeFinal(random.randrange(1, 4)),
    )
    return random.choice(steps)


def check(floor: Floor) -> None:
    """What holds whatever was told: the identity of the result, numbers, and the journal's copy."""
    state = floor.desk.state
    sessions = [(each.sums, each.closer) for each in state.past]
    if state.books.is_open:
        sessions.append((state.books.sums, state.books.float))
    for sums, closer in sessions:
        parts = sums.rounds + sums.tray_variance + sums.drop_variance
        assert closer is None or sums.result(closer) == parts
    for kind in {slip.kind for slip in floor.slips}:
        numbers = [slip.number for slip in floor.slips if slip.kind == kind]
        assert len(set(numbers)) == len(numbers), f"{kind}: a number twice"
        assert max(numbers) <= state.books.numbers[kind]
    assert state_of(to_json(state)) == state


@pytest.mark.parametrize("seed", range(40))
def test_whatever_people_tell_the_books_add_up_and_the_journal_can_tell_it_again(seed: int) -> None:
    random = Random(seed)
    floor = Floor(FloatRules(authority_of(random.choice(places()))))
    for _ in range(250):
        if random.random() < 0.1 and floor.desk.why_no_round() is None:
            floor.won(random.choice(("10", "-12.50", "700")))
        elif random.random() < 0.3 and not floor.desk.state.books.is_open:
            step = told.CountChips("opener", chips(FULL))
            try_to_tell(floor, step, random.choice(EVERYBODY))
        else:
            try_to_tell(floor, _any_step(random, floor), random.choice(EVERYBODY))
        check(floor)
    again = TrayDesk(floor.desk.rules)
    again.apply(events_of(to_json(floor.happened)))
    assert again.state == floor.desk.state


def try_to_tell(floor: Floor, step: told.TrayStep, by: Actor) -> None:
    """Tell it; a refusal changes nothing, and a table that starts just before goes on the same."""
    before = to_json(floor.desk.state)
    try:
        events = floor.tell(step, by)
    except Refusal:
        assert to_json(floor.desk.state) == before
        return
    started = state_of(before)
    started.apply(events_of(to_json(events)))
    assert started == floor.desk.state


def test_the_check_notices_a_fill_that_the_books_forget() -> None:
    floor = Floor()
    floor.count("opener")
    floor.carry(floor.ask("fill", "100x10"))
    check(floor)
    floor.desk.state.books.float -= Money(1)
    with pytest.raises(AssertionError):
        check(floor)
