"""The staff register's file as everybody reads it, what is noted in it, and its seals."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tablemgr.house.staff.happenings import Happening, LogEntry, StaffEvent
from tablemgr.house.staff.seals import SealFlaw
from tablemgr.house.staff.store import Member, StaffStore
from tablemgr.journal import Stamp
from tablemgr.rules.people import Person


def unheard(_: StaffEvent) -> None:
    """For a caller that has no journal: the register's log is enough."""


class OpenRegister:
    """The register's file, open; `StaffRegister` has the rules. A broken file is a `Fault`."""

    def __init__(
        self, store: StaffStore, clock: Callable[[], Stamp], tell: Callable[[StaffEvent], None]
    ) -> None:
        """`tell` is called with each event after it is stored."""
        self._store = store
        self._clock = clock
        self.tell = tell

    def close(self) -> None:
        """Close the file."""
        self._store.close()

    def members(self) -> tuple[Member, ...]:
        """Everybody, by name; the disabled too."""
        return self._store.members()

    def open_to_others(self) -> str:
        """Which rights other accounts of this machine have to the file; empty if none."""
        return self._store.open_to_others()

    def find(self, name: str) -> Member | None:
        """The person of that name, as the register has him now; None if there is none."""
        return self._store.find(name)

    @property
    def has_people(self) -> bool:
        """Say whether anybody is in the register."""
        return bool(self._store.members())

    def happened(self, after: int = 0) -> tuple[LogEntry, ...]:
        """The register's log after entry number `after`, the oldest entry first."""
        return self._store.logged(after)

    def note(self, event: StaffEvent) -> LogEntry:
        """Store and tell something that happened, such as a signature at a table."""
        with self._store.change():
            stored = self._store.log(self._clock().wall_ns, event)
        self.tell(stored)
        return entry_of(stored)

    # --- seals -----------------------------------------------------------------------------------

    @property
    def seal_mark(self) -> str:
        """A mark of the key that seals the register's rows; empty if there is none."""
        return self._store.seal_mark

    def seal_flaws(self) -> tuple[SealFlaw, ...]:
        """Give what something else than this program has changed in the file."""
        return self._store.flaws()

    def seal_anew(self, by: Person, names: Iterable[str] | None = None) -> None:
        """Seal what is stored of these people as it is, or everything: `by` has signed for it."""
        with self._store.change():
            members = [found for name in names or () if (found := self.find(name)) is not None]
            whose = [(each.name, each.role) for each in members]
            events = [
                StaffEvent(Happening.SEALED, name, role, by.name)
                for name, role in (whose if names is not None else [("", None)])
            ]
            stored = [self._store.log(self._clock().wall_ns, event) for event in events]
            for member in members:
                self._store.seal_person(member.key)
            if names is None:
                self._store.seal_all()
        for event in stored:
            self.tell(event)


def entry_of(stored: StaffEvent) -> LogEntry:
    """The place in the log of an event that is stored."""
    assert stored.entry is not None, "what is stored has its place in the log"
    return stored.entry
