from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tablemgr.rules.rulebook import load
from tests.ui.fit import faults
from tests.ui.stage import SIZES, across, dress_once, settle
from ui.header.bar import HeaderBar
from ui.header.menu import subjects
from ui.presenter.families import shown_games
from ui.views.header import (
    AnyItem,
    DeviceStatus,
    FamilyItem,
    HeaderView,
    LimitText,
    MenuItem,
    ShoeStatus,
)
from ui.views.shared import Lamp

FULL = HeaderView(
    "Marina House",
    "T12",
    "RWS Blackjack",
    "w.e.f. 10 January 2024",
    (LimitText("Box", "25 – 5,000"), LimitText("Side Bet", "5 – 500")),
    10420,
    "bernadette",
    "Night",
    ShoeStatus(Lamp.GOOD, 312, "last round"),
    DeviceStatus(Lamp.WRONG, "not connected"),
    verified=False,
    checked=frozenset({MenuItem.BOXES_ONLY}),
)
LOOK = DeviceStatus(Lamp.WAITING, "look at the slip")
OWN = FamilyItem("again", "Set a box again…")
"""An entry that only the games of one family have."""
LONG = replace(
    FULL,
    house="The Grand Integrated Resort and Casino of the Southern Harbour",
    table="a-table-with-a-name-of-32-letter",
    dealer="somebody-with-a-name-of-32-signs",
    shift="The long night shift of the old year's last evening",
)


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> None:
    dress_once(qapp)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "view",
    [FULL, HeaderView(table="T1"), LONG, replace(FULL, printer=LOOK), replace(LONG, printer=LOOK)],
    ids=["full", "bare", "long", "printer", "long with a printer"],
)
def test_nothing_is_cut(qtbot: QtBot, size: tuple[int, int], view: HeaderView) -> None:
    bar = HeaderBar()
    bar.set_view(view)
    bar.set_clock("21:04")
    root = across(qtbot, size, bar)
    assert faults(root) == []
    assert bar.height() <= 56 * bar.scale


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", shown_games())
def test_the_games_name_and_the_date_of_its_rules_are_whole(
    qtbot: QtBot, size: tuple[int, int], game: str
) -> None:
    book = load(game)
    bar = HeaderBar()
    bar.set_view(replace(FULL, game=book.title, edition=book.edition))
    bar.set_clock("21:04")
    bar.set_time_left("12 s" if game == "live-blackjack" else "")
    root = across(qtbot, size, bar)
    assert (bar.game.value.text(), bar.edition.text()) == (book.title, book.edition)
    assert faults(root) == []


def test_cards_in_doubt_are_marked(qtbot: QtBot) -> None:
    bar = HeaderBar()
    bar.set_view(FULL)
    across(qtbot, SIZES[0], bar)
    assert bar.mark.isVisible()
    bar.set_view(HeaderView())
    assert not bar.mark.isVisible()


def test_a_long_name_is_shortened_on_the_screen_and_told_in_full(qtbot: QtBot) -> None:
    bar = HeaderBar()
    bar.set_view(LONG)
    across(qtbot, SIZES[0], bar)
    assert "…" in bar.table.value.text()
    assert bar.table.value.accessibleName() == LONG.table


def test_the_lamp_says_how_the_device_is(qtbot: QtBot) -> None:
    bar = HeaderBar()
    bar.set_view(FULL)
    across(qtbot, SIZES[-1], bar)
    assert bar.device.lamp is not None
    assert bar.device.lamp.lamp is Lamp.WRONG
    assert bar.device.value.text() == "not connected"
    assert bar.shoe.value.text() == "last round"


@pytest.mark.parametrize("item", [*MenuItem, OWN])
def test_the_menu_asks_and_changes_nothing_by_itself(qtbot: QtBot, item: AnyItem) -> None:
    bar = HeaderBar([OWN])
    qtbot.addWidget(bar)
    bar.set_view(FULL)
    with qtbot.waitSignal(bar.asked) as asked:
        bar.action(item).trigger()
    assert asked.args == [item]
    assert bar.action(item).isChecked() == (item in FULL.checked)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("absent", [frozenset(), frozenset({MenuItem.PLAYER_LEFT})])
@pytest.mark.parametrize("own", [[], [OWN]], ids=["shared", "of a family"])
def test_the_menu_shows_every_entry_under_the_heading_of_its_subject(
    qtbot: QtBot, size: tuple[int, int], absent: frozenset[MenuItem], own: list[FamilyItem]
) -> None:
    bar = HeaderBar(own)
    bar.set_view(replace(FULL, absent=absent))
    root = across(qtbot, size, bar)
    bar.open_menu()
    settle()
    assert faults(bar.menu) == []
    shown = {item for item, button in bar.menu.buttons.items() if button.isVisible()}
    assert shown == {*MenuItem, *own} - absent
    assert root.rect().contains(bar.menu.sheet.geometry())
    assert bar.menu.buttons[MenuItem.BOXES_ONLY].isChecked()
    with qtbot.waitSignal(bar.asked) as asked:
        bar.menu.buttons[MenuItem.REPORT].click()
    assert asked.args == [MenuItem.REPORT]
    assert not bar.menu.isVisible()


def test_every_entry_of_the_menu_has_one_heading() -> None:
    for own in ([], [OWN]):
        listed = [item for _, items in subjects(own) for item in items]
        assert len({*listed}) == len(listed)
        assert {*listed} == {*MenuItem, *own}


def test_an_entry_of_a_family_stands_with_the_requests_to_the_pit(qtbot: QtBot) -> None:
    bar = HeaderBar([OWN])
    across(qtbot, SIZES[0], bar)
    bar.open_menu()
    column = next(items for _, items in subjects([OWN]) if OWN in items)
    assert MenuItem.REPORT in column
    assert bar.menu.buttons[OWN].text() == OWN.label
    with qtbot.waitSignal(bar.asked) as asked:
        bar.menu.buttons[OWN].click()
    assert asked.args == [OWN]


@pytest.mark.parametrize("size", SIZES)
def test_a_name_is_whole_if_there_is_room_beside_it(qtbot: QtBot, size: tuple[int, int]) -> None:
    bar = HeaderBar()
    bar.set_view(replace(FULL, dealer="Alexandra Fernandez-Brandel", shift="Day", verified=True))
    bar.set_clock("21:04")
    root = across(qtbot, size, bar)
    assert bar.dealer.value.text() == "Alexandra Fernandez-Brandel"
    assert faults(root) == []
    bar.set_view(replace(FULL, dealer="mei", shift="Day", verified=True))
    bar.set_view(LONG)
    qtbot.waitUntil(lambda: faults(root) == [])


def test_what_is_shown_first_is_whole(qtbot: QtBot) -> None:
    """At a start the bar is painted before the events that lay it out anew have happened."""
    bar = HeaderBar()
    qtbot.addWidget(bar)
    bar.resize(1280, 36)
    bar.set_view(FULL)
    bar.show()
    for cell in (bar.table, bar.game, *bar.limits[:2], bar.dealer):
        assert cell.width() >= cell.sizeHint().width() > 10, cell.value.text()
