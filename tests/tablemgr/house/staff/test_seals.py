"""The keyed digests of the register's rows: whatever SQL does to the file is found."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.house.staff import StaffCode, StaffRefusal, StaffStore
from tablemgr.house.staff.comparing import (
    Difference,
    Differs,
    Known,
    RegisterSeals,
    differences,
    known_now,
)
from tablemgr.house.staff.seals import KEY_NAME, Flaw, SealFlaw, seal_key
from tablemgr.house.staff.store import FILE_NAME
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tests.tablemgr.house.staff.house import PINS, TOP, House, wrong

KEY = b"k" * 32
OTHER = b"o" * 32
TRIGGERS = ("DROP TRIGGER log_is_kept", "DROP TRIGGER log_stands")


@pytest.fixture
def sealed(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "sealed", KEY)
    yield house.staffed().with_second_manager()
    house.register.close()


def flaws(house: House) -> list[tuple[Flaw, str, int]]:
    house.new_start()
    return [(each.what, each.name, each.entry) for each in house.register.seal_flaws()]


def test_what_the_program_does_holds_from_start_to_start(sealed: House) -> None:
    door = sealed.door()
    dealer = door.sign_in("ann", PINS["ann"])
    door.sign("mei", PINS["mei"], Role.PIT_SUPERVISOR, dealer)
    wrong(sealed, 3, "T1")
    register = sealed.register
    register.end_lock_out(TOP, "ann", "T1")
    register.give_badge(TOP, "ben", "4711-0815")
    register.disable(TOP, "ben")
    register.enable(TOP, "ben")
    register.reset_pin(TOP, "ben")
    door.sign_out(dealer)
    assert flaws(sealed) == []
    assert all(member.genuine for member in sealed.register.members())
    sealed.start_the_machine()  # the waits go on by the new steady clock
    assert flaws(sealed) == []


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE people SET role = 'shift-manager' WHERE key = 'ann'",
        "UPDATE people SET enabled = 0 WHERE key = 'ann'",
        "UPDATE people SET name = 'Ann' WHERE key = 'ann'",
        "UPDATE people SET pin_hash = (SELECT pin_hash FROM people WHERE key = 'ben') "
        "WHERE key = 'ann'",
        "UPDATE people SET must_change = 1 WHERE key = 'ann'",
        "UPDATE people SET at_table = 'T9' WHERE key = 'ann'",
        "INSERT INTO badges VALUES ('00', 'ann')",
        "UPDATE tries SET wrong = 0 WHERE key = 'ann'",
        "UPDATE tries SET since_ns = 0 WHERE key = 'ann'",
        "DELETE FROM tries WHERE key = 'ann'",
        "DELETE FROM seals WHERE row = 'ann'",
        "UPDATE seals SET digest = (SELECT digest FROM seals WHERE row = 'ben') WHERE row = 'ann'",
    ],
)
def test_a_row_edited_by_sql_is_found_and_its_person_can_do_nothing(
    sealed: House, statement: str
) -> None:
    wrong(sealed, 2, "T1")
    sealed.past_the_program(statement)
    ann = sealed.register.find("ann")
    assert ann is not None
    assert not ann.genuine, "at once, while the table runs"
    with pytest.raises(StaffRefusal) as refused:
        sealed.door().sign_in("ann", PINS["ann"])
    assert refused.value.reason in (StaffCode.NOT_GENUINE, StaffCode.DISABLED)
    assert flaws(sealed) == [(Flaw.PERSON, "ann", 0)]
    assert sealed.door().sign_in("ben", PINS["ben"]).name == "ben"


def test_a_person_put_in_with_a_rightful_entry_of_the_log_is_found_and_can_not_sign(
    sealed: House,
) -> None:
    """He has read how the log tells of people, and writes that too."""
    sealed.forge_manager("eve")
    added = json.dumps({"by": "top", "name": "eve", "role": "shift-manager", "staff": "added"})
    sealed.past_the_program(f"INSERT INTO log (wall_ns, happened) VALUES (1, '{added}')")
    last = len(sealed.register.happened())
    with pytest.raises(StaffRefusal) as refused:
        sealed.door().sign("eve", PINS["ann"], Role.SHIFT_MANAGER, Person("ben"))
    assert refused.value.reason is StaffCode.NOT_GENUINE
    assert flaws(sealed) == [(Flaw.PERSON, "eve", 0), (Flaw.ENTRY, "", last)]


def test_what_the_program_writes_later_into_a_forged_row_does_not_make_it_genuine(
    sealed: House,
) -> None:
    sealed.past_the_program("UPDATE people SET role = 'shift-manager' WHERE key = 'ann'")
    sealed.register.reset_pin(TOP, "ann")
    sealed.register.give_badge(TOP, "ann", "4711-0815")
    assert flaws(sealed) == [(Flaw.PERSON, "ann", 0)]


@pytest.mark.parametrize(
    ("statements", "found"),
    [
        (("DELETE FROM log",), (Flaw.TAKEN, "", 0)),
        (("DELETE FROM log", "DELETE FROM seals WHERE what = 'log'"), (Flaw.TAKEN, "", 0)),
        (("DELETE FROM log WHERE seq = 3",), (Flaw.ENTRY, "", 4)),
        (("UPDATE log SET happened = '{}' WHERE seq = 3",), (Flaw.ENTRY, "", 3)),
        (("UPDATE log SET wall_ns = 0 WHERE seq = 3",), (Flaw.ENTRY, "", 3)),
        (
            (
                "DELETE FROM log WHERE seq = (SELECT max(seq) FROM log)",
                "DELETE FROM seals WHERE row = (SELECT max(row) FROM seals WHERE what = 'log')",
            ),
            (Flaw.TAKEN, "", 0),
        ),
        (
            ("DELETE FROM people WHERE key = 'ben'", "DELETE FROM seals WHERE row = 'ben'"),
            (Flaw.TAKEN, "", 0),
        ),
        (("DELETE FROM seals WHERE what = 'whole'",), (Flaw.TAKEN, "", 0)),
        (("DELETE FROM seals WHERE what = 'key'",), (Flaw.KEY, "", 0)),
        (("DELETE FROM seals",), (Flaw.KEY, "", 0)),
        (("DROP TABLE seals", "PRAGMA user_version=2"), (Flaw.KEY, "", 0)),
    ],
)
def test_what_is_taken_out_or_changed_in_the_log_is_found(
    sealed: House, statements: tuple[str, ...], found: tuple[Flaw, str, int]
) -> None:
    sealed.past_the_program(*TRIGGERS, *statements)
    assert flaws(sealed) == [found]
    sealed.register.add(TOP, "new", Role.DEALER)
    assert flaws(sealed), "what the program does next does not cover it up"


def test_an_old_row_with_its_old_seal_is_found(sealed: House) -> None:
    sealed.past_the_program(
        "CREATE TABLE old AS SELECT * FROM people WHERE key = 'ben'",
        "CREATE TABLE old_seal AS SELECT * FROM seals WHERE row = 'ben'",
    )
    sealed.register.disable(TOP, "ben")
    sealed.past_the_program(
        "REPLACE INTO people SELECT * FROM old", "REPLACE INTO seals SELECT * FROM old_seal"
    )
    with pytest.raises(StaffRefusal) as refused:
        sealed.register.identify("ben", PINS["ben"])
    assert refused.value.reason is StaffCode.NOT_GENUINE, "while the table runs"
    assert flaws(sealed) == [(Flaw.TAKEN, "", 0)]


# --- the key ------------------------------------------------------------------------------------


def test_another_key_is_said_and_nobody_is_kept_out(sealed: House) -> None:
    """The machine was replaced, or its key lost: a Shift Manager can still sign in."""
    sealed.key = OTHER
    assert flaws(sealed) == [(Flaw.KEY, "", 0)]
    assert sealed.register.identify("ann", PINS["ann"]).name == "ann"
    assert flaws(sealed) == [(Flaw.KEY, "", 0)]
    sealed.register.seal_anew(TOP)
    assert flaws(sealed) == []


def test_a_register_from_before_is_sealed_by_a_new_key_alone(house: House) -> None:
    def opened(key: bytes, *, new: bool) -> tuple[SealFlaw, ...]:
        with closing(StaffStore(house.folder, key, key_is_new=new)) as store:
            return store.flaws()

    house.register.close()
    assert opened(KEY, new=False) == (SealFlaw(Flaw.KEY),), "its key was there before it"
    assert opened(KEY, new=True) == ()
    assert opened(KEY, new=False) == ()


def test_the_key_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "keys" / KEY_NAME
    key, made = seal_key(path, lambda n: b"r" * n)
    assert (key, made, path.stat().st_mode & 0o777) == (b"r" * 32, True, 0o600)
    assert seal_key(path, lambda n: b"x" * n) == (key, False)
    path.chmod(0o640)
    with pytest.raises(Fault, match="not only its owner may read or change"):
        seal_key(path, lambda n: b"x" * n)
    path.chmod(0o600)
    path.write_bytes(b"short")
    with pytest.raises(Fault, match="it is not the staff register's key"):
        seal_key(path, lambda n: b"x" * n)


# --- against a journal ---------------------------------------------------------------------------


def compared(house: House, known: Known) -> list[Difference]:
    register = house.register
    seals = RegisterSeals(register.seal_mark, register.seal_flaws())
    return list(differences(register.happened(), register.members(), known, (), seals=seals))


def known(house: House) -> Known:
    register = house.register
    return known_now(register.happened(), register.members(), sealed=register.seal_mark)


def test_a_journal_knows_the_key_that_sealed_the_register(sealed: House) -> None:
    """Somebody takes the key and every seal away, so that all is taken as it is."""
    before = Known.read(known(sealed).stored())
    assert compared(sealed, before) == []
    sealed.past_the_program("DELETE FROM seals")
    sealed.register.close()
    with closing(StaffStore(sealed.folder, OTHER, key_is_new=True)) as store:
        assert store.flaws() == ()
    sealed.key = OTHER
    sealed.new_start()
    assert [each.how for each in compared(sealed, before)] == [Differs.OTHER_KEY]


def test_each_flaw_is_a_difference_that_names_the_person(sealed: House) -> None:
    before = known(sealed)
    sealed.past_the_program("UPDATE people SET must_change = 1 WHERE key = 'mei'")
    sealed.new_start()
    (found,) = compared(sealed, before)
    assert (found.how, found.name) == (Differs.NOT_SEALED, "mei")
    assert Difference.read(found.stored()) == found


def test_one_person_sealed_anew_leaves_the_others(sealed: House) -> None:
    sealed.past_the_program("UPDATE people SET must_change = 1 WHERE key IN ('mei', 'ben')")
    sealed.new_start()
    sealed.register.seal_anew(TOP, ["mei", "nobody"])
    assert flaws(sealed) == [(Flaw.PERSON, "ben", 0)]
    assert json.loads(sealed.register.happened()[-1].happened) == {
        "staff": "sealed-anew",
        "name": "mei",
        "role": "pit-supervisor",
        "by": "top",
    }


def test_a_register_without_a_key_is_as_it_was(house: House) -> None:
    house.past_the_program("UPDATE people SET role = 'shift-manager' WHERE key = 'ann'")
    house.new_start()
    assert house.register.seal_flaws() == ()
    assert (house.folder / FILE_NAME).exists()
