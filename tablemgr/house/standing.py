"""A journal's knowledge of the house: its settings as last stored, its staff register, its reader.

Folded from the entries `settings`, `settings_signed`, `register_known`, `register_differs`,
`reader`, `hand_over`, `hand_over_read`, `pit_staff` and `staff_confirmed`; the opening of a Round
carries the result, so that a start need not fold them all.
Knows no file and decides nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct, field

from tablemgr.basics.messages import join_with_semicolons
from tablemgr.house.settings import SettingChange, Values, bars_rounds, least_role, read_changes
from tablemgr.house.staff.comparing import Known
from tablemgr.journal import Entry, Journal, Json
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import Reason

SEAL: Final = "seal"
"""The key of the entry by which the table's key signs the journal (`sealing`)."""
HAND_OVER: Final = "hand_over"
"""The key of the entry in which a Dealer leaves a note for whoever deals next."""
HAND_OVER_READ: Final = "hand_over_read"
"""The key of the entry by which who came has read such notes: the numbers of their entries."""
PIT_STAFF: Final = "pit_staff"
"""The key of the entry by which the staff register has followed that of the pit's desk."""
STAFF_CONFIRMED: Final = "staff_confirmed"
"""The key of the entry by which a Shift Manager confirms the register while the desk can't."""
CLOSED: Final = "closed"
"""The key of the entry by which the table was closed in order; the seal after it is over it."""


class Standing(Struct):
    """`settings` is the number of the entry that has all of them, 0 if none has."""

    settings: int = 0
    unsigned: list[int] = field(default_factory=list)
    """The entries of changes that nobody has signed yet."""
    register: Known = field(default_factory=Known)
    """How far the staff register's log is known."""
    differs: int = 0
    """How many differences between register and journal wait for a signature."""
    unwitnessed: list[str] = field(default_factory=list)
    """What speaks against the journal (its seals, a witness file, its slips) and waits for the
    Shift Manager's signature, a sentence each.
    """
    witnessed: list[str] = field(default_factory=list)
    """What of that he has signed."""
    reader: str = ""
    """The device that read the cards last: its maker, product and serial number."""
    hand_over: list[int] = field(default_factory=list)
    """The entries of notes for whoever deals next, which nobody who came has read yet."""

    pit_staff: list[int] = field(default_factory=lambda: [0, 0])
    """If the pit's desk keeps the staff register: the moment of the newest that was taken up, and
    the moment at which it was confirmed last, by the desk or by a Shift Manager here; by the wall
    clock, in nanoseconds.
    """

    def carry(self) -> dict[str, Json]:
        """For the opening of a Round."""
        staff: dict[str, Json] = {PIT_STAFF: list(self.pit_staff)} if any(self.pit_staff) else {}
        notes: dict[str, Json] = {HAND_OVER: list(self.hand_over)} if self.hand_over else {}
        return {
            "settings": self.settings,
            "unsigned": list(self.unsigned),
            "register": self.register.in_short(),
            "differs": self.differs,
            "reader": self.reader,
            "unwitnessed": list(self.unwitnessed),
            "witnessed": list(self.witnessed),
            **notes,
            **staff,
        }

    def take_up(self, carry: Mapping[str, Any]) -> None:
        """Give it as the opening of a Round has it; version 0.1 has nothing."""
        stored = carry.get("standing", {})
        self.settings = stored.get("settings", 0)
        self.unsigned = list(stored.get("unsigned", ()))
        self.register = Known.read(stored.get("register", {}))
        self.differs = stored.get("differs", 0)
        self.reader = stored.get("reader", "")
        self.unwitnessed = list(stored.get("unwitnessed", ()))
        self.witnessed = list(stored.get("witnessed", ()))
        self.hand_over = list(stored.get(HAND_OVER, ()))
        self.pit_staff = list(stored.get(PIT_STAFF, (0, 0)))

    def fold(self, entry: Entry) -> None:
        """One entry of the kind `session`."""
        data = entry.data
        if "settings" in data:
            self.settings = entry.seq
            if data.get("unsigned"):
                self.unsigned.append(entry.seq)
        elif "settings_signed" in data:
            self.unsigned = [seq for seq in self.unsigned if seq not in data["settings_signed"]]
        elif "register_known" in data:
            self.register = Known.read(data["register_known"], entry.seq)
            self.differs = differing(data, self.differs)
        elif "register_differs" in data:
            self.differs = differing(data, self.differs)
        elif "unwitnessed" in data:
            self.unwitnessed = list(data["unwitnessed"])
        elif "witnessed" in data:
            self.witnessed += data["witnessed"]
            self.unwitnessed = []
        elif "reader" in data:
            self.reader = data["reader"]
        elif PIT_STAFF in data:
            made_ns = data[PIT_STAFF]["made_ns"]
            self.pit_staff = [made_ns, max(made_ns, self.pit_staff[1])]
        elif STAFF_CONFIRMED in data:
            self.pit_staff = [self.pit_staff[0], data[STAFF_CONFIRMED]]
        elif HAND_OVER in data:
            self.hand_over.append(entry.seq)
        elif HAND_OVER_READ in data:
            self.hand_over = [seq for seq in self.hand_over if seq not in data[HAND_OVER_READ]]

    def known(self, journal: Journal) -> Known:
        """How far the staff register's log is known, with what a Round's opening leaves out."""
        entry = _entry(journal, self.register.at)
        if entry is None or "register_known" not in entry.data:
            return self.register
        return Known.read(entry.data["register_known"], entry.seq)

    def values(self, journal: Journal) -> Values | None:
        """The settings last stored, or None."""
        entry = _entry(journal, self.settings)
        values: Values | None = None if entry is None else entry.data["settings"]
        return values

    def waiting(self, journal: Journal) -> tuple[SettingChange, ...]:
        """The changes that nobody has signed yet, the oldest first."""
        entries = (_entry(journal, seq) for seq in self.unsigned)
        return tuple(
            change for entry in entries if entry for change in read_changes(entry.data["changed"])
        )

    def least_role(self, journal: Journal) -> Role:
        """The lowest role that may sign for what nobody has signed yet."""
        return least_role(*self._before_and_now(journal))

    def bars_opening(self, journal: Journal) -> Reason | None:
        """Why no Round may open: what speaks against the journal, or the changes that wait for a
        signature, and who may sign; None if none of them affects how Rounds are played.
        """
        if self.unwitnessed:
            return Reason("journal-unwitnessed", what=" ".join(self.unwitnessed))
        if not self.unsigned:
            return None
        old, new = self._before_and_now(journal)
        barring = [each for each in self.waiting(journal) if bars_rounds(each, old, new)]
        if not barring:
            return None
        what = join_with_semicolons([each.line for each in barring])
        return Reason("settings-unsigned", what=what, role=least_role(old, new).message)

    def _before_and_now(self, journal: Journal) -> tuple[Values, Values]:
        now = self.values(journal) or {}
        return {**now, **{each.name: each.old for each in self.waiting(journal)}}, now


def differing(data: Mapping[str, Any], before: int) -> int:
    """How many differences wait for a signature after an entry of the kind `session`."""
    if "register_known" in data:
        return len(data.get("left", ()))
    return len(data["register_differs"]) if "register_differs" in data else before


def settings_entry(values: Values, changed: Sequence[SettingChange], *, signed: bool) -> Values:
    """Give what is stored about changed settings; `signed`: somebody has signed for them."""
    told: dict[str, Json] = {"settings": values, "changed": [each.stored() for each in changed]}
    return told if signed or not changed else {**told, "unsigned": True}


def _entry(journal: Journal, seq: int) -> Entry | None:
    return next(journal.entries(after=seq - 1), None) if seq else None
