"""Any day at a table, with crashes: the result is explained to the cent, no number is missing or
there twice, and a second program derives every slip from the export alone.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import Money
from tablemgr.past.day_report import report_of
from tablemgr.past.full_export import full_lines
from tablemgr.past.report_choice import missing_numbers
from tablemgr.slips.kinds.tray import TrayHead
from tablemgr.slips.of_tray import tray_slips
from tablemgr.tray import steps as told
from tablemgr.tray.authority import TransferKind
from tests.tablemgr.past.second_program import SecondProgram
from tests.tablemgr.past.trays import RULES, counted, do, opened
from tests.tablemgr.tables import ROUND, tell
from tests.tablemgr.tray.floor import (
    CASHIER,
    COUNT_TEAM,
    DEALER,
    EVERYBODY,
    MANAGER,
    SECOND_SUPERVISOR,
    SUPERVISOR,
    chips,
)

LOST = (
    *("open", "bet 1 ann 75 seated", "close", "card Kh 9d 8d", "proceed", "stand 1"),
    *("card Tc", "settle"),
)
DOUBLED = (
    *("open", "bet 2 bob 62.50 seated", "close", "card 5h 6d 6s", "proceed", "double 2"),
    *("card Ts", "card Td 5c", "settle"),
)
VOID = (
    *ROUND[:6],
    *("as paul pit-supervisor", "irregularity foreign-card", "void 5.5.1", "as dora dealer"),
)
REOPENED = (*ROUND, "as mary shift-manager", "reopen", "adjust 1 ann 20", "settle")
ROUNDS = (ROUND, LOST, DOUBLED, VOID, REOPENED)


class Day:
    """One table and its random people; a crash may come between any two lines."""

    def __init__(self, path: Path, seed: int) -> None:
        self.random, self.path = Random(seed), path
        self.session = opened(path)

    def crash(self) -> None:
        """The power fails, and the table is taken up again from its journal."""
        self.session.journal.close()
        self.session = opened(self.path)

    def play(self) -> None:
        """Tell one Round; perhaps the table crashes in its midst."""
        for line in ("as dora dealer", "new-shoe", *self.random.choice(ROUNDS)):
            if line == "new-shoe":
                self.session.shoe.load()
                continue
            tell(self.session, line)
            if self.random.random() < 0.02:
                self.crash()

    def move(self) -> None:
        """A fill or a credit goes its way, or ends before it."""
        kind: TransferKind = self.random.choice(("fill", "credit"))
        some = chips(self.random.choice(("100x3", "25x4 5x2", "5x7")))
        do(self.session, told.AskForChips(kind, some), SUPERVISOR)
        request = self.session.tray.desk.state.books.numbers["request"]
        for step in RULES.authority.steps_of(kind).steps[1:]:
            chance = self.random.random()
            if chance < 0.05:
                do(self.session, told.SignVoid(request, "wrong table"), CASHIER)
                return
            if chance < 0.1:
                do(self.session, told.CancelRequest(request, "no need"), SUPERVISOR)
                return
            if chance < 0.2:
                self.crash()
            by = next(each for each in EVERYBODY if each.role is step.role)
            if step.step == "verify" and kind == "credit":
                by = SUPERVISOR
            do(self.session, told.TakeStep(request, step.step, some if step.counts else ()), by)

    def count(self, purpose: told.CountFor) -> None:
        """Two count what is there: by the books, or some chips of 5 away from it."""
        booked = int(self.session.tray.desk.state.books.float)
        pieces = max(booked // 500 + self.random.choice((0, 0, -2, 3)), 0)
        counted(self.session, purpose, f"5x{pieces}")

    def close(self) -> None:
        """Close, count the box, and open again."""
        number = self.session.tray.desk.state.session
        self.count("closer")
        drop = self.session.tray.desk.state.past[-1].sums.drop
        for seal in self.random.choice((("A",), ("A", "B"))):
            do(self.session, told.RemoveBox(f"{seal}{number}"), SUPERVISOR)
        for seal in self.session.tray.desk.state.past[-1].boxes:
            amount = Money(int(drop) // 2 + self.random.choice((0, 500)))
            do(self.session, told.EnterDrop(number, amount, seal), COUNT_TEAM)
        counted(self.session, "opener")

    def go_on(self) -> None:
        """Something happens; a refusal changes nothing."""
        random, session = self.random, self.session
        number = random.randrange(1, 4)
        with suppress(Refusal):
            match random.randrange(12):
                case 0:
                    self.move()
                case 1:
                    self.count(random.choice(("count", "shift")))
                case 2:
                    do(session, told.TakeBuyIn("ann", Money(random.randrange(1, 90000))), DEALER)
                case 3:
                    do(session, told.VoidBuyIn(number, "misread"), SECOND_SUPERVISOR)
                case 4:
                    amount = Money(random.randrange(-2000, 2000))
                    do(session, told.CorrectPayout(number, "ann", amount, "found late"), MANAGER)
                case 5:
                    self.close()
                case _:
                    self.play()


@pytest.mark.parametrize("seed", range(6))
def test_any_day_is_explained_and_derived_again_from_its_export_alone(
    tmp_path: Path, seed: int
) -> None:
    day = Day(tmp_path / "T1.journal", seed)
    for _ in range(30):
        day.go_on()
    if not day.session.between_rounds:
        tell(day.session, "as mary shift-manager", "irregularity foreign-card", "void 5.5.1")
    with suppress(Refusal):
        day.close()
    journal = day.session.journal
    report = report_of(journal.entries())
    assert list(missing_numbers(report.slips)) == []
    second = SecondProgram()
    second.read(full_lines(journal.entries(), "T1"))
    head = TrayHead("House", "T1", "RWS Blackjack", "Day")
    for slip in tray_slips(journal, head, RULES.authority):
        kind = {"tray-void": "void", "payout-correction": "correction"}.get(slip.kind, slip.kind)
        amounts = {
            abs(amount)
            for of, number, amount in second.slips
            if (of, number) == (kind, slip.number)
        }
        moved = kind not in ("fill", "credit") or amounts
        assert not moved or amounts == {slip.amount}, (kind, slip.number)
        if slip.chips and slip.kind in ("opener", "closer", "count"):
            assert second.chips[slip.kind, slip.number] == slip.amount
    settled = [each for each in report.rounds if each.house_won is not None and not each.is_void]
    assert settled
    for each in settled:
        assert second.won.get(each.number, 0) == each.house_won, each.number
    assert len(report.sessions) == len(second.sessions)
    for session, own in zip(report.sessions, second.sessions, strict=True):
        assert (session.rounds, session.tray_variance) == (own["rounds"], own["tray"])
        assert (session.fills, session.credits, session.drop) == (
            *(own["fill"], own["credit"], own["buy-in"]),
        )
        if session.closer is not None:
            by_count, explained = second.result(session.number)
            assert session.result == by_count == explained
    journal.close()


def test_the_second_program_notices_a_chip_that_the_books_forget() -> None:
    second = SecondProgram()
    opener = {"type": "SlipIssued", "kind": "opener", "number": 1, "amount": 500, "chips": []}
    moved = [["pay", 1, 1, "ann", "initial", 100]]
    second.read(
        [
            {"kind": "session", "round": 0, "tray-events": [opener]},
            {"kind": "act", "round": 1, "command": "settle", "moved": [moved]},
            {"kind": "slip", "round": 1, "issued": 1},
            {"kind": "session", "round": 1, "tray-events": [{**opener, "kind": "closer"}]},
        ]
    )
    assert second.slips[1] == ("settlement", 1, -100)
    assert second.sessions[0]["tray"] == 100, "the closer should have 400"
    assert second.result(1) == (0, 0)
