"""A world whose shoe is on a bad line and whose screen is built at each step: it holds, and notices
what does not.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from drivers.device import CardDrawn, SequenceGap
from drivers.wire.numbered import Sequence
from tablemgr.basics.cards import card
from tablemgr.service.hearing import Hearing
from tablemgr.world.attached import Attached
from tablemgr.world.clock import WorldClock
from tablemgr.world.faults import LINE, faults_named
from tablemgr.world.life import World
from tests.sampling import sampled
from tests.tablemgr.world.conftest import in_memory
from ui.world import line
from ui.world.line import SimulatedLine
from ui.world.screen import look

__all__ = ["in_memory"]

ALL = faults_named("all")
ROUNDS = sampled(24, 2_000)
FEW = faults_named("line-loss,line-repeat,crash")
"""What the sabotages need."""
WITHIN = 60
ATTACHED = Attached(line=SimulatedLine, look=look)
Patch = pytest.MonkeyPatch


@pytest.mark.parametrize("seed", range(2))
def test_the_world_holds_with_every_fault_of_the_line(seed: int, in_memory: Path) -> None:
    world = World(seed, ALL, ATTACHED)
    found = list(world.play(ROUNDS, in_memory))
    assert not found, f"{found[0].check}: {found[0].what}\n{found[0].record}"
    assert world.rounds == ROUNDS


def test_each_fault_of_the_line_happens(in_memory: Path) -> None:
    world = World(7, frozenset(LINE), Attached(line=SimulatedLine))
    assert not list(world.play(40, in_memory))
    assert set(world.happened) == set(LINE) - {"line-loss", "line-repeat"}, (
        "those happen to messages"
    )


@pytest.mark.parametrize("told", [True, False])
def test_a_lost_card_is_missed_unless_the_line_has_told_of_it(told: bool) -> None:
    shoe: Any = SimulatedLine(frozenset(), Random(1), WorldClock())
    shoe._knows_number = True
    gap = [(SequenceGap(2, 3), None)] if told else []
    heard = iter([gap, [(CardDrawn(card("8c")), (7, 0))]])
    shoe._sent = lambda *_: next(heard)
    shoe.draw(None, card("9s"))
    shoe.draw(None, card("8c"))
    assert [check for check, _ in shoe.wrong()] == ([] if told else ["a-lost-card-is-missed"])


def a_repeat_is_a_card(patch: Patch) -> None:
    patch.setattr(Sequence, "first_under", lambda *_: None)


def a_gap_is_no_doubt(patch: Patch) -> None:
    patch.setattr(Sequence, "expected", None)


def what_is_stored_is_not_told(patch: Patch) -> None:
    patch.setattr(line.SimulatedLine, "untold", lambda *_: [])


def nobody_notes_which_bytes_a_card_came_from(patch: Patch) -> None:
    patch.setattr(Hearing, "note", lambda _: {})


def a_card_on_the_felt_has_no_picture(patch: Patch) -> None:
    def wrong(session: Any, *_: Any) -> Any:
        return session.table.position.cards[3]

    patch.setattr("ui.world.screen.felt_view", wrong)


SABOTAGES: dict[str, tuple[Callable[[Patch], None], str]] = {
    "a repeat is a card": (a_repeat_is_a_card, "no-card-is-invented"),
    "a gap is no doubt": (a_gap_is_no_doubt, "a-lost-card-is-missed"),
    "what is stored is not told": (what_is_stored_is_not_told, "a-start-tells-what-was-stored"),
    "no source": (nobody_notes_which_bytes_a_card_came_from, "a-start-tells-what-was-stored"),
    "no picture": (a_card_on_the_felt_has_no_picture, "crash"),
}


@pytest.mark.parametrize("name", SABOTAGES)
def test_a_sabotage_is_noticed(name: str, monkeypatch: Patch, in_memory: Path) -> None:
    fault, check = SABOTAGES[name]
    fault(monkeypatch)
    monkeypatch.setattr(line, "_OFTEN", 0.2)
    seen = ATTACHED if check == "crash" else Attached(line=SimulatedLine)
    world = World(2, FEW, seen, tries=0)
    assert check in (each.check for each in world.play(WITHIN, in_memory))
