"""`tablemgr journal verify FILE --staff`: each deed leaves a sound chain, and is found."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tablemgr.house.staff.store import FILE_NAME
from tablemgr.rules.commands import parse
from tablemgr.rules.people import Person, Proof, Signature
from tablemgr.rules.roles import Role
from tablemgr.service.session import TableSession
from tests.tablemgr.house.staff.house import PINS, House, telling
from tests.tablemgr.tables import open_session, tell
from ui import main as cli

Verify = Callable[..., tuple[int, list[str], str]]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "staff")
    yield house.staffed()
    house.register.close()


@pytest.fixture
def session(tmp_path: Path, house: House) -> Iterator[TableSession]:
    """A table where ann deals; each entry of the register's log is told to its journal."""
    session = open_session(tmp_path / "t.journal")
    house.register.tell = telling(session)
    session.sign_in(house.door().sign_in("ann", PINS["ann"]))
    yield session
    session.journal.close()


@pytest.fixture
def verify(session: TableSession, house: House, capsys: pytest.CaptureFixture[str]) -> Verify:
    def run(register: Path | None = None) -> tuple[int, list[str], str]:
        named = str(register or house.folder)
        status = cli.main(["journal", "verify", str(session.journal.path), "--staff", named])
        said = capsys.readouterr()
        return status, said.out.splitlines()[1:], said.err

    return run


def void(session: TableSession, by: Person) -> int:
    """A Round that a supervisor makes Void; gives the number of his act."""
    tell(session, "open", "bet 1 zoe 100 seated", "close", "irregularity foreign-card")
    (command,) = parse("void 5.5.1", session.table.vocabulary)
    session.do(command, by=by)
    return session.journal.last_seq - 1


def test_signatures_that_the_register_has_are_sound(
    session: TableSession, house: House, verify: Verify
) -> None:
    void(session, house.door().sign("mei", PINS["mei"], Role.PIT_SUPERVISOR, session.person))
    status, out, _ = verify()
    assert (status, len(out)) == (0, 1)
    assert out[0].endswith(
        "every signature is in the register's log as it is here, and the reverse"
    )


def test_an_act_that_was_signed_in_another_name_is_named(
    session: TableSession, house: House, verify: Verify
) -> None:
    mei = house.door().sign("mei", PINS["mei"], Role.PIT_SUPERVISOR, session.person)
    act = void(session, Person("manager", Role.SHIFT_MANAGER, mei.signature))
    status, out, _ = verify()
    assert status == 1
    assert f"entry {act}: signed by manager, by entry" in out[0]
    assert out[0].endswith("another person's")


def test_an_act_that_was_signed_by_an_entry_that_never_was_is_named(
    session: TableSession, verify: Verify
) -> None:
    signature = Signature(Proof.PIN, 4711, "ab" * 32)
    act = void(session, Person("mei", Role.PIT_SUPERVISOR, signature))
    status, out, _ = verify()
    assert status == 1
    assert f"entry {act}: signed by mei, by entry 4711 of the register: the register" in out[0]


def test_a_signature_that_the_journal_lacks_is_named(
    session: TableSession, house: House, verify: Verify
) -> None:
    house.register.tell = lambda _: None
    house.door().sign("mei", PINS["mei"], Role.PIT_SUPERVISOR, session.person)
    status, out, _ = verify()
    assert status == 1
    assert out[0].endswith("the journal of the table does not have it")


def test_another_register_has_none_of_them(
    session: TableSession, house: House, verify: Verify, tmp_path: Path
) -> None:
    void(session, house.door().sign("mei", PINS["mei"], Role.PIT_SUPERVISOR, session.person))
    other = House(tmp_path / "other")
    other.register.close()
    status, out, _ = verify(tmp_path / "other" / FILE_NAME)
    assert (status, len(out)) == (1, 2)


def test_the_register_is_not_changed_and_may_be_in_use(
    session: TableSession, house: House, verify: Verify
) -> None:
    before = (house.folder / FILE_NAME).read_bytes()
    assert verify()[0] == 0
    assert (house.folder / FILE_NAME).read_bytes() == before
    assert session.journal.last_seq


@pytest.mark.parametrize("content", [None, b"", b"a text and not a register"])
def test_what_is_not_a_register_is_said(verify: Verify, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "no-register"
    if content is not None:
        file.write_bytes(content)
    status, _, err = verify(file)
    assert status == 2
    assert "Name the staff register's file" in err
    assert file.exists() == (content is not None)


def test_a_copy_of_the_register_will_do(
    session: TableSession, house: House, verify: Verify, tmp_path: Path
) -> None:
    void(session, house.door().sign("mei", PINS["mei"], Role.PIT_SUPERVISOR, session.person))
    shutil.copy(house.folder / FILE_NAME, tmp_path / "copy.db")
    assert verify(tmp_path / "copy.db")[0] == 0
