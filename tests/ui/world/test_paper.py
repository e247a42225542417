"""A world whose slips are printed on paper: it holds, and notices what does not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from drivers.printers.printer import PaperEnd, PaperResult
from drivers.printers.thread import PaperDone
from tablemgr.service.paper import PaperState, Prints, note_paper
from tablemgr.world import failing_table
from tablemgr.world.attached import Attached
from tablemgr.world.deeds import DiceDeed, WorldMoment
from tablemgr.world.faults import faults_named
from tablemgr.world.found import Found
from tablemgr.world.scripts import ShiftScript
from tests.tablemgr.world.conftest import in_memory
from ui.printing import desk
from ui.printing.desk import PaperDesk
from ui.world.paper import SimulatedPaper

__all__ = ["in_memory"]

PRINTS = Attached(paper=SimulatedPaper)
FEW = faults_named("printer,crash")
Patch = pytest.MonkeyPatch


STEPS = 250
"""So often something happens at the printer of a table: printed, looked at, and cut off."""


def wrong_at_the_printer(seed: int, folder: Path, steps: int = STEPS) -> Iterator[Found]:
    """Play two Rounds at a table, then print; gives what is wrong until everything has come out."""
    shift = ShiftScript("baccarat", seed, FEW).shift(folder, PRINTS)
    for _ in range(2):
        yield from shift.round()
    dice = Random(seed)
    for _ in range(steps):
        yield from shift.does(DiceDeed(WorldMoment.PRINTS, dice.randrange(2**32)))
    yield from shift.does(DiceDeed(WorldMoment.CLOSES, 0))


@pytest.fixture(autouse=True)
def _often(monkeypatch: Patch) -> None:
    monkeypatch.setattr(failing_table, "_FAILS", 0.05)


def test_every_slip_comes_onto_paper_once_whatever_fails(
    monkeypatch: Patch, in_memory: Path
) -> None:
    """And each state in which a print can be is come to."""
    states: set[PaperState] = set()

    def noted(session: Any, prints: Prints, number: int, state: PaperState, why: str = "") -> Any:
        states.add(state)
        return note_paper(session, prints, number, state, why)

    monkeypatch.setattr(desk, "note_paper", noted)
    assert not list(wrong_at_the_printer(4, in_memory))
    assert states == set(PaperState) - {PaperState.RESERVED}


def every_copy_is_the_first(patch: Patch) -> None:
    patch.setattr(Prints, "next_copy", lambda *_: 0)


def a_slip_is_sent_before_that_is_stored(patch: Patch) -> None:
    right = PaperDesk._send

    def wrong(self: Any, found: Any) -> None:
        self._printers[found.role].go(found.number)
        right(self, found)

    patch.setattr(PaperDesk, "_send", wrong)


def a_start_forgets_what_waits(patch: Patch) -> None:
    patch.setattr(PaperDesk, "take_up", lambda self: setattr(self, "prints", Prints()))


def what_is_in_doubt_counts_as_out(patch: Patch) -> None:
    right = PaperDesk._done

    def wrong(self: Any, found: Any, report: PaperDone) -> None:
        out = report.result.end in (PaperEnd.OUT, PaperEnd.DOUBT)
        right(self, found, PaperDone(found.number, PaperResult(PaperEnd.OUT)) if out else report)

    patch.setattr(PaperDesk, "_done", wrong)


def a_desk_forgets_what_the_journal_has(patch: Patch) -> None:
    patch.setattr(PaperDesk, "came_out", lambda self, number: self.prints.all.pop(number))


def a_failed_print_stays_at_the_printer(patch: Patch) -> None:
    right = PaperDesk._let_go

    def wrong(self: Any, role: str) -> None:
        if self.prints.all[self._given[role]].slip.copy == 0:
            right(self, role)

    patch.setattr(PaperDesk, "_let_go", wrong)


SABOTAGES: dict[Callable[[Patch], None], str] = {
    every_copy_is_the_first: "no-two-papers-look-alike",
    a_slip_is_sent_before_that_is_stored: "no-two-papers-look-alike",
    a_start_forgets_what_waits: "no-two-papers-look-alike",
    what_is_in_doubt_counts_as_out: "a-wanted-slip-lies-on-paper",
    a_failed_print_stays_at_the_printer: "a-wanted-slip-lies-on-paper",
    a_desk_forgets_what_the_journal_has: "the-journal-tells-the-same",
}


@pytest.mark.parametrize("fault", SABOTAGES, ids=lambda fault: fault.__name__)
def test_a_sabotage_is_noticed_within_so_many_steps(
    fault: Callable[[Patch], None], monkeypatch: Patch, in_memory: Path
) -> None:
    fault(monkeypatch)
    found = (each.check for each in wrong_at_the_printer(0, in_memory))
    assert SABOTAGES[fault] in found
