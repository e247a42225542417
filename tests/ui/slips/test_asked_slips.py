"""Slips that somebody asks for at the window: a Player's, the shift's, the head of the journal."""

from __future__ import annotations

from pathlib import Path

from pypdf import PdfReader
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tablemgr.service.slip_name import SlipName
from tablemgr.slips.code.finding import find_codes
from tablemgr.slips.code.signed import read_code
from tests.tablemgr.tables import ROUND
from tests.ui.rig import TableRig


def test_a_player_is_given_his_part_of_the_slip_that_is_shown(tmp_path: Path, qtbot: QtBot) -> None:
    papers = tmp_path / "papers"
    papers.mkdir()
    settings = f'printers.slips.address = "folder:{papers}"'
    rig = TableRig(tmp_path, qtbot, settings=settings, key=True)
    rig.tell(*ROUND)
    sheet = rig.window.sheets.slips
    sheet.show_last()
    preview = sheet.preview
    buttons = {each.text(): each for each in preview.findChildren(QPushButton)}
    buttons["bob"].click()
    saved = rig.controller.settling.slips.folder / "player-000001"
    assert preview.players.count() == 0
    assert not preview.save_button.isEnabled()
    payload = read_code(find_codes(f"{saved}.txt")[0].code).payload
    assert payload.nets == {"bob": 5000}
    for _ in range(2):
        preview.print_button.click()
    rig.until(
        lambda: len(list(papers.iterdir())) == 2 and not rig.controller.paper.desk.is_printing
    )
    names = [path.name for path in sorted(papers.iterdir())]
    assert names == ["000001-player-000001.pdf", "000002-player-000001-duplicate-1.pdf"]
    assert "DUPLICATE 1" in PdfReader(papers / names[1]).pages[0].extract_text()
    assert preview.duplicate.text() == "DUPLICATE 1"
    assert rig.controller.paper.asked.find(rig.session, SlipName(1, "player")) is not None
    rig.close()
