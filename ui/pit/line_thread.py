"""The one thread that sends a table's journal to the pit's server. The table never waits for it.

It reads the open journal, a part at a time, and what it has to say it delivers; nothing else in the
program touches the line.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

from msgspec import Struct

from tablemgr.basics.errors import Fault
from tablemgr.pit.forwarder import AskedByDesks, Forwarded
from tablemgr.pit.server import ServerAway

END_S: Final = 2.0
LOOK_S: Final = 0.05
"""How often the thread looks if the journal has grown."""
PACE_S: Final = 0.2
"""The least time between two batches of a table, so that what happens quickly goes together."""
RETRY_S: Final = (0.5, 1.0, 2.0, 5.0)
"""The seconds between two tries to reach the server; the last is repeated for ever."""
REFUSED_S: Final = 60.0
"""The seconds between two tries after the server has refused."""


class SendingLine(Protocol):
    """The part of a forwarder that the thread needs."""

    parted: tuple[int, ...]

    def step(self) -> Forwarded: ...

    def asked(self) -> AskedByDesks: ...

    def close(self) -> None: ...


class LineUp(Struct, frozen=True):
    """The server is reached; `parted` is as `Forwarder` has it."""

    parted: tuple[int, ...]


class LineDown(Struct, frozen=True):
    """The server can't be reached, or it has refused; it is tried again."""

    fault: Fault
    refused: bool


LineReport: TypeAlias = LineUp | LineDown | AskedByDesks


class LineThread:
    """One table's line. `deliver` is called on its thread, only if something has changed."""

    def __init__(self, line: SendingLine, deliver: Callable[[LineReport], None]) -> None:
        self._line = line
        self._deliver = deliver
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._live, name="pit line", daemon=True)
        self.failure: BaseException | None = None
        """The exception that ended the thread: a bug of ours. None while all is well."""

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def stop(self) -> None:
        """End the thread; nobody waits longer than `END_S` for a server. Not from `deliver`."""
        self._stopping.set()
        if self._thread.is_alive():
            self._thread.join(END_S)

    # --- on the line's thread --------------------------------------------------------------------

    def _live(self) -> None:
        try:
            while not self._stopping.is_set():
                self._until_down()
        except BaseException as error:  # noqa: BLE001 - the owner of the thread finds and tells it
            self.failure = error
        finally:
            self._line.close()

    def _until_down(self) -> None:
        """Reach the server, and send until it is away."""
        self._reach()
        while not self._stopping.is_set():
            try:
                done = self._line.step()
                asked = self._line.asked()
            except Fault as fault:
                self._deliver(LineDown(fault, not isinstance(fault, ServerAway)))
                return
            if asked.orders or asked.staff:
                self._deliver(asked)
            if done.complete:
                self._stopping.wait(PACE_S if done.sent else LOOK_S)

    def _reach(self) -> None:
        tries, said = 0, ""
        while not self._stopping.is_set():
            try:
                self._line.step()
            except Fault as fault:
                refused = not isinstance(fault, ServerAway)
                if str(fault) != said:
                    said = str(fault)
                    self._deliver(LineDown(fault, refused))
                pause = REFUSED_S if refused else RETRY_S[min(tries, len(RETRY_S) - 1)]
                tries += 1
                self._stopping.wait(pause)
            else:
                self._deliver(LineUp(self._line.parted))
                return
