"""A table's staff register follows the one that the pit's desk keeps. Knows no line.

What comes is taken up by the table's own register, which has its own seals and log: the table signs
people in by it, also while the line is cut.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from tablemgr.house.staff import StaffRefusal
from tablemgr.house.standing import PIT_STAFF
from tablemgr.house.table_key import fingerprint
from tablemgr.pit.orders import SignedOrder
from tablemgr.pit.staff import open_roster
from ui.table.controller import TableController

AHEAD_NS: Final = 600 * 1_000_000_000
"""A register that was made so much later than now is not believed."""
_MOST_REFUSED: Final = 20
"""So many that are not believed are noted in one run; further ones are left out."""


class TableStaff:
    """The register of one table, following."""

    def __init__(
        self,
        controller: TableController,
        key: bytes,
        desk: Ed25519PublicKey,
        clock_ns: Callable[[], int],
    ) -> None:
        """`key` is shared with the desk, whose public key is `desk`."""
        self._controller = controller
        self._key = key
        self._desk = desk
        self._clock_ns = clock_ns
        self._refused: set[str] = set()

    @property
    def made_ns(self) -> int:
        """The moment of the newest that was taken up; 0 if none was."""
        return self._controller.session.standing.pit_staff[0]

    def take(self, sent: SignedOrder) -> None:
        """Follow a register that has come, if it is the desk's and newer. Raises `Fault`.

        The register is changed before the journal says so: that is better done twice than never.
        """
        controller = self._controller
        roster = open_roster(sent, controller.profile.table, self._key, self._desk)
        digest = sha256(sent.body).hexdigest()
        if roster is None:
            self._refuse(digest, "the desk that keeps the register has not signed it")
        elif roster.made_ns > self._clock_ns() + AHEAD_NS:
            self._refuse(digest, "it is said to be made later than now")
        elif roster.made_ns > self.made_ns:
            key = fingerprint(self._desk)
            try:
                changed = controller.staffing.register.follow(roster, f"desk {key}")
            except StaffRefusal as refusal:
                self._refuse(digest, str(refusal))
                return
            told = {"made_ns": roster.made_ns, "people": len(roster.people), "changed": changed}
            controller.session.note({PIT_STAFF: {**told, "key": key, "digest": digest}})
            if changed:
                controller.staff_changed.emit()

    def _refuse(self, digest: str, why: str) -> None:
        """Say in the journal, once, that what has come is not taken up."""
        if digest not in self._refused and len(self._refused) < _MOST_REFUSED:
            self._refused.add(digest)
            self._controller.session.note({"pit_staff_refused": why, "digest": digest})
