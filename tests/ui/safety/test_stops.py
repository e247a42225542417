"""A stop is seen: whatever else fails in telling it, the table stops and its screen says so."""

from __future__ import annotations

import os
import stat
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import platformdirs
import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel

from tablemgr.basics.cards import card
from tablemgr.basics.errors import Fault
from tablemgr.basics.money import Money
from tablemgr.journal import Draft, Entry, EntryKind
from tablemgr.rules.commands import Bet
from tests.ui.rig import TableRig
from ui.dialogs.stopped import StoppedOverlay
from ui.safety.bug_log import say, where, words_of, write_bug
from ui.safety.stopping import Safeguard

DEALT = "Kh 5s 9d Kd 6c"


# --- ways of telling that fail --------------------------------------------------------------------


def _closed(patch: pytest.MonkeyPatch) -> None:
    stream = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - closed at once, as is meant
    stream.close()
    patch.setattr(sys, "stderr", stream)


def _full(patch: pytest.MonkeyPatch) -> None:
    stream = open("/dev/full", "w", buffering=1, encoding="utf-8")  # noqa: SIM115 - left open
    patch.setattr(sys, "stderr", stream)


def _missing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(sys, "stderr", None)


def _nobody_reads(patch: pytest.MonkeyPatch) -> None:
    reads, writes = os.pipe()
    os.close(reads)
    stream = open(writes, "w", buffering=1, encoding="utf-8")  # noqa: SIM115 - left open
    patch.setattr(sys, "stderr", stream)


STREAMS = {"closed": _closed, "full": _full, "missing": _missing, "nobody reads": _nobody_reads}


@pytest.fixture(params=STREAMS)
def no_stderr(request: pytest.FixtureRequest) -> Iterator[None]:
    """Standard error takes nothing."""
    with pytest.MonkeyPatch.context() as patch:
        STREAMS[request.param](patch)
        stream = sys.stderr
        yield
        if stream is not None:
            _give_up(stream)


def _give_up(stream: object) -> None:
    """Let a stream go that can't be flushed, so that nobody tries it once more."""
    close = getattr(stream, "detach", None)
    try:
        raw = close() if close is not None else None
        if raw is not None:
            raw.detach().close()
    except (OSError, ValueError):
        return


def _log_in_the_way() -> None:
    folder = Path(platformdirs.user_log_path("tablemgr"))
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("a file where the folder should be", encoding="utf-8")


@pytest.fixture(params=["log folder", "no log folder"])
def log(request: pytest.FixtureRequest) -> bool:
    """Whether bugs can be written down."""
    if request.param == "no log folder":
        _log_in_the_way()
    return bool(request.param == "log folder")


# --- what stops a table ---------------------------------------------------------------------------


def a_slot_fails(rig: TableRig) -> None:
    def broken() -> None:
        raise ZeroDivisionError("a flaw")

    QTimer.singleShot(0, rig.window, broken)


def a_thread_fails(rig: TableRig) -> None:
    del rig

    def broken() -> None:
        raise ZeroDivisionError("a flaw")

    thread = threading.Thread(target=broken)
    thread.start()
    thread.join()


def the_disk_is_full_at_a_command(rig: TableRig) -> None:
    _fill_the_disk(rig)
    while rig.session.halted is None:
        rig.controller.tell(Bet(1, "ann", Money(100)))


def the_disk_is_full_at_a_card(rig: TableRig) -> None:
    _fill_the_disk(rig)
    while rig.session.halted is None:
        _draw_one(rig)


def _draw_one(rig: TableRig) -> None:
    """A card comes: it is dealt, or the screen says that it is not."""

    def seen() -> int:
        return len(rig.cards()) + len(since(rig))

    before = seen()
    rig.simulator.draw_card(card("9c"))
    rig.until(lambda: seen() > before)


def _fill_the_disk(rig: TableRig) -> None:
    rig.session.journal._conn.execute("PRAGMA max_page_count=1")


STOPS: tuple[Callable[[TableRig], None], ...] = (
    a_slot_fails,
    a_thread_fails,
    the_disk_is_full_at_a_command,
    the_disk_is_full_at_a_card,
)


@pytest.mark.parametrize("stop", STOPS, ids=lambda stop: stop.__name__)
def test_the_screen_says_that_the_table_is_stopped(
    rig: TableRig, no_stderr: None, stop: Callable[[TableRig], None]
) -> None:
    """With nowhere to tell it but the screen: no standard error, and no folder for the log."""
    del no_stderr
    _log_in_the_way()
    rig.expects_stop = True
    rig.tell("open", "bet 1 ann 100 seated", "bet 4 bob 50 seated", "close", f"card {DEALT}")
    dealt = rig.cards()
    stop(rig)
    rig.until(lambda: rig.controller.standstill.view is not None and bool(reference(rig)))
    assert rig.window.sheets.stopped.isVisible()
    assert rig.session.halted
    if "disk" not in stop.__name__:
        assert reference(rig).startswith("not written: ")
    rig.simulator.draw_card(card("2c"))
    rig.until(lambda: "2♣" in since(rig))
    assert "2♣" in rig.window.sheets.stopped.since.text()
    assert "2c" not in rig.cards(), "a stopped table deals nothing"
    assert rig.cards()[: len(dealt)] == dealt


def reference(rig: TableRig) -> str:
    view = rig.controller.standstill.view
    assert view is not None
    return view.reference or view.stored


def since(rig: TableRig) -> tuple[str, ...]:
    view = rig.controller.standstill.view
    return () if view is None else (*view.since, *view.lost)


def test_five_cards_after_the_disk_was_full_are_all_named_and_the_restored_table_takes_the_next(
    rig: TableRig,
) -> None:
    rig.expects_stop = True
    rig.tell("open", "bet 1 ann 100 seated", "bet 4 bob 50 seated", "close", "card Kh")
    rig.session.journal._conn.execute("PRAGMA max_page_count=1")
    while len(since(rig)) < 5:
        _draw_one(rig)
    view = rig.controller.standstill.view
    assert view is not None
    assert len(view.lost) >= 4, "of a card whose bytes are not stored a person has to be told"
    dealt = len(rig.cards())
    rig.window.sheets.restore()
    rig.until(lambda: len(rig.cards()) == dealt + len(view.since))
    rig.by_hand("2c")
    rig.draw("3h")


def test_cards_that_come_while_a_bug_has_stopped_the_round_are_dealt_at_the_restore(
    rig: TableRig,
) -> None:
    rig.expects_stop = True
    rig.tell("open", "bet 1 ann 100 seated", "close", "card Kh")
    rig.controller.stop_for(ZeroDivisionError("a flaw"))
    rig.simulator.draw_card(card("9d"))
    rig.until(lambda: len(since(rig)) == 1)
    assert "the restore deals them: 9♦" in rig.window.sheets.stopped.since.text()
    rig.window.sheets.restore()
    rig.until_cards("Kh", "9d")


def test_a_bug_in_the_stop_itself_is_written_down_and_so_is_the_first(home: Path) -> None:
    def stop(_: BaseException) -> None:
        raise KeyError("no screen")

    told: list[str] = []
    Safeguard(stop, told.append).take(ZeroDivisionError("a flaw"))
    logs = sorted(Path(platformdirs.user_log_path("tablemgr")).glob("bug-*.log"))
    texts = [path.read_text(encoding="utf-8") for path in logs]
    assert any("no screen" in text for text in texts)
    assert any("a flaw" in text for text in texts)
    assert len(told) == 1
    assert home in logs[0].parents


def test_an_error_that_cannot_say_itself_is_still_told_by_its_kind(log: bool) -> None:
    class Dumb(Exception):  # noqa: N818 - as it is
        def __str__(self) -> str:
            raise ValueError("no words")

    assert words_of(Dumb()) == "Dumb"
    assert where(write_bug(Dumb())).startswith("bug-" if log else "not written: ")


def test_a_line_is_said_where_there_is_a_standard_error(
    capsys: pytest.CaptureFixture[str],
) -> None:
    say("two\n  lines")
    assert capsys.readouterr().err == "tablemgr: two lines\n"


def test_nothing_is_raised_where_standard_error_takes_nothing(
    no_stderr: None, capsys: pytest.CaptureFixture[str]
) -> None:
    del no_stderr
    say("nobody hears it")
    assert capsys.readouterr().out == "", "not on another stream either"


def test_where_the_sheet_of_a_stop_cannot_be_made_its_words_cover_the_window(
    rig: TableRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_sheet(*_: object) -> None:
        raise ImportError("the program's files are gone")

    rig.expects_stop = True
    monkeypatch.setattr(StoppedOverlay, "show_stop", no_sheet)
    rig.controller.stop_for(ZeroDivisionError("a flaw"))
    cover = rig.window.centre.findChildren(QLabel, "stopped-plainly")[-1]
    assert cover.isVisible()
    assert "a flaw" in cover.text()


def test_a_stopped_round_can_be_exported_record_and_entries(rig: TableRig) -> None:
    rig.expects_stop = True
    rig.tell("open", "bet 1 ann 100 seated", "close", "card Kh")
    rig.controller.stop_for(ZeroDivisionError("a flaw"))
    rig.window.sheets.stopped.export.click()
    said = rig.window.sheets.stopped.exported.text()
    folder = rig.controller.settling.slips.folder
    record, entries = folder / "round-000001.round.toml", folder / "round-000001.entries.jsonl"
    assert str(record) in said
    assert "card Kh" in record.read_text(encoding="utf-8")
    lines = entries.read_text(encoding="utf-8").splitlines()
    stored = rig.session.journal.entries(round_no=1)
    assert len(lines) == sum(1 for _ in stored)
    assert EntryKind.FLAW.value in lines[-1]
    assert {stat.S_IMODE(path.stat().st_mode) for path in (record, entries)} == {0o600}
    record.write_text("another file of that name", encoding="utf-8")
    rig.window.sheets.stopped.export.click()
    assert record.read_text(encoding="utf-8") == "another file of that name"
    assert (folder / "round-000001-2.round.toml").exists()
    assert "is there already" in rig.window.sheets.stopped.exported.text()


def test_a_broken_journal_at_the_print_of_a_slip_stops_and_is_no_mere_message(
    rig: TableRig,
) -> None:
    rig.expects_stop = True
    rig.tell("open", "bet 1 ann 100 seated", "close", "card Kh 9d Kd", "proceed", "stand 1")
    append = rig.session.journal.append_all

    def broken(drafts: Sequence[Draft]) -> list[Entry]:
        if any("printed" in draft.payload for draft in drafts):
            raise Fault("The disk is full.", "Make room.")
        return append(drafts)

    rig.session.journal.append_all = broken  # type: ignore[method-assign] # a broken disk
    rig.tell("card 8c", "settle")
    assert rig.controller.standstill.view is not None
    assert "The disk is full." in rig.controller.standstill.view.what
