"""The files of the slips are compared with the journal: numbers, codes, what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tablemgr.house.profile import key_path
from tests.ui.rig import TableRig
from ui.main import main

ROUND = ("open", "bet 1 ann 100 seated", "close", "card Kh 9d Kd", "proceed", "stand 1", "card 8c")


def test_the_slips_of_a_folder_are_compared_with_the_journal(
    rig: TableRig, capsys: pytest.CaptureFixture[str]
) -> None:
    rig.tell(*ROUND, "settle", *ROUND, "settle")
    journal, folder = str(rig.journal_path), rig.slips()[0].parent
    rig.close()
    compare = ["journal", "verify", journal, "--slips", str(folder)]
    assert main(compare) == 0, capsys.readouterr().out
    assert "with its numbers and codes" in capsys.readouterr().out
    first, second = sorted(folder.glob("*.pdf"))
    data = second.read_bytes()
    second.write_bytes(first.read_bytes())
    assert main(compare) == 1
    assert "slip-000002.pdf: it is slip 000001" in capsys.readouterr().out
    at = data.index(b"/Keywords (000002/") + len(b"/Keywords (000002/")
    second.write_bytes(data[:at] + b"0000-0000" + data[at + 9 :])
    assert main(compare) == 1
    assert "slip-000002.pdf: it has the code 0000-0000; the journal has " in capsys.readouterr().out
    second.rename(folder / "slip-000007.pdf")
    assert main(compare) == 1
    said = capsys.readouterr().out
    assert "slip 000002 of Round 2 has no file" in said
    assert "slip-000007.pdf: the journal knows no such slip" in said
    assert main([*compare[:-1], str(folder / "none")]) == 2


def test_without_options_everything_beside_the_journal_is_compared_also_in_play(
    tmp_path: Path,
    qtbot: QtBot,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tablemgr.commandline.journal_checks.user_config_path", lambda _: tmp_path)
    rig = TableRig(tmp_path, qtbot, key=True)
    rig.tell(*ROUND, "settle")
    verify = ["journal", "verify", str(rig.journal_path)]
    assert main(verify) == 0
    said = capsys.readouterr().out
    for line in (
        "(so far: the table is in play)",
        "1 Round: the rules lead to the same events and the same money",
        "signed by the table's key from entry 0 to entry",
        "with its numbers and codes",
    ):
        assert line in said
    assert "is not at" not in said, "nobody has signed by a PIN"
    key_path(rig.profile, rig.file).unlink()
    assert main(verify) == 2
    assert "T1.key: what it has signed was not looked at" in capsys.readouterr().out
    rig.close()
