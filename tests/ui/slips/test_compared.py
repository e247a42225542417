"""The files of the slips are compared with the journal: numbers, codes, what is missing."""

from __future__ import annotations

import pytest

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
