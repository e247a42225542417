"""A violation is printed with a script that leads there again, and with nothing that it can do
without.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from tablemgr.basics.errors import Fault
from tablemgr.commandline.world_command import EXIT_OK, EXIT_VIOLATED, main
from tablemgr.past.record import reads
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.service.movements.round import Movements
from tablemgr.world.deeds import DiceDeed, TrayTold, WorldMoment, deed_in
from tablemgr.world.faults import faults_named
from tablemgr.world.life import World, WorldFinding
from tablemgr.world.scripts import ShiftScript, done_again
from tests.tablemgr.world.test_sabotage import a_cent_is_rounded_up

Patch = pytest.MonkeyPatch


def first_finding(seed: int, faults: str, folder: Path) -> WorldFinding:
    (folder / "world").mkdir()
    return next(World(seed, faults_named(faults)).play(30, folder / "world"))


def test_what_a_disk_does_is_shown_by_the_shortest_script_that_leads_there_again(
    monkeypatch: Patch, in_memory: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Chips that were ticked are due again after a start: no Round by itself shows it."""
    monkeypatch.setattr(Movements, "fold", lambda _self, _stored: None)
    found = first_finding(13, "crash", in_memory)
    assert found.check == "a-start-goes-on"
    script = found.script
    assert script is not None
    assert len(script.deeds) < 20
    for at in range(len(script.deeds)):
        shorter = replace(script, deeds=script.deeds[:at] + script.deeds[at + 1 :])
        again = done_again(shorter, in_memory)
        assert again is None or again.check != found.check, f"deed {at} can be left out"
    file = in_memory / "found.json"
    file.write_text(json.dumps(found.as_json()), encoding="utf-8")
    assert main(["--script", str(file)]) == EXIT_VIOLATED
    assert capsys.readouterr().out == f"a-start-goes-on: {found.what}\n"
    monkeypatch.undo()
    assert main(["--script", str(file)]) == EXIT_OK


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"kind": "world"}', '{"kind": "round"}'])
def test_a_file_that_is_no_script_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "script.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Fault, match="is not a script"):
        main(["--script", str(file)])


def test_what_the_rules_do_is_shown_by_a_round_record(monkeypatch: Patch, in_memory: Path) -> None:
    a_cent_is_rounded_up(monkeypatch)
    found = first_finding(1, "people", in_memory)
    assert found.check == "sums-add-up"
    assert found.script is None
    assert [step.line for step in reads(found.record, "its record").script]


def test_every_deed_is_read_as_it_was_written(in_memory: Path) -> None:
    world = World(2, faults_named("all"), tries=0)
    kinds: set[type] = set()
    table = Table(load("baccarat"))
    script = ShiftScript("baccarat", 4, world.faults)
    (in_memory / "shift").mkdir()
    shift = script.shift(in_memory / "shift")
    for _ in range(6):
        assert not list(shift.round())
    assert not list(shift.close())
    for each in shift.deeds:
        assert deed_in(json.loads(json.dumps(each.as_json())), table) == each
        kinds.add(type(each.deed))
    assert DiceDeed(WorldMoment.CLOSES, shift.deeds[-1].dice) == shift.deeds[-1]
    assert {WorldMoment, TrayTold} <= kinds
