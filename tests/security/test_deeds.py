"""Deeds of docs/security.md, done: somebody has the disk, and does with it what he likes."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
import zxingcpp
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from PIL import ImageDraw
from pytestqt.qtbot import QtBot

from tablemgr.basics.files import brought
from tablemgr.house import digests
from tablemgr.house.profile import key_path
from tablemgr.house.table_key import key_of_table, pem_of
from tablemgr.journal import Entry, EntryKind, reading
from tablemgr.rules.commands import Open, parse
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.slips.code.finding import find_codes
from tablemgr.slips.code.payload import REPLACED
from tablemgr.slips.code.signed import read_code
from tests.security.forger import Change, as_it_was, put_back, raise_payments, write_anew
from tests.ui.rig import TableRig
from ui.main import main

ROUND = (
    *("open", "bet 1 ann 100 seated", "close", "card Kh 9d Kd", "proceed", "stand 1"),
    *("card 8c", "settle"),
)
DAY_S = 24 * 3600


class Place:
    """A table that was played, closed, and can be started again."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.folder, self._qtbot = folder, qtbot
        self.witness = folder / "elsewhere" / "witness"

    def open(self) -> TableRig:
        settings = f'witness = "{self.witness}"'
        return TableRig(self.folder, self._qtbot, key=True, settings=settings)

    def play(self, rounds: int) -> None:
        rig = self.open()
        for _ in range(rounds):
            rig.tell(*ROUND)
        rig.close()

    @property
    def journal(self) -> Path:
        return self.folder / "tables" / "T1.journal"

    @property
    def key(self) -> Ed25519PrivateKey:
        return key_of_table(self.folder / "keys" / "T1.key")

    def without_witness(self) -> None:
        """He removes what he finds elsewhere too."""
        self.witness.unlink()

    def without_slips(self) -> None:
        shutil.rmtree(self.folder / "slips")

    def started(self) -> list[str]:
        """What a start says against the journal; no Round opens while it says something."""
        rig = self.open()
        found = list(rig.session.standing.unwitnessed)
        refusal = rig.session.verify(Open())
        assert bool(found) == (refusal is not None and refusal.code == "journal-unwitnessed")
        rig.close()
        return found


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Where each test has its table, and what that folder holds after two Rounds."""
    folder = tmp_path_factory.mktemp("deeds")
    return folder / "place", folder / "played"


@pytest.fixture
def place(folders: tuple[Path, Path], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Place:
    """A table with two Rounds, which are played once; each test has a copy in the same place."""
    folder, played = folders
    monkeypatch.setattr("tablemgr.commandline.journal_checks.user_config_path", lambda _: folder)
    place = Place(folder, qtbot)
    if not played.exists():
        place.witness.parent.mkdir(parents=True)
        place.play(2)
        shutil.copytree(folder, played)
    shutil.rmtree(folder)
    shutil.copytree(played, folder)
    return place


def verified(place: Place, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """What `tablemgr journal verify` says without any option."""
    capsys.readouterr()
    status = main(["journal", "verify", str(place.journal)])
    return status, capsys.readouterr().out


def test_nothing_is_said_of_a_table_that_nobody_touched(
    place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verified(place, capsys)[0] == 0
    assert place.started() == []


# --- the journal written anew, by somebody without the key --------------------------------------


def in_another_name(_: Entry, data: dict[str, Any]) -> dict[str, Any]:
    """The Bet that won is another Player's."""
    told: dict[str, Any] = json.loads(json.dumps(data).replace("ann", "eve"))
    return told


@pytest.mark.parametrize("change", [raise_payments, in_another_name, as_it_was])
def test_a_chain_that_was_made_anew_is_found_by_the_key(
    place: Place, capsys: pytest.CaptureFixture[str], change: Change
) -> None:
    """Every witness but the key is gone; `as_it_was`: only the times are a day later."""
    place.without_witness()
    place.without_slips()
    write_anew(place.journal, change, later_s=DAY_S if change is as_it_was else 0)
    (said,) = [each for each in place.started() if "signed by this table's key" in each]
    assert "an entry before it was changed" in said
    status, out = verified(place, capsys)
    assert status == 1
    assert "the key's signature does not hold" in out


def test_raised_payments_are_found_by_the_rules_alone(
    place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    write_anew(place.journal, raise_payments)
    assert main(["journal", "verify", str(place.journal), "--chain"]) == 0
    assert main(["journal", "verify", str(place.journal), "--replay"]) == 1
    assert "by the rules it is 100.00" in capsys.readouterr().out


def test_a_tail_that_was_cut_off_is_found_by_witness_and_slip(place: Place) -> None:
    with reading(place.journal) as reader:
        first = max(e.seq for e in reader.entries(round_no=1))
    write_anew(place.journal, upto=first)
    by_witness, by_slip = place.started()
    assert by_witness.startswith("Round 2, which the witness file knows, is not in the journal")
    assert by_slip.startswith("Round 2, of which settlement 2 was printed, is not in the journal")


# --- by somebody who has the key too ------------------------------------------------------------


@pytest.mark.parametrize("change", [raise_payments, as_it_was])
def test_a_journal_written_anew_with_the_key_is_found_by_the_witness_file_alone(
    place: Place, change: Change
) -> None:
    place.without_slips()
    write_anew(place.journal, change, later_s=DAY_S, key=place.key)
    said = place.started()
    assert said
    assert all("which the witness file knows, is another one in the journal" in e for e in said)


def test_a_journal_written_anew_with_the_key_is_found_by_the_paper(
    place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    """A Player still has the slip."""
    paper = place.folder / "elsewhere" / "slip.pdf"
    shutil.copy(place.folder / "slips" / "T1" / "slip-000002.pdf", paper)
    public = place.folder / "house.pub"
    public.write_text(pem_of(place.key.public_key()))
    write_anew(place.journal, raise_payments, key=place.key)
    asked = ["slips", "verify", str(paper), "--key", str(public), "--journal", str(place.journal)]
    assert main(asked) == 1
    assert "NOT BELIEVED" in capsys.readouterr().out


def test_an_older_copy_of_everything_on_the_machine_is_found_by_the_witness_file(
    place: Place,
) -> None:
    older = place.folder / "elsewhere" / "older"
    for name in ("tables", "slips", "keys"):
        shutil.copytree(place.folder / name, older / name)
    place.play(1)
    put_back(place.folder, older, "tables", "slips", "keys")
    (said,) = place.started()
    assert said.startswith("Round 3, which the witness file knows, is not in the journal")


def test_without_the_witness_file_a_start_says_that_it_is_missing(place: Place) -> None:
    place.without_witness()
    (said,) = place.started()
    assert "is missing or has no line of this table" in said


def test_a_copy_of_the_data_on_another_machine_has_another_key(place: Place) -> None:
    """The thief of the disk's data folder can't go on in the table's name."""
    shutil.rmtree(place.folder / "keys")
    assert any("not signed by this table's key" in each for each in place.started())


# --- paper and files ----------------------------------------------------------------------------


def replace_pdf(slips: Path) -> None:
    (slips / "slip-000002.pdf").write_bytes((slips / "slip-000001.pdf").read_bytes())


def edit_text(slips: Path) -> None:
    text = (slips / "slip-000002.txt").read_text()
    (slips / "slip-000002.txt").write_text(text.replace("100.00", "900.00"))


def take_out(slips: Path) -> None:
    (slips / "slip-000002.pdf").unlink()


@pytest.mark.parametrize(
    ("deed", "says"),
    [
        (replace_pdf, "slip-000002.pdf: it is slip 000001"),
        (edit_text, "slip-000002.txt: its text is not the one that was signed"),
        (take_out, "slip 000002 of Round 2 has no file"),
    ],
)
def test_a_slip_replaced_edited_or_taken_out_is_found(
    place: Place, capsys: pytest.CaptureFixture[str], deed: Callable[[Path], None], says: str
) -> None:
    deed(place.folder / "slips" / "T1")
    status, out = verified(place, capsys)
    assert status == 1
    assert says in out


def test_an_amount_altered_with_a_pen_is_seen_beside_what_was_signed(
    place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    """All that a photograph shows above the code may be another: the command says what it was."""
    public, photo = place.folder / "house.pub", place.folder / "photo.png"
    public.write_text(pem_of(place.key.public_key()))
    paper = pypdfium2.PdfDocument(place.folder / "slips" / "T1" / "slip-000002.pdf")
    picture = paper[0].render(scale=4).to_pil()
    paper.close()
    ((code),) = zxingcpp.read_barcodes(picture)
    top = code.position.top_left.y - 40
    ImageDraw.Draw(picture).rectangle((0, 0, picture.width, top), fill="white")
    ImageDraw.Draw(picture).text((40, top - 60), "ann  +900.00", fill="blue", font_size=40)
    picture.save(photo)
    capsys.readouterr()
    assert main(["slips", "verify", str(photo), "--key", str(public)]) == 0
    said = capsys.readouterr().out
    assert "100.00" in said
    assert "900.00" not in said


def test_a_settlement_made_anew_names_the_old_slip_the_reason_and_who_signed(
    place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ann's win of 100 becomes a loss of 100: both slips stay, and the journal bears both out."""
    rig = place.open()
    mary = Person("mary", Role.SHIFT_MANAGER)
    rig.tell(*ROUND)
    for line in ("reopen", "correct 3 6h", "settle"):
        for command in parse(line, rig.session.table.vocabulary):
            rig.controller.tell(command, by=mary if line != "settle" else None)
    rig.close()
    first, second = (place.folder / "slips" / "T1" / f"slip-00000{n}.txt" for n in (3, 4))
    old, new = (read_code(find_codes(str(text))[0].code).payload for text in (first, second))
    assert (old.nets, new.nets) == ({"ann": 10000}, {"ann": -10000})
    assert (new.flags, new.replaces) == (REPLACED, old.number)
    text = " ".join(second.read_text().split())
    for said in ("Replaces slip 000003", "Reopened", "mary", "6h"):
        assert said in text, said
    assert verified(place, capsys)[0] == 0


def test_an_amount_altered_on_paper_is_not_what_the_code_says(
    place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    public = place.folder / "house.pub"
    public.write_text(pem_of(place.key.public_key()))
    edit_text(place.folder / "slips" / "T1")
    text = place.folder / "slips" / "T1" / "slip-000002.txt"
    assert main(["slips", "verify", str(text), "--key", str(public)]) == 1
    assert "the text is not the one that was signed" in capsys.readouterr().out


def edited(path: Path, folder: Path) -> Callable[[str], Path]:
    """The program with one file of it edited: a copy of the folder in its place."""
    copy = folder / "edited"
    shutil.copytree(path, copy)
    return lambda package: copy if package == "tablemgr.rules.rulebook" else brought(package)


def test_an_edited_rulebook_is_said_at_the_start_and_stands_in_each_opening(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = edited(brought("tablemgr.rules.rulebook"), place.folder)
    book = found("tablemgr.rules.rulebook") / "rws-blackjack.toml"
    book.write_text(f"{book.read_text()}\n# pays more\n")
    monkeypatch.setattr(digests, "brought", found)
    rig = place.open()
    changed = [each.name for each in rig.session.digests.changed]
    assert changed == ["rws-blackjack.toml"]
    (noted,) = rig.session.journal.entries(kinds=(EntryKind.SESSION,), holding=('"files":',))
    before, after = noted.data["files"]["rws-blackjack.toml"]
    rig.tell(*ROUND)
    acts = rig.session.journal.entries(round_no=3, kinds=(EntryKind.ACT,))
    stored = next(acts).data["carry"]
    assert stored["digests"]["rws-blackjack.toml"] == after != before
    rig.close()


def test_each_opening_has_the_digests_of_program_rulebook_layout_and_profile(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.table.opening.program_digest", lambda: "another program")
    rig = place.open()
    assert [each.name for each in rig.session.digests.changed] == [digests.PROGRAM]
    rig.tell(*ROUND)
    first, last = (
        next(rig.session.journal.entries(round_no=number, kinds=(EntryKind.ACT,))).data["carry"]
        for number in (1, 3)
    )
    assert len(first["digests"][digests.PROGRAM]) == len(first["profile"]) == 64
    assert {name.rpartition(".")[2] for name in first["digests"]} >= {"toml", "svg"}
    assert last["digests"][digests.PROGRAM] == "another program"
    assert last["profile"] == first["profile"]
    rig.close()


def test_a_house_profile_changed_by_hand_is_said_and_bars_rounds(place: Place) -> None:
    rig = place.open()
    file = rig.file
    rig.close()
    text = file.read_text()
    file.write_text(text.replace('currency = "$"', 'currency = "S$"'))
    rig = place.open()
    refusal = rig.session.verify(Open())
    assert refusal is not None
    assert refusal.code == "settings-unsigned"
    rig.close()


def test_a_key_that_others_may_read_signs_nothing(place: Place) -> None:
    rig = place.open()
    path = key_path(rig.profile, rig.file)
    rig.close()
    path.chmod(0o644)
    with pytest.raises(Exception, match="not only its owner may read or change the table's key"):
        place.open()


def test_the_forger_of_these_tests_can_write_a_sound_journal(place: Place) -> None:
    """Else the deeds above would be found for another reason."""
    before = [json.loads(e.payload) for e in _entries(place.journal)]
    write_anew(place.journal)
    assert [json.loads(e.payload) for e in _entries(place.journal)] == before
    assert main(["journal", "verify", str(place.journal), "--chain"]) == 0


def _entries(path: Path) -> list[Entry]:
    with reading(path) as reader:
        return list(reader.entries())
