"""A language is chosen in play and kept for who is signed in; what stood there is said again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tablemgr.basics.languages import load_language
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tests.ui.rig import TableRig
from ui.header.bar import HeaderBar
from ui.theme.language import speak, spoken
from ui.views.header import MenuItem
from ui.window.languages import OwnLanguages, Retelling


@pytest.fixture
def rig(by_hand: TableRig, qapp: QApplication) -> Iterator[TableRig]:
    yield by_hand
    speak(qapp, "en")


def test_a_language_is_chosen_in_the_menu_in_a_round(rig: TableRig, qapp: QApplication) -> None:
    rig.tell("open", "bet 1 ann 50 seated")
    rig.window.header.open_menu()
    menu = rig.window.header.menu
    report = menu.buttons[MenuItem.REPORT]
    before = report.text()
    menu.buttons[MenuItem.LANGUAGE].click()
    sheet = rig.open_table.languages.sheet
    assert sheet.isVisible()
    sheet.buttons["zh-SG"].click()
    assert spoken(qapp) == "zh-SG"
    assert not sheet.isVisible()
    assert rig.window.guide.sentence.text() == "录入注码，宣布后停止下注。"
    assert rig.window.guide.say.text() == "“No more Bets”", "announced in English"
    assert rig.window.guide.gloss.text() == "停止下注"
    assert report.text() == before.replace("Report…", "报告异常…")
    rig.open_table.languages.choose("en")
    assert report.text() == before
    assert rig.window.guide.sentence.text() == "Enter the Bets, then announce and close."


def test_each_dealer_finds_his_own_language_again(rig: TableRig, qapp: QApplication) -> None:
    first = rig.session.person
    rig.open_table.languages.choose("ms-SG")
    rig.controller.sign_in(Person("Bo", Role.DEALER))
    assert spoken(qapp) == "en"
    rig.controller.sign_in(first)
    assert spoken(qapp) == "ms-SG"


def test_who_reads_what_is_kept_and_a_bad_file_is_nobodys(rig: TableRig) -> None:
    folder = rig.folder
    kept = OwnLanguages(folder, "en")
    kept.keep('Ann "A" Lim', "zh-SG")
    kept.keep("Bo", "xx-YY")
    again = OwnLanguages(folder, "ms-SG")
    assert again.of('Ann "A" Lim') == "zh-SG"
    assert again.of("Bo") == "ms-SG", "no such language"
    (folder / "languages.toml").write_text("Ann = [", encoding="utf-8")
    assert again.of('Ann "A" Lim') == "ms-SG"


def test_a_word_that_is_two_elsewhere_is_said_by_the_widget_that_shows_it() -> None:
    english, chinese = load_language("en"), load_language("zh-SG")
    there, back = Retelling(english, chinese), Retelling(chinese, english)
    assert there.again("Dealer", [HeaderBar.__name__]) == "荷官"
    assert there.again("Dealer", ["case"]) == "庄家"
    assert back.again("荷官", [HeaderBar.__name__]) == "Dealer"
    assert there.again("ann", []) == "ann"
