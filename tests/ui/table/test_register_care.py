"""The staff register at a whole table: what differs is said, and signed by who is no subject."""

from __future__ import annotations

import json
from contextlib import closing

import pytest

from tablemgr.house.staff import StaffStore
from tablemgr.house.staff.store import FILE_NAME
from tablemgr.journal import Json
from tablemgr.past.case_book import case_files
from tablemgr.rules.commands import Open
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.slips.case_slip import CaseHead, lines_of
from tests.security.forger import write_anew
from tests.tablemgr.house.staff.house import PINS, TOP, House
from tests.ui.rig import TableRig
from tests.ui.table.staffed_tables import (
    ROUND,
    NewRig,
    Tables,
    ask_register,
    cards,
    entries,
    reset_boxes,
    sign_by_pin,
    sign_register,
    slip_text,
)
from ui.presenter.house_alerts import DEALER, REGISTER, RIGHTS

# --- who signs -----------------------------------------------------------------------------------


def test_two_shift_managers_sign_for_each_other_at_a_new_table_once(tables: Tables) -> None:
    tables.house.with_second_manager()
    rig = tables.start()
    card = cards(rig)[REGISTER]
    assert card.remedy.text() == (
        "manager is in it as Shift Manager.\nann is in it as Dealer, by top.\nand 4 more"
    )
    sheet = ask_register(rig)
    assert list(sheet.names.people) == ["kim", "manager"]
    assert len(sheet.names.what.text().splitlines()) == 6
    sign_by_pin(sheet, "manager", PINS["top"])
    assert cards(rig)[REGISTER].remedy.text() == "manager is in it as Shift Manager."
    sheet = ask_register(rig)
    assert list(sheet.names.people) == ["kim"]
    sign_by_pin(sheet, "kim", PINS["kim"])
    assert REGISTER not in cards(rig)
    first, last = entries(rig, "register_known")
    assert (first.person, len(first.data["differences"])) == ("manager", 5)
    assert (last.person, len(last.data["differences"])) == ("kim", 1)
    assert REGISTER not in cards(tables.start())


def test_a_house_with_one_manager_says_so_at_each_start_and_on_each_slip(tables: Tables) -> None:
    rig = tables.start()
    sign_register(rig, "manager", PINS["top"])
    for _ in range(2):
        card = cards(rig)[REGISTER]
        assert card.remedy.text().splitlines()[0] == "manager is in it as Shift Manager."
        assert "a second Shift Manager must" in card.remedy.text()
        assert card.action.isHidden()
        card.close_button.click()
        assert REGISTER not in cards(rig)
        rig.tell(*ROUND, "irregularity face-up-card", "settle")
        assert "differs in 1 point" in slip_text(rig)
        case = case_files(rig.session.journal.entries())[-1]
        slip = "\n".join(lines_of(case, CaseHead("House", "T1", case.opened.wall())))
        assert "The staff register differs in 1 point" in slip
        rig = tables.start()


def test_a_forged_shift_manager_is_no_signer_of_himself(tables: Tables) -> None:
    tables.known()
    tables.house.forge_manager("eve")
    rig = tables.start()
    line = "eve is in it as Shift Manager, and its log does not say so."
    assert cards(rig)[REGISTER].remedy.text() == line
    sheet = ask_register(rig)
    assert list(sheet.names.people) == ["kim", "manager"]
    sheet.names.name.setText("eve")
    sheet.names.ok.click()
    assert sheet.names.error.text() == "This is about the person himself: another must sign."
    sheet.steps.choose("eve")
    for digit in PINS["ann"]:
        sheet.steps.press(digit)
    sheet.steps.accept()
    assert "another must sign" in sheet.digits.error.text(), "not by the badge's way either"
    sheet.dismiss()
    rig.tell(*ROUND, "settle")
    assert "differs in 1 point" in slip_text(rig)
    sign_register(rig, "kim", PINS["kim"])
    assert REGISTER not in cards(rig)
    rig.tell(*ROUND, "settle")
    assert "differs" not in slip_text(rig)


def test_a_row_that_was_changed_by_sql_is_signed_for_and_genuine_again(tables: Tables) -> None:
    """The deed leaves the log as it was; mei can't sign until a Shift Manager has looked."""
    house = tables.house
    house.key = b"k" * 32
    with closing(StaffStore(house.folder, house.key, key_is_new=True)) as store:
        assert store.flaws() == ()
    house.new_start()
    tables.known()
    house.past_the_program("UPDATE people SET at_table = 'T9' WHERE key = 'mei'")
    rig = tables.start()
    line = "What it has on mei was changed by something else than this program."
    assert cards(rig)[REGISTER].remedy.text() == line
    sign_register(rig, "kim", PINS["kim"])
    assert REGISTER not in cards(rig)
    mei = house.register.find("mei")
    assert mei is not None
    assert mei.genuine
    assert REGISTER not in cards(tables.start())


def test_what_changes_before_the_signature_is_shown_before_it_is_signed(tables: Tables) -> None:
    tables.known()
    tables.house.forge_manager("eve")
    rig = tables.start()
    other = House(tables.house.folder)
    other.register.add(TOP, "zoe", Role.DEALER)
    other.register.close()
    sign_register(rig, "manager", PINS["top"])
    assert "zoe is in it as Dealer, by top." in cards(rig)[REGISTER].remedy.text()
    assert [e.person for e in entries(rig, "register_known")][-1] != "manager"


def test_nothing_is_said_before_somebody_deals(tables: Tables, new_rig: NewRig) -> None:
    rig = new_rig(staff=tables.house.register)
    assert "alerts" not in rig.window.sheets.__dict__ or not cards(rig)


@pytest.mark.parametrize(("mode", "shown"), [(0o666, "-rw-rw-rw-"), (0o640, "-rw-r-----")])
def test_a_register_that_other_accounts_may_read_or_change_is_said_at_the_start(
    tables: Tables, mode: int, shown: str
) -> None:
    tables.known()
    (tables.house.folder / FILE_NAME).chmod(mode)
    rig = tables.start()
    assert f"staff.db {shown}. Its owner alone" in cards(rig)[RIGHTS].remedy.text()
    assert shown in entries(rig, "register_rights")[-1].data["register_rights"]
    (tables.house.folder / FILE_NAME).chmod(0o600)
    rig = tables.start()
    assert RIGHTS not in cards(rig)


# --- signatures ----------------------------------------------------------------------------------


def test_signatures_that_the_register_bears_out_are_no_difference(tables: Tables) -> None:
    rig = tables.known()
    reset_boxes(rig, "mei", PINS["mei"])
    assert REGISTER not in cards(tables.start())


def test_a_signature_by_an_entry_that_does_not_exist_is_said_at_the_start(tables: Tables) -> None:
    rig = tables.known()
    mei = Person("mei", Role.PIT_SUPERVISOR)
    signed: dict[str, Json] = {"proof": "pin", "entry": 4711, "digest": "ab" * 32}
    entry = rig.session.note({"settings_signed": [], "signature": signed}, mei)
    rig = tables.start()
    line = f"1 signature of mei is not his by its log (entry {entry.seq})."
    assert cards(rig)[REGISTER].remedy.text() == line
    sign_register(rig, "kim", PINS["kim"])
    assert REGISTER not in cards(rig)
    assert REGISTER not in cards(tables.start()), "signed for once"


def test_a_signature_that_was_taken_out_of_the_journal_is_said_at_the_start(
    tables: Tables,
) -> None:
    """What she signed, and that she did: the chain is written again, and there is no key."""
    rig = tables.known()
    reset_boxes(rig, "mei", PINS["mei"])
    rig.close()
    write_anew(
        rig.journal_path,
        lambda entry, data: None if "mei" in (entry.person, data.get("name")) else data,
    )
    line = "1 signature of mei is in its log and not in the journal."
    assert cards(tables.start())[REGISTER].remedy.text() == line


def test_a_signature_that_the_journal_lost_is_said_at_the_start(tables: Tables) -> None:
    tables.known()
    tables.house.register.tell = lambda _: None
    tables.house.door().sign("mei", PINS["mei"], Role.PIT_SUPERVISOR, Person("ann"))
    rig = tables.start()
    line = "1 signature of mei is in its log and not in the journal."
    assert cards(rig)[REGISTER].remedy.text() == line


# --- the Dealer ----------------------------------------------------------------------------------


def test_who_is_disabled_while_he_deals_ends_his_round_and_opens_none(tables: Tables) -> None:
    rig = tables.known()
    rig.tell(*ROUND)
    other = House(tables.house.folder)
    other.register.disable(TOP, "ann")
    rig.window._tick()
    card = cards(rig)[DEALER]
    assert card.text.text() == "ann may no longer deal."
    assert [e.data["dealer_barred"] for e in entries(rig, "dealer_barred")] == ["ann"]
    rig.window._tick()
    assert len(entries(rig, "dealer_barred")) == 1
    rig.tell("settle")
    assert not rig.controller.tell(Open())
    assert "ann may no longer deal" in json.loads(entries(rig, "code")[-1].payload)["text"]
    card.action.click()
    sign_by_pin(rig.window.sheets.signing_in, "ben", PINS["ben"])
    assert DEALER not in cards(rig)
    rig.tell("open")
    other.register.close()


def test_who_is_enabled_again_deals_on(tables: Tables) -> None:
    rig = tables.known()
    other = House(tables.house.folder)
    other.register.disable(TOP, "ann")
    rig.window._tick()
    other.register.enable(TOP, "ann")
    rig.window._tick()
    assert DEALER not in cards(rig)
    rig.tell("open")
    other.register.close()


def test_who_is_taken_out_of_the_file_while_he_deals_opens_no_round(tables: Tables) -> None:
    rig = tables.known()
    tables.house.past_the_program("DELETE FROM people WHERE key = 'ann'")
    rig.window._tick()
    assert DEALER in cards(rig)
    assert not rig.controller.tell(Open())


def test_at_a_table_without_pins_nobody_is_looked_up(rig: TableRig) -> None:
    rig.window._tick()
    assert "alerts" not in rig.window.sheets.__dict__ or DEALER not in cards(rig)
    rig.tell("open")
