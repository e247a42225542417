"""At the window nobody sees what lies face down, but a Pit Supervisor who signs for it (S10)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from drivers.device import CardUnreadable
from tablemgr.basics.cards import card, cards
from tablemgr.journal import EntryKind
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tests.ui.rig import TableRig
from ui.dialogs.compare import CompareOverlay
from ui.dialogs.compare_places import HandPicture
from ui.presenter.hands import compare_view

DEALT = "9h 2c 5s As 9c 8d 7h Ts"
PAUL = Person("paul", Role.PIT_SUPERVISOR)


@pytest.fixture
def table(new_rig: Callable[..., TableRig]) -> TableRig:
    rig = new_rig(settings='game = "si-ki-pi"\ndecks = 1')
    rig.tell("open", "bet 1 ann 100 seated", "close", f"card {DEALT}")
    return rig


def words_on(rig: TableRig) -> str:
    """Every text of the window and of all its sheets, shown or not, and what is read out."""
    said = []
    for widget in rig.window.findChildren(QWidget):
        said.append(widget.accessibleName())
        if isinstance(widget, QLabel | QAbstractButton):
            said.append(widget.text())
    return "\n".join(said)


def faces_named(rig: TableRig) -> list[str]:
    words = words_on(rig)
    return [each.in_words() for each in cards(DEALT) if each.in_words() in words]


def test_no_sheet_that_a_dealer_can_open_names_a_card_that_lies_face_down(table: TableRig) -> None:
    rig, pit = table, table.window.resolving.pit
    pit.misread()
    pit.misread_card(2)
    pit.show_correction(cards("Kd")[0])
    rig.window.side.toggle_keypad()
    pit.report()
    rig.window.felt.box_tapped.emit(1)
    CompareOverlay(rig.window).compare(compare_view(rig.session, "After a replug."))
    assert faces_named(rig) == []
    pictures = rig.window.findChildren(HandPicture)
    assert [picture.hand.cards for picture in pictures] == [(None,) * 4] * 2
    assert pictures[0].hand.total == "4 cards, face down"


def test_who_types_a_card_that_was_not_read_sees_no_other(new_rig: Callable[..., TableRig]) -> None:
    """S10: neither the cards before it, nor those that wait for it, nor itself once it is typed."""
    rig = new_rig(settings='game = "si-ki-pi"\ndecks = 1')
    rig.tell("open", "bet 1 ann 100 seated", "close", "card 9h 2c")
    events = rig.controller.device_events
    events.reported(CardUnreadable(b"\x80"), {"value": "80"})
    keypad = rig.window.side.keypad
    assert rig.window.side.currentWidget() is keypad
    for code in ("As", "9c"):
        rig.simulator.draw_card(card(code))
    rig.until(lambda: len(events.held) == 2)
    assert "2 more cards wait for it." in rig.window.guide.view.text
    assert faces_named(rig) == []
    keypad.card_chosen.emit(card("5s"))
    rig.until_cards("9h", "2c", "5s", "As", "9c")
    rig.window.side.toggle_keypad()
    assert faces_named(rig) == []


def test_a_pit_supervisor_who_signs_sees_the_faces_and_it_is_an_entry(table: TableRig) -> None:
    rig, pit = table, table.window.resolving.pit
    pit.misread()
    sheet = pit.misreading
    assert not sheet.look.isHidden()
    assert [button.text() for button in sheet.buttons.values()][:2] == ["1\nBox 1", "2\nDealer"]
    pit._sign_to_look()
    assert faces_named(rig) == []
    pit.signing.signed.emit(PAUL)
    assert sheet.look.isHidden()
    entries = [*rig.session.journal.entries(kinds=(EntryKind.SESSION,))]
    assert entries[-1].data["looked_at"] == "faces"
    assert entries[-1].person == "paul"
    assert [read.card for read in sheet._read][:2] == list(cards("9h 2c"))
    assert rig.session.table.position.cards == list(cards(DEALT)), "nothing else has changed"
