"""The simulated shoe's strip: it covers nothing, and a key or a touch shows its buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.rig import TableRig
from ui.devices.simulator_panel import SimulatorPanel


def panel_of(rig: TableRig) -> SimulatorPanel:
    panel = rig.open_table.simulator_panel
    assert panel is not None
    return panel


def lies_free(rig: TableRig) -> bool:
    place = panel_of(rig).geometry()
    others = (rig.window.felt, rig.window.side, rig.window.guide, rig.window.header)
    return not any(place.intersects(other.geometry()) for other in others)


def test_the_strip_lies_over_nothing_put_away_or_open(rig: TableRig) -> None:
    panel = panel_of(rig)
    assert panel.isVisible()
    assert not panel.draw_button.isVisible()
    assert lies_free(rig)
    QTest.keyClick(rig.window.felt, Qt.Key.Key_F4)
    rig.until(panel.draw_button.isVisible)
    rig.until(lambda: panel.height() >= panel.sizeHint().height())
    assert lies_free(rig)
    QTest.keyClick(rig.window.felt, Qt.Key.Key_F4)
    assert not panel.draw_button.isVisible()


def test_a_touch_on_the_tab_opens_it_and_the_key_draws_while_it_is_put_away(rig: TableRig) -> None:
    rig.tell("open", "bet 1 ann 100 seated", "close")
    QTest.keyClick(rig.window.felt, Qt.Key.Key_D)
    rig.until(lambda: len(rig.cards()) == 1)
    QTest.mouseClick(panel_of(rig), Qt.MouseButton.LeftButton)
    assert panel_of(rig).draw_button.isVisible()
