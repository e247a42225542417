"""What the entries of the menu open."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QSignalSpy

from tests.ui.rig import TableRig
from ui.views.header import MenuItem


@pytest.mark.parametrize(
    ("item", "signal"),
    [
        (MenuItem.NEW_SHOE, "new_shoe_asked"),
        (MenuItem.DEVICE, "device_asked"),
        (MenuItem.BOXES_ONLY, "boxes_only_asked"),
        (MenuItem.ANOTHER_GAME, "another_game"),
        (MenuItem.KEYPAD, "keypad_asked"),
        (MenuItem.FULL_SCREEN, "full_screen_asked"),
    ],
)
def test_what_lies_outside_of_the_menu_is_asked_for(
    rig: TableRig, item: MenuItem, signal: str
) -> None:
    spy = QSignalSpy(getattr(rig.window.menu, signal))
    rig.window.header.asked.emit(item)
    assert spy.count() == 1


def test_an_entry_that_has_a_sheet_opens_it(rig: TableRig) -> None:
    rig.tell("open", "bet 1 ann 100 seated", "close", "card 8h 7d 8d")
    resolving = rig.window.resolving
    for item, opened in (
        (MenuItem.REPORT, lambda: resolving.pit.reporting),
        (MenuItem.MISREAD, lambda: resolving.pit.misreading),
        (MenuItem.SIGN_IN, lambda: rig.window.sheets.signing_in),
    ):
        rig.window.header.asked.emit(item)
        assert opened().isVisible(), item


def test_in_a_round_no_other_game_is_chosen_and_it_is_said_why(rig: TableRig) -> None:
    rig.tell("open")
    spy = QSignalSpy(rig.window.menu.another_game)
    rig.window.header.asked.emit(MenuItem.ANOTHER_GAME)
    assert spy.count() == 0
    assert "another-game" in rig.window.sheets.alerts.cards


def test_the_entries_that_are_on_are_ticked(rig: TableRig) -> None:
    assert MenuItem.KEYPAD not in rig.window.header._view.checked
    rig.window.header.asked.emit(MenuItem.KEYPAD)
    assert MenuItem.KEYPAD in rig.window.header._view.checked
