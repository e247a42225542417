"""Turns a round record into a demonstration: its table into settings, its steps into commands.

Knows no Qt.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from tablemgr.basics.errors import Fault
from tablemgr.basics.money import Money
from tablemgr.house.profile import Setting
from tablemgr.past.record import RoundRecord
from tablemgr.rules.commands import Command
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook.model import Rulebook


class RecordedCommand(Struct, frozen=True):
    """One command of a record, the position of its step, and who gives it.

    `by` is None for the Dealer, who is signed in. Anybody else signs for it on the Dealer's screen.
    """

    step: int
    command: Command
    by: Person | None

    @property
    def line(self) -> str:
        """The command as a record writes it."""
        return self.command.line()


def commands_of(record: RoundRecord) -> Iterator[RecordedCommand]:
    """Every command of a record in order, each with the person who gives it (`as ROLE`)."""
    role = Role.DEALER
    for step in record.script:
        role = step.role or role
        by = None if role is Role.DEALER else Person(role.value, role)
        for command in step.commands:
            yield RecordedCommand(step.position, command, by)


def settings_of(record: RoundRecord) -> Mapping[str, Setting | None]:
    """The settings of a house profile for the record's table, by name. Raises `Fault` if the game
    has no layout with enough boxes.
    """
    table = record.table()
    return {
        "game": record.game,
        "layout": layout_for(table.rulebook, table.boxes),
        "decks": table.decks,
        "dealing": table.dealing,
        "limits.initial": _texts(record.limits.initial),
        "limits.side": _texts(record.limits.side),
        "table-manners.hit": "announced",  # a record says each Hit
    }


def layout_for(book: Rulebook, boxes: int) -> str:
    """The letter of the smallest layout that has at least this many boxes; of equals the first.

    Raises `Fault` if the game has no layout with so many.
    """
    fitting = [(count, name) for name, count in book.layouts.items() if count >= boxes]
    if not fitting:
        raise Fault(
            "{title} has no layout with {boxes} boxes.",
            "The most that one has is {max}.",
            title=book.title,
            boxes=boxes,
            max=max(book.layouts.values()),
        )
    return min(fitting)[1]


def _texts(pair: tuple[Money, Money] | None) -> list[str] | None:
    return None if pair is None else [str(amount) for amount in pair]
