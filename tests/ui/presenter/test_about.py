"""The program says its version, its folders and the digests of the files that it plays by."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from platformdirs import user_log_path

from tablemgr import __version__
from tests.ui.rig import TableRig
from ui.presenter.about import about_lines
from ui.views.header import MenuItem


def test_version_folders_and_digests_are_said(by_hand: TableRig) -> None:
    slips = by_hand.controller.settling.slips.folder
    said = {line.label: line.text for line in about_lines(by_hand.session, slips)}
    assert __version__ in said["Version"]
    assert said["Data folder"] == str(by_hand.folder)
    assert said["Journal"] == str(by_hand.journal_path)
    assert said["Slips"] == str(slips)
    assert said["Log folder"] == str(user_log_path("tablemgr"))
    book = Path("tablemgr/rules/rulebook/rws-blackjack.toml").read_bytes()
    assert said["rws-blackjack.toml"] == sha256(book).hexdigest()[:16]
    assert "rws-blackjack-a.svg" in said


def test_the_menu_shows_them_to_anybody(by_hand: TableRig) -> None:
    by_hand.controller.staffing.must_sign_in = True
    by_hand.window.header.asked.emit(MenuItem.ABOUT)
    sheet = by_hand.window.menu.about
    assert sheet.isVisible()
    lines = about_lines(by_hand.session, by_hand.controller.settling.slips.folder)
    assert sheet.grid.count() == 2 * len(lines)


def test_quit_asks_first_between_rounds(by_hand: TableRig) -> None:
    closed: list[bool] = []
    by_hand.window.menu.quit_asked.disconnect(by_hand.window.close)
    by_hand.window.menu.quit_asked.connect(lambda: closed.append(True))
    by_hand.window.header.asked.emit(MenuItem.QUIT)
    quitting = by_hand.window.menu.quitting
    assert quitting.isVisible()
    quitting.stay.click()
    assert not quitting.isVisible()
    assert not closed
    by_hand.window.header.asked.emit(MenuItem.QUIT)
    quitting.leave.click()
    assert closed == [True]
