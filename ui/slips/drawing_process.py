"""The loop of the process that draws slips; `drawing` starts it."""

from __future__ import annotations

import socket
import sys
from typing import Any

from ui.slips.drawing import REST_S, DrawTask, as_answer, receive, send
from ui.slips.tasks import TASKS, read_fonts


def serve(line: socket.socket) -> None:
    """Do one task after another, until the other end is closed or nobody asks for `REST_S`."""
    line.settimeout(REST_S)
    read_fonts()
    while True:
        try:
            task, what = receive(line)
            send(line, done(task, what))
        except (EOFError, OSError):  # the other end is gone, or the time is over
            return


def done(task: DrawTask, what: tuple[object, ...]) -> Any:
    """The answer to a task, or the error to send back instead."""
    try:
        return TASKS[task](*what)
    except Exception as error:  # noqa: BLE001 - the program that asked raises it
        return as_answer(error)


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
