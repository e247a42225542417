"""The soak takes each of its tests in turn, and every file that it names is there."""

from __future__ import annotations

import time

import pytest

from tests.long_runs import soak
from tests.long_runs.soak import ROOT, Piece, in_turn, pieces, slices_in


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The kinds, and of processes and fuzzers the tests, that a run of many pieces takes."""
    clock = iter(range(400))
    monkeypatch.setattr("tests.long_runs.soak.time.monotonic", lambda: float(next(clock)))
    found: set[str] = set()
    for piece in pieces(1, 399.0):
        tests = {"processes": soak._PROCESSES, "fuzzers": soak._FUZZERS}.get(piece.kind)
        found.add(piece.kind if tests is None else in_turn(tests, piece.seed))
    return found


def test_every_kind_and_every_test_has_its_turn(taken: set[str]) -> None:
    assert taken == {"world", "prints", "window", *soak._PROCESSES, *soak._FUZZERS}


def test_every_test_that_it_names_is_there() -> None:
    named = (*soak._PROCESSES, *soak._FUZZERS)
    assert not [name for name in named if not (ROOT / name).exists()]


def test_a_slice_that_a_report_has_is_not_done_again() -> None:
    report = (
        "from seed 1, 8 hours\nprints, seed 0: 150 kills\nprints, seed 2: lost\n     150 kills\n"
    )
    before = slices_in(report)
    assert before == {Piece("prints", 0): 150}
    work = pieces(1, time.monotonic() + 3600, before)
    assert [next(work).seed for _ in range(3)] == [1, 2, 3]
    assert not list(pieces(1, time.monotonic() - 1, before))


def test_only_the_named_kinds_are_done() -> None:
    work = pieces(1, time.monotonic() + 3600, kinds={"world", "window"})
    assert [next(work).kind for _ in range(3)] == ["window", "world", "world"]
    assert {piece.kind for piece in pieces(1, time.monotonic() + 3600, kinds={"prints"})} == {
        "prints"
    }
