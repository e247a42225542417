"""One table as a desk sees it: its journal's entries, folded as the table itself folds them.

Decides nothing and writes nothing. Knows no server and no clock.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from tablemgr.basics.errors import Fault
from tablemgr.house.settings import Values
from tablemgr.journal import Entry, EntryKind
from tablemgr.journal.chain import Row
from tablemgr.journal.mirror import MirroredJournal
from tablemgr.journal.rows import entry_of
from tablemgr.pit.reading import ROUNDS_FOR_PACE, TableNews
from tablemgr.service.carry import table_of
from tablemgr.service.paper import Prints
from tablemgr.service.session import TableSession
from tablemgr.tray.books import SessionSums
from tablemgr.tray.desk_state import TrayStage

HOUR_NS: Final = 3_600_000_000_000
_READER_AWAY: Final = (
    *("device.disconnected", "device.port", "device.link-dead", "device.set-aside"),
)
_READER_THERE: Final = ("device.connected", "device.link-alive")
_NOT_CARDS: Final = ("device.heartbeat",)


class ReaderState(Struct, frozen=True):
    """The card reader as the journal last heard of it; `event` is its key, or empty."""

    is_away: bool = False
    event: str = ""


class WatchedTable:
    """One table. `session` is None before its first Round, and if it can't be folded."""

    def __init__(self, news: TableNews) -> None:
        """Begin with the news that is `anew`."""
        self.name = news.table
        first = news.rows[1][0] if len(news.rows) > 1 else 1
        self.journal = MirroredJournal(news.rows[0], first, news.settings)
        self.values: Values = {} if news.settings is None else _values(entry_of(news.settings))
        """The house profile as the journal has it, each setting by its name."""
        self.session: TableSession | None = None
        self.prints = Prints()
        self.reader = ReaderState()
        self.stopped = ""
        """What stopped its Round: a bug of the program's; empty if nothing did."""
        self.dealer_since_ns = news.dealer_since_ns
        """Since when its Dealer deals; None: longer than the desk has looked back."""
        self.trouble: Fault | None = None
        """Why it can't be shown."""
        self._opened_ns = deque(news.opened_ns[:-1], maxlen=ROUNDS_FOR_PACE)
        self.take(news.rows[1:])

    def take(self, rows: Sequence[Row]) -> None:
        """Fold what has come, in order. What can't be folded is the table's `trouble`."""
        try:
            for row in rows:
                for entry in self.journal.add([row]):
                    self._fold(entry)
        except Fault as fault:
            self.trouble, self.session = fault, None

    def _fold(self, entry: Entry) -> None:
        data = entry.data
        self.values = _values(entry) or self.values
        dealer = self.session.person.name if self.session else ""
        if entry.kind is EntryKind.ACT and "carry" in data:
            self._open(entry, data["carry"])
        elif self.session is not None:
            self.session.follow(entry)
        if dealer and self.session is not None and self.session.person.name != dealer:
            self.dealer_since_ns = entry.stamp.wall_ns
        match entry.kind:
            case EntryKind.FLAW:
                self.stopped = str(data["what"])
            case EntryKind.ACT | EntryKind.CONFIRM:
                self.stopped = ""
            case EntryKind.DEVICE if data["event"] not in _NOT_CARDS:
                key = data["event"]
                away = key in _READER_AWAY or (self.reader.is_away and key not in _READER_THERE)
                self.reader = ReaderState(away, key)
            case EntryKind.RAW:
                self.reader = ReaderState()
            case EntryKind.SLIP:
                self._fold_print(entry)

    def _open(self, entry: Entry, carry: dict[str, Any]) -> None:
        """A Round begins: go on from what its opening says of the time before it."""
        self.journal.forget_before(entry.seq)
        stamp = entry.stamp
        self.session = TableSession(table_of(carry), self.journal, lambda: stamp)
        self._opened_ns.append(stamp.wall_ns)

    def _fold_print(self, entry: Entry) -> None:
        """A print that began before the desk looked is not known, and passed over."""
        try:
            self.prints.fold(entry)
        except KeyError:
            return

    # --- what is shown of it -------------------------------------------------------------------

    @property
    def rounds_an_hour(self) -> int | None:
        """How many Rounds were opened in the hour before the newest entry; None: not known yet."""
        if len(self._opened_ns) < 2:
            return None
        now = self.journal.latest_wall_ns()
        since = max(now - HOUR_NS, self._opened_ns[0])
        many = sum(1 for at in self._opened_ns if at > since)
        return round(many * HOUR_NS / max(now - since, 1)) if now > since else None

    @property
    def money(self) -> SessionSums | None:
        """The money of the open tray session; None if none is kept."""
        if self.session is None:
            return None
        desk = self.session.tray.desk.state
        return desk.books.sums if desk.stage is TrayStage.OPEN else None


def _values(entry: Entry) -> Values:
    """The settings that an entry has; none in most."""
    found: Values = entry.data.get("settings", {}) if entry.kind is EntryKind.SESSION else {}
    return found
