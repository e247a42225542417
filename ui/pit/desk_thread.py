"""The one thread that reads the pit's server for a desk. What it has read it delivers, in order."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

from msgspec import Struct

from tablemgr.basics.errors import Fault
from tablemgr.pit.marks import TableMark
from tablemgr.pit.orders import SignedOrder, TableOrder
from tablemgr.pit.reading import TableNews
from tablemgr.pit.server import ServerAway

END_S: Final = 2.0
LOOK_S: Final = 0.2
"""How long after one look the next is made."""
RETRY_S: Final = 1.0


class DeskLine(Protocol):
    """The part of a reader that the thread needs."""

    def look(self) -> tuple[list[TableMark], list[TableNews]]: ...

    def give(self, order: TableOrder, sent: SignedOrder) -> None: ...

    def close(self) -> None: ...


class DeskNews(Struct, frozen=True):
    """The news that a look has brought."""

    marks: list[TableMark]
    news: list[TableNews]


class OrderRefused(Struct, frozen=True):
    """The server does not take an order; it is not tried again."""

    order: TableOrder
    fault: Fault


DeskReport: TypeAlias = DeskNews | OrderRefused | Fault


class DeskThread:
    """One desk's line to the server. `deliver` is called on its thread."""

    def __init__(self, line: DeskLine, deliver: Callable[[DeskReport], None]) -> None:
        self._line = line
        self._deliver = deliver
        self._stopping = threading.Event()
        self._orders: deque[tuple[TableOrder, SignedOrder]] = deque()
        self._thread = threading.Thread(target=self._live, name="pit desk", daemon=True)
        self.failure: BaseException | None = None
        """The exception that ended the thread: a bug of ours. None while all is well."""

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def give(self, order: TableOrder, sent: SignedOrder) -> None:
        """Send an order with the next look."""
        self._orders.append((order, sent))

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
                    self._give_orders()
                    self._deliver(DeskNews(*self._line.look()))
                    self._stopping.wait(LOOK_S)
                except Fault as fault:
                    self._deliver(fault)
                    self._stopping.wait(RETRY_S)
        except BaseException as error:  # noqa: BLE001 - the owner of the thread finds and tells it
            self.failure = error
        finally:
            self._line.close()

    def _give_orders(self) -> None:
        """Give the server what waits. Raises `ServerAway`: the order that did not go is kept.

        One that the server refuses is said and given up, as it would be refused again.
        """
        while self._orders:
            order, sent = self._orders[0]
            try:
                self._line.give(order, sent)
            except ServerAway:
                raise
            except Fault as fault:
                self._deliver(OrderRefused(order, fault))
            self._orders.popleft()
