"""At a table, the process that draws slips is there when one is wanted, and no longer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.ui.rig import TableRig
from ui.slips import drawing


@pytest.fixture(autouse=True)
def _slips_drawn_here() -> Iterator[None]:
    """Instead of the fixture of that name for all other tests: here they are drawn apart."""
    yield
    drawing.stop()


def pid() -> int | None:
    return drawing._PROCESS.pid


def test_it_comes_with_the_settlement_and_goes_with_the_next_round(rig: TableRig) -> None:
    rig.tell("open", "bet 1 ann 100 seated", "close", "card Kh 9d Qd", "proceed")
    assert pid() is None
    rig.tell("stand 1", "card Ts")
    rig.until(lambda: pid() is not None)
    ready = pid()
    rig.tell("settle")
    assert len(rig.slips()) == 1
    assert pid() == ready
    rig.tell("open")
    assert pid() is None


def test_it_comes_with_the_menu_in_which_slips_are(rig: TableRig) -> None:
    rig.window.header.open_menu()
    assert pid() is not None
    rig.close()
    assert pid() is None
