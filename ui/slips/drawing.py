"""Slips are drawn in a process of their own, so that the window does not hold what draws them.

It starts when a slip will soon be wanted, and ends when it is told to, when the program ends in
whatever way, or when nobody has wanted a slip for a while. It has no part in the table: it is given
what is to be drawn and gives bytes back. If it dies, it is started once more.
"""

from __future__ import annotations

import pickle
import socket
import subprocess
import sys
import traceback
from contextlib import suppress
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, cast

from msgspec import Struct

from tablemgr.basics.errors import Bug, Fault

if TYPE_CHECKING:
    from tablemgr.past.case_file import CaseFile
    from tablemgr.slips.case_slip import CaseHead
    from tablemgr.slips.model import SettlementSlip

ANSWER_S: Final = 10.0
"""A slip that takes longer than this is given up: the window waits for it."""
REST_S: Final = 60.0
"""After so long without a slip, the process ends."""
_SIZE: Final = 8
"""How many bytes say how long a message is."""


class Task(Enum):
    """What can be drawn."""

    SETTLEMENT = "settlement"
    CASE = "case"
    PICTURES = "pictures"


class Picture(Struct, frozen=True):
    """A picture of four bytes a pixel: blue, green, red, nothing. `stride` is a row's bytes."""

    width: int
    height: int
    stride: int
    data: bytes


def settlement_pdf(slip: SettlementSlip, paper: str) -> bytes:
    """A settlement slip as a PDF. `paper` is as in the house profile.

    Raises `Fault` if a font is missing or nothing can be drawn.
    """
    return cast(bytes, ask(Task.SETTLEMENT, slip, paper))


def case_pdf(file: CaseFile, head: CaseHead, paper: str) -> bytes:
    """The slip of a case as a PDF. `paper` and the faults are those of `settlement_pdf`."""
    return cast(bytes, ask(Task.CASE, file, head, paper))


def page_pictures(pdf: bytes, width_px: int, height_px: int | None) -> list[Picture]:
    """The pages of a PDF. Raises `Fault` if it is none, or as `settlement_pdf` does."""
    return cast(list[Picture], ask(Task.PICTURES, pdf, width_px, height_px))


def ask(task: Task, *what: object) -> Any:
    """What the drawing process gives for a task. Raises what it raises there, and `Fault` if no
    such process can be started.
    """
    return _PROCESS.ask(task, what)


def make_ready() -> None:
    """A slip will soon be wanted: start the process, which takes a moment. Waits for nothing."""
    with suppress(Fault):  # whoever asks for a slip is told
        _PROCESS.start()


def stop() -> None:
    """No slip is wanted for now. May be called at any time."""
    _PROCESS.stop()


class DrawingProcess:
    """The process, if there is one now. Used by one thread alone."""

    def __init__(self) -> None:
        self._running: tuple[subprocess.Popen[bytes], socket.socket] | None = None

    @property
    def pid(self) -> int | None:
        """The number of the process, or None if none runs."""
        if self._running is None or self._running[0].poll() is not None:
            return None
        return self._running[0].pid

    def start(self) -> None:
        """Start it, unless it runs. Raises `Fault` if the system starts none."""
        if self.pid is not None:
            return
        self.stop()
        ours, theirs = socket.socketpair()
        command = [sys.executable, "-P", "-m", "ui.slips.drawing_process"]
        try:
            process = subprocess.Popen(
                [*command, str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                start_new_session=True,  # a key that stops the program is not meant for it
            )
        except OSError as error:
            ours.close()
            raise Fault(
                f"What draws the slips can't be started: {error.strerror or error}.",
                "The settlement is stored: print the slip again later.",
            ) from error
        finally:
            theirs.close()
        ours.settimeout(ANSWER_S)
        self._running = (process, ours)

    def ask(self, task: Task, what: tuple[object, ...]) -> Any:
        """See the function `ask`."""
        try:
            answer = self._answer(task, what)
        except TimeoutError as error:
            self.stop()
            raise Fault(
                f"The slip is not drawn after {ANSWER_S:.0f} s.", "Print it again."
            ) from error
        except (EOFError, OSError):
            self.stop()  # it had just ended, or was killed: the next one answers, or there is none
            try:
                answer = self._answer(task, what)
            except (EOFError, OSError) as error:
                self.stop()
                raise Fault(
                    "What draws the slips has ended twice before it drew one.",
                    "Print it again; if that fails too, start the program again.",
                ) from error
        if isinstance(answer, Exception):
            raise answer
        return answer

    def _answer(self, task: Task, what: tuple[object, ...]) -> Any:
        self.start()
        assert self._running is not None
        line = self._running[1]
        send(line, (task, what))
        return receive(line)

    def stop(self) -> None:
        """End it, whatever it does now."""
        running, self._running = self._running, None
        if running is not None:
            process, line = running
            line.close()
            process.kill()
            process.wait()


_PROCESS: Final = DrawingProcess()


def send(line: socket.socket, thing: object) -> None:
    """Put a message on the line: its length, then the thing itself."""
    data = pickle.dumps(thing)
    line.sendall(len(data).to_bytes(_SIZE, "big") + data)


def receive(line: socket.socket) -> Any:
    """The next message's thing. Raises `EOFError` once the other end is closed, and `OSError`.

    Both ends are this program's own, and nobody else has one.
    """
    return pickle.loads(_read(line, int.from_bytes(_read(line, _SIZE), "big")))


def _read(line: socket.socket, size: int) -> bytes:
    data = bytearray()
    while len(data) < size:
        part = line.recv(min(size - len(data), 1 << 20))
        if not part:
            raise EOFError
        data += part
    return bytes(data)


def as_answer(error: Exception) -> Exception:
    """What goes back for an error: a `Fault` as it is, else a `Bug` with all that is known."""
    if isinstance(error, Fault):
        return Fault(error.what, error.remedy)
    return Bug("drawing a slip:\n" + "".join(traceback.format_exception(error)))
