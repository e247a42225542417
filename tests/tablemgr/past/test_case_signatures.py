"""The slip of a case: who signed what, its entries of the journal, why a reopening was made."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

from tablemgr.journal import short_code
from tablemgr.past.case_book import case_files
from tablemgr.rules.commands import Reopen
from tablemgr.rules.people import Person, Proof, Signature
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.slips.case_slip import CaseHead, lines_of
from tests.tablemgr.case_journal import PAUL, signed, with_cases
from tests.tablemgr.memory_journal import session_of
from tests.tablemgr.tables import open_session, tell

DAY = datetime(2026, 1, 1, tzinfo=UTC)


def test_a_reopening_has_its_signatures_its_reason_and_what_the_house_pays_5_6(
    tmp_path: Path,
) -> None:
    """The second of a Round: one signature for the reopening, one for the ruling and its money."""
    session = open_session(tmp_path / "t.journal")
    session.sign_in(Person("dora"))
    lost = ("open", "bet 1 ann 100 seated", "close", "card Kh 9d 7c", "proceed", "stand 1")
    tell(session, *lost, "card Kd", "settle")
    signed(session, PAUL, "reopen")
    tell(session, "settle")
    session.do(Reopen(), by=by_pin(41), reason="A chip fell.")
    tell(session, "irregularity other A chip fell.")
    for command in ("decide It was ann's.", "adjust 1 ann 37.50"):
        signed(session, by_pin(42), command)
    tell(session, "settle")
    found = {file.ref: file for file in case_files(session.journal.entries())}
    session.journal.close()
    text = lines_of(found["R2"], CaseHead("House", "T1", found["R2"].opened.wall()))
    begin = text.index("Decided and signed")
    by = "Signed: paul, Table Games Shift Manager, by PIN"
    said = [re.sub(r", [0-9:]{8} · [0-9A-Z-]{9}, entry [0-9]+$", "", line) for line in text]
    assert said[begin + 1 : begin + 12] == [
        *("The settlement is reopened.", "Reason: “A chip fell.”", by),
        "The Table Games Shift Manager decides: “It was ann's.”",
        *("Box 1: The House pays ann 37.50.", by),
        *("The settlement is made again.", "Done by dora, Dealer", ""),
        *("Money", "ann: net \u2212100.00 before, \u221262.50 after"),
    ]


def by_pin(entry: int) -> Person:
    """The Shift Manager, with that signature in the register's log."""
    return Person(PAUL.name, PAUL.role, Signature(Proof.PIN, entry, "ab"))


def test_each_act_and_the_case_name_their_entry_of_the_journal(tmp_path: Path) -> None:
    session = open_session(with_cases(tmp_path))
    entries = {entry.seq: entry for entry in session.journal.entries()}
    for file in case_files(entries.values()):
        assert file.code == short_code(entries[file.seq].hash)
        text = lines_of(file, CaseHead("House", "T1", DAY))
        assert f"Journal {file.code}, entry {file.seq}" in text
        for act in file.acts:
            assert act.code == short_code(entries[act.seq].hash)
        if file.acts and file.remedy != "reopening":
            last = file.acts[-1]
            assert any(line.endswith(f"{last.code}, entry {last.seq}") for line in text)
    session.journal.close()


def test_no_sentence_says_that_a_settled_round_goes_on_5_6() -> None:
    """What is reported in a reopened settlement is closed, or only noted."""
    settled = ("open", "bet 1 ann 20 seated", "close", "card 9h 6d 8d", "proceed", "stand 1")
    reported = ("irregularity misdeal", "choose 1 ann continue", "reconstruct no", "resume")
    late = (*settled, "card Td 5c", "settle", "reopen", *reported, "irregularity face-up-card")
    session = session_of(Table(load("blackjack-v5")))
    signed(session, PAUL, *late, "settle")
    found = case_files(session.journal.entries())
    assert [file.kind for file in found] == ["reopening", "misdeal", "face-up-card"]
    said = "\n".join(
        line for file in found for line in lines_of(file, CaseHead("House", "T1", DAY))
    )
    assert not re.search("Round goes on|play went on", said)
    assert "The case is closed." in said
