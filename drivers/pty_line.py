"""The far end of a serial line: a pseudo-terminal that can be unplugged and plugged in again.

Knows no protocol. The near end is a path that any program can open as a serial port, at any time
and more than once. POSIX only.
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

    `link_path` is a link to the near end, which stays the same when that gets a new name.
    """

    def __init__(self, link_path: Path | None = None) -> None:
        self._link_path = link_path
        self._far: int | None = None
        self._near: int | None = None
        """Held open, so that the line stays when its reader closes it."""
        self._near_path = ""

    @property
    def path(self) -> str:
        """The path that a reader opens: the link if there is one, else the present name."""
        return self._near_path if self._link_path is None else str(self._link_path)

    @property
    def far(self) -> int | None:
        """The far end's descriptor; None while unplugged. Reads and writes do not block."""
        return self._far

    def plug(self) -> None:
        """Makes the line, unless it is there already. Raises `Fault` if that can't be done."""
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
                "The link {link_path} to the port can't be made: {error}.",
                "Give another path for it.",
                link_path=self._link_path,
                error=error.strerror,
            ) from error

    def unplug(self) -> None:
        """Ends the line while a reader may have it open."""
        if self._far is None:
            return
        self._close()
        if self._link_path is not None:
            self._link_path.unlink(missing_ok=True)

    def write(self, data: bytes) -> None:
        """Puts `data` on the line. If nobody reads and the line is full, the rest is lost."""
        if self._far is None:
            return
        try:
            os.write(self._far, data)
        except BlockingIOError:
            return

    def read(self) -> bytes:
        """Read what the near end has written; empty if nothing."""
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
        """Points the link at the near end, in one step. Raises `OSError`."""
        if self._link_path is None:
            return
        if self._link_path.exists() and not self._link_path.is_symlink():
            raise FileExistsError(errno.EEXIST, "a file of that name is there")
        fresh = self._link_path.with_name(f".{self._link_path.name}.{os.getpid()}")
        fresh.unlink(missing_ok=True)
        fresh.symlink_to(self._near_path)
        fresh.replace(self._link_path)
