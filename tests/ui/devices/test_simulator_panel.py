"""The simulated shoe's strip: it covers nothing, and a key or a touch shows its buttons."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from drivers.catalogue import has_message
from drivers.device_settings import DeviceSettings
from drivers.machine_events import JokerDrawn
from drivers.protocols.code_line import invented_uid_table
from tablemgr.basics.cards import card
from tests.ui.rig import TableRig
from ui.devices.card_sheet import CardSheet
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


def test_a_chosen_card_is_the_one_that_comes(rig: TableRig) -> None:
    rig.tell("open", "bet 1 ann 100 seated", "close")
    panel = panel_of(rig)
    panel.choose()
    assert panel.sheet.isVisible()
    assert panel.sheet.joker.isHidden(), "the protocol has none"
    panel.sheet.cards[card("7d")].click()
    rig.until_cards("7d")
    assert not panel.sheet.isVisible()


def test_the_cards_of_a_round_record_come_in_their_order(rig: TableRig, tmp_path: Path) -> None:
    rig.tell("open", "bet 1 ann 100 seated", "close")
    file = tmp_path / "a.round.toml"
    file.write_text('script = ["open", "card Kh 9d", "card 2c"]', encoding="utf-8")
    panel = panel_of(rig)
    panel.choose()
    panel.sheet.read(str(tmp_path / "none"))
    panel.sheet.read(str(rig.file))
    assert "it has no script" in panel.sheet.wrong.text()
    panel.sheet.read(str(file))
    assert not panel.sheet.isVisible()
    for _ in range(3):
        panel.draw()
    rig.until_cards("Kh", "9d", "2c")


def test_only_a_protocol_with_jokers_offers_one(rig: TableRig, tmp_path: Path) -> None:
    tags = tmp_path / "tags.csv"
    tags.write_text(invented_uid_table(1), encoding="utf-8")
    with_tags = DeviceSettings("code-line", preset="uid-table", uid_table=str(tags))
    assert has_message(with_tags, JokerDrawn())
    assert not has_message(DeviceSettings("angel-eye"), JokerDrawn())
    sheet = CardSheet(rig.window.centre, has_joker=True)
    asked: list[bool] = []
    sheet.joker_chosen.connect(lambda: asked.append(True))
    sheet.open()
    assert sheet.joker.isVisible()
    sheet.joker.click()
    assert asked == [True]
