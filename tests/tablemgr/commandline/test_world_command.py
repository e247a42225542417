"""`tablemgr world`: an object a line for what does not hold, then the sums; its exit status."""

from __future__ import annotations

import json

import pytest

from tablemgr.world.invariants import INVARIANTS
from ui.main import EXIT_FAULT, main


def test_the_last_line_has_the_sums(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["world", "--seed", "7", "--rounds", "3", "--faults", "crash", "--json"]) == 0
    sums = json.loads(capsys.readouterr().out)
    assert list(sums) == ["seed", "rounds", "steps", "faults", "violations"]
    assert (sums["seed"], sums["rounds"], sums["violations"]) == (7, 3, 0)
    assert list(sums["faults"]) == ["crash"]
    assert sums["steps"] > 3


def test_a_violation_is_a_line_with_the_shortest_round(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(INVARIANTS, "no-card-is-an-ace", _aces)
    words = ["world", "--seed", "7", "--rounds", "6", "--faults", "people"]
    assert main([*words, "--json"]) == 1
    *found, sums = map(json.loads, capsys.readouterr().out.splitlines())
    assert sums["violations"] == len(found) > 0
    (first, *_) = (each for each in found if each["check"] == "no-card-is-an-ace")
    assert [line.partition(" ")[0] for line in first["lines"]] == ["open", "card"]
    assert first["seed"] == 7
    assert '"open"' in first["record"]
    assert main(words) == 1
    assert "no-card-is-an-ace (seed 7" in capsys.readouterr().out


def _aces(told: object) -> list[str]:
    cards = told.table.position.cards  # type: ignore[attr-defined] # a step of the world
    return ["an Ace"] if any(card.rank == "A" for card in cards) else []


def test_a_fault_that_is_not_built_is_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["world", "--seed", "1", "--rounds", "1", "--faults", "crash,printers"]
    assert main(words) == EXIT_FAULT
    assert "'printers'" in capsys.readouterr().err
