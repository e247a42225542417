"""`tablemgr restore`: what was backed up is back, what is lost is named, no number comes twice."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import add_file
from tablemgr.commandline.backup_command import back_up
from tablemgr.commandline.restore_command import main, restore
from tablemgr.house.profile import DEFAULT, read_profile
from tablemgr.journal import Journal, JournalHeader, Stamp, verify
from tablemgr.pit.forwarder import Forwarder
from tablemgr.service.session import TableSession
from tablemgr.service.slip_acts import next_number
from tablemgr.service.slip_issue import issues
from tablemgr.slips.code.signed import read_code
from tablemgr.slips.witnesses import add_witness, read_witnesses, what_differs
from tests.pit_server import TestedPit, pit, server_address
from tests.tablemgr.slips.signed_settlements import KEY, said, sign_slip
from tests.tablemgr.tables import ROUND, tell

__all__ = ["pit", "server_address"]

NOW = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
HEADER = JournalHeader("T1", "House", "0.3.0", Stamp(1_700_000_000_000_000_000, 5))


class Place:
    """One table's folders, its witness file, and a back-up of its first Round."""

    def __init__(self, folder: Path) -> None:
        self.data, self.profiles = folder / "data", folder / "profiles"
        self.witness, self.slips = folder / "witness", folder / "data" / "slips" / "T1"
        (self.data / "tables").mkdir(parents=True)
        (self.profiles / "keys").mkdir(parents=True)
        named = DEFAULT.replace('witness = ""', f'witness = "{self.witness}"')
        (self.profiles / "house.toml").write_text(named, encoding="utf-8")
        key = KEY.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        (self.profiles / "keys" / "T1.key").write_bytes(key)
        (self.profiles / "keys" / "T1.key").chmod(0o600)
        self.slips.mkdir(parents=True)
        self.play(1)
        self.copy = back_up(self.data, self.profiles, folder / "copies", NOW)

    def open(self) -> TableSession:
        profile = read_profile(self.profiles / "house.toml")
        journal = Journal.open(self.data / "tables" / "T1.journal", HEADER)
        stamps = iter(Stamp(1_700_000_100_000_000_000 + n, n) for n in range(10_000))
        return TableSession(profile.new_table(), journal, lambda: next(stamps))

    def play(self, rounds: int) -> None:
        """Rounds whose slips are signed and that the witness file knows."""
        session = self.open()
        for _ in range(rounds):
            tell(session, *ROUND)
            sign_slip(session, folder=self.slips)
            add_witness(self.witness, session.journal)
        session.journal.close()

    def restore(self) -> int:
        where = ["--data", str(self.data), "--profiles", str(self.profiles)]
        return main([str(self.copy), *where])

    def differs(self, session: TableSession) -> list[str]:
        found = what_differs(
            session.journal,
            KEY.public_key(),
            key_is_new=True,
            witnesses=read_witnesses(self.witness, "T1"),
            slips=self.slips,
        )
        return [each.in_words() for each in found]


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def test_two_restores_in_one_second_keep_both_that_lay_there(place: Place) -> None:
    for _ in range(2):
        restore(place.copy, place.data, place.profiles, NOW)
    kept = [path.parents[1].name for path in place.data.glob("before-*/tables/T1.journal")]
    assert sorted(kept) == ["before-20260102T030405Z", "before-20260102T030405Z-2"]


def test_what_is_lost_is_named_and_the_numbers_go_on_behind_the_witnesses(
    place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    place.play(2)
    newest = (place.slips / "slip-000003.txt").read_text().rpartition("Code: ")[2].strip()
    assert place.restore() == 1
    told = capsys.readouterr().out
    assert "Table T1: Rounds 2 to 3 are not in the back-up." in told
    assert "Of the slips it does not know settlement 2 to 3." in told
    assert verify(place.data / "tables" / "T1.journal").ok
    (before,) = place.data.glob("before-*/tables/T1.journal")
    assert verify(before).ok, "what lay there is kept"
    session = place.open()
    assert session.between_rounds
    assert (session.round_no, session.slips_issued) == (3, 3)
    lines = place.differs(session)
    assert [line for line in lines if "Round 3" in line and "was lost when" in line]
    assert next_number(session.journal, "settlement") == 4
    tell(session, *ROUND)
    (issue,) = issues(session.journal, 4)
    assert issue.name.number == 4
    new = said(sign_slip(session, folder=place.slips))
    assert new.before == read_code(newest).for_the_next
    assert (new.number, new.round) == (4, 4)
    assert place.differs(session) == lines, "the same sentences, once signed, stay signed"
    session.journal.close()
    assert place.open().slips_issued == 4, "also at the next start"


def test_the_pits_server_is_a_witness_where_nothing_else_is_left(
    place: Place, pit: TestedPit, capsys: pytest.CaptureFixture[str]
) -> None:
    """Witness file and slips are gone: the server knows Rounds and numbers. A server that is not
    reached is said.
    """
    file = place.profiles / "pit.address"
    add_file(file, pit.table("T1").encode())
    house = place.profiles / "house.toml"
    text = house.read_text().replace('server = ""', f'server = "{file}"')
    house.write_text(text.replace(f'witness = "{place.witness}"', 'witness = ""'))
    place.copy = back_up(place.data, place.profiles, place.data.parent / "new", NOW)
    place.play(2)
    session = place.open()
    line = Forwarder(pit.table("T1"), lambda: session.journal, lambda: 0, lambda: 9.0)
    while not line.step().complete:
        pass
    line.close()
    session.journal.close()
    for path in place.slips.iterdir():
        path.unlink()
    assert place.restore() == 1
    told = capsys.readouterr().out
    assert "Rounds 2 to 3 are not in the back-up." in told
    assert "Of the slips it does not know settlement 2 to 3." in told
    session = place.open()
    assert (session.round_no, session.slips_issued) == (3, 3)
    session.journal.close()
    file.write_text("postgresql://127.0.0.1:9/none")
    assert place.restore() == 1
    assert "the pit's server was not asked" in capsys.readouterr().out


def test_nothing_is_said_if_nothing_is_lost(
    place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    (place.profiles / "house.toml").unlink()
    assert place.restore() == 0
    assert "not in the back-up" not in capsys.readouterr().out
    session = place.open()
    assert (session.round_no, session.slips_issued) == (1, 1)
    assert place.differs(session) == []
    session.journal.close()


def test_an_open_table_and_a_damaged_back_up_are_refused_and_nothing_is_moved(
    place: Place,
) -> None:
    session = place.open()
    with pytest.raises(Fault, match="the table is open"):
        place.restore()
    session.journal.close()
    before = (place.data / "tables" / "T1.journal").read_bytes()
    copy = place.copy / "tables" / "T1.journal"
    copy.write_bytes(copy.read_bytes().replace(b"bet 1 ann", b"bet 1 bob", 1))
    with pytest.raises(Fault, match="the back-up is damaged"):
        place.restore()
    assert (place.data / "tables" / "T1.journal").read_bytes() == before
    with pytest.raises(Fault, match="is not a back-up"):
        main([str(place.data)])


def test_nothing_is_moved_if_no_profile_of_a_table_can_be_read(place: Place) -> None:
    """A profile that is broken is named itself, before a journal is put back."""
    was = (place.data / "tables" / "T1.journal").read_bytes()
    for folder in (place.profiles, place.copy / "profiles"):
        (folder / "house.toml").write_text("table = 1\n", encoding="utf-8")
    with pytest.raises(Fault, match=r"house\.toml"):
        place.restore()
    assert (place.data / "tables" / "T1.journal").read_bytes() == was
    assert not list(place.data.glob("before-*"))
