"""The far end of a serial line: a pseudo-terminal that can be unplugged and plugged in again.

Knows no protocol. The near end is a path that any program opens as a serial port, now or later,
once or again. POSIX only.
"""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

from tablemgr.basics.errors import Fault

if sys.platform != "win32":
    import tty


class PtyLine:
    """One line. Not for several threads at once.

    `link_path` is a name that leads to the near end and stays when that gets a new one.
    """

    def __init__(self, link_path: Path | None = None) -> None:
        self._link_path = link_path
        self._far: int | None = None
        self._near: int | None = None
        """Held open, so that readers may come and go without the line going with them."""
        self._near_path = ""

    @property
    def path(self) -> str:
        """What a reader opens: the lasting name if there is one, otherwise the present one."""
        return self._near_path if self._link_path is None else str(self._link_path)

    @property
    def far(self) -> int | None:
        """The far end's descriptor; None while unplugged. Reads and writes do not block."""
        return self._far

    def plug(self) -> None:
        """Makes the line. Does nothing if it is made. Raises `Fault` if it cannot be."""
        if self._far is not None:
            return
        if sys.platform == "win32":
            raise Fault(
                "This system has no pseudo-terminals.",
                "Run the simulator on Linux, or connect a real port.",
            )
        self._far, self._near = os.openpty()
        tty.setraw(self._near)
        os.set_blocking(self._far, False)
        self._near_path = os.ttyname(self._near)
        try:
            self._set_link()
        except OSError as error:
            self._close()
            raise Fault(
                f"The port cannot be called {self._link_path}: {error.strerror}.",
                "Name another place for it.",
            ) from error

    def unplug(self) -> None:
        """Ends the line under its reader's hands."""
        if self._far is None:
            return
        self._close()
        if self._link_path is not None:
            self._link_path.unlink(missing_ok=True)

    def write(self, data: bytes) -> None:
        """Puts `data` on the line. What does not fit, because nobody reads, is lost."""
        if self._far is None:
            return
        try:
            os.write(self._far, data)
        except BlockingIOError:
            return

    def read(self) -> bytes:
        """What the near end wrote; nothing if that is nothing."""
        if self._far is None:
            return b""
        try:
            return os.read(self._far, 4096)
        except BlockingIOError:
            return b""

    def _close(self) -> None:
        for end in (self._far, self._near):
            if end is not None:
                os.close(end)
        self._far = self._near = None

    def _set_link(self) -> None:
        """Points the lasting name at the near end, in one step. Raises `OSError`."""
        if self._link_path is None:
            return
        if self._link_path.exists() and not self._link_path.is_symlink():
            raise FileExistsError(errno.EEXIST, "a file of that name is there")
        fresh = self._link_path.with_name(f".{self._link_path.name}.{os.getpid()}")
        fresh.unlink(missing_ok=True)
        fresh.symlink_to(self._near_path)
        fresh.replace(self._link_path)
