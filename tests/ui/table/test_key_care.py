"""A start compares the journal with the table's key, the witness file and the slips' folder. What
speaks against it keeps Rounds from opening until the Shift Manager has signed.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from pytestqt.qtbot import QtBot

from tablemgr.commandline import key_command
from tablemgr.house.profile import Profile, key_path, read_profile
from tablemgr.house.sealing import coming_key, seal_of, sealed_by, unsealed_acts
from tablemgr.house.standing import SEAL
from tablemgr.house.table_key import key_of_table, pem_of
from tablemgr.journal import Entry, EntryKind
from tablemgr.rules.commands import Open
from tablemgr.rules.people import Person, Proof, Signature
from tablemgr.rules.roles import Role
from tablemgr.slips.code.finding import find_codes
from tests.tablemgr.tables import ROUND
from tests.ui.rig import TableRig
from ui.presenter.house_alerts import WITNESS


class Start:
    """Tables in one folder, one after the other, as starts of the program open them."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.folder, self._qtbot = folder, qtbot
        self.witness = folder / "witness"

    @property
    def profile(self) -> Profile:
        return read_profile(self.folder / "house.toml")

    def open(self, *, key: bool = True) -> TableRig:
        settings = f'witness = "{self.witness}"'
        return TableRig(self.folder, self._qtbot, key=key, settings=settings)

    def play(self, rounds: int = 1, *, key: bool = True) -> None:
        """A start that plays Rounds and closes the table."""
        rig = self.open(key=key)
        for _ in range(rounds):
            rig.tell(*ROUND)
        rig.close()

    def kept(self) -> Path:
        """A copy of the journal and its anchor as they are now."""
        return Path(shutil.copytree(self.folder / "tables", self.folder / "older"))

    def put_back(self, older: Path) -> None:
        """What somebody with the disk in his hands can do."""
        shutil.rmtree(self.folder / "tables")
        shutil.copytree(older, self.folder / "tables")


@pytest.fixture
def start(tmp_path: Path, qtbot: QtBot) -> Start:
    return Start(tmp_path, qtbot)


def said(rig: TableRig) -> list[str]:
    return rig.session.standing.unwitnessed


def test_nothing_is_said_of_a_journal_that_its_key_signed(start: Start) -> None:
    start.play(2)
    rig = start.open()
    assert said(rig) == []
    assert rig.session.verify(Open()) is None
    rig.close()


def test_a_table_that_gets_its_first_key_is_sealed_at_once_and_never_asked(start: Start) -> None:
    start.play(key=False)
    for _ in range(2):
        rig = start.open()
        assert said(rig) == []
        assert not unsealed_acts(rig.session.journal)
        rig.close()


def test_an_older_journal_that_was_put_back_is_named_by_its_round_and_slip(start: Start) -> None:
    start.play()
    older = start.kept()
    start.play()
    start.put_back(older)
    rig = start.open()
    by_witness, by_slip = said(rig)
    assert by_witness.startswith("Round 2, which the witness file knows, is ")
    assert by_slip.startswith("Round 2, of which settlement 2 was printed, is ")
    rig.close()


def test_another_journal_after_the_same_beginning_is_named(start: Start) -> None:
    start.play()
    older = start.kept()
    start.play()
    start.put_back(older)
    start.witness.rename(start.witness.with_name("away"))
    shutil.rmtree(start.folder / "slips")
    start.play(2)
    start.witness.with_name("away").replace(start.witness)
    rig = start.open()
    assert [each for each in said(rig) if "is another one in the journal" in each]
    rig.close()


def test_what_a_power_cut_left_unsigned_is_named_and_signed_by_the_next_start(
    start: Start,
) -> None:
    rig = start.open()
    rig.tell(*ROUND)
    rig.tell(*ROUND[:3])
    cut, witness = start.kept(), start.witness.read_bytes()
    rig.close()
    start.put_back(cut)
    start.witness.write_bytes(witness)
    rig = start.open()
    assert said(rig) == []
    (alert,) = rig.controller.house_care.key.unsaid()
    assert alert.text.startswith("The table's key has not signed Round 2 (entries ")
    assert not unsealed_acts(rig.session.journal)
    rig.close()
    rig = start.open()
    assert rig.controller.house_care.key.unsaid() == []
    rig.close()


def test_a_round_that_was_added_after_the_closing_is_no_power_cut(start: Start) -> None:
    start.play()
    start.play(key=False)
    rig = start.open()
    (line,) = said(rig)
    assert "Round 2 was added after the table had been closed" in line
    rig.controller.house_care.sign(WITNESS, Person("mary", Role.SHIFT_MANAGER))
    rig.tell(*ROUND)
    public = key_of_table(key_path(rig.profile, rig.file)).public_key()
    (wrong,) = sealed_by(rig.session.journal, public).wrong
    assert "Round 2 was added" in wrong.in_words(), "it is named for good, and it alone"
    rig.close()


def test_a_closing_that_was_cut_off_is_known_to_the_witness_file(start: Start) -> None:
    rig = start.open()
    rig.tell(*ROUND)
    cut = start.kept()
    rig.close()
    start.put_back(cut)
    rig = start.open()
    (line,) = said(rig)
    assert line.startswith("Round 1, which the witness file knows, is not in the journal")
    rig.close()


def test_a_change_of_the_key_that_was_killed_is_completed_by_the_next_start(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    start.play()
    file = key_path(start.profile, start.folder / "house.toml")
    words = ["change", "--profile", str(start.folder / "house.toml"), "--data", str(start.folder)]
    replace = Path.replace

    def killed(path: Path, target: Path) -> Path:
        if path.name == "T1.key.new":
            raise KeyboardInterrupt
        return replace(path, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", killed)
        with pytest.raises(KeyboardInterrupt):
            key_command.main(words)
    coming = key_of_table(coming_key(file)).public_key()
    rig = start.open()
    assert said(rig) == []
    assert key_of_table(file).public_key() == coming
    folder = rig.controller.settling.slips.folder
    (text,), (_,) = (list(folder.glob(f"key-*.{end}")) for end in ("txt", "pdf"))
    (code,) = find_codes(str(text))
    assert code.plain_text is not None
    assert pem_of(coming) in code.plain_text
    rig.close()


def test_rounds_that_were_added_without_the_key_are_said(start: Start) -> None:
    start.play()
    start.play(2, key=False)
    rig = start.open()
    (line,) = said(rig)
    assert "Rounds 2 to 3 are not signed" in line
    rig.close()


def test_a_journal_of_another_key_is_said_and_opens_only_under_the_shift_manager(
    start: Start,
) -> None:
    start.play()
    rig = start.open(key=False)
    forger = Ed25519PrivateKey.from_private_bytes(bytes(32))
    rig.session.note(seal_of(rig.session.journal, forger))
    rig.close()
    rig = start.open()
    assert len(said(rig)) == 1
    assert "it is signed by another key" in said(rig)[0]
    refusal = rig.session.verify(Open())
    assert refusal is not None
    assert (refusal.code, refusal.paragraph) == ("journal-unwitnessed", "I1")
    care = rig.controller.house_care
    assert care.role_of(WITNESS) is Role.SHIFT_MANAGER
    care.sign(WITNESS, Person("mary", Role.SHIFT_MANAGER))
    assert rig.session.verify(Open()) is None
    (signed,) = rig.session.journal.entries(kinds=(EntryKind.SESSION,), holding=('"witnessed":',))
    assert (signed.person, signed.role) == ("mary", "shift-manager")
    rig.close()
    rig = start.open()
    assert said(rig) == []
    rig.close()


def test_a_key_that_was_lost_is_made_anew_and_said(start: Start) -> None:
    start.play()
    rig = start.open()
    file = key_path(rig.profile, rig.file)
    rig.close()
    before = key_of_table(file).public_key()
    file.unlink()
    rig = start.open()
    assert len(said(rig)) == 1
    assert "not signed by this table's key" in said(rig)[0]
    assert key_of_table(file).public_key() != before
    rig.close()


def test_each_slip_says_so_while_nobody_has_signed(start: Start) -> None:
    rig = start.open()
    rig.tell(*ROUND[:-1])
    rig.session.note({"unwitnessed": ["The journal was not signed by this table's key."]})
    rig.tell("settle")
    paper = rig.controller.settling.slips.folder / "slip-000001.txt"
    assert "speaks against the journal; no Shift Manager has signed" in paper.read_text()
    rig.close()


def test_a_witness_file_that_was_taken_away_or_cut_is_said(start: Start) -> None:
    start.play(3)
    lines = start.witness.read_text().splitlines(keepends=True)
    start.witness.unlink()
    rig = start.open()
    assert said(rig) == [
        f"The witness file {start.witness} is missing or has no line of this table; the journal "
        "has 3 Rounds."
    ]
    rig.controller.house_care.sign(WITNESS, Person("mary", Role.SHIFT_MANAGER))
    rig.close()
    start.witness.write_text(lines[0])
    rig = start.open()
    assert said(rig) == [
        f"The witness file {start.witness} ends with Round 1; the journal has 3 Rounds."
    ]
    rig.close()


def test_each_signature_and_each_change_of_a_setting_is_sealed_at_once(start: Start) -> None:
    rig = start.open()
    session = rig.session
    signed = Person("mary", Role.PIT_SUPERVISOR, Signature(Proof.PIN, 7, "ab"))

    def follows(entry: Entry) -> bool:
        seal = session.journal.last
        return seal is not None and seal.data.get(SEAL, {}).get("entry") == entry.seq

    assert follows(session.note({"looked_at": "a card"}, signed))
    assert follows(session.note({"settings": {}, "changed": [["currency", "S$", "RM"]]}))
    assert not follows(session.note({"dealer_barred": ""}))
    rig.tell(*ROUND[:1])
    rig.controller.restore()
    rig.session.sign_in(Person("ann", Role.DEALER, Signature(Proof.PIN, 8, "cd")))
    last = rig.session.journal.last
    assert last is not None
    assert SEAL in last.data, "also after the table was restored"
    public = key_of_table(key_path(rig.profile, rig.file)).public_key()
    assert sealed_by(rig.session.journal, public).wrong == ()
    rig.close()


def test_a_witness_file_that_cannot_be_written_is_said_and_play_goes_on(start: Start) -> None:
    rig = start.open()
    start.witness.mkdir()
    alerts: list[str] = []
    rig.controller.alerted.connect(lambda alert: alerts.append(alert.text))
    rig.tell(*ROUND)
    assert any("witness file can't be added to" in text for text in alerts)
    assert rig.session.verify(Open()) is None
    rig.close()
