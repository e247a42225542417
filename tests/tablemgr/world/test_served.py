"""The check of a journal, its start and its export notices what it must."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablemgr.journal import Json
from tablemgr.past import record_text
from tablemgr.rules.events_json import encode
from tablemgr.service.movements.round import Movements
from tablemgr.service.session import TableSession
from tablemgr.service.stored_act import act_entry
from tablemgr.world import served
from tablemgr.world.playing import round_played
from tablemgr.world.served import the_journal_tells_the_same

WITHIN = 40
Patch = pytest.MonkeyPatch


def the_last_event_is_not_stored(patch: Patch) -> None:
    short = "tablemgr.service.stored_act.encode"
    patch.setattr(short, lambda events: encode(events[:-1] or events))


def a_tick_is_not_stored(patch: Patch) -> None:
    patch.setattr(served, "tick", lambda session, moves: session.movements.tick(moves))


def a_movement_is_not_stored(patch: Patch) -> None:
    def wrong(command: Any, events: Any, via: str, _: Any) -> dict[str, Json]:
        return act_entry(command, events, via, ())

    patch.setattr("tablemgr.service.session.act_entry", wrong)


def a_slip_is_not_counted(patch: Patch) -> None:
    right = TableSession._store

    def wrong(self: Any, *words: Any, **more: Any) -> None:
        right(self, *words, **more)
        self.slips_issued += 1

    patch.setattr(TableSession, "_store", wrong)


def an_untold_chip_is_due(patch: Patch) -> None:
    right = Movements.fold
    patch.setattr(Movements, "fold", lambda self, data: right(self, {}) if "moved" in data else 0)


def a_line_is_not_exported(patch: Patch) -> None:
    right = record_text.as_text

    def wrong(game: str, lines: Any, **more: Any) -> str:
        return right(game, [line for line in lines if not line.startswith("bet ")], **more)

    patch.setattr("tablemgr.past.history.as_text", wrong)


@pytest.mark.parametrize(
    "fault",
    [
        the_last_event_is_not_stored,
        a_tick_is_not_stored,
        a_movement_is_not_stored,
        a_slip_is_not_counted,
        an_untold_chip_is_due,
        a_line_is_not_exported,
    ],
)
def test_a_sabotage_is_noticed(
    fault: Callable[[Patch], None], monkeypatch: Patch, in_memory: Path
) -> None:
    fault(monkeypatch)
    for seed in range(WITHIN):
        folder = in_memory / str(seed)
        folder.mkdir()
        if list(the_journal_tells_the_same(round_played(seed), folder, Random(seed))):
            return
    pytest.fail(f"not noticed within {WITHIN} Rounds")
