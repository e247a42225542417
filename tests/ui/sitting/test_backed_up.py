"""A table that is closed is backed up, if the house names a folder."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tablemgr.house.profile import DEFAULT
from tablemgr.journal import verify
from ui.sitting.sitting import Sitting


@pytest.mark.parametrize("writable", [True, False])
def test_each_closing_makes_a_back_up_or_says_why_not(
    tmp_path: Path,
    qapp: QApplication,
    qtbot: QtBot,
    capsys: pytest.CaptureFixture[str],
    writable: bool,
) -> None:
    del qtbot
    (tmp_path / "config").mkdir()
    copies, file = tmp_path / "copies", tmp_path / "config" / "house.toml"
    text = DEFAULT.replace('at-closing = ""', f'at-closing = "{copies}"')
    file.write_text(text, encoding="utf-8")
    if not writable:
        copies.touch()
    with closing(Sitting(qapp, file, tmp_path / "data", windowed=True)) as sitting:
        sitting.open_table()
        assert writable is not copies.exists()
    if writable:
        (made,) = copies.iterdir()
        report = verify(made / "tables" / "T1.journal")
        assert (report.ok, report.in_play) == (True, False)
        assert (made / "profiles" / "house.toml").read_text(encoding="utf-8") == text
        assert (made / "keys" / "T1.pub").exists()
    else:
        assert "no back-up was made" in capsys.readouterr().err
