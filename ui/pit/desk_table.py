"""A table of the pit for the sheets of a supervisor: what is told to it becomes a signed order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tablemgr.basics.errors import Bug
from tablemgr.house.profile import Profile
from tablemgr.house.staff import StaffRegister
from tablemgr.journal import Json
from tablemgr.rules.commands import Command
from tablemgr.rules.people import Person
from tablemgr.service.session import TableSession
from ui.table.hub import TableHub

GiveOrder = Callable[[TableSession, Sequence[Command], Person, Mapping[str, Json]], None]
"""Sends commands to the table of that session, in the name of who has signed."""


class DeskTable(TableHub):
    """One table as a desk has it. Nothing is told to it but by an order."""

    def __init__(
        self,
        profile: Profile,
        session: TableSession,
        staff: StaffRegister | None,
        give: GiveOrder,
    ) -> None:
        """`staff` is the desk's register; without one people sign by name."""
        self._give = give
        super().__init__(profile, lambda _: session, staff)
        self.staffing.register.tell = lambda _: None  # a table's journal is its own

    def take_up(self) -> None:
        """Nothing is taken up: the table itself has done so."""

    def tell(
        self,
        command: Command,
        via: str = "screen",
        by: Person | None = None,
        *,
        reason: str = "",
        beside: Mapping[str, Json] | None = None,
    ) -> bool:
        """Raise `Bug`: a desk sends orders, and tells nothing by itself."""
        raise Bug(f"a desk told {command.line()} ({via}, {by}, {reason}, {beside})")

    def tell_signed(
        self, commands: Sequence[Command], by: Person, beside: Mapping[str, Json] | None = None
    ) -> None:
        """Send the commands to the table as one order."""
        self._give(self.session, commands, by, beside or {})

    def now_is(self, session: TableSession) -> None:
        """The table has gone on."""
        self.session = session
        self.changed.emit()
