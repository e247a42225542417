"""Each control has one place and one size in every phase of every game, and a finger hits it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication

from tablemgr.rules.commands import DealCard
from tests.ui.rig import TableRig
from tests.ui.sweep.rounds import records
from tests.ui.sweep.window import told_to_a_table, write_profile
from ui.parts.citing import CiteButton
from ui.parts.grid import grid_for
from ui.parts.overlay import Overlay
from ui.presenter.families import shown_games

NewRig = Callable[..., TableRig]
LEAST_PX = 70
"""12 mm on the 10.1 inch screen that the window is drawn for."""
LEAST_SLOT_PX = 117
"""20 mm there."""
GAP_PX = 17
"""3 mm there."""


def controls(rig: TableRig) -> Iterator[tuple[str, QAbstractButton, QRect]]:
    """Each button of the window itself, what it is called, and where it is. Sheets lie over it."""
    window = rig.window
    sheets = window.centre.findChildren(Overlay)
    for button in window.centre.findChildren(QAbstractButton):
        if button.isVisible() and not any(sheet.isAncestorOf(button) for sheet in sheets):
            place = QRect(button.mapTo(window.centre, QPoint(0, 0)), button.size())
            kind = type(button).__name__
            name = getattr(button, "slot", "") or button.accessibleName() or button.text()
            if isinstance(button, CiteButton):
                name = type(button.parentWidget()).__name__
            yield f"{kind} {name}", button, place


def reader_says(button: QAbstractButton) -> str:
    """What a screen reader says of a button; nothing if it has no name or no role."""
    told = QAccessible.queryAccessibleInterface(button)
    if told is None or told.role() == QAccessible.Role.NoRole:
        return ""
    return told.text(QAccessible.Text.Name)


def faults(rig: TableRig, seen: dict[str, QRect]) -> list[str]:
    """What has moved since it was `seen`, is too small, or is too near to another."""
    found = []
    places: list[tuple[str, QRect]] = []
    for name, button, place in controls(rig):
        if seen.setdefault(name, place) != place:
            found.append(f"{name} moved from {seen[name].getRect()} to {place.getRect()}")
        if not reader_says(button):
            found.append(f"{name} at {place.getRect()} has no name or role for a screen reader")
        least = LEAST_SLOT_PX if hasattr(button, "slot") else LEAST_PX
        if place.height() < least - 1 or place.width() < LEAST_PX - 2:
            found.append(f"{name} is only {place.width()} by {place.height()}")
        near = place.adjusted(-GAP_PX // 2, -GAP_PX // 2, GAP_PX // 2, GAP_PX // 2)
        for other, its in places:
            if near.intersects(its):
                found.append(f"{name} is too near to {other}")
        places.append((name, near))
    return found


@pytest.mark.parametrize("game", shown_games())
def test_nothing_moves_and_nothing_is_too_small_in_any_phase(
    new_rig: NewRig, game: str, tmp_path: Path
) -> None:
    record = next(each for each in records() if each.path.parent.name == game)
    table, commands = told_to_a_table(record)
    write_profile(tmp_path, table)
    rig = new_rig(port="manual")
    window = rig.window
    seen: dict[str, QRect] = {}
    fixed = (window.header, window.side, window.guide.strip, window.messages)
    before = [part.geometry() for part in fixed]
    for command, by in commands:
        if isinstance(command, DealCard):
            rig.controller.device_events.card(command.card, "keypad")
        else:
            rig.controller.tell(command, by=by, reason="As the record says.")
        QApplication.processEvents()
        assert faults(rig, seen) == [], command.line()
        assert [part.geometry() for part in fixed] == before
    grid = grid_for(window.centre.width(), window.centre.height())
    for button, place in zip(window.guide.row.slots, grid.slots, strict=True):
        assert QRect(button.mapTo(window.centre, QPoint(0, 0)), button.size()) == place


def test_a_button_that_moves_or_is_too_small_is_found(by_hand: TableRig) -> None:
    seen: dict[str, QRect] = {}
    assert faults(by_hand, seen) == []
    first = by_hand.window.guide.row.slots[0]
    first.setGeometry(first.geometry().adjusted(0, 0, 0, -10))
    said = faults(by_hand, seen)
    assert any("moved from" in each for each in said)
    assert any("is only" in each for each in said)
    first.setAccessibleName("")
    assert any("for a screen reader" in each for each in faults(by_hand, {}))
