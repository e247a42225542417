"""Wrong PINs and lock-outs stand in the case file, in the journal's order."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from tablemgr.journal import Entry
from tablemgr.past.case_book import CaseBook, case_files
from tablemgr.past.case_file import Series
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.slips.case_slip import CaseHead, lines_of
from tests.tablemgr.house.staff.house import PINS, House, telling, wrong
from tests.tablemgr.tables import open_session, tell

HEAD = CaseHead("House", "T1", datetime(2026, 1, 1, tzinfo=UTC))


def table(folder: Path) -> list[Entry]:
    """Somebody tries to be ann three times, before the first Round and in it; mei lets her try."""
    house = House(folder / "staff").staffed()
    session = open_session(folder / "t.journal")
    house.register.tell = telling(session)
    wrong(house, 1, "T1")
    tell(session, "open", "bet 1 zoe 100 seated", "close", "irregularity foreign-card")
    wrong(house, 2, "T1")
    mei = house.door().sign("mei", PINS["mei"], Role.PIT_SUPERVISOR, Person("ben"))
    house.door().end_lock_out("ann", mei)
    entries = list(session.journal.entries())
    session.journal.close()
    house.register.close()
    return entries


def test_each_wrong_pin_and_lock_out_has_a_number_of_its_own_series(tmp_path: Path) -> None:
    found = case_files(table(tmp_path))
    assert [(f.ref, f.kind, f.round_no) for f in found] == [
        ("S1", "wrong-pin", 0),
        ("1", "foreign-card", 1),
        ("S2", "wrong-pin", 1),
        ("S3", "wrong-pin", 1),
        ("S4", "locked-out", 1),
        ("S5", "lock-out-ended", 1),
    ]
    of_sign_in = [f for f in found if f.series is Series.SIGN_IN]
    assert [f.noticed for f in of_sign_in] == [
        "A wrong PIN was entered for ann, the first in a row.",
        "A wrong PIN was entered for ann, 2 in a row.",
        "A wrong PIN was entered for ann, 3 in a row.",
        "ann was locked out for 30 seconds.",
        "mei ended the lock-out of ann.",
    ]
    assert not any(f.stops or f.closed is None for f in of_sign_in)
    assert "mei" in of_sign_in[-1].people


def test_its_slip_says_table_time_and_what_was_tried(tmp_path: Path) -> None:
    first = case_files(table(tmp_path))[0]
    lines = lines_of(first, HEAD)
    assert lines[0] == "Sign-in S1"
    assert "Table T1 · 2026-01-01 00:00:00" in lines
    assert "A wrong PIN was entered for ann, the first in a row. (house ruling I1)" in lines
    assert "It was noted." in lines


def test_a_book_that_grows_tells_each_once(tmp_path: Path) -> None:
    entries = table(tmp_path)
    book = CaseBook()
    for entry in entries:
        book.read([entry])
        book.files()
    assert [f.ref for f in book.files()] == [f.ref for f in case_files(entries)]
