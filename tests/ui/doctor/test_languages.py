"""`doctor` and `journal verify` in another language: no English is left but names and paths."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tablemgr.commandline.spoken import speaking
from tests.tablemgr.made_up import IN_BRACKETS, english_left
from tests.ui.doctor.test_doctor import table  # noqa: F401 - a fixture
from ui.doctor import command
from ui.main import main

NAMES = re.compile(r"[^\s⟦⟧]*/[^\s⟦⟧]*|\b(UTC|T1|T2|mary|top|kim)\b|\b[0-9a-f]{4}\b")


def left(text: str) -> list[str]:
    """The lines in which English is left."""
    lines = text.splitlines()
    return [each for each in lines if re.search("[a-z]{2}", english_left(NAMES.sub("", each)))]


def change_a_slip(of: Path) -> None:
    (of / "slips" / "T1" / "slip-000001.pdf").write_bytes(b"%PDF")
    text = of / "slips" / "T1" / "slip-000001.txt"
    text.write_text(text.read_text("utf-8").replace("paid", "said"), encoding="utf-8")


def change_an_entry(of: Path) -> None:
    with closing(sqlite3.connect(of / "tables" / "T1.journal")) as db:
        db.execute("DROP TRIGGER entries_never_change")
        db.execute("UPDATE entries SET person = 'mary' WHERE seq = 3")
        db.commit()


def cut_the_head(of: Path) -> None:
    file = of / "tables" / "T1.journal"
    file.write_bytes(file.read_bytes()[:50])


def another_witness(of: Path) -> None:
    (of / "witness").write_text("T1 Round 9 entry 900 " + "0" * 64 + "\n")


DEEDS: tuple[Callable[[Path], object], ...] = (
    lambda _: None,
    change_a_slip,
    change_an_entry,
    cut_the_head,
    another_witness,
    lambda of: (of / "tables" / "T1.journal-anchor").unlink(),
    lambda of: (of / "tables" / "T1.journal-anchor").write_text("no anchor"),
)


@pytest.mark.parametrize("deed", DEEDS)
def test_no_english_is_left(
    table: Path,  # noqa: F811 - as above
    deed: Callable[[Path], object],
    capsys: pytest.CaptureFixture[str],
) -> None:
    deed(table)
    where = ["--profile", str(table / "house.toml"), "--data", str(table)]
    with speaking(IN_BRACKETS):
        command.run([*where, "--back-ups", str(table / "nowhere")])
    said = capsys.readouterr().out
    assert "⟦" in said
    assert not left(said)


def test_the_journal_is_verified_in_the_readers_language(
    table: Path,  # noqa: F811 - as above
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A Chinese reader finds his own words; what a program reads stays English."""
    journal = str(table / "tables" / "T1.journal")
    assert main(["--language", "zh-SG", "journal", "verify", journal, "--chain"]) == 0
    assert "条目" in capsys.readouterr().out
    main(["--language", "zh-SG", "doctor", "--data", str(table), "--json"])
    assert "entries are sound" in capsys.readouterr().out
