"""A further family is shown by its own folder: no shared module of the screen is edited for it.

The test writes its two folders. Its game is Baccarat with a button, an entry of the menu, a Bet, an
event and a settlement that no other family has.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import tablemgr.rules.games
import ui.families
from tablemgr.rules.commands import parse
from tablemgr.rules.games import families as cores
from tablemgr.rules.rulebook import Rulebook, load
from tablemgr.rules.table import Table
from tablemgr.service.movements.round import is_worked
from tablemgr.service.session import TableSession
from tests.tablemgr.memory_journal import session_of
from tests.ui.stage import SIZES, across, dress_once
from ui.demonstration.script import Script
from ui.guide.bar import GuideBar
from ui.header.bar import HeaderBar
from ui.presenter import families
from ui.presenter.families import needs_of
from ui.presenter.family import FamilyPresenter
from ui.presenter.guide import guide_view
from ui.presenter.history import happened
from ui.presenter.settlement import settlement_view
from ui.presenter.words import bet_name
from ui.window import family_widgets
from ui.window.family_widgets import widgets_of
from ui.world.screen import profile_of

FAMILY = "three-card-war"
FILES = {
    "core/three_card_war/family.py": """
from tablemgr.rules.games.baccarat.family import Baccarat
from tablemgr.rules.games.baccarat.phases import BaccaratPhase


class ThreeCardWar(Baccarat):
    mid_settlements = {BaccaratPhase.DEAL: lambda position: []}


FAMILY = ThreeCardWar()
""",
    "core/three_card_war/events.py": """
from tablemgr.rules.events import Event


class BattleWon(Event, frozen=True):
    box: int
""",
    "screen/three_card_war/presenter.py": """
from tablemgr.rules.commands import Settle
from tablemgr.rules.games.baccarat.phases import BaccaratPhase
from tablemgr.rules.games.three_card_war.events import BattleWon
from ui.families.baccarat.presenter import BaccaratPresenter
from ui.presenter.family import Flow
from ui.views.guide import ActionView, ButtonPlace
from ui.views.header import FamilyItem

WAR = ButtonPlace("go-to-war", 2)


class WarPresenter(BaccaratPresenter):
    buttons = (WAR,)

    def actions(self, possible, boxes_only):
        return [ActionView(WAR, "Go to War", "G")]

    def flow(self, position):
        return Flow(Settle(), "Turn the cards", "the-step-of-war")

    def told(self, position, event, boxes_only):
        return f"Box {event.box} wins" if isinstance(event, BattleWon) else ""

    def settlements(self):
        return {BaccaratPhase.DEAL: "The battle's settlement"}

    def later_bets(self):
        return {"war": "War Bet"}

    def menu(self):
        return (FamilyItem("again", "Compare again…"),)


PRESENTER = WarPresenter()
""",
    "screen/three_card_war/widgets.py": """
from ui.window.family_widgets import FamilyWidgets


class Again:
    def __init__(self, pit):
        self.pit = pit

    def begin(self):
        self.pit.append("begun")


class WarWidgets(FamilyWidgets):
    def request(self, item, pit):
        return Again(pit)


WIDGETS = WarWidgets()
""",
    "screen/three_card_war/demo.py": """
from ui.demonstration.script import Script

SCRIPTS = {"war": Script((("press go-to-war",),), {"game": "war"})}
""",
}


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Rulebook]:
    """A rulebook of the further family, whose two folders are there while the test runs."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.with_name("__init__.py").touch()
        path.write_text(text, encoding="utf-8")
    for package, folder in ((tablemgr.rules.games, "core"), (ui.families, "screen")):
        monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path / folder)])
    importlib.invalidate_caches()
    yield replace(load("baccarat"), family=FAMILY)
    for package in (tablemgr.rules.games, ui.families):
        vars(package).pop("three_card_war", None)
    for name in [name for name in sys.modules if "three_card_war" in name]:
        del sys.modules[name]
    cores.family_named.cache_clear()
    families._presenter.cache_clear()
    family_widgets._widgets.cache_clear()


@pytest.fixture
def session(book: Rulebook) -> TableSession:
    """A table of its game; the first card is due."""
    session = session_of(Table(book))
    for line in ("open", "bet 1 ann banker 50", "close"):
        for command in parse(line, session.table.vocabulary):
            session.do(command)
    return session


def in_module(module: str, name: str) -> Any:
    return getattr(importlib.import_module(module), name)


def door(book: Rulebook) -> FamilyPresenter[Any]:
    return families.presenter_of_book(book)


def test_its_buttons_stand_in_their_slots(
    qapp: QApplication, qtbot: QtBot, session: TableSession
) -> None:
    dress_once(qapp)
    family = door(session.table.rulebook)
    bar = GuideBar()
    view = guide_view(session)
    bar.set_view(view)
    across(qtbot, SIZES[0], bar)
    assert [action.label for action in view.actions] == ["Turn the cards", "Go to War"]
    (war,) = family.buttons
    assert bar.row.at(war).isVisible()
    assert bar.row.at(war).slot == 2
    with qtbot.waitSignal(bar.chosen) as chosen:
        bar.row.at(war).click()
    assert chosen.args == [view.actions[1]]


def test_its_entry_of_the_menu_opens_its_own_widget(
    qapp: QApplication, qtbot: QtBot, book: Rulebook
) -> None:
    dress_once(qapp)
    (item,) = door(book).menu()
    bar = HeaderBar(door(book).menu())
    across(qtbot, SIZES[0], bar)
    bar.open_menu()
    assert bar.menu.buttons[item].isVisible()
    with qtbot.waitSignal(bar.asked) as asked:
        bar.menu.buttons[item].click()
    assert asked.args == [item]
    begun: Any = []
    widgets_of(book).request(item, begun).begin()
    assert begun == ["begun"]


def test_its_bet_its_settlement_and_its_events_are_in_its_words(session: TableSession) -> None:
    book, position = session.table.rulebook, session.table.position
    assert bet_name(book, "war") == "War Bet"
    assert "war" in needs_of(book).kinds
    assert is_worked(session.table)
    view = settlement_view(session, profile_of(session.table), (), 0)
    assert view.title == "The battle's settlement"
    won = in_module("tablemgr.rules.games.three_card_war.events", "BattleWon")(3)
    line = happened(position, [won])
    assert line is not None
    assert line.text == "Box 3 wins"


def test_it_has_a_demonstration(book: Rulebook) -> None:
    script = in_module(f"{families.screen_folder(book.family)}.demo", "SCRIPTS")["war"]
    assert cast("Script", script).rounds == (("press go-to-war",),)
