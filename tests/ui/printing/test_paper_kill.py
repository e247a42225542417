"""`kill -9` at every step of a print: no slip is lost, and no two papers look like the first."""

from __future__ import annotations

from tests.ui.printing.paper_kills import (
    DUPLICATE,
    PRINTERS,
    SOUND,
    at_every_step,
    kill_slips,
    killing,
)


def test_no_slip_is_lost_and_none_is_printed_twice_without_a_mark() -> None:
    """D4: at least 200 kills, at each step of a print on each of five printers."""
    with killing() as tables:
        of_one = at_every_step(tables, SOUND)
        for printer in PRINTERS.keys() - {SOUND, DUPLICATE}:
            at_every_step(tables, printer)
        at_every_step(tables, DUPLICATE, of_one + 1)
        assert tables.killed >= 200


def test_a_table_that_is_killed_twice_at_one_slip_loses_nothing_either() -> None:
    assert kill_slips(1, 10) > 10
