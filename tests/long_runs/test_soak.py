"""The slices of killed prints of `make soak`, which a stopped run goes on with."""

from __future__ import annotations

import time

from tests.long_runs.soak import Piece, pieces, slices_in


def test_a_slice_that_a_report_has_is_not_done_again() -> None:
    report = (
        "from seed 1, 8 hours\nprints, seed 0: 150 kills\nprints, seed 2: lost\n     150 kills\n"
    )
    before = slices_in(report)
    assert before == {Piece("prints", 0): 150}
    work = pieces(1, time.monotonic() + 3600, before)
    assert [next(work).seed for _ in range(3)] == [1, 2, 3]
    assert not list(pieces(1, time.monotonic() - 1, before))
