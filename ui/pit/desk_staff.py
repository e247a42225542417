"""The staff register of the desk is that of the pit: the desk looks at it several times a second.

A table whose key the desk has gets it whole, as soon as it has changed and once an hour. Who is
disabled is out at every table: each is sent an order. The order of a table and an entry of the
register's log has always the same number, so that it is carried out once, however often it is
given.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec import Struct
from PySide6.QtCore import QObject, QTimer

from tablemgr.house.staff import StaffRegister
from tablemgr.house.staff.happenings import Happening
from tablemgr.house.staff.roster import Roster
from tablemgr.pit.orders import DISABLING_VALID_S, SignedOrder, TableOrder, signed
from tablemgr.pit.staff import NONCE_BYTES, StaffForTable, lock_roster
from tablemgr.rules.roles import Role

LOOK_MS: Final = 300
AGAIN_NS: Final = 3_600_000_000_000
"""So often a table hears that the register is still as it was."""
_DAY_NS: Final = round(DISABLING_VALID_S) * 1_000_000_000


class SendToTables(Struct, frozen=True):
    """The way from a desk to its tables."""

    key: Ed25519PrivateKey
    """The desk's own."""
    give: Callable[[TableOrder, SignedOrder], None]
    give_staff: Callable[[StaffForTable], None]
    table_keys: Mapping[str, bytes]
    """The keys of the tables that follow the desk's register."""


class DeskStaff(QObject):
    """The register of one desk, watched."""

    def __init__(
        self,
        register: StaffRegister,
        send: SendToTables,
        clock_ns: Callable[[], int] = time.time_ns,
    ) -> None:
        super().__init__()
        self._register = register
        self._to = send
        self._clock_ns = clock_ns
        self._given: set[str] = set()
        self._rosters: dict[str, Roster] = {}
        """What each table was given last."""
        self.tables: tuple[str, ...] = ()
        """The tables of the pit."""
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Send what is new to each table that is to have it."""
        self._look_at_disabled()
        self._look_at_all()

    def _look_at_all(self) -> None:
        """Give the whole register to each table that follows it, if it has changed or it is time.

        One in which nobody could sign for anything is given to no table.
        """
        following = self._to.table_keys.keys() & set(self.tables)
        roster = self._register.roster() if following else None
        if roster is None or not roster.has_manager:
            return
        for table in sorted(following):
            last = self._rosters.get(table)
            again = last is None or roster.made_ns - last.made_ns >= AGAIN_NS
            if again or last is None or last.people != roster.people:
                self._rosters[table] = roster
                key = self._to.table_keys[table]
                nonce = secrets.token_bytes(NONCE_BYTES)
                self._to.give_staff(lock_roster(roster, table, key, self._to.key, nonce))

    def _look_at_disabled(self) -> None:
        """Send an order for each person who was disabled within a day, and is so still."""
        now_ns = self._clock_ns()
        out = {member.name for member in self._register.members() if not member.enabled}
        for entry in self._register.happened() if out and self.tables else ():
            said = json.loads(entry.happened)
            if said["staff"] != Happening.DISABLED.value or said["name"] not in out:
                continue
            if entry.wall_ns + _DAY_NS <= now_ns:
                continue
            for table in self.tables:
                number = sha256(f"{table}\0{entry.digest}".encode()).hexdigest()[:32]
                if number not in self._given:
                    self._given.add(number)
                    self._send(number, table, said, entry.wall_ns + _DAY_NS)

    def stop(self) -> None:
        """Look no more."""
        self._timer.stop()

    def _send(self, number: str, table: str, said: dict[str, str], expires_ns: int) -> None:
        order = TableOrder(
            number,
            table,
            0,
            "",
            (),
            said["by"],
            Role.SHIFT_MANAGER.value,
            expires_ns,
            disables=said["name"],
        )
        self._to.give(order, signed(order, self._to.key))
