"""Draws slips in a process of their own, so that the window's process does not hold the libraries.

That process starts when a slip will soon be wanted. It ends when it is told to, when the program
ends in any way, or when nobody has asked for a slip for a while. It knows no table: it gets what to
draw and returns bytes. If it dies, it is started again.
"""

from __future__ import annotations

import pickle
import socket
import subprocess
import sys
import traceback
from contextlib import suppress
from enum import Enum
from typing import Any, Final, cast

from msgspec import Struct

from tablemgr.basics.errors import Bug, Fault
from tablemgr.basics.languages import ENGLISH
from tablemgr.basics.messages import Message
from tablemgr.basics.money import Money

ANSWER_S: Final = 10.0
"""How long the window waits for a slip before it gives up."""
REST_S: Final = 60.0
"""After so long without a slip, the process ends."""
_SIZE: Final = 8
"""How many bytes say how long a message is."""


class DrawTask(Enum):
    """The kinds of drawing that can be asked for."""

    SLIP = "slip"
    PICTURES = "pictures"
    RECEIPT = "receipt"
    """What a receipt printer takes."""


class Picture(Struct, frozen=True):
    """A picture of four bytes a pixel: blue, green, red, unused. `stride`: the bytes of a row."""

    width: int
    height: int
    stride: int
    data: bytes


def slip_pdf(
    kind: str,
    content: object,
    paper: str,
    code: str = "",
    *,
    copy: int = 0,
    language: str = ENGLISH,
) -> bytes:
    """A slip of that kind as a PDF, all of its parts. `paper` and `language` are as in the house
    profile, `code` is the slip's own, `copy` n is DUPLICATE n.

    Raises `Fault` if a font is missing or nothing can be drawn.
    """
    return cast(bytes, ask(DrawTask.SLIP, kind, content, paper, code, copy, language))


def page_pictures(pdf: bytes, width_px: int, height_px: int | None) -> list[Picture]:
    """The pages of a PDF. Raises `Fault` if it is not a PDF, or as `slip_pdf` does."""
    return cast(list[Picture], ask(DrawTask.PICTURES, pdf, width_px, height_px))


def ask(task: DrawTask, *what: object) -> Any:
    """Have the drawing process do a task, and return its answer.

    Raises what the task raises, and `Fault` if the process can't be started.
    """
    return _PROCESS.ask(task, what)


def make_ready() -> None:
    """Start the process, as a slip will soon be wanted. Does not wait until it runs."""
    with suppress(Fault):  # said when a slip is asked for
        _PROCESS.start()


def stop() -> None:
    """End the process, as no slip is wanted for now. May be called at any time."""
    _PROCESS.stop()


def _not_started(error: OSError) -> Fault:
    return Fault(
        "Slips can't be drawn now: {error}.",
        "The settlement is stored: print the slip again later.",
        error=error.strerror or error,
    )


class DrawingProcess:
    """The process that draws, if one runs. Only one thread may use it."""

    def __init__(self) -> None:
        self._running: tuple[subprocess.Popen[bytes], socket.socket] | None = None

    @property
    def pid(self) -> int | None:
        """The number of the process, or None if none runs."""
        if self._running is None or self._running[0].poll() is not None:
            return None
        return self._running[0].pid

    def start(self) -> None:
        """Start it, unless it runs. Raises `Fault` if it can't be started."""
        if self.pid is not None:
            return
        self.stop()
        command = [sys.executable, "-P", "-m", "ui.slips.drawing_process"]
        try:
            ours, theirs = socket.socketpair()
        except OSError as error:
            raise _not_started(error) from error
        try:
            process = subprocess.Popen(
                [*command, str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl+C in the terminal must not end it
            )
        except OSError as error:
            ours.close()
            raise _not_started(error) from error
        finally:
            theirs.close()
        ours.settimeout(ANSWER_S)
        self._running = (process, ours)

    def ask(self, task: DrawTask, what: tuple[object, ...]) -> Any:
        """See the function `ask`."""
        try:
            answer = self._answer(task, what)
        except EOFError:  # it had just ended, or was killed: try once more with a new one
            try:
                answer = self._answer(task, what)
            except EOFError as error:
                raise Fault(
                    "The slip can't be drawn: the process that draws slips has ended twice.",
                    "Open it later: Slips in the menu. If that fails too, start the program again.",
                ) from error
        if isinstance(answer, Exception):
            raise answer
        return answer

    def _answer(self, task: DrawTask, what: tuple[object, ...]) -> Any:
        """One try. Raises `EOFError` if the process has ended, `Fault` if it takes too long."""
        self.start()
        assert self._running is not None
        line = self._running[1]
        try:
            send(line, (task, what))
            return receive(line)
        except TimeoutError as error:
            self.stop()
            raise Fault(
                "The slip was not drawn within {answer_s:.0f} s.",
                "Open it later: Slips in the menu.",
                answer_s=ANSWER_S,
            ) from error
        except (EOFError, OSError) as error:
            self.stop()
            raise EOFError from error

    def stop(self) -> None:
        """Kill it, even in the middle of a task."""
        running, self._running = self._running, None
        if running is not None:
            process, line = running
            line.close()
            process.kill()
            process.wait()


_PROCESS: Final = DrawingProcess()


def send(line: socket.socket, thing: object) -> None:
    """Send a thing over the line: its length in bytes, then the thing itself."""
    data = pickle.dumps(thing)
    line.sendall(len(data).to_bytes(_SIZE, "big") + data)


def receive(line: socket.socket) -> Any:
    """The next thing sent. Raises `EOFError` if the other end is closed, and `OSError`.

    Unpickling it is safe: only this program has the two ends.
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


def _sent(value: object) -> object:
    """A value of a fault as it can be sent from one process to another."""
    return value if isinstance(value, str | int | Message | Money) else str(value)


def as_answer(error: Exception) -> Exception:
    """The error to send back: a `Fault` as it is, else a `Bug` with all that is known."""
    if isinstance(error, Fault):
        what, remedy = error.messages
        sent = {name: _sent(value) for name, value in what.values.items()}
        return Fault(what.english, remedy.english, **sent)
    return Bug("drawing a slip:\n" + "".join(traceback.format_exception(error)))
