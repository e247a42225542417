"""A Round as far as it was played: its table, and everything that was told to it, in order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct, field

from tablemgr.basics.cards import DECK
from tablemgr.basics.errors import Refusal
from tablemgr.past.record_text import as_text
from tablemgr.rules.commands import Command
from tablemgr.rules.events import Event
from tablemgr.rules.roles import Role
from tablemgr.rules.table import Table


class Saying(Struct, frozen=True):
    """A command, and the role of the person who gives it."""

    command: Command
    role: Role = Role.DEALER


class PlayedSoFar(Struct):
    """A table in a Round that began with its first saying."""

    table: Table
    said: list[Saying] = field(default_factory=list)
    """What was told to the table, what it refused too."""
    taken: list[bool] = field(default_factory=list)
    """For each saying, whether the table took it."""

    def tell(self, saying: Saying) -> list[Event] | Refusal:
        """Tell the table one more thing; gives what follows from it, or why it is refused."""
        self.said.append(saying)
        try:
            events = self.table.do(saying.command, saying.role)
        except Refusal as refusal:
            self.taken.append(False)
            return refusal
        self.taken.append(True)
        return events

    def sayings_taken(self) -> list[Saying]:
        """List what was told and not refused."""
        return [saying for saying, taken in zip(self.said, self.taken, strict=True) if taken]

    def begun_again(self) -> PlayedSoFar:
        """Such a table before the Round, with the same cards gone from its shoe."""
        table = self.table.fresh()
        table.seen = dict(self.table.seen)
        return PlayedSoFar(table)

    def again(self, said: Iterable[Saying]) -> PlayedSoFar:
        """The Round of such a table in which this was told instead."""
        other = self.begun_again()
        for saying in said:
            other.tell(saying)
        return other

    def record(self) -> str:
        """The Round as the text of a round record."""
        table = self.table
        return as_text(
            table.rulebook.id,
            as_lines(self.said),
            decks=table.decks,
            boxes=table.boxes,
            limits=table.limits,
            dealing=table.dealing,
            seen=[DECK[index] for index, count in table.seen.items() for _ in range(count)],
        )


def as_lines(said: Sequence[Saying]) -> list[str]:
    """The lines of a record, with `as ROLE` where another person speaks."""
    lines: list[str] = []
    role = Role.DEALER
    for saying in said:
        if saying.role is not role:
            role = saying.role
            lines.append(f"as {role.value}")
        lines.append(saying.command.line())
    return lines
