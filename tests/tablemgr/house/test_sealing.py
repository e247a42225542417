"""The journal is signed at the end of each Round, and a change of key is signed by the old key."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from tablemgr.commandline import journal_command, key_command
from tablemgr.house.profile import DEFAULT
from tablemgr.house.sealing import (
    coming_key,
    key_change,
    last_seal_flaw,
    newest_key,
    seal_of,
    sealed_by,
    take_up_key_change,
)
from tablemgr.house.standing import SEAL
from tablemgr.house.table_key import fingerprint, key_of_table, pem_of
from tablemgr.journal import EntryKind
from tablemgr.service.session import TableSession
from tests.tablemgr.tables import ROUND, open_session, tell

FIRST, SECOND, FORGER = (Ed25519PrivateKey.from_private_bytes(bytes([n]) * 32) for n in (1, 2, 3))


def play_and_seal(session: TableSession, key: Ed25519PrivateKey) -> int:
    """Play a Round and seal it; gives the number of the entry that the seal is over."""
    tell(session, *ROUND)
    return int(session.note(seal_of(session.journal, key)).data[SEAL]["entry"])


def test_a_journal_is_signed_to_the_entry_before_its_last_seal(tmp_path: Path) -> None:
    session = open_session(tmp_path / "T1.journal")
    play_and_seal(session, FIRST)
    last = play_and_seal(session, FIRST)
    report = sealed_by(session.journal, FIRST.public_key())
    assert (report.signed_to, report.seals, report.wrong) == (last, 2, ())
    session.journal.close()


@pytest.mark.parametrize("public", ["", "00", SECOND.public_key().public_bytes_raw().hex()])
def test_a_report_shows_no_public_half_that_is_not_the_keys(tmp_path: Path, public: str) -> None:
    """A seal of an older program has none."""
    session = open_session(tmp_path / "T1.journal")
    seal = seal_of(session.journal, FIRST)[SEAL]
    session.note({SEAL: {**seal, "public": public}})  # type: ignore[dict-item] # a dict
    assert newest_key(session.journal) == (fingerprint(FIRST.public_key()), "")
    session.journal.close()


def test_the_seal_of_another_key_does_not_hold(tmp_path: Path) -> None:
    session = open_session(tmp_path / "T1.journal")
    first = play_and_seal(session, FIRST)
    play_and_seal(session, SECOND)
    report = sealed_by(session.journal, FIRST.public_key())
    assert report.signed_to == first
    assert len(report.wrong) == 1
    assert "another key" in report.wrong[0].in_words()
    session.journal.close()


def test_a_seal_from_another_journal_does_not_hold(tmp_path: Path) -> None:
    session = open_session(tmp_path / "T1.journal")
    seal = seal_of(session.journal, FIRST)
    tell(session, *ROUND)
    moved = {**seal[SEAL], "entry": session.journal.last_seq}  # type: ignore[dict-item] # a dict
    session.note({SEAL: moved})
    report = sealed_by(session.journal, FIRST.public_key())
    assert report.signed_to == -1
    assert "does not hold" in report.wrong[0].in_words()
    session.journal.close()


@pytest.mark.parametrize("given", [FIRST, SECOND])
def test_over_a_change_of_key_either_key_verifies_all(
    tmp_path: Path, given: Ed25519PrivateKey
) -> None:
    session = open_session(tmp_path / "T1.journal")
    play_and_seal(session, FIRST)
    session.write(EntryKind.SLIP, key_change("T1", FIRST, SECOND.public_key()))
    last = play_and_seal(session, SECOND)
    report = sealed_by(session.journal, given.public_key())
    assert (report.signed_to, report.wrong) == (last, ())
    session.journal.close()


@pytest.mark.parametrize("given", [FIRST, SECOND])
def test_a_key_that_was_replaced_signs_no_more(tmp_path: Path, given: Ed25519PrivateKey) -> None:
    session = open_session(tmp_path / "T1.journal")
    play_and_seal(session, FIRST)
    session.write(EntryKind.SLIP, key_change("T1", FIRST, SECOND.public_key()))
    last = play_and_seal(session, SECOND)
    play_and_seal(session, FIRST)
    report = sealed_by(session.journal, given.public_key())
    assert (report.signed_to, len(report.wrong)) == (last, 1)
    flaw = last_seal_flaw(session.journal, given.public_key())
    assert flaw is not None
    assert "had been replaced" in flaw.in_words()
    session.journal.close()


def test_a_change_of_key_that_was_interrupted_is_completed_by_the_next(tmp_path: Path) -> None:
    """Until then the table goes on with the old key."""
    session = open_session(tmp_path / "T1.journal")
    for _ in range(2):
        play_and_seal(session, FIRST)
        session.write(EntryKind.SLIP, key_change("T1", FIRST, SECOND.public_key()))
    last = play_and_seal(session, SECOND)
    for key in (FIRST, SECOND):
        report = sealed_by(session.journal, key.public_key())
        assert (report.signed_to, report.wrong) == (last, ())
    session.journal.close()


def test_a_change_of_key_that_the_old_key_did_not_sign_leads_nowhere(tmp_path: Path) -> None:
    session = open_session(tmp_path / "T1.journal")
    first = play_and_seal(session, FIRST)
    told = key_change("T1", SECOND, SECOND.public_key())
    session.write(EntryKind.SLIP, {**told, "old_key": pem_of(FIRST.public_key())})
    play_and_seal(session, SECOND)
    report = sealed_by(session.journal, FIRST.public_key())
    assert (report.signed_to, len(report.wrong)) == (first, 1)
    session.journal.close()


def test_the_command_says_to_which_entry_a_key_has_signed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = open_session(tmp_path / "T1.journal")
    last = play_and_seal(session, FIRST)
    session.journal.close()
    pub = tmp_path / "house.pub"
    pub.write_text(pem_of(FIRST.public_key()))
    words = ["verify", str(tmp_path / "T1.journal"), "--key", str(pub)]
    assert journal_command.main(words) == 0
    assert f"from entry 0 to entry {last}" in capsys.readouterr().out
    pub.write_text(pem_of(SECOND.public_key()))
    assert journal_command.main(words) == 1


def test_the_key_is_changed_by_a_slip_that_the_old_key_signs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    profile = tmp_path / "house.toml"
    profile.write_text(DEFAULT, encoding="utf-8")
    file = tmp_path / "keys" / "T1.key"
    old = key_of_table(file)
    (tmp_path / "tables").mkdir()
    journal = tmp_path / "tables" / "T1.journal"
    session = open_session(journal)
    play_and_seal(session, old)
    session.journal.close()
    assert key_command.main(["change", "--profile", str(profile), "--data", str(tmp_path)]) == 0
    new = key_of_table(file)
    assert new.public_key() != old.public_key()
    assert not file.with_name("T1.key.new").exists()
    pub = tmp_path / "old.pub"
    pub.write_text(pem_of(old.public_key()))
    (paper,) = (tmp_path / "slips" / "T1").glob("key-*.txt")
    assert pem_of(new.public_key()) in paper.read_text()
    from tablemgr.commandline import slips_command  # noqa: PLC0415 - reads pictures

    words = ["verify", str(paper), str(paper.with_suffix(".pdf")), "--key", str(pub)]
    assert slips_command.main([*words, "--journal", str(journal)]) == 0
    session = open_session(journal)
    assert sealed_by(session.journal, new.public_key()).seals == 2, "the new key signs at once"
    assert sealed_by(session.journal, new.public_key()).wrong == ()
    last = play_and_seal(session, new)
    assert sealed_by(session.journal, old.public_key()).signed_to == last
    session.journal.close()
    assert key_command.main(["show", "--pem", "--profile", str(profile)]) == 0
    assert capsys.readouterr().out.endswith(pem_of(new.public_key()))


def test_a_fingerprint_is_all_of_the_first_16_bytes_in_groups_of_four() -> None:
    raw = FIRST.public_key().public_bytes_raw()
    said = fingerprint(FIRST.public_key())
    assert bytes.fromhex(said) == sha256(raw).digest()[:16]
    assert [len(group) for group in said.split(" ")] == [4] * 8


def test_a_change_of_key_that_was_killed_is_completed_only_if_the_journal_tells_of_it(
    tmp_path: Path,
) -> None:
    path, session = tmp_path / "T1.key", open_session(tmp_path / "T1.journal")
    for first in (path, coming_key(path)):  # one of them alone is no change under way
        key_of_table(first)
        take_up_key_change(path, session.journal)
        assert first.exists()
        first.unlink()
    old, new = key_of_table(path), key_of_table(coming_key(path))
    for told, holds in (
        (key_change("T1", new, FIRST.public_key()), old),
        (key_change("T1", old, new.public_key()), new),
    ):
        session.write(EntryKind.SLIP, told)
        take_up_key_change(path, session.journal)
        assert pem_of(key_of_table(path).public_key()) == pem_of(holds.public_key())
    assert not coming_key(path).exists()
    session.journal.close()


def test_a_change_from_a_key_that_never_signed_here_leads_nowhere(tmp_path: Path) -> None:
    """Anybody can sign for a key whose public half he knows."""
    session = open_session(tmp_path / "T1.journal")
    play_and_seal(session, FORGER)
    session.write(EntryKind.SLIP, key_change("T1", FORGER, FIRST.public_key()))
    play_and_seal(session, FORGER)
    report = sealed_by(session.journal, FIRST.public_key())
    assert (report.signed_to, len(report.wrong)) == (-1, 2)
    assert last_seal_flaw(session.journal, FIRST.public_key())
    session.journal.close()


def test_rounds_after_the_last_seal_are_named_but_for_the_last(tmp_path: Path) -> None:
    session = open_session(tmp_path / "T1.journal")
    play_and_seal(session, FIRST)
    seal = next(session.journal.entries(holding=(f'"{SEAL}"',))).data[SEAL]
    tell(session, *ROUND)
    assert last_seal_flaw(session.journal, FIRST.public_key()) is None
    tell(session, *ROUND)
    session.note({SEAL: seal})
    flaw = last_seal_flaw(session.journal, FIRST.public_key())
    assert flaw is not None
    assert flaw.in_words() == "Rounds 2 to 3 are not signed"
    report = sealed_by(session.journal, FIRST.public_key())
    assert report.wrong == (flaw,)
    session.journal.close()


@pytest.mark.parametrize("seal", ["", 1, [], {"entry": "x"}, {"entry": None, "key": 1}])
def test_a_seal_that_is_none_does_not_hold(tmp_path: Path, seal: object) -> None:
    session = open_session(tmp_path / "T1.journal")
    tell(session, *ROUND)
    session.note({SEAL: seal})  # type: ignore[dict-item] # as somebody else could write it
    assert len(sealed_by(session.journal, FIRST.public_key()).wrong) == 1
    assert last_seal_flaw(session.journal, FIRST.public_key())
    session.journal.close()
