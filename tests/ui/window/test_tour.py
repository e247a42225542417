"""The tour: six cards, skippable, shown once at a table with the simulated shoe."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.fit import faults
from tests.ui.rig import TableRig
from ui.parts.cover import top_cover
from ui.parts.grid import grid_for
from ui.views.header import MenuItem
from ui.window.touring import cards


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_six_cards_are_read_whole_and_none_hides_what_it_tells_of(
    new_rig: Callable[..., TableRig], size: tuple[int, int]
) -> None:
    rig = new_rig()
    rig.window.resize(*size)
    tour = rig.window.tour
    tour.show()
    sheet = tour.sheet
    told: list[str] = []
    while sheet.isVisible():
        QApplication.processEvents()
        told.append(sheet.card.title)
        assert faults(sheet.sheet) == [], sheet.card.title
        framed = sheet.card.part(grid_for(*size))
        covered = framed.intersected(sheet.sheet.geometry())
        assert covered.width() * covered.height() < framed.width() * framed.height() / 3
        QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert told == [card.title for card in cards(simulated=True)]
    assert len(told) == 6


def test_it_is_shown_once_may_be_skipped_and_comes_again_from_the_menu(
    new_rig: Callable[..., TableRig],
) -> None:
    rig = new_rig()
    tour = rig.window.tour
    tour.show_once()
    assert top_cover(rig.window) is tour.sheet
    QTest.keyClick(tour.sheet, Qt.Key.Key_Escape)
    assert top_cover(rig.window) is None
    tour.show_once()
    assert not tour.sheet.isVisible()
    rig.close()
    again = new_rig()
    again.window.tour.show_once()
    assert top_cover(again.window) is None, "nor at a later start"
    again.window.menu.open(MenuItem.TOUR)
    assert top_cover(again.window) is again.window.tour.sheet


def test_nobody_is_led_round_while_something_else_is_asked(
    new_rig: Callable[..., TableRig],
) -> None:
    rig = new_rig()
    rig.window.header.open_menu()
    rig.window.tour.show_once()
    assert top_cover(rig.window) is rig.window.header.menu


def test_nobody_is_led_round_where_no_simulated_shoe_deals(
    new_rig: Callable[..., TableRig],
) -> None:
    rig = new_rig(port="manual")
    rig.window.tour.show_once()
    assert top_cover(rig.window) is None
