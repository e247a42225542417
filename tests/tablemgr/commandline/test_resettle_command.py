"""A corrected rulebook settles past Rounds again: what was paid too much or too little, per Bet."""

from __future__ import annotations

import csv
import json
from datetime import timedelta
from pathlib import Path

import pytest

from tablemgr.commandline.resettle_command import main
from tablemgr.journal import EntryKind, reading
from tests.tablemgr.tables import ROUND, open_session, tell

SHIPPED = Path(__file__).parents[3] / "tablemgr/rules/rulebook/rws-blackjack.toml"
BLACKJACK = (
    "open",
    "bet 1 ann 50 seated",
    "close",
    "card Ah 9d Kd",
    "proceed",
    "card 8c",
    "settle",
)
VOIDED = (*ROUND[:6], "as mary shift-manager", "irregularity foreign-card", "void 5.5.1")


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    session = open_session(tmp_path / "T1.journal")
    tell(session, *ROUND, *BLACKJACK, *VOIDED, "as dora dealer")
    session.shoe.load()
    tell(session, *ROUND[:6])
    session.journal.close()
    return session.journal.path


def corrected(tmp_path: Path, *changes: tuple[str, str]) -> str:
    """A copy of the shipped rulebook in which some words are others."""
    text = SHIPPED.read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = tmp_path / "corrected" / SHIPPED.name
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_the_same_rulebook_owes_nobody(
    journal: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = journal.read_bytes()
    assert main(["--since", "2023-11-14", "--rulebook", corrected(tmp_path), str(journal)]) == 0
    said = capsys.readouterr().out
    assert "2 Rounds settled again, 0 Bets otherwise" in said
    assert "left out: Round 3: void" in said
    assert "left out: Round 4: " in said
    assert journal.read_bytes() == before


def test_each_bet_that_was_paid_otherwise_is_named_and_the_sums_are_right(
    journal: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A Blackjack should have been paid 3 to 2: 75 for 60. A Coloured Pair 11 to 1: 110 for 120."""
    book = corrected(
        tmp_path,
        ("blackjack = [6, 5]", "blackjack = [3, 2]"),
        ('name = "Coloured Pair", pays = [12, 1]', 'name = "Coloured Pair", pays = [11, 1]'),
    )
    argv = ["--since", "2023-11-14", "--rulebook", book, str(journal)]
    assert main([*argv, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["T1"]
    assert (found["paid-too-little"], found["paid-too-much"]) == ("15.00", "10.00")
    assert main([*argv, "--csv"]) == 0
    rows = list(csv.DictReader(capsys.readouterr().out.splitlines()))
    assert [(row["round"], row["bet"], row["was"], row["now"], row["owed"]) for row in rows] == [
        ("1", "rws-pairs", "120.00", "110.00", "-10.00"),
        ("2", "initial", "60.00", "75.00", "15.00"),
    ]
    assert main(argv) == 0
    assert "initial: 60.00, now 75.00: paid too little by 15.00" in capsys.readouterr().out
    assert main(["--since", "2023-11-15", "--rulebook", book, str(journal)]) == 0
    assert "0 Rounds settled again" in capsys.readouterr().out


def test_a_round_that_the_corrected_rules_refuse_is_said_and_not_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = open_session(tmp_path / "T2.journal")
    tell(session, "open", "bet 1 ann 100 seated", "close", "card 9h Td 7d", "surrender 1")
    tell(session, "proceed", "settle")
    session.journal.close()
    book = corrected(tmp_path, ('surrender = "not-ace"', 'surrender = "two-to-nine"'))
    argv = ["--since", "2023-11-14", "--rulebook", book, str(tmp_path / "T2.journal")]
    assert main(argv) == 0
    said = capsys.readouterr().out
    assert "0 Rounds settled again" in said
    assert "NOT COMPARED: Round 1: 'surrender 1' is refused (entry 7): " in said


def test_since_a_gaming_day_leaves_out_what_belongs_to_the_day_before(
    journal: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The Rounds are of one evening; a gaming day that begins after them is the day before's."""
    with reading(journal) as reader:
        opened = next(iter(reader.entries(kinds=(EntryKind.ACT,)))).stamp.wall()
    book, day = corrected(tmp_path), f"{opened:%Y-%m-%d}"
    later = f"{opened + timedelta(minutes=30):%H:%M}"
    for begins, settled in (("00:00", 2), (later, 0)):
        argv = ["--since", day, "--begins", begins, "--rulebook", book, str(journal)]
        assert main(argv) == 0
        assert f"{settled} Rounds settled again" in capsys.readouterr().out
