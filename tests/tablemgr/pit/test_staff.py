"""The staff register on its way to a table: who can read it, change it, or keep it back."""

from __future__ import annotations

import secrets
from pathlib import Path

import psycopg
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec.structs import replace

from tablemgr.basics.errors import Fault
from tablemgr.house.staff.roster import Roster, RosterPerson
from tablemgr.pit.orders import SignedOrder
from tablemgr.pit.reading import PitReader
from tablemgr.pit.server import connect
from tablemgr.pit.staff import (
    NONCE_BYTES,
    StaffForTable,
    lock_roster,
    new_staff_key,
    open_roster,
    read_staff_key,
    read_table_keys,
)
from tablemgr.rules.roles import Role
from tests.pit_server import TestedPit
from tests.tablemgr.pit.conftest import Opening, line_of

KEY, DESK = bytes(range(32)), Ed25519PrivateKey.from_private_bytes(bytes(32))
MANAGER = RosterPerson("top", Role.SHIFT_MANAGER, True, "$argon2id$a-hash", False, "ab12")
ROSTER = Roster(1_700_000_000_000_000_000, (MANAGER,))


def locked(roster: Roster, table: str, key: bytes, desk: Ed25519PrivateKey) -> StaffForTable:
    """The roster as a desk gives it to a table."""
    return lock_roster(roster, table, key, desk, secrets.token_bytes(NONCE_BYTES))


def sent(staff: StaffForTable) -> SignedOrder:
    return SignedOrder(staff.body, staff.signature)


def test_only_its_table_can_open_what_only_its_desk_has_signed() -> None:
    staff = locked(ROSTER, "T1", KEY, DESK)
    assert b"argon2" not in staff.body
    assert b"top" not in staff.body
    opened = open_roster(sent(staff), "T1", KEY, DESK.public_key())
    assert opened == ROSTER
    other = Ed25519PrivateKey.generate()
    for table, key, desk in (
        ("T2", KEY, DESK.public_key()),
        ("T1", bytes(32), DESK.public_key()),
        ("T1", KEY, other.public_key()),
    ):
        assert open_roster(sent(staff), table, key, desk) is None
    for at in range(0, len(staff.body), 7):
        body = bytearray(staff.body)
        body[at] ^= 1
        forged = SignedOrder(bytes(body), staff.signature)
        assert open_roster(forged, "T1", KEY, DESK.public_key()) is None
    assert locked(ROSTER, "T1", KEY, DESK).body != staff.body, "the same is locked anew"


def test_a_table_gets_the_newest_of_each_desk_and_of_no_other_table(
    pit: TestedPit, open_journal: Opening
) -> None:
    address, _ = pit.table("S1"), pit.table("S2")
    newer = replace(ROSTER, made_ns=ROSTER.made_ns + 1)
    desk, rogue = PitReader(pit.desk("one")), PitReader(pit.desk("rogue"))
    line = line_of(address, open_journal("S1"))
    line.step()
    assert line.asked().staff == (), "nobody has asked for one"
    line.staff_since_ns = 0
    desk.give_staff(locked(ROSTER, "S2", KEY, DESK))
    assert line.asked().staff == ()
    desk.give_staff(locked(newer, "S1", KEY, DESK))
    desk.give_staff(locked(ROSTER, "S1", KEY, DESK))  # is kept back, and comes too late
    rogue.give_staff(StaffForTable("S1", 2**62, b"nothing", b"nobody"))
    found = [open_roster(each, "S1", KEY, DESK.public_key()) for each in line.asked().staff]
    assert found == [newer, None], "the other desk has not put it away"
    ahead, right = replace(ROSTER, made_ns=2**62), replace(ROSTER, made_ns=newer.made_ns + 1)
    desk.give_staff(locked(ahead, "S1", KEY, DESK))
    desk.give_staff(locked(right, "S1", KEY, DESK))  # its clock was put right meanwhile
    found = [open_roster(each, "S1", KEY, DESK.public_key()) for each in line.asked().staff]
    assert right in found
    line.staff_since_ns = right.made_ns
    assert [open_roster(e, "S1", KEY, DESK.public_key()) for e in line.asked().staff] == [None]
    with pytest.raises(Fault):
        desk.give_staff(locked(ROSTER, "no-such-table", KEY, DESK))
    for each in (desk, rogue, line):
        each.close()


def test_a_table_and_a_desk_read_no_register_of_another(pit: TestedPit) -> None:
    for address, words in (
        (pit.table("S3"), "SELECT * FROM pit.staff"),
        (pit.table("S3"), "SELECT pit.give_staff('S3', 1, '', '')"),
        (pit.desk("three"), "SELECT * FROM pit.staff"),
        (pit.desk("three"), "SELECT pit.my_staff(0)"),
    ):
        with connect(address) as line, pytest.raises(psycopg.errors.InsufficientPrivilege):
            line.execute(words.encode())


def test_a_desk_has_the_keys_of_the_tables_that_follow_it(tmp_path: Path) -> None:
    folder = tmp_path / "desk.url.tables"
    assert read_table_keys(folder) == {}
    folder.mkdir()
    for table in ("T1", "T2"):
        (folder / f"{table}.staff").write_bytes(new_staff_key(secrets.token_bytes))
        (folder / f"{table}.staff").chmod(0o600)
    keys = read_table_keys(folder)
    assert sorted(keys) == ["T1", "T2"]
    assert len({*keys.values()}) == 2
    (folder / "T2.staff").write_text("0123")
    with pytest.raises(Fault, match="not a key for a staff register"):
        read_table_keys(folder)
    (folder / "T1.staff").chmod(0o644)
    with pytest.raises(Fault, match="not only its owner"):
        read_staff_key(folder / "T1.staff")
    with pytest.raises(Fault, match="no such file"):
        read_staff_key(folder / "T3.staff")
