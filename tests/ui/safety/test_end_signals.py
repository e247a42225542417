"""A signal ends the program in order; the next start says which signal it was."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tablemgr.basics.money import Money
from tablemgr.house.profile import DEFAULT, load_or_create, reads
from tablemgr.house.standing import SEAL
from tablemgr.journal import EntryKind, reading, verify
from tablemgr.journal.anchor import read_anchor
from tablemgr.journal.layout import is_open
from tablemgr.rules.commands import Bet, Open
from tests.program import ended, listens, started, until
from tests.tablemgr.tables import ROUND
from tests.ui.rig import TableRig
from ui.presenter.house_alerts import LAST_END
from ui.safety.end_signals import ASKING, EndSignals
from ui.table.opening import journal_path, open_session
from ui.table.places import profile_path


def play(folder: Path, *, in_round: bool) -> Path:
    """A journal, with an open Round or without one; gives its path."""
    path = journal_path("T1", folder)
    session = open_session(reads(DEFAULT, "profile"), path)
    if in_round:
        session.do(Open())
        session.do(Bet(3, "ann", Money(10_000), seated=True))
    session.journal.close()
    return path


@pytest.mark.parametrize("in_round", [False, True], ids=["between-rounds", "in-a-round"])
@pytest.mark.parametrize("number", ASKING, ids=[each.name for each in ASKING])
def test_a_signal_closes_the_table_in_order(
    tmp_path: Path, number: signal.Signals, in_round: bool
) -> None:
    load_or_create(profile_path())
    path = play(tmp_path, in_round=in_round)
    with started("run", "--data", str(tmp_path)) as process:
        until(process, lambda: listens(process))
        process.send_signal(number)
        assert ended(process) == (0, "")
    report = verify(path)
    assert report.ok
    assert report.anchored
    with reading(path) as journal:
        *_, said, _, last = journal.entries()
    anchor = read_anchor(path)
    assert anchor is not None
    assert (anchor.seq, anchor.digest) == (last.seq, last.hash)
    assert said.kind is EntryKind.SESSION
    assert SEAL in last.data
    assert said.data == {"ended": number.name, "in_round": in_round}
    session = open_session(reads(DEFAULT, "profile"), path)
    assert not session.journal.was_cut_off
    assert session.between_rounds is not in_round
    session.journal.close()


def test_a_killed_program_leaves_its_journal_marked_as_open(tmp_path: Path) -> None:
    load_or_create(profile_path())
    path = play(tmp_path, in_round=False)
    with started("run", "--data", str(tmp_path)) as process:
        until(process, lambda: is_open(path.read_bytes()[:100]))
        process.kill()
        assert ended(process)[0] == -signal.SIGKILL
    session = open_session(reads(DEFAULT, "profile"), path)
    assert session.journal.was_cut_off
    session.journal.close()


@pytest.mark.parametrize("lines", [(), ("open", "bet 1 ann 100 seated")])
def test_the_next_start_says_which_signal_it_was_and_only_that_one(
    new_rig: Callable[..., TableRig], lines: tuple[str, ...]
) -> None:
    rig = new_rig()
    rig.tell(*lines)
    assert LAST_END not in rig.window.sheets.alerts.cards
    rig.open_table.end_for("SIGHUP")
    rig = new_rig()
    said = rig.window.sheets.alerts.cards[LAST_END]
    assert "SIGHUP" in said.text.text()
    assert ("A Round was open" in said.remedy.text()) is bool(lines)
    assert rig.session.journal.last is not None
    assert any(e.data.get("started_after") == "SIGHUP" for e in rig.session.journal.entries())
    assert LAST_END not in new_rig().window.sheets.alerts.cards


def test_a_table_that_a_signal_ends_prints_no_head_and_its_start_says_so(
    new_rig: Callable[..., TableRig], tmp_path: Path
) -> None:
    (tmp_path / "paper").mkdir()
    settings = f'printers.slips.address = "folder:{tmp_path / "paper"}"'
    rig = new_rig(key=True, settings=settings)
    rig.tell(*ROUND)
    rig.open_table.end_for("SIGTERM")
    assert list((tmp_path / "paper").iterdir()) == []
    rig = new_rig(key=True)
    assert "SIGTERM" in rig.window.sheets.alerts.cards[LAST_END].text.text()
    rig.close()
    assert len(list((tmp_path / "paper").iterdir())) == 1, "the next closing prints it"


def test_a_start_after_a_power_cut_says_so(new_rig: Callable[..., TableRig]) -> None:
    rig = new_rig()
    left = {each: each.read_bytes() for each in rig.journal_path.parent.iterdir()}
    rig.close()
    for each, data in left.items():
        each.write_bytes(data)
    assert "cut off" in new_rig().window.sheets.alerts.cards[LAST_END].text.text()


def test_a_signal_is_told_once_the_act_that_it_came_into_is_complete(qtbot: QtBot) -> None:
    done: list[str] = []
    signals = EndSignals()
    signals.came.connect(done.append)
    signals.install()
    try:
        signal.raise_signal(signal.SIGINT)
        done.append("act")
        qtbot.waitUntil(lambda: len(done) == 2)
    finally:
        signals.remove()
    assert done == ["act", "SIGINT"]


def test_afterwards_signals_do_what_they_did_before() -> None:
    before = [signal.getsignal(each) for each in ASKING]
    signals = EndSignals()
    signals.install()
    signals.remove()
    signals.remove()
    assert [signal.getsignal(each) for each in ASKING] == before
    assert signal.set_wakeup_fd(-1) == -1
