"""What lies on top has the keyboard and the touch, whole: nothing happens behind an open sheet."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QApplication

import ui
from tablemgr.basics.money import Money
from tablemgr.journal import Stamp
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import blackjack_of
from tablemgr.service.hand_over import HandOverNote
from tests.ui.rig import TableRig
from tests.ui.window.on_top import (
    KEYS,
    Behind,
    have_keys,
    key,
    leaves,
    press_at,
    tab_goes_to_each_button,
    too_small_or_near,
    touch,
)
from ui.bets.ask_overlay import AskOverlay
from ui.dialogs.stopped_plainly import stop_plainly
from ui.families.blackjack.actions import DOUBLE, INSURANCE, SPLIT
from ui.families.blackjack.ask_insurance import InsurancePage
from ui.families.si_ki_pi.actions import RANKINGS, SET_HAND
from ui.families.si_ki_pi.house_way_sheet import HouseWaySheet
from ui.header.menu import MenuSheet
from ui.parts.cover import Cover, top_cover
from ui.parts.overlay import Overlay
from ui.presenter.hands import compare_view
from ui.presenter.interruption import interruption_view
from ui.presenter.words import citation
from ui.supervisor.found_bet_sheet import FoundBetSheet
from ui.supervisor.reason_sheet import ReasonSheet
from ui.views.dialogs import AlertView, StoppedView
from ui.views.header import MenuItem
from ui.window.main_window import MainWindow

NewRig = Callable[..., TableRig]
BETS: Final = ("open", "bet 1 ann 100 seated", "bet 1 bob 50", "bet 2 cho 100 seated", "close")
ACE: Final = (*BETS, "card Th 9d As 8d Td")
"""Both boxes may insure: each key of Insurance and of Even Money means something behind a sheet."""
ASKED: Final = (*BETS, "card 8h 9d 5s 8d 6d", "proceed")
"""Box 1 has a pair and is asked."""
SI_KI_PI: Final = 'game = "si-ki-pi"\ndecks = 1'
SET: Final = (
    *("open", "bet 1 ann 100 seated", "bet 3 cho 200 seated", "bet 6 ann 50", "close"),
    "card 9h 2c 5s As 9c 8d 7h Ts Ad 6h 4d Qh Kh 3s 2d 3h",
)
LAID: Final = (*SET, "laid 1", "laid 3", "house-way 6", "reveal")
AT_TRAINING: Final = {"LessonSheet", "ProgressSheet", "TestOverlay"}
"""They are opened in `tests/ui/training/test_sheets_on_top.py`."""
STOPPED: Final = StoppedView("It broke.", "Everything is stored.")

Opens = Callable[[TableRig], object]


def _insurance_pad(rig: TableRig) -> None:
    rig.press(INSURANCE)
    cover = top_cover(rig.window)
    assert isinstance(cover, AskOverlay)
    assert isinstance(cover.page, InsurancePage)
    touch(rig, cover.page.buttons[0, "other"])


def _compare(rig: TableRig) -> None:
    rig.window.sheets.comparing.compare(compare_view(rig.session, "A reader was away."))


def _what_differs(rig: TableRig) -> None:
    _compare(rig)
    touch(rig, rig.window.sheets.comparing.no)


def _interruption(rig: TableRig) -> None:
    rig.window.sheets.interruption.ask(interruption_view(rig.session))


def _slip(rig: TableRig) -> None:
    sheets = rig.window.sheets
    if rig.controller.settling.look_at_slip() is None:
        while rig.controller.settling.lines_left:
            rig.controller.settling.next_line()
        rig.tell("proceed", "stand 1", "stand 2", "card 9c")
        while rig.controller.settling.lines_left:
            rig.controller.settling.next_line()
        rig.tell("settle")
    sheets.slips.show_last()


def _case(rig: TableRig) -> None:
    if not rig.session.table.position.cases:
        rig.tell("irregularity misdeal")
    rig.window.resolving.cases.show()


def _house_way_again(rig: TableRig) -> None:
    sheet = rig.window.resolving.pit
    found = rig.window.centre.findChildren(HouseWaySheet)
    again = found[0] if found else HouseWaySheet(rig.window.centre)
    again.ask([1, 3], citation(sheet.controller.session.table.rulebook, "3.20"))


def _reason(rig: TableRig) -> None:
    found = rig.window.centre.findChildren(ReasonSheet)
    sheet = found[0] if found else ReasonSheet(rig.window.centre)
    sheet.ask("Why?", "", "", citation(rig.session.table.rulebook, "5.6"))


def _join(rig: TableRig) -> None:
    rig.window.betting.tap(3)
    rig.window.side.bets.who.click()
    rig.window.side.bets.players.add.click()


def _messages(rig: TableRig) -> None:
    rig.window.sheets.messages.alert(AlertView("one", "Something is to be known."))
    rig.window.messages.list.open()


def _report(rig: TableRig) -> None:
    rig.window.resolving.pit.report()


def _report_two_cards(rig: TableRig) -> None:
    _report(rig)
    sheet = rig.window.resolving.pit.reporting
    kind = next(each for each in sheet.view.kinds if "cards" in each.asks)
    sheet.choose(kind)


def _typing(rig: TableRig) -> None:
    rig.window.resolving.pit.found_bet()
    sheet = top_cover(rig.window)
    assert isinstance(sheet, FoundBetSheet)
    touch(rig, sheet.name)


def _simulated_card(rig: TableRig) -> None:
    panel = rig.open_table.simulator_panel
    assert panel is not None
    panel.choose()


def _handed_over(rig: TableRig) -> None:
    note = HandOverNote(1, "Box 3 waits for a fill.", "ben", Stamp(0, 0))
    rig.window.dealer.reading.show_notes((note,))


class Case(NamedTuple):
    """A kind of sheet, and what opens it over a table that was told this."""

    kind: str
    opens: Opens
    told: tuple[str, ...] = ACE
    settings: str = ""


SHEETS: Final = {
    "insurance": Case("AskOverlay", lambda rig: rig.press(INSURANCE)),
    "insurance, another amount": Case("AskOverlay", _insurance_pad),
    "split": Case("AskOverlay", lambda rig: rig.press(SPLIT), ASKED),
    "double": Case("AskOverlay", lambda rig: rig.press(DOUBLE), ASKED),
    "who left": Case("AskOverlay", lambda rig: rig.controller.questions.ask_who_left()),
    "paragraph": Case("LookUpSheet", lambda rig: rig.window.guide.cite.show_wording()),
    "tour": Case("TourSheet", lambda rig: rig.window.tour.show()),
    "rules": Case("LookUpSheet", lambda rig: rig.window.menu.open(MenuItem.RULES)),
    "how to type": Case("Popover", lambda rig: rig.window.side.bets.help.click(), ("open",)),
    "menu": Case("MenuSheet", lambda rig: rig.window.header.open_menu()),
    "messages": Case("MessageList", _messages),
    "who joins": Case("JoinSheet", _join, ("open",)),
    "felt check": Case("CompareOverlay", _compare),
    "felt check, what differs": Case("CompareOverlay", _what_differs),
    "interruption": Case("InterruptionSheet", _interruption),
    "stopped": Case("StoppedOverlay", lambda rig: rig.window.sheets.stopped.show_stop(STOPPED)),
    "stopped plainly": Case("PlainCover", lambda rig: stop_plainly(rig.window.centre, STOPPED)),
    "hand-over note": Case("HandOverSheet", lambda rig: rig.window.dealer.write()),
    "handed over": Case("HandedOverSheet", _handed_over),
    "sign-in": Case("SignInOverlay", lambda rig: rig.window.sheets.sign_in()),
    "slip": Case("RoundSlip", _slip),
    "tray": Case("TraySheet", lambda rig: rig.open_table.tray.show()),
    "report of the day": Case("DaySheet", lambda rig: rig.open_table.tray.day.show()),
    "closing in a Round": Case("ClosingSheet", lambda rig: rig.window.close()),
    "language": Case("LanguageSheet", lambda rig: rig.open_table.languages.show()),
    "printer": Case("PaperSheet", lambda rig: rig.open_table.paper.show()),
    "card reader": Case("DevicePanel", lambda rig: rig.open_table.devices.show()),
    "new shoe": Case("ShoeSheet", lambda rig: rig.open_table.devices.ask_for_shoe()),
    "case file": Case("CaseFileOverlay", lambda rig: rig.window.back.case_file.show()),
    "past Rounds": Case("ReenactOverlay", lambda rig: rig.window.back.past.show(1)),
    "case": Case("CaseOverlay", _case),
    "misread": Case("MisreadSheet", lambda rig: rig.window.resolving.pit.misread()),
    "misread, which card": Case(
        "MisreadSheet", lambda rig: rig.window.resolving.pit.misread_card(2)
    ),
    "found Bet": Case("FoundBetSheet", lambda rig: rig.window.resolving.pit.found_bet(), BETS),
    "keyboard on the screen": Case("TypingSheet", _typing, BETS),
    "report": Case("ReportSheet", _report),
    "report of two cards": Case("ReportSheet", _report_two_cards),
    "reason": Case("ReasonSheet", _reason),
    "about": Case("AboutSheet", lambda rig: rig.window.menu.open(MenuItem.ABOUT)),
    "simulated card": Case("CardSheet", _simulated_card),
    "quit": Case("QuitSheet", lambda rig: rig.window.menu.quitting.ask()),
    "open a Hand": Case("SettingOverlay", lambda rig: rig.press(SET_HAND), LAID, SI_KI_PI),
    "House Way again": Case("HouseWaySheet", _house_way_again, SET, SI_KI_PI),
    "rankings": Case("RankingsOverlay", lambda rig: rig.press(RANKINGS), SET, SI_KI_PI),
    "sign-in at Baccarat": Case(
        "SignInOverlay",
        lambda rig: rig.window.sheets.sign_in(),
        ("open", "bet 1 ann player 100"),
        'game = "baccarat"',
    ),
}


def told_table(new_rig: NewRig, told: tuple[str, ...], settings: str = "") -> TableRig:
    """A table in the window that has the keyboard."""
    rig = new_rig(settings=settings)
    rig.expects_stop = True  # one of the sheets says so; the Round goes on
    rig.tell(*told)
    have_keys(rig)
    return rig


@pytest.fixture(params=SHEETS)
def opened(
    request: pytest.FixtureRequest, new_rig: NewRig, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[TableRig, Opens]]:
    """A table, and what opens the sheet over it. What the sheet answers is not told to the table,
    so that it can be opened again.
    """
    case: Case = SHEETS[request.param]
    opens = case.opens
    rig = told_table(new_rig, case.told, case.settings)
    opens(rig)
    assert type(top_cover(rig.window)).__name__ == case.kind
    monkeypatch.setattr(type(rig.controller), "tell", lambda *_, **__: False)
    yield rig, opens
    for cover in rig.window.findChildren(Cover):
        cover.hide()


def top(rig: TableRig, opens: Opens) -> Cover:
    """What lies on top; opened anew if a key has closed it."""
    cover = top_cover(rig.window)
    if cover is None:
        opens(rig)
        cover = top_cover(rig.window)
    assert cover is not None
    have_keys(rig)
    return cover


def test_no_key_and_no_touch_goes_through_a_sheet(opened: tuple[TableRig, Opens]) -> None:
    rig, opens = opened
    behind = Behind(rig)
    for which in KEYS:
        cover = top(rig, opens)
        assert cover.has_keyboard(), which
        behind.happened.clear()  # what opened the sheet
        key(rig, which)
        for area in rig.window.findChildren(QAbstractScrollArea):  # a touch there takes the keys
            if cover is top_cover(rig.window) and cover.isAncestorOf(area) and area.isVisible():
                touch(rig, area)
        assert behind.happened == [], which
    for place in (rig.window.felt, rig.window.side, rig.window.guide, rig.window.header):
        top(rig, opens)
        behind.happened.clear()
        press_at(rig, place.mapTo(rig.window, QPoint(6, place.height() // 2)))
        assert behind.happened == [], place


def test_the_keyboard_stays_in_the_sheet_and_tab_goes_to_each_of_its_buttons(
    opened: tuple[TableRig, Opens],
) -> None:
    rig, opens = opened
    cover = top(rig, opens)
    for part in (rig.window.felt, rig.window.side.settlement):
        part.setFocus()
        assert cover.has_keyboard(), part
    focus = QApplication.focusWidget()
    assert focus is not None
    focus.clearFocus()
    assert cover.has_keyboard()
    tab_goes_to_each_button(cover)
    assert too_small_or_near(cover) == []
    if isinstance(cover, AskOverlay) and cover.page is not None and cover.page.keys:
        assert sum(each.isVisible() for each in cover.page.keys) == 1, "what gives the answer"


def test_the_menu_is_used_by_keys_alone(new_rig: NewRig) -> None:
    rig = told_table(new_rig, ACE)
    key(rig, Qt.Key.Key_F10)
    menu = top_cover(rig.window)
    assert isinstance(menu, MenuSheet)
    about = menu.buttons[MenuItem.ABOUT]
    while QApplication.focusWidget() is not about:
        key(rig, Qt.Key.Key_Tab)
    key(rig, Qt.Key.Key_Space)
    assert type(top_cover(rig.window)).__name__ == "AboutSheet"


def test_every_kind_of_sheet_is_opened_here() -> None:
    for module in pkgutil.walk_packages(ui.__path__, "ui."):
        importlib.import_module(module.name)
    kinds = {kind.__name__ for kind in leaves(Cover)}
    assert kinds == {case.kind for case in SHEETS.values()} | AT_TRAINING


def test_an_amount_of_insurance_is_typed_and_nothing_goes_on_behind_3_19(
    new_rig: NewRig,
) -> None:
    rig = told_table(new_rig, ACE)
    key(rig, Qt.Key.Key_I)
    _insurance_pad(rig)
    for which in (Qt.Key.Key_2, Qt.Key.Key_0, Qt.Key.Key_Return):
        key(rig, which)
    position = blackjack_of(rig.session.table.position)
    assert position.phase is BlackjackPhase.INTERIM
    assert position.boxes[1].insurance == {"ann": Money(2000)}


def test_a_cover_that_gives_its_keyboard_away_is_found(
    new_rig: NewRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Cover, "take_keyboard", lambda self: self.setFocus())
    monkeypatch.setattr(Cover, "_keyboard_went", lambda *_: None)
    monkeypatch.setattr(MainWindow, "changeEvent", lambda *_: None)
    monkeypatch.setattr("ui.parts.cover.claims_key", lambda _: False)
    rig = told_table(new_rig, ACE)
    _insurance_pad(rig)
    behind = Behind(rig)
    for which in KEYS:
        key(rig, which)
    assert behind.happened


def test_a_sheet_that_is_shown_again_stays_below_what_came_after_it(
    new_rig: NewRig,
) -> None:
    rig = told_table(new_rig, ())
    below, above = Overlay(rig.window.centre), Overlay(rig.window.centre)
    below.open()
    above.open()
    below.open()
    assert top_cover(rig.window) is above
    assert above.has_keyboard()
    above.dismiss()
    assert below.has_keyboard()
    below.dismiss()
    assert rig.window.felt.hasFocus()
