"""The staff register is changed while a table is open: found before anybody signs or sits down."""

from __future__ import annotations

import pytest

from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tests.tablemgr.house.staff.house import PINS, TOP, House
from tests.ui.rig import TableRig
from tests.ui.table.staffed_tables import (
    ROUND,
    NewRig,
    Tables,
    cards,
    entries,
    reset_boxes,
    sign_by_pin,
    sign_register,
    slip_text,
)
from ui.presenter.house_alerts import REGISTER
from ui.table.house_care import Chosen
from ui.views.header import MenuItem


def refused_boxes(rig: TableRig, name: str, pin: str) -> str:
    """What somebody is told who tries to sign for a setting; nothing is signed."""
    rig.window.menu.open(MenuItem.BOXES_ONLY)
    sheet = rig.open_table.house.signing.sheet
    sheet.steps.choose(name)
    for digit in pin:
        sheet.steps.press(digit)
    sheet.steps.accept()
    said = sheet.digits.error.text()
    assert not rig.controller.boxes_only
    sheet.dismiss()
    return said


ADDED = '{"by":"manager","mark":"%s","name":"eve","role":"shift-manager","staff":"added"}'


@pytest.mark.parametrize("with_entry", [False, True])
def test_a_shift_manager_forged_in_play_is_found_before_he_signs_anything(
    tables: Tables, with_entry: bool
) -> None:
    rig = tables.known()
    tables.house.forge_manager("eve")
    if with_entry:
        eve = tables.house.register.find("eve")
        assert eve is not None
        added = ADDED % eve.mark
        changed = added.replace('"added"', '"pin-changed"')
        tables.house.past_the_program(
            *(f"INSERT INTO log (wall_ns, happened) VALUES (1, '{w}')" for w in (added, changed))
        )
    assert "a Shift Manager signs for that first" in refused_boxes(rig, "eve", PINS["ann"])
    assert "eve is in it as Shift Manager" in cards(rig)[REGISTER].remedy.text()
    assert len(entries(rig, "register_differs")) == 2, "one was there before the table knew them"
    refusals = [e for e in entries(rig, "staff") if e.data["staff"] == "sign-in-refused"]
    assert [(e.data["name"], e.data["detail"]) for e in refusals] == [
        ("eve", "changed-and-unsigned")
    ]
    rig.tell(*ROUND, "settle")
    assert "differs in 1 point" in slip_text(rig)
    sign_register(rig, "kim", PINS["kim"])
    assert REGISTER not in cards(rig)


@pytest.mark.parametrize(
    "deed",
    [
        "UPDATE people SET role = 'shift-manager' WHERE key = 'mei'",
        "UPDATE people SET pin_hash = (SELECT pin_hash FROM people WHERE key = 'ann') "
        "WHERE key = 'mei'",
    ],
)
def test_who_was_raised_or_got_another_pin_in_play_signs_nothing(tables: Tables, deed: str) -> None:
    rig = tables.known()
    tables.house.past_the_program(deed)
    pin = PINS["ann" if "pin_hash" in deed else "mei"]
    assert "changed for this person" in refused_boxes(rig, "mei", pin)
    reset_boxes(rig, "kim", PINS["kim"])
    assert rig.controller.boxes_only, "who was not touched signs on"


def test_a_dealer_forged_in_play_does_not_sit_down_and_a_new_one_does(tables: Tables) -> None:
    rig = tables.known()
    other = House(tables.house.folder)
    one_time = other.register.add(TOP, "zoe", Role.DEALER)
    other.register.change_pin("zoe", one_time.pin, PINS["top"])
    other.register.close()
    rig.window.sheets.sign_in()
    sign_by_pin(rig.window.sheets.signing_in, "zoe", PINS["top"])
    assert rig.session.person.name == "zoe"
    assert "zoe is in it as Dealer" in cards(rig)[REGISTER].remedy.text(), "said all the same"
    tables.house.past_the_program(
        "INSERT INTO people SELECT 'eve', 'eve', 'dealer', 1, pin_hash, 0, 0, 0, '', 0 "
        "FROM people WHERE key = 'ann'"
    )
    rig.window.sheets.sign_in()
    sign_by_pin(rig.window.sheets.signing_in, "eve", PINS["ann"])
    assert "changed for this person" in rig.window.sheets.signing_in.digits.error.text()
    assert rig.session.person.name == "zoe"


def test_what_is_put_back_in_play_is_no_longer_said(tables: Tables) -> None:
    rig = tables.known()
    tables.house.forge_manager("eve")
    refused_boxes(rig, "eve", PINS["ann"])
    tables.house.past_the_program("DELETE FROM people WHERE key = 'eve'")
    reset_boxes(rig, "mei", PINS["mei"])
    assert rig.controller.boxes_only
    assert REGISTER not in cards(rig)


def test_settings_that_a_forged_manager_signed_before_the_table_was_open_are_unsigned(
    tables: Tables, new_rig: NewRig
) -> None:
    tables.known().close()
    tables.house.forge_manager("eve")
    tables.house.new_start()
    rig = new_rig(staff=tables.house.register)
    eve, kim = Person("eve", Role.SHIFT_MANAGER), Person("kim", Role.SHIFT_MANAGER)
    care = rig.controller.house_care
    assert care._proved(Chosen(rig.profile, eve)) is None
    assert care._proved(Chosen(rig.profile, kim)) is kim
