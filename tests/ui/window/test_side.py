"""The side of the window follows the window's size, whichever panel is in front."""

from __future__ import annotations

import pytest

from tests.ui.rig import TableRig
from tests.ui.stage import settle
from ui.parts.grid import grid_for
from ui.parts.style import scale_for

SMALL, LARGE = (1280, 800), (1920, 1080)


def resized(rig: TableRig, size: tuple[int, int]) -> None:
    rig.window.resize(*size)
    settle()
    assert rig.window.size().toTuple() == size
    panel = rig.window.side.currentWidget()
    assert panel is not None
    assert rig.window.side.geometry() == grid_for(*size).panel
    assert panel.size() == rig.window.side.size()
    edge = rig.window.side.mapTo(rig.window, rig.window.side.rect().bottomRight())
    assert rig.window.rect().contains(edge)


@pytest.mark.parametrize("sizes", [(LARGE, SMALL), (SMALL, LARGE, SMALL, LARGE)])
def test_the_side_is_as_wide_as_its_panel_at_every_size(
    rig: TableRig, sizes: tuple[tuple[int, int], ...]
) -> None:
    for size in sizes:  # Bets
        resized(rig, size)
    rig.tell("open", "bet 1 ann 100 seated", "side 1 ann rws-pairs 10", "close", "card 8h 7d 8d")
    for size in sizes:  # the Interim Settlement
        resized(rig, size)
    rig.controller.settling.next_line()
    rig.tell("proceed", "stand 1")
    rig.window.side.toggle_keypad()
    for size in sizes:  # cards by hand
        resized(rig, size)


def test_a_sheet_that_is_open_follows_the_window_too(rig: TableRig) -> None:
    rig.tell("open", "bet 1 ann 100 seated", "close", "card 8h 7d 8d")
    rig.window.resize(*SMALL)
    rig.window.resolving.pit.misread()
    sheet = rig.window.resolving.pit.misreading
    settle()
    small = sheet.buttons[1].width()
    rig.window.resize(*LARGE)
    settle()
    assert sheet.sheet.scale == scale_for(rig.window) > 1.0
    assert sheet.sheet.width() == round(1180 * 1.5), "it keeps its part of the window"
    assert sheet.buttons[1].width() > small * 1.2
