"""Settings, the staff register and the clock at a whole table: signed, written down, said."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tablemgr.house.profile import DEFAULT, read_profile
from tablemgr.journal import EntryKind, Stamp
from tablemgr.journal.anchor import anchor_of
from tablemgr.rules.commands import Close, Open
from tests.tablemgr.house.staff.house import PINS, House
from tests.ui.rig import TableRig
from ui.dialogs.sign_in import SignInOverlay
from ui.presenter.house_alerts import ANCHOR, CLOCK, SETTINGS
from ui.table.opening import now
from ui.views.guide import FLOW, ActionView
from ui.views.header import MenuItem

NewRig = Callable[..., TableRig]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "staff")
    yield house.staffed()
    house.register.close()


def write_pin_profile(folder: Path) -> None:
    """The house profile of a table where people sign by PIN."""
    text = DEFAULT.replace('sign-in = "name"', 'sign-in = "pin"')
    (folder / "house.toml").write_text(text, encoding="utf-8")


def edit_profile(folder: Path, old: str, new: str) -> None:
    file = folder / "house.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def cards(rig: TableRig) -> dict[str, Any]:
    return rig.window.sheets.alerts.cards


def sign_by_name(sheet: SignInOverlay, name: str) -> None:
    sheet.names.name.setText(name)
    sheet.names.ok.click()


def sign_by_pin(sheet: SignInOverlay, name: str, pin: str) -> None:
    sheet.names.people[name].click()
    for digit in pin:
        sheet.digits.pad.keys[digit].click()
    sheet.digits.ok.click()


def entries(rig: TableRig, key: str) -> list[Any]:
    return [e for e in rig.session.journal.entries() if key in e.data]


# --- the journal's anchor ------------------------------------------------------------------------

ROUND = ("open", "bet 1 ann 100 seated", "close", "card Kh 9d Kd", "proceed", "stand 1", "card 8c")


def test_an_anchor_deleted_in_play_is_said_within_a_second_and_written_anew(rig: TableRig) -> None:
    rig.tell(*ROUND)
    anchor_of(rig.journal_path).unlink()
    rig.until(lambda: ANCHOR in cards(rig))
    assert "was deleted or replaced in play" in cards(rig)[ANCHOR].text.text()
    assert anchor_of(rig.journal_path).exists()
    assert [entry.data["anchor"] for entry in entries(rig, "anchor")] == ["gone"]


def test_the_journal_s_folder_is_its_owner_s_alone(rig: TableRig) -> None:
    assert rig.journal_path.parent.stat().st_mode & 0o777 == 0o700


def test_a_journal_whose_anchor_is_missing_says_so_once_and_writes_it_down(
    new_rig: NewRig,
) -> None:
    rig = new_rig()
    assert ANCHOR not in cards(rig)
    rig.tell(*ROUND, "settle")
    anchor = anchor_of(rig.journal_path)
    rig.close()
    anchor.unlink()
    rig = new_rig()
    message = cards(rig)[ANCHOR]
    assert message.text.text().startswith("The file T1.journal-anchor was missing")
    assert "a slip after number 000001" in message.remedy.text()
    assert [e.data["anchor"] for e in entries(rig, "anchor")] == ["missing"]
    rig.tell("open")
    rig.close()
    rig = new_rig()
    assert ANCHOR not in cards(rig)
    assert len(entries(rig, "anchor")) == 1


def test_it_is_said_once_somebody_has_signed_in(
    tmp_path: Path, house: House, new_rig: NewRig
) -> None:
    write_pin_profile(tmp_path)
    new_rig(staff=house.register).close()
    anchor_of(tmp_path / "tables" / "T1.journal").unlink()
    house.new_start()
    rig = new_rig(staff=house.register)
    assert ANCHOR not in cards(rig)
    assert not anchor_of(rig.journal_path).exists(), "a start that ends here leaves it to be said"
    sign_by_pin(rig.window.sheets.signing_in, "ann", PINS["ann"])
    assert anchor_of(rig.journal_path).exists()
    assert "If this table has printed a slip" in cards(rig)[ANCHOR].remedy.text()


def test_it_is_said_after_a_restore_too(rig: TableRig) -> None:
    rig.expects_stop = True
    rig.tell("open", "bet 1 ann 100 seated")
    last = rig.session.journal.last_seq
    rig.journal_path.unlink()
    assert not rig.controller.tell(Close())
    rescued = rig.journal_path.with_name(f"{rig.journal_path.name}-rescued-{last}")
    rescued.rename(rig.journal_path)
    anchor_of(rig.journal_path).unlink()
    rig.window.sheets.stopped.restore.click()
    assert ANCHOR in cards(rig)
    assert len(entries(rig, "anchor")) == 1


# --- settings ------------------------------------------------------------------------------------


def test_a_first_start_writes_the_settings_down_and_asks_nobody(rig: TableRig) -> None:
    (entry,) = entries(rig, "settings")
    assert entry.data["settings"]["limits.initial"] == ["25", "5000"]
    assert entry.data["changed"] == []
    assert cards(rig) == {}


def test_boxes_only_needs_the_shift_managers_signature_where_nobody_shows_a_pin(
    rig: TableRig,
) -> None:
    rig.window.menu.open(MenuItem.BOXES_ONLY)
    assert not rig.controller.boxes_only
    sheet = rig.open_table.house.signing.sheet
    assert sheet.heading.text() == "Shift Manager signs"
    assert sheet.names.what.text() == "Boxes only: off \u2192 on"
    sign_by_name(sheet, "dealer")
    assert "own act" in sheet.names.error.text()
    assert not rig.controller.boxes_only
    sign_by_name(sheet, "Mei Tan")
    assert rig.controller.boxes_only
    entry = entries(rig, "settings")[-1]
    assert entry.data["changed"] == [["table-manners.boxes-only", False, True]]
    assert (entry.person, entry.role, entry.data["dealer"]) == (
        "Mei Tan",
        "shift-manager",
        "dealer",
    )
    assert entry.data["signature"]["proof"] == "name"
    assert read_profile(rig.file).table_manners.boxes_only


def test_with_pins_a_pit_supervisor_signs(tmp_path: Path, house: House, new_rig: NewRig) -> None:
    write_pin_profile(tmp_path)
    rig = new_rig(staff=house.register)
    sign_by_pin(rig.window.sheets.signing_in, "ann", PINS["ann"])
    rig.window.menu.open(MenuItem.BOXES_ONLY)
    sheet = rig.open_table.house.signing.sheet
    assert sheet.heading.text() == "Pit Supervisor or above signs"
    assert list(sheet.names.people) == ["manager", "mei"]
    sign_by_pin(sheet, "mei", PINS["mei"])
    entry = entries(rig, "settings")[-1]
    assert (entry.person, entry.data["signature"]["proof"]) == ("mei", "pin")


def test_who_puts_the_sheet_away_changes_nothing(rig: TableRig) -> None:
    rig.window.menu.open(MenuItem.BOXES_ONLY)
    rig.open_table.house.signing.sheet.dismiss()
    assert not rig.controller.boxes_only
    assert len(entries(rig, "settings")) == 1


def test_a_profile_that_cannot_be_written_leaves_the_settings_as_they_were(rig: TableRig) -> None:
    rig.window.menu.open(MenuItem.BOXES_ONLY)
    rig.file.unlink()
    sign_by_name(rig.open_table.house.signing.sheet, "Mei Tan")
    assert not rig.controller.boxes_only
    assert not rig.file.exists(), "no default table is made in its place"
    there, back = entries(rig, "settings")[-2:]
    assert there.data["changed"] == [["table-manners.boxes-only", False, True]]
    assert back.data["changed"] == [["table-manners.boxes-only", True, False]]
    assert "profile" in cards(rig)


def changed_outside(new_rig: NewRig) -> TableRig:
    """A table whose limits were changed in the file between two starts."""
    rig = new_rig()
    rig.close()
    edit_profile(rig.folder, '["25", "5000"]', '["50", "2000"]')
    return new_rig()


def test_settings_changed_outside_are_written_down_and_stay_until_they_are_signed(
    new_rig: NewRig,
) -> None:
    rig = changed_outside(new_rig)
    entry = entries(rig, "settings")[-1]
    assert entry.data["unsigned"] is True
    assert entry.data["changed"] == [["limits.initial", ["25", "5000"], ["50", "2000"]]]
    card = cards(rig)[SETTINGS]
    assert card.remedy.text() == "Box limits: 25 \u2013 5,000 \u2192 50 \u2013 2,000"
    assert card.close_button.isHidden(), "it can't be put away"
    rig.close()
    rig = new_rig()
    assert len(entries(rig, "settings")) == 2, "it is not written down again"
    cards(rig)[SETTINGS].action.click()
    sign_by_name(rig.open_table.house.signing.sheet, "Mei Tan")
    assert SETTINGS not in cards(rig)
    (signed,) = entries(rig, "settings_signed")
    assert (signed.person, signed.data["settings_signed"]) == ("Mei Tan", [entry.seq])
    rig.close()
    assert SETTINGS not in cards(new_rig())


def test_an_unsigned_change_is_known_over_rounds(new_rig: NewRig) -> None:
    rig = new_rig()
    rig.tell("open", "bet 1 ann 100 seated")
    rig.close()
    edit_profile(rig.folder, 'hit = "by-card"', 'hit = "announced"')
    rig = new_rig()
    rig.window.sheets.interruption.harmless.click()
    rig.window.sheets.confirm()
    assert SETTINGS in cards(rig)
    rig.tell("close", "card Kh 9d Kd", "proceed", "stand 1", "card 8c", "settle")
    assert SETTINGS in cards(rig)
    assert not rig.controller.tell(Open())


def flow(rig: TableRig) -> ActionView:
    return next(each for each in rig.window.guide.view.actions if each.place == FLOW)


def test_no_round_opens_at_the_screen_before_the_change_is_signed(new_rig: NewRig) -> None:
    rig = changed_outside(new_rig)
    barred = flow(rig)
    assert barred.command is None
    assert barred.reason is not None
    assert "Box limits: 25 \u2013 5,000 \u2192 50 \u2013 2,000" in barred.reason.text
    assert "the Table Games Shift Manager or above signs" in barred.reason.text
    cards(rig)[SETTINGS].action.click()
    sign_by_name(rig.open_table.house.signing.sheet, "Mei Tan")
    assert flow(rig).command == Open()
    rig.tell("open")


# --- the clock -----------------------------------------------------------------------------------


def test_a_clock_that_is_set_while_the_table_runs_is_written_down_and_said(rig: TableRig) -> None:
    care = rig.controller.house_care
    moment = now()
    later = Stamp(moment.wall_ns + 3600 * 10**9, moment.mono_ns)
    care._clock = lambda: later
    rig.window._tick()
    (entry,) = entries(rig, "clock")
    assert 3590 <= entry.data["clock"]["moved_s"] <= 3600
    assert "forward by 60 minutes" in cards(rig)[CLOCK].text.text()
    rig.window._tick()
    assert len(entries(rig, "clock")) == 1


def test_a_clock_behind_the_last_entry_is_said_at_the_start(new_rig: NewRig) -> None:
    rig = new_rig()
    ahead = Stamp(now().wall_ns + 3 * 86400 * 10**9, 1)
    rig.session.journal.append(
        EntryKind.SESSION, {}, round_no=0, person="dealer", role="dealer", stamp=ahead
    )
    rig.close()
    rig = new_rig()
    (entry,) = entries(rig, "clock")
    assert entry.data["clock"]["at_start_s"] < -2 * 86400
    assert "3 days behind" in cards(rig)[CLOCK].text.text()
