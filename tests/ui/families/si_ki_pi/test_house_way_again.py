"""A box that was set by the House Way is set by it again, and somebody signs (3.20; S8)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.ui.rig import TableRig
from ui.families.si_ki_pi.house_way_again import HouseWayAgain
from ui.families.si_ki_pi.presenter import PRESENTER

SETTINGS = 'game = "si-ki-pi"\nlayout = "A"\ndecks = 1\ndealing = "shoe"'
(AGAIN,) = PRESENTER.menu()
DEALT = ("Kh", "9d", "7d", "Kd", "Tc", "3h", "4s", "5d", "6c", "8c", "2s", "Ah")


@pytest.fixture
def table(new_rig: Callable[..., TableRig]) -> TableRig:
    """Two boxes; nobody sits at the second, so the Dealer set it by the House Way."""
    rig = new_rig(settings=SETTINGS)
    rig.tell("open", "bet 1 ann 100 seated", "bet 2 ann 50", "close")
    rig.draw(*DEALT)
    rig.tell("house-way 2")
    return rig


def acts(rig: TableRig) -> list[tuple[str, str]]:
    return [
        (entry.data["command"], entry.person)
        for entry in rig.session.journal.entries()
        if "command" in entry.data
    ]


def test_the_box_is_chosen_and_a_pit_supervisor_signs(table: TableRig) -> None:
    table.window.header.asked.emit(AGAIN)
    pit = table.window.resolving.pit
    asking = pit.of_family(AGAIN)
    assert isinstance(asking, HouseWayAgain)
    assert list(asking.sheet.boxes.buttons) == [2], "what is not set by it is not offered"
    asking.sheet.boxes.buttons[2].click()
    signing = pit.signing.sheet
    assert signing.isVisible()
    signing.names.name.setText("mary")
    signing.names.ok.click()
    assert acts(table)[-1] == ("house-way 2", "mary")


def test_where_none_was_set_so_it_is_said(new_rig: Callable[..., TableRig]) -> None:
    rig = new_rig(settings=SETTINGS)
    rig.window.header.asked.emit(AGAIN)
    assert "no-house-way" in rig.window.sheets.alerts.cards
