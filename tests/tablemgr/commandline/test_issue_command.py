"""`tablemgr slips player|shift|head`, and `journal verify --witness`, which compares with them."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdf import PdfReader

from tablemgr.house.profile import DEFAULT
from tablemgr.house.sealing import seal_of
from tablemgr.house.table_key import key_of_table, pem_of
from tablemgr.journal import reading
from tablemgr.slips.code.finding import find_codes
from tablemgr.slips.code.signed import read_code
from tablemgr.slips.witnesses import add_witness
from tests.security.forger import raise_payments, write_anew
from tests.tablemgr.tables import ROUND, open_session, tell
from ui.main import main


class Place:
    """A table that has dealt two Rounds and is closed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.journal = folder / "tables" / "T1.journal"
        self.journal.parent.mkdir()
        self.witness = folder / "witness"
        self.profile = folder / "house.toml"
        self.profile.write_text(DEFAULT)
        session = open_session(self.journal)
        for _ in range(2):
            tell(session, *ROUND)
            add_witness(self.witness, session.journal)
        key = key_of_table(folder / "keys" / "T1.key")
        session.note(seal_of(session.journal, key))
        session.journal.close()
        self.public = folder / "house.pub"
        self.public.write_text(pem_of(key.public_key()))

    def issue(self, *words: str) -> int:
        return main(["slips", *words, "--profile", str(self.profile), "--data", str(self.folder)])

    def verify(self, *given: str, key: bool = True) -> int:
        keys = ["--key", str(self.public)] if key else ["--chain"]
        return main(["journal", "verify", str(self.journal), "--witness", *given, *keys])


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def test_each_kind_is_numbered_signed_and_saved(
    place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    for words in (("player", "1", "ann"), ("player", "2", "ann"), ("shift",), ("head",)):
        assert place.issue(*words) == 0
    saved = place.folder / "slips" / "T1"
    names = ("head-000001", "player-000001", "player-000002", "shift-000001")
    assert sorted(path.stem for path in saved.glob("*.pdf")) == list(names)
    for name in names:
        assert read_code(find_codes(str(saved / f"{name}.txt"))[0].code).payload.kind in name
    second = PdfReader(saved / "shift-000001.pdf").pages[1].extract_text()
    assert "Part 2 of 2: Accounting" in second
    capsys.readouterr()
    texts = [str(path) for path in saved.glob("*.txt")]
    asked = ["slips", "verify", *texts, "--key", str(place.public), "--journal"]
    assert main([*asked, str(place.journal)]) == 0
    assert capsys.readouterr().out.endswith("4 slips, 0 not believed\n")
    assert place.issue("player", "1", "eve") == 2
    assert "eve had no Bet in Round 1" in capsys.readouterr().err


def test_a_head_on_paper_is_a_witness_as_picture_text_and_typed(
    place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    place.issue("head")
    saved = place.folder / "slips" / "T1" / "head-000001"
    lines = Path(f"{saved}.txt").read_text().splitlines()
    entry = next(line.split()[1] for line in lines if line.startswith("Entry "))
    digits = " ".join(line for line in lines if len(line) == 19)
    typed = (f"{entry} {digits}", f"Entry {entry}: {digits.upper()}", f"{entry} {digits[:20]}")
    given = (f"{saved}.pdf", f"{saved}.txt", str(place.witness), *typed)
    capsys.readouterr()
    assert place.verify(*given) == 0
    assert capsys.readouterr().out.count("is in the journal as it is known there") == 7
    write_anew(place.journal, raise_payments)
    for each in given:
        capsys.readouterr()
        assert place.verify(each, key=False) == 1
        assert "is another one in the journal" in capsys.readouterr().out


def test_a_tail_that_was_cut_off_is_missed_by_the_printed_head(
    place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    place.issue("head")
    head = place.folder / "slips" / "T1" / "head-000001.pdf"
    with reading(place.journal) as reader:
        first = max(entry.seq for entry in reader.entries(round_no=1))
    write_anew(place.journal, upto=first)
    assert place.verify(str(head), key=False) == 1
    assert "is not in the journal: it went to entry" in capsys.readouterr().out


def test_a_head_that_another_key_has_signed_is_not_believed(
    place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    place.issue("head")
    other = key_of_table(place.folder / "other.key")
    place.public.write_text(pem_of(other.public_key()))
    assert place.verify(str(place.folder / "slips" / "T1" / "head-000001.txt")) == 1
    assert "is not signed by the table's key" in capsys.readouterr().out


def test_what_is_no_witness_is_a_fault(place: Place) -> None:
    for given in ("nothing", "12 zz", "T1:ABC"):
        assert place.verify(given) == 2
