"""What else knows how far a journal goes: its seals, a witness file, the slips in their folder."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from tablemgr.basics.errors import Fault
from tablemgr.house.sealing import seal_of
from tablemgr.service.session import TableSession
from tablemgr.slips.witnesses import Witness, add_witness, read_witnesses, what_differs
from tests.tablemgr.slips.signed_settlements import KEY, sign_slip
from tests.tablemgr.tables import ROUND, open_session, tell


@pytest.fixture
def session(tmp_path: Path) -> Iterator[TableSession]:
    session = open_session(tmp_path / "T1.journal")
    yield session
    session.journal.close()


def play(session: TableSession, folder: Path, key: Ed25519PrivateKey | None = KEY) -> None:
    """A Round whose end is sealed, witnessed and on a slip."""
    tell(session, *ROUND)
    sign_slip(session, folder=folder / "slips")
    if key is not None:
        session.note(seal_of(session.journal, key))
    add_witness(folder / "witness", session.journal)


def differences(session: TableSession, folder: Path, *, key_is_new: bool = False) -> list[str]:
    found = what_differs(
        session.journal,
        KEY.public_key(),
        key_is_new=key_is_new,
        witnesses=read_witnesses(folder / "witness", "T1"),
        slips=folder / "slips",
    )
    return [each.in_words() for each in found]


def test_all_agree_with_a_journal_as_it_was_written(session: TableSession, tmp_path: Path) -> None:
    assert differences(session, tmp_path) == [], "nobody knows of anything yet"
    for _ in range(2):
        play(session, tmp_path)
    assert differences(session, tmp_path) == []


def test_a_journal_that_was_never_signed_is_named_unless_its_key_is_new(
    session: TableSession, tmp_path: Path
) -> None:
    play(session, tmp_path, key=None)
    assert differences(session, tmp_path, key_is_new=True) == []
    assert differences(session, tmp_path) == [
        "The table has a key, but its journal was never signed."
    ]


def test_a_journal_that_ends_earlier_is_named_by_each_that_knows_more(
    session: TableSession, tmp_path: Path
) -> None:
    play(session, tmp_path)
    session.journal.close()
    older = Path(shutil.copy(session.journal.path, tmp_path / "older"))
    longer = open_session(session.journal.path)
    play(longer, tmp_path)
    last = longer.journal.last_seq
    longer.journal.close()
    for name in ("T1.journal", "T1.journal-anchor"):
        (tmp_path / name).unlink()
    older.rename(session.journal.path)
    back = open_session(session.journal.path)
    by_witness, by_slip = differences(back, tmp_path)
    cut_off = "is not in the journal: it went to entry"
    assert by_witness.startswith(f"Round 2, which the witness file knows, {cut_off} {last}")
    assert by_slip.startswith(f"Round 2, of which settlement 2 was printed, {cut_off}")
    back.journal.close()


def test_another_journal_is_named_by_each_that_knows_the_entry(
    session: TableSession, tmp_path: Path
) -> None:
    play(session, tmp_path)
    session.journal.close()
    other_folder = tmp_path / "other"
    other_folder.mkdir()
    other = open_session(other_folder / "T1.journal")
    other.note({"reader": "another beginning"})
    tell(other, *ROUND, *ROUND)
    other.note(seal_of(other.journal, KEY))
    by_witness, by_slip = differences(other, tmp_path)
    assert "Round 1, which the witness file knows, is another one in the journal" in by_witness
    assert "Round 1, of which settlement 1 was printed, is another one in the journal" in by_slip
    other.journal.close()


def test_a_slip_of_another_key_or_without_a_code_says_nothing_of_the_journal(
    session: TableSession, tmp_path: Path
) -> None:
    play(session, tmp_path)
    (tmp_path / "slips" / "slip-000009.txt").write_text("no code", encoding="utf-8")
    other = Ed25519PrivateKey.from_private_bytes(bytes([1]) * 32)
    said = what_differs(
        session.journal,
        other.public_key(),
        key_is_new=False,
        witnesses=(),
        slips=tmp_path / "slips",
    )
    assert len(said) == 1
    assert said[0].in_words().startswith("The journal was not signed by this table's key: ")


def test_of_a_witness_file_the_tables_own_newest_lines_count(
    session: TableSession, tmp_path: Path
) -> None:
    file = tmp_path / "witness"
    assert read_witnesses(file, "T1") == []
    add_witness(file, session.journal)
    (first,) = read_witnesses(file, "T1")
    assert first == Witness(0, session.journal.last_seq, session.journal.last_hash)
    line = file.read_text("utf-8")
    file.write_text(f"{line}T2 {line.partition(' ')[2]}rubbish\n" + line * 24, encoding="utf-8")
    assert read_witnesses(file, "T1") == [first] * 20
    assert len(read_witnesses(file, "T2")) == 1
    file.write_text(f"{line}" + "x" * 20_000 + f"\n{line}", encoding="utf-8")
    assert read_witnesses(file, "T1") == [first], "what stands far from the end is not read"


def test_a_witness_file_that_is_none_is_a_fault(session: TableSession, tmp_path: Path) -> None:
    (tmp_path / "witness").mkdir()
    with pytest.raises(Fault, match="can't be read"):
        read_witnesses(tmp_path / "witness", "T1")
    with pytest.raises(Fault, match="can't be added to"):
        add_witness(tmp_path / "witness", session.journal)
