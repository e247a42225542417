"""Slips of a table that has a key: signed when they are issued, kept in the journal, verified by
their papers alone.
"""

from __future__ import annotations

import json
from pathlib import Path

import pypdfium2
import pytest
import zxingcpp
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from pypdf import PdfReader
from pytestqt.qtbot import QtBot

from tablemgr.commandline import slips_command
from tablemgr.house.profile import key_path
from tablemgr.house.sealing import sealed_by
from tablemgr.house.table_key import key_of_table, pem_of
from tablemgr.journal import EntryKind
from tablemgr.rules.commands import parse
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.slips.code.finding import find_codes
from tablemgr.slips.code.payload import SlipPayload
from tablemgr.slips.code.signed import read_code
from tablemgr.slips.code.verifying import verify_slip
from tablemgr.slips.issuing import gaming_day
from tests.tablemgr.tables import ROUND
from tests.ui.rig import TableRig
from ui.main import main


def signed_table(folder: Path, qtbot: QtBot) -> TableRig:
    return TableRig(folder, qtbot, key=True)


def public_key(rig: TableRig) -> Ed25519PublicKey:
    return key_of_table(key_path(rig.profile, rig.file)).public_key()


def payloads(rig: TableRig, *names: str) -> list[SlipPayload]:
    """What the plain texts of the slips' folder say, verified."""
    found = []
    for name in names:
        code = find_codes(str(rig.controller.settling.slips.folder / name))[0]
        slip = verify_slip(code, public_key(rig))
        assert slip.ok, slip.reason
        assert slip.code is not None
        found.append(slip.code.payload)
    return found


def play(rig: TableRig, *lines: str) -> None:
    rig.tell(*lines)


def stored_codes(rig: TableRig) -> list[dict[str, object]]:
    entries = rig.session.journal.entries(kinds=(EntryKind.SLIP,))
    return [entry.data for entry in entries if "coded" in entry.data]


def test_a_settlement_says_in_its_code_who_won_what_and_where_it_stands(
    tmp_path: Path, qtbot: QtBot
) -> None:
    rig = signed_table(tmp_path, qtbot)
    play(rig, *ROUND)
    (slip,) = payloads(rig, "slip-000001.txt")
    assert (slip.kind, slip.number, slip.round, slip.flags) == ("settlement", 1, 1, 0)
    assert slip.nets == {"ann": 22000, "bob": 5000}
    assert slip.moved == (27000, 0, 16000)
    assert (slip.house, slip.table, slip.game) == ("House", "T1", "rws-blackjack")
    assert slip.signers == (("dealer", "dealer", "name", 0),)
    assert slip.before == bytes(16)
    assert slip.gaming_day == gaming_day(slip.wall_time(), "06:00")
    entry = next(rig.session.journal.entries(after=(slip.entry or 0) - 1))
    assert entry.data["command"] == "settle"
    assert entry.hash[:16] == slip.chain
    rig.close()


def test_the_paper_shows_the_code_that_the_journal_holds(tmp_path: Path, qtbot: QtBot) -> None:
    rig = signed_table(tmp_path, qtbot)
    play(rig, *ROUND)
    (stored,) = stored_codes(rig)
    on_paper = find_codes(str(rig.controller.settling.slips.folder / "slip-000001.pdf"))
    assert [found.code for found in on_paper] == [stored["code"]]
    rig.close()


def test_a_reprint_is_a_duplicate_with_its_own_signature_and_the_first_prints_content(
    tmp_path: Path, qtbot: QtBot
) -> None:
    rig = signed_table(tmp_path, qtbot)
    play(rig, *ROUND)
    shown = rig.controller.settling.look_at_slip()
    assert shown is not None
    rig.controller.settling.reprint(shown)
    first, again = payloads(rig, "slip-000001.txt", "slip-000001-duplicate-1.txt")
    assert (again.flag_names(), again.reprint) == (["DUPLICATE"], 1)
    assert again.content() == first.content()
    folder = rig.controller.settling.slips.folder
    texts = [(folder / f"slip-000001{of}.txt").read_text() for of in ("", "-duplicate-1")]
    assert len({text.partition("Code: ")[0] for text in texts}) == 1, "the text of the first print"
    pages = PdfReader(folder / "slip-000001-duplicate-1.pdf").pages
    assert "DUPLICATE 1" in pages[0].extract_text()
    rig.close()


def test_a_slip_that_was_never_printed_again_is_shown_as_no_duplicate(
    tmp_path: Path, qtbot: QtBot
) -> None:
    rig = signed_table(tmp_path, qtbot)
    play(rig, *ROUND)
    settling = rig.controller.settling
    shown = settling.look_at_slip()
    assert shown is not None
    assert shown.duplicate == 0
    settling.reprint(shown)
    shown = settling.look_at_slip()
    assert shown is not None
    assert shown.duplicate == 1
    rig.close()


def test_each_slip_names_the_one_before_it_also_after_a_start(tmp_path: Path, qtbot: QtBot) -> None:
    rig = signed_table(tmp_path, qtbot)
    play(rig, *ROUND)
    rig.close()
    rig = signed_table(tmp_path, qtbot)
    play(rig, *ROUND)
    play(rig, *ROUND)
    names = [f"slip-{number:06d}.txt" for number in (1, 2, 3)]
    slips = payloads(rig, *names)
    codes = [read_code(str(stored["code"])) for stored in stored_codes(rig)]
    assert [slip.before for slip in slips] == [
        bytes(16),
        codes[0].for_the_next,
        codes[1].for_the_next,
    ]
    rig.close()


def test_a_slip_that_was_not_signed_before_a_power_cut_is_signed_at_the_next_start(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = TableRig(tmp_path, qtbot)
    play(rig, *ROUND[:-1])
    monkeypatch.setattr(rig.controller.settling, "after_act", lambda _: None)
    play(rig, "settle")
    assert stored_codes(rig) == []
    rig.close()
    rig = signed_table(tmp_path, qtbot)
    rig.controller.settling.make_missing_slip()
    assert [stored["of"] for stored in stored_codes(rig)] == ["1"]
    assert payloads(rig, "slip-000001.txt")[0].number == 1
    rig.close()


def test_a_slip_from_before_the_key_is_printed_again_without_a_code(
    tmp_path: Path, qtbot: QtBot
) -> None:
    rig = TableRig(tmp_path, qtbot)
    play(rig, *ROUND)
    rig.close()
    rig = signed_table(tmp_path, qtbot)
    shown = rig.controller.settling.look_at_slip()
    assert shown is not None
    rig.controller.settling.reprint(shown)
    assert stored_codes(rig) == []
    assert (rig.controller.settling.slips.folder / "slip-000001-duplicate-1.pdf").exists()
    rig.close()


def test_a_pile_of_papers_is_verified_by_the_command(
    tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    rig = signed_table(tmp_path, qtbot)
    play(rig, *ROUND)
    play(rig, *ROUND)
    key = tmp_path / "house.pub"
    key.write_text(pem_of(public_key(rig)))
    folder, journal = rig.controller.settling.slips.folder, rig.journal_path
    rig.close()
    papers = [str(path) for path in sorted(folder.iterdir())]
    words = ["verify", *papers, "--key", str(key), "--journal", str(journal), "--json"]
    assert slips_command.main(words) == 0
    *slips, total = map(json.loads, capsys.readouterr().out.splitlines())
    assert [slip["ok"] for slip in slips] == [True] * 4
    assert total == {"slips": 4, "bad": 0, "gaps": [], "doubles": [], "order": [], "chain": []}


def test_the_code_is_read_from_a_receipt_printers_raster(tmp_path: Path, qtbot: QtBot) -> None:
    rig = TableRig(tmp_path, qtbot, key=True, settings='paper = "80 mm"')
    play(rig, *ROUND)
    (stored,) = stored_codes(rig)
    pdf = pypdfium2.PdfDocument(rig.controller.settling.slips.folder / "slip-000001.pdf")
    raster = pdf[0].render(scale=203 / 72).to_pil().convert("L").point(lambda v: 255 * (v > 127))
    pdf.close()
    assert [found.text for found in zxingcpp.read_barcodes(raster.convert("1"))] == [stored["code"]]
    rig.close()


def test_each_round_ends_with_a_seal_over_all_that_stands_before_it(
    tmp_path: Path, qtbot: QtBot
) -> None:
    rig = signed_table(tmp_path, qtbot)
    play(rig, *ROUND)
    report = sealed_by(rig.session.journal, public_key(rig))
    assert (report.signed_to, report.wrong) == (rig.session.journal.last_seq - 1, ())
    rig.close()


def test_a_closed_case_has_a_slip_with_a_code_of_its_own_numbering(
    tmp_path: Path, qtbot: QtBot
) -> None:
    rig = signed_table(tmp_path, qtbot)
    play(rig, "open", "bet 1 ann 100 seated", "close", "card Kh 9d Kd", "irregularity foreign-card")
    manager = Person("mary", Role.SHIFT_MANAGER)
    for line in ("void 5.5.1",):
        for command in parse(line, rig.session.table.vocabulary):
            rig.controller.tell(command, by=manager)
    names = sorted(path.name for path in rig.controller.settling.slips.folder.glob("*.txt"))
    assert names == ["case-000001.txt", "void-000001.txt"]
    void, case = payloads(rig, "void-000001.txt", "case-000001.txt")
    assert (void.kind, void.number, void.flag_names()) == ("void", 1, ["VOID"])
    assert ("shift-manager", "mary", "name", 0) in void.signers
    text = (rig.controller.settling.slips.folder / "void-000001.txt").read_text()
    assert "Voided by mary, Table Games Shift Manager, by name" in text
    assert "Under 5.5.1 every Bet is returned." in text
    assert "Reason: A card that does not belong to the set was found." in text
    assert (case.kind, case.number, case.round) == ("case", 1, 1)
    assert ("shift-manager", "mary", "name", 0) in case.signers
    assert (case.entry or 0) > (void.entry or 0)
    assert case.before == read_code(str(stored_codes(rig)[0]["code"])).for_the_next
    rig.close()


def test_corrections_and_reopenings_get_their_signed_slips_when_the_round_is_over(
    tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    rig = signed_table(tmp_path, qtbot)
    play(rig, "open", "bet 1 ann 100 seated", "close", "card Kh 9d Kd", "proceed", "stand 1")
    mary = Person("mary", Role.SHIFT_MANAGER)

    def signed(*lines: str) -> None:
        for line in lines:
            for command in parse(line, rig.session.table.vocabulary):
                rig.controller.tell(command, by=mary)

    signed("correct 3 Qd")
    play(rig, "card 8c", "settle")
    (correction,) = payloads(rig, "correction-000001.txt")
    assert (correction.kind, correction.number, correction.round) == ("correction", 1, 1)
    assert ("shift-manager", "mary", "name", 0) in correction.signers
    signed("reopen", "correct 3 Kd")
    play(rig, "settle")
    second, reopening = payloads(rig, "correction-000002.txt", "reopening-000001.txt")
    assert [(each.kind, each.number) for each in (second, reopening)] == [
        ("correction", 2),
        ("reopening", 1),
    ]
    assert reopening.signers == (("shift-manager", "mary", "name", 0),), "the Dealer only settled"
    codes = len(stored_codes(rig))
    rig.controller.changed.emit()
    assert len(stored_codes(rig)) == codes, "once"
    capsys.readouterr()
    assert main(["cases", str(rig.journal_path), "--slip", "R1"]) == 0
    paper = (rig.controller.settling.slips.folder / "reopening-000001.txt").read_text()
    assert capsys.readouterr().out == paper
    rig.close()
