"""The process that draws slips: it gives what would be drawn here, and nothing stops the table."""

from __future__ import annotations

import errno
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablemgr.basics.errors import Bug, Fault
from tablemgr.slips.kinds.settlement import SettlementContent
from tablemgr.slips.paper import Paper
from tests.tablemgr.slips.samples import FONTS, SAMPLES, render
from ui.slips import drawing
from ui.slips.drawing import DrawingProcess, DrawTask, as_answer
from ui.slips.drawing_process import done

SAMPLE = next(iter(SAMPLES.values()))


WHAT = ("settlement", SettlementContent(SAMPLE), "A6", "")


@pytest.fixture(autouse=True)
def _slips_drawn_here() -> Iterator[None]:
    """Instead of the fixture of that name for all other tests: here they are drawn apart."""
    yield
    drawing.stop()


@pytest.fixture
def process() -> Iterator[DrawingProcess]:
    made = DrawingProcess()
    yield made
    made.stop()


def test_what_is_drawn_there_is_the_same_bytes_as_drawn_here(process: DrawingProcess) -> None:
    for slip in SAMPLES.values():
        for paper, name in ((Paper.A6, "A6"), (Paper.ROLL_80, "80 mm")):
            here = render(slip, paper, Path(FONTS))
            assert (
                process.ask(DrawTask.SLIP, ("settlement", SettlementContent(slip), name, "", 0))
                == here
            )
    pages = (render(SAMPLE, Paper.A6, Path(FONTS)), 420, None)
    assert process.ask(DrawTask.PICTURES, pages) == done(DrawTask.PICTURES, pages)


def test_what_is_wrong_with_a_task_is_raised_here(process: DrawingProcess) -> None:
    with pytest.raises(Fault, match="can't be shown") as fault:
        process.ask(DrawTask.PICTURES, (b"no slip", 300, None))
    assert fault.value.remedy == "Open it later: Slips in the menu."
    with pytest.raises(Bug, match="AttributeError"):
        process.ask(DrawTask.SLIP, ("settlement", "no slip", "A6", "", 0))


def test_one_that_was_killed_is_started_once_more(process: DrawingProcess) -> None:
    process.start()
    first = process.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    assert process.ask(DrawTask.SLIP, (*WHAT, 0))
    assert process.pid not in (None, first)


def test_the_same_process_draws_until_it_is_stopped_and_then_none_is_left() -> None:
    process = DrawingProcess()
    process.start()
    pid = process.pid
    process.start()
    assert process.pid == pid
    process.stop()
    process.stop()
    assert process.pid is None


def test_it_ends_when_whoever_asked_is_gone() -> None:
    """However that ended: also if it was killed."""
    program = (
        "import os, signal\n"
        "from ui.slips import drawing\n"
        "drawing.make_ready()\n"
        "print(drawing._PROCESS.pid, flush=True)\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    gone = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    pid = int(gone.stdout)
    try:
        end = os.pidfd_open(pid)
    except ProcessLookupError:
        return
    try:
        ended, _, _ = select.select([end], [], [], 10)
    finally:
        os.close(end)
    assert ended


class _Deaf(DrawingProcess):
    """Starts a process that hears nothing and ends at once."""

    def start(self) -> None:
        super().start()
        assert self._running is not None
        self._running[0].kill()
        self._running[0].wait()


def test_one_that_ends_twice_is_a_fault() -> None:
    with pytest.raises(Fault, match="has ended twice"):
        _Deaf().ask(DrawTask.SLIP, (*WHAT, 0))


def test_one_that_cannot_be_started_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(Fault, match="can't be drawn now: No such file"):
        DrawingProcess().ask(DrawTask.SLIP, (*WHAT, 0))


def test_to_make_one_ready_fails_in_silence_for_whoever_asks_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    drawing.make_ready()
    with pytest.raises(Fault):
        drawing.slip_pdf(*WHAT)


def test_without_a_free_descriptor_for_its_line_it_is_a_fault_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full() -> None:
        raise OSError(errno.EMFILE, "Too many open files")

    monkeypatch.setattr(socket, "socketpair", full)
    drawing.make_ready()
    with pytest.raises(Fault, match="can't be drawn now: Too many open files"):
        drawing.slip_pdf(*WHAT)


def test_a_slip_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "ANSWER_S", 0.001)
    process = DrawingProcess()
    with pytest.raises(Fault, match="not drawn within"):
        process.ask(DrawTask.SLIP, (*WHAT, 0))
    assert process.pid is None


def test_one_that_ended_and_then_takes_too_long_is_said_to_take_too_long(
    process: DrawingProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter([EOFError, TimeoutError])

    def none_comes(_: socket.socket) -> None:
        raise next(answers)

    monkeypatch.setattr(drawing, "receive", none_comes)
    with pytest.raises(Fault, match="was not drawn within"):
        process.ask(DrawTask.SLIP, (*WHAT, 0))
    assert process.pid is None


def test_an_error_goes_back_with_all_that_is_known() -> None:
    assert str(as_answer(Fault("a", "b"))) == "a b"
    assert "ValueError: deck" in str(as_answer(ValueError("deck")))
