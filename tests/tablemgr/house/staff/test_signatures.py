"""Signatures in a journal that the register does not bear out, and the reverse: the deeds."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tablemgr.house.staff import StaffEvent, TableSignIn
from tablemgr.house.staff.comparing import Differs
from tablemgr.house.staff.signatures import Unproved, Why, as_differences, compared
from tablemgr.journal import Entry, EntryKind, Stamp, canonical
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tests.tablemgr.house.staff.house import PINS, House

ANN = Person("ann")


class Journal:
    """The entries of one table about people: `forge` changes one, as with root and the source."""

    def __init__(self, house: House, table: str = "T1") -> None:
        self.house = house
        self.table = table
        self.entries: list[Entry] = []
        house.register.tell = self.told

    def add(self, kind: EntryKind, person: Person, data: dict[str, Any]) -> int:
        seq = len(self.entries) + 1
        stamp = Stamp(seq, seq)
        text = canonical(data)
        role = person.role.value
        self.entries.append(Entry(seq, 1, kind, person.name, role, stamp, text, b""))
        return seq

    def told(self, event: StaffEvent) -> None:
        self.add(EntryKind.SESSION, ANN, dict(event.for_journal()))

    @property
    def door(self) -> TableSignIn:
        return self.house.door(self.table)

    def sign_in(self, name: str) -> int:
        person = self.door.sign_in(name, PINS[name])
        assert person.signature is not None
        said = {"acts": name, "role": "dealer", "signature": person.signature.payload()}
        return self.add(EntryKind.SESSION, person, said)

    def act(self, name: str = "mei", command: str = "resume") -> int:
        """A supervisor signs, and the act is stored."""
        person = self.door.sign(name, PINS[name], Role.PIT_SUPERVISOR, ANN)
        return self.signed(person, command)

    def signed(self, person: Person, command: str = "resume") -> int:
        assert person.signature is not None
        said = {"command": command, "dealer": "ann", "signature": person.signature.payload()}
        return self.add(EntryKind.ACT, person, said)

    def forge(self, seq: int, change: Callable[[dict[str, Any]], object], **fields: Any) -> None:
        old = self.entries[seq - 1]
        data = json.loads(old.payload)
        change(data)
        kept = {name: getattr(old, name) for name in ("round_no", "kind", "person", "role")}
        said = {**kept, **fields}
        self.entries[seq - 1] = Entry(
            seq=seq, stamp=old.stamp, payload=canonical(data), hash=b"", **said
        )

    def found(self) -> list[tuple[Why, int]]:
        return [(each.why, each.seq) for each in self.unproved()]

    def unproved(self) -> tuple[Unproved, ...]:
        return compared(self.house.register.happened(), self.table, self.entries)


def nothing(_: dict[str, Any]) -> None:
    """Only the entry's own fields are forged."""


@pytest.fixture
def journal(house: House) -> Journal:
    journal = Journal(house.with_second_manager())
    journal.sign_in("ann")
    journal.act()
    return journal


def test_what_was_signed_holds(journal: Journal) -> None:
    journal.act("kim", "decide")
    journal.signed(journal.door.sign("mei", PINS["mei"], Role.PIT_SUPERVISOR, ANN), "resume")
    assert journal.found() == []


def test_one_signature_is_good_for_all_that_was_signed_at_once(journal: Journal) -> None:
    person = journal.door.sign("mei", PINS["mei"], Role.PIT_SUPERVISOR, ANN)
    journal.signed(person, "reconstruct yes")
    journal.signed(person, "resume")
    assert journal.found() == []


def test_an_act_signed_anew_as_another_person_is_found(journal: Journal) -> None:
    act = journal.act("mei")
    journal.forge(act, nothing, person="kim", role="shift-manager")
    assert journal.found() == [(Why.OTHER_PERSON, act)]


def test_a_role_that_was_raised_in_the_journal_is_found(journal: Journal) -> None:
    act = journal.act("mei")
    journal.forge(act, nothing, role="shift-manager")
    assert journal.found() == [(Why.OTHER_ROLE, act)]


def test_a_signature_by_an_entry_that_never_was_is_found(journal: Journal) -> None:
    act = journal.act("mei")
    journal.forge(act, lambda data: data["signature"].update(entry=9999))
    assert (Why.NO_ENTRY, act) in journal.found()


def test_a_signature_by_another_digest_is_found(journal: Journal) -> None:
    act = journal.act("mei")
    journal.forge(act, lambda data: data["signature"].update(digest="00" * 32))
    assert (Why.OTHER_ENTRY, act) in journal.found()


def test_a_signature_that_was_another_acts_is_found(journal: Journal) -> None:
    old = journal.door.sign("mei", PINS["mei"], Role.PIT_SUPERVISOR, ANN)
    journal.signed(old)
    journal.act("kim")
    act = journal.signed(old, "void 5.5.1")
    assert journal.found() == [(Why.USED_AGAIN, act)]


def test_a_signature_that_stands_before_it_was_given_is_found(journal: Journal) -> None:
    act = journal.act("mei")
    told, acted = journal.entries[act - 2], journal.entries[act - 1]
    journal.entries[act - 2 :] = [acted, told]
    assert journal.found() == [(Why.TOO_EARLY, act)]


def test_another_dealers_act_is_found(journal: Journal) -> None:
    act = journal.act("mei")
    journal.forge(act, lambda data: data.update(dealer="ben"))
    assert journal.found() == [(Why.OTHER_DEALER, act)]


def test_a_recovery_that_is_told_as_a_plain_pin_is_found(journal: Journal) -> None:
    one_time = journal.house.register.reset_pin(Person("kim", Role.SHIFT_MANAGER), "mei")
    door = journal.door
    door.change_pin("mei", one_time.pin, PINS["mei"])
    act = journal.signed(door.sign("mei", PINS["mei"], Role.PIT_SUPERVISOR, ANN))
    assert json.loads(journal.entries[act - 1].payload)["signature"]["proof"] == "recovery"
    journal.forge(act, lambda data: data["signature"].update(proof="pin"))
    assert journal.found() == [(Why.OTHER_PROOF, act)]


def test_a_signature_that_was_taken_off_an_act_is_found(journal: Journal) -> None:
    act = journal.act("mei")
    journal.forge(act, lambda data: data.pop("signature"))
    assert journal.found() == [(Why.NONE, act)]


def test_what_another_person_did_before_there_were_signatures_is_not_found(house: House) -> None:
    journal = Journal(house)
    journal.add(EntryKind.ACT, Person("mei", Role.PIT_SUPERVISOR), {"dealer": "ann"})
    assert journal.found() == []


def test_a_sign_in_of_another_person_is_found(journal: Journal) -> None:
    entry = journal.sign_in("ben")
    journal.forge(entry, lambda data: data.update(acts="tim"))
    assert journal.found() == [(Why.OTHER_PERSON, entry)]


def test_an_act_signed_by_a_sign_in_is_found(journal: Journal) -> None:
    ann = journal.house.register.happened()
    signed_in = next(each for each in ann if '"signed-in"' in each.happened)
    act = journal.act("mei")
    place = {"entry": signed_in.seq, "digest": signed_in.digest}
    journal.forge(act, lambda data: data["signature"].update(place), person="ann")
    assert journal.found() == [(Why.NO_SIGNATURE, act)]


def test_a_signature_of_another_table_is_found(journal: Journal) -> None:
    other = journal.house.door("T9").sign("mei", PINS["mei"], Role.PIT_SUPERVISOR, ANN)
    act = journal.signed(other)
    assert journal.found() == [(Why.OTHER_TABLE, act)]


def test_a_signature_that_was_taken_out_of_the_journal_is_found(journal: Journal) -> None:
    act = journal.act("mei")
    number = json.loads(journal.entries[act - 1].payload)["signature"]["entry"]
    del journal.entries[act - 2 :]
    (found,) = journal.unproved()
    assert (found.why, found.person, found.entry) == (Why.NOT_IN_JOURNAL, "mei", number)


def test_what_other_tables_sign_is_their_journals_matter(journal: Journal) -> None:
    journal.house.register.tell = lambda _: None
    door = journal.house.door("T9")
    door.sign_in("ben", PINS["ben"])
    door.sign("mei", PINS["mei"], Role.PIT_SUPERVISOR, Person("ben"))
    assert journal.found() == []


def test_settings_signed_before_the_table_is_open_hold(journal: Journal) -> None:
    journal.house.register.tell = lambda _: None
    mei = journal.door.sign("mei", PINS["mei"], Role.PIT_SUPERVISOR, Person(""))
    assert mei.signature is not None
    said = {"settings": {}, "dealer": "ann", "signature": mei.signature.payload()}
    journal.add(EntryKind.SESSION, mei, said)
    assert journal.found() == []


def test_a_signature_of_version_0_1_is_told_without_its_entry(journal: Journal) -> None:
    journal.house.register.tell = lambda event: journal.told(StaffEvent(**_without_entry(event)))
    journal.door.sign("mei", PINS["mei"], Role.PIT_SUPERVISOR, ANN)
    assert journal.found() == []


def _without_entry(event: StaffEvent) -> dict[str, Any]:
    return {f: getattr(event, f) for f in StaffEvent.__struct_fields__ if f != "entry"}


def test_what_was_found_is_one_difference_for_each_person_and_way(journal: Journal) -> None:
    first, second = journal.act("mei"), journal.act("mei")
    for act in (first, second):
        journal.forge(act, nothing, role="shift-manager")
    third = journal.act("kim")
    del journal.entries[third - 2 :]
    of_mei, of_kim = as_differences(journal.unproved())
    assert (of_mei.how, of_mei.name, of_mei.entry, of_mei.count) == (
        Differs.SIGNATURE,
        "mei",
        first,
        2,
    )
    assert (of_kim.how, of_kim.name, of_kim.count) == (Differs.UNHEARD, "kim", 1)
    before = of_mei
    journal.act("mei")
    assert as_differences(journal.unproved())[0] == before
    assert as_differences(journal.unproved())[0].mark == before.mark
