"""The one thread that reads the pit's server for a desk. What it has read it delivers, in order."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol, TypeAlias

from msgspec import Struct

from tablemgr.basics.errors import Fault
from tablemgr.pit.marks import TableMark
from tablemgr.pit.orders import SignedOrder, TableOrder
from tablemgr.pit.reading import TableNews
from tablemgr.pit.server import ServerAway
from tablemgr.pit.staff import StaffForTable

END_S: Final = 2.0
LOOK_S: Final = 0.2
"""How long after one look the next is made."""
RETRY_S: Final = 1.0


class DeskLine(Protocol):
    """The part of a reader that the thread needs."""

    def look(self) -> tuple[list[TableMark], list[TableNews]]: ...

    def give(self, order: TableOrder, sent: SignedOrder) -> None: ...

    def give_staff(self, staff: StaffForTable) -> None: ...

    def close(self) -> None: ...


class DeskNews(Struct, frozen=True):
    """The news that a look has brought."""

    marks: list[TableMark]
    news: list[TableNews]


class OrderRefused(Struct, frozen=True):
    """The server does not take what the desk gives a table; it is not tried again."""

    table: str
    fault: Fault


DeskReport: TypeAlias = DeskNews | OrderRefused | Fault


class DeskThread:
    """One desk's line to the server. `deliver` is called on its thread."""

    def __init__(self, line: DeskLine, deliver: Callable[[DeskReport], None]) -> None:
        self._line = line
        self._deliver = deliver
        self._stopping = threading.Event()
        self._waiting: deque[tuple[str, Callable[[], None]]] = deque()
        """What the server is given with the next look: for which table, and how."""
        self._thread = threading.Thread(target=self._live, name="pit desk", daemon=True)
        self.failure: BaseException | None = None
        """The exception that ended the thread: a bug of ours. None while all is well."""

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def give(self, order: TableOrder, sent: SignedOrder) -> None:
        """Send an order with the next look."""
        self._waiting.append((order.table, partial(self._line.give, order, sent)))

    def give_staff(self, staff: StaffForTable) -> None:
        """Send a table the staff register with the next look."""
        self._waiting.append((staff.table, partial(self._line.give_staff, staff)))

    def stop(self) -> None:
        """End the thread; nobody waits longer than `END_S`. Not from `deliver`."""
        self._stopping.set()
        if self._thread.is_alive():
            self._thread.join(END_S)

    # --- on the desk's thread --------------------------------------------------------------------

    def _live(self) -> None:
        try:
            while not self._stopping.is_set():
                try:
                    self._give_what_waits()
                    self._deliver(DeskNews(*self._line.look()))
                    self._stopping.wait(LOOK_S)
                except Fault as fault:
                    self._deliver(fault)
                    self._stopping.wait(RETRY_S)
        except BaseException as error:  # noqa: BLE001 - the owner of the thread finds and tells it
            self.failure = error
        finally:
            self._line.close()

    def _give_what_waits(self) -> None:
        """Give the server what waits. Raises `ServerAway`: what did not go is kept.

        One that the server refuses is said and given up, as it would be refused again.
        """
        while self._waiting:
            table, give = self._waiting[0]
            try:
                give()
            except ServerAway:
                raise
            except Fault as fault:
                self._deliver(OrderRefused(table, fault))
            self._waiting.popleft()
