"""What the staff register tells is in the journal, and changes nobody at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablemgr.basics.errors import Refusal
from tablemgr.house.staff import Happening, StaffEvent
from tablemgr.journal import EntryKind
from tablemgr.rules.commands import Reopen
from tablemgr.rules.people import Person, Proof, Signature
from tablemgr.rules.roles import Role
from tablemgr.service.device_acts import reported
from tests.tablemgr.tables import open_session, tell


def test_a_wrong_pin_and_a_signature_are_stored_and_the_dealer_stays(tmp_path: Path) -> None:
    path = tmp_path / "t.journal"
    session = open_session(path)
    session.sign_in(Person("ann"))
    tell(session, "open")
    for event in (
        StaffEvent(Happening.WRONG_PIN, "mei", Role.PIT_SUPERVISOR, wrong_tries=1),
        StaffEvent(Happening.SIGNED, "mei", Role.PIT_SUPERVISOR, "ann", "T1"),
    ):
        session.note(event.payload())
    assert session.person == Person("ann")
    session.journal.close()
    again = open_session(path)
    entries = [e for e in again.journal.entries() if e.kind is EntryKind.SESSION]
    assert [(e.person, e.data.get("staff")) for e in entries][-2:] == [
        ("ann", "wrong-pin"),
        ("ann", "signed"),
    ]
    assert again.person == Person("ann")
    again.journal.close()


SIGNATURE = Signature(Proof.PIN, 12, "ab" * 32)
STORED = {"proof": "pin", "entry": 12, "digest": "ab" * 32}


def test_what_is_signed_says_how_and_by_which_entry_of_the_register(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    session.sign_in(Person("ann", Role.DEALER, SIGNATURE))
    tell(session, "open", "bet 1 zoe 100 seated", "close", "card 8h 7d Kd")
    tell(session, "proceed", "stand 1", "card Th", "settle")
    manager = Person("manager", Role.SHIFT_MANAGER, SIGNATURE)
    session.do(Reopen(), by=manager)
    reported(session, "device.operation-asked", {}, doubts_cards=False, by=manager)
    session.note({"told": "something"}, by=manager)
    entries = list(session.journal.entries())
    signed = [e for e in entries if "signature" in e.data]
    assert [e.kind.value for e in signed] == ["session", "act", "device", "session"]
    assert all(e.data["signature"] == STORED for e in signed)
    assert [e.data.get("dealer") for e in signed] == [None, "ann", "ann", "ann"]
    assert (signed[-1].person, signed[-1].role) == ("manager", "shift-manager")
    session.journal.close()


def test_a_refused_act_says_who_had_signed_it(tmp_path: Path) -> None:
    session = open_session(tmp_path / "t.journal")
    with pytest.raises(Refusal):
        session.do(Reopen(), by=Person("manager", Role.SHIFT_MANAGER, SIGNATURE))
    entry = session.journal.last
    assert entry is not None
    assert (entry.kind, entry.data["signature"]) == (EntryKind.REFUSAL, STORED)
    session.journal.close()
