"""What the staff register tells is in the journal, and changes nobody at the table."""

from __future__ import annotations

from pathlib import Path

from tablemgr.journal import EntryKind
from tablemgr.people import Person
from tablemgr.roles import Role
from tablemgr.staff import Happening, StaffEvent
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
        session.staff(event.payload())
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
