"""Who is disabled in the staff register of the desk is out at every table of the pit: the desk
looks at its register several times a second, and sends each table an order.

The order of a table and an entry of the register's log has always the same number, so that it is
carried out once, however often it is given.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from PySide6.QtCore import QObject, QTimer

from tablemgr.house.staff import StaffRegister
from tablemgr.house.staff.happenings import Happening
from tablemgr.pit.orders import DISABLING_VALID_S, SignedOrder, TableOrder, signed
from tablemgr.rules.roles import Role

LOOK_MS: Final = 300
_DAY_NS: Final = round(DISABLING_VALID_S) * 1_000_000_000


class DeskStaff(QObject):
    """The register of one desk, watched."""

    def __init__(
        self,
        register: StaffRegister,
        key: Ed25519PrivateKey,
        give: Callable[[TableOrder, SignedOrder], None],
        clock_ns: Callable[[], int] = time.time_ns,
    ) -> None:
        super().__init__()
        self._register = register
        self._key = key
        self._give = give
        self._clock_ns = clock_ns
        self._given: set[str] = set()
        self.tables: tuple[str, ...] = ()
        """The tables of the pit."""
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
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
        self._give(order, signed(order, self._key))
