"""A receipt printer on loopback, with the faults that printers have. Keeps what came out of it."""

from __future__ import annotations

import re
import socket
import threading
from dataclasses import dataclass, field
from types import TracebackType
from typing import Final

ASKED: Final = re.compile(rb"\x10\x04([\x01-\x04])|\x1d\(H\x06\x00\x30\x30(.{4})", re.DOTALL)
POLL_S: Final = 0.02


@dataclass
class FakePrinter:
    """Serves ESC/POS at `address`. What it does wrong can be changed at any moment.

    `swallows`: takes everything, prints nothing, answers no job. `halves`: loses its power after
    that many bytes of a job. `answers`: how often it says that a job is out. `dies_after_cut`: the
    paper is out, and the line ends before anything is said. `status`: its answers to DLE EOT; None
    for silence.
    """

    swallows: bool = False
    halves: int = 0
    answers: int = 1
    late: threading.Event | None = None
    """Waited for before a job is answered."""
    dies_after_cut: bool = False
    status: dict[int, int] | None = field(default_factory=dict)
    papers: list[bytes] = field(default_factory=list)
    """The bytes of each paper that was cut, or that was torn off by a loss of power."""
    heard_of: threading.Condition = field(default_factory=threading.Condition)

    def __enter__(self) -> FakePrinter:
        self._stopping = False
        self._server = socket.create_server(("127.0.0.1", 0))
        self._server.settimeout(POLL_S)
        self.port = self._server.getsockname()[1]
        self._thread = threading.Thread(target=self._serve, name="fake printer", daemon=True)
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stopping = True
        self._thread.join()
        self._server.close()

    @property
    def address(self) -> str:
        return f"tcp://127.0.0.1:{self.port}"

    def _serve(self) -> None:
        while not self._stopping:
            try:
                line, _ = self._server.accept()
            except TimeoutError:
                continue
            with line:
                line.settimeout(POLL_S)
                try:
                    self._print_from(line)
                except OSError:
                    continue

    def _print_from(self, line: socket.socket) -> None:
        came, paper = b"", b""
        while not self._stopping:
            data = _read(line)
            if data is None:
                continue
            came += data
            if not data or (self.halves and len(paper) + len(came) >= self.halves):
                self._lose(paper + came)
                return
            while (found := ASKED.search(came)) is not None:
                paper += came[: found.start()]
                came = came[found.end() :]
                if found[1]:
                    self._say_status(line, found[1][0])
                    continue
                self._keep(paper)
                paper = b""
                if self.dies_after_cut:
                    return
                self._say_out(line, found[2])

    def _lose(self, rest: bytes) -> None:
        """The line or the power is gone: what has come so far is on paper, cut off or not."""
        if rest:
            self._keep(rest[: self.halves] if self.halves else rest)

    def _say_out(self, line: socket.socket, number: bytes) -> None:
        if self.late is not None:
            self.late.wait()
        if not self.swallows:
            line.sendall((b"\x37\x22" + number + b"\x00") * self.answers)

    def _say_status(self, line: socket.socket, kind: int) -> None:
        if self.status is not None:
            line.sendall(bytes([self.status.get(kind, 0x12)]))

    def _keep(self, paper: bytes) -> None:
        if not self.swallows:
            with self.heard_of:
                self.papers.append(paper)
                self.heard_of.notify_all()


def _read(line: socket.socket) -> bytes | None:
    """What has come; nothing if the line has ended, None if nothing came yet."""
    try:
        return line.recv(65536)
    except TimeoutError:
        return None
    except OSError:
        return b""
