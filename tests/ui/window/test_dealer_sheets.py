"""The Dealer's day at a whole table: the lock, relief, the note handed over, signing out."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from tablemgr.house.profile import DEFAULT
from tests.tablemgr.house.staff.house import PINS, House
from tests.ui.rig import TableRig
from tests.ui.table.staffed_tables import cards, entries, sign_by_pin
from tests.ui.window.on_top import KEYS, Behind, key
from ui.dialogs.sign_in import SignInOverlay
from ui.parts.cover import top_cover
from ui.views.guide import RELIEF
from ui.views.header import MenuItem
from ui.window.dealer_sheets import IdleLock

MINUTE_MS = 60_000
BETTING = ("open", "bet 1 zoe 100 seated", "close")
NewRig = Callable[..., TableRig]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "staff")
    house.now_ns = time.time_ns()  # the window looks each second whether a break is due
    house.staffed()
    yield house
    house.register.close()


@pytest.fixture
def ann(tmp_path: Path, house: House, new_rig: NewRig) -> TableRig:
    """A table at which ann has signed in by PIN; a break is due after an hour."""
    text = DEFAULT.replace('sign-in = "name"', 'sign-in = "pin"')
    text = text.replace("break-after-min = 0 ", "break-after-min = 60 ")
    (tmp_path / "house.toml").write_text(text, encoding="utf-8")
    rig = new_rig(staff=house.register)
    sign_by_pin(sheet(rig), "ann", PINS["ann"])
    return rig


def sheet(rig: TableRig) -> SignInOverlay:
    return rig.window.sheets.signing_in


def locks(rig: TableRig) -> list[str]:
    return [str(e.data["screen"]) for e in entries(rig, "screen")]


def test_who_has_not_signed_in_sees_nothing_of_the_table(ann: TableRig) -> None:
    ann.tell(*BETTING, "card Kh")
    ann.window.menu.open(MenuItem.LOCK)
    seen = ann.window.grab().toImage()
    room = QColor(sheet(ann).sheet.tokens.colours.room)
    corners = (ann.window.felt.rect().topLeft(), ann.window.felt.rect().bottomLeft())
    for corner in corners:
        at = ann.window.felt.mapTo(ann.window, corner)
        assert QColor(seen.pixel(at.x() + 3, at.y() + 3)) == room
    assert locks(ann) == ["locked"]


def test_a_card_that_comes_to_a_locked_table_counts(ann: TableRig) -> None:
    ann.tell(*BETTING)
    ann.window.sheets.lock("idle")
    ann.draw("Kh")
    assert len(ann.session.table.position.cards) == 1
    assert sheet(ann).isVisible()
    behind = Behind(ann)
    for each in KEYS:
        key(ann, each)
    assert behind.happened == []
    assert sheet(ann).isVisible(), "Escape does not unlock it"


def test_the_dealer_unlocks_with_his_pin_alone(ann: TableRig) -> None:
    ann.window.sheets.lock("asked")
    assert next(iter(sheet(ann).names.people)) == "ann", "he comes first"
    sign_by_pin(sheet(ann), "ann", "000001")
    assert sheet(ann).isVisible()
    sheet(ann).digits.back.click()
    sign_by_pin(sheet(ann), "ann", PINS["ann"])
    assert not sheet(ann).isVisible()
    assert ann.session.person.name == "ann"
    ann.tell(*BETTING)


def test_a_supervisor_unlocks_and_the_dealer_stays(ann: TableRig) -> None:
    ann.window.sheets.lock("idle")
    sign_by_pin(sheet(ann), "mei", PINS["mei"])
    assert not sheet(ann).isVisible()
    assert ann.session.person.name == "ann"
    last = entries(ann, "screen")[-1]
    assert (last.data["screen"], last.person, last.role) == ("unlocked", "mei", "pit-supervisor")


def test_another_dealer_takes_over_at_a_locked_screen(ann: TableRig) -> None:
    ann.window.sheets.lock("idle")
    sign_by_pin(sheet(ann), "ben", PINS["ben"])
    assert ann.session.person.name == "ben"
    assert not ann.controller.staffing.must_sign_in


def test_what_the_table_asks_lies_below_the_lock(ann: TableRig) -> None:
    ann.window.sheets.lock("idle")
    ann.window.dealer.write()
    assert top_cover(ann.window) is sheet(ann)
    sign_by_pin(sheet(ann), "ann", PINS["ann"])
    assert top_cover(ann.window) is ann.window.dealer.writing


def test_nobody_locks_a_table_at_which_people_sign_by_name(rig: TableRig) -> None:
    rig.window.sheets.lock("asked")
    assert "signing_in" not in vars(rig.window.sheets)
    assert not rig.window.header.action(MenuItem.LOCK).isVisible()


def test_the_lock_falls_when_nobody_has_touched_anything_for_so_long(ann: TableRig) -> None:
    at, pressed, asked = [0], [0], list[str]()
    lock = IdleLock(ann.controller, asked.append, lambda: pressed[0], lambda: at[0])
    after = ann.controller.profile.table_manners.lock_after_min * MINUTE_MS
    at[0] = after - 1
    lock.look()
    assert asked == []
    pressed[0] = 5
    at[0] = after
    lock.look()
    assert asked == [], "a press counts"
    ann.tell("open")
    at[0] = after + 5
    lock.look()
    assert asked == [], "so does what is stored"
    at[0] = 2 * after + 4
    lock.look()
    assert asked == []
    at[0] = 2 * after + 5
    lock.look()
    assert asked == ["idle"]


def test_relief_is_two_touches_and_a_pin(ann: TableRig) -> None:
    ann.press(RELIEF)
    sheet(ann).names.people["ben"].click()
    for digit in PINS["ben"]:
        sheet(ann).digits.pad.keys[digit].click()
    sheet(ann).digits.ok.click()
    assert ann.session.person.name == "ben"


def test_a_note_waits_for_who_comes_and_not_for_who_wrote_it(ann: TableRig) -> None:
    ann.window.menu.open(MenuItem.SIGN_IN)
    sheet(ann).leave_note.click()
    writing = ann.window.dealer.writing
    writing.text.setText(f"my pin is {PINS['ann']}")
    writing.leave.click()
    assert writing.isVisible(), "a PIN is never stored"
    writing.text.setText("Box 3 waits for a fill.")
    writing.leave.click()
    assert not writing.isVisible()
    sign_by_pin(sheet(ann), "ann", PINS["ann"])
    assert "reading" not in vars(ann.window.dealer)
    ann.tell(*BETTING)
    ann.controller.restore()  # as a new start reads it, from the Round's opening
    sheet(ann).dismiss()
    ann.window.menu.open(MenuItem.SIGN_IN)
    sign_by_pin(sheet(ann), "ben", PINS["ben"])
    reading = ann.window.dealer.reading
    assert top_cover(ann.window) is reading
    assert "Box 3 waits for a fill." in reading.notes.text()
    assert "ann" in reading.notes.text()
    key(ann, Qt.Key.Key_Return)
    assert not reading.isVisible()
    (note,) = entries(ann, "hand_over")
    (read,) = entries(ann, "hand_over_read")
    assert note.person == "ann"
    assert (read.person, read.data["hand_over_read"]) == ("ben", [note.seq])
    ann.window.menu.open(MenuItem.SIGN_IN)
    sign_by_pin(sheet(ann), "ann", PINS["ann"])
    assert not reading.isVisible(), "it is read once"


def test_signing_out_leaves_the_table_to_the_next_but_not_in_a_round(ann: TableRig) -> None:
    ann.window.menu.open(MenuItem.SIGN_IN)
    sheet(ann).sign_out.click()
    assert sheet(ann).isVisible()
    assert not sheet(ann).closable
    staff = [e.data["staff"] for e in entries(ann, "staff")]
    assert staff[-1] == "signed-out"
    sign_by_pin(sheet(ann), "ben", PINS["ben"])
    assert ann.session.person.name == "ben"
    ann.tell("open")
    ann.window.menu.open(MenuItem.SIGN_IN)
    sheet(ann).sign_out.click()
    assert not ann.controller.staffing.must_sign_in
    assert "another Dealer" in (ann.controller.history.text if ann.controller.history else "")


def test_a_break_is_said_once_it_is_due_and_ends_with_relief(ann: TableRig, house: House) -> None:
    care = ann.controller.dealer_care
    since = care.at_work_ns
    assert since == house.now_ns
    at = [since + 59 * 60 * 10**9]
    care._clock = lambda: type(house.register._clock())(at[0], 0)
    care.look_at_break()
    assert "break-due" not in cards(ann)
    at[0] = since + 60 * 60 * 10**9
    care.look_at_break()
    assert "ann" in cards(ann)["break-due"].text.text()
    house.now_ns += 70 * 60 * 10**9
    ann.window.menu.open(MenuItem.SIGN_IN)
    assert care.since in sheet(ann).names.note.text()
    sign_by_pin(sheet(ann), "ben", PINS["ben"])
    assert "break-due" not in cards(ann)
    assert care.at_work_ns == house.now_ns
