"""The deeds of a shift, each with the dice of all that may happen in it: told to a new table, they
lead there again. Written and read as JSON.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from tablemgr.basics.money import Money
from tablemgr.rules.commands import parse
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.rules.table import Table
from tablemgr.tray.steps import TrayStep
from tablemgr.world.so_far import Saying


class WorldMoment(Enum):
    """A deed that nobody tells the table."""

    OBEYS = "the Dealer does what the guide says"
    PRINTS = "something happens at the printer"
    ENDS = "a Round has ended"
    FOLDS = "the journal's log is folded into its file"
    CLOSES = "the shift ends"


class TrayTold(Struct, frozen=True):
    """A step that somebody tells the tray's desk."""

    step: TrayStep
    by: Person


WorldDeed: TypeAlias = Saying | TrayTold | WorldMoment


class DiceDeed(Struct, frozen=True):
    """A deed, and the seed of the dice by which everything else in it happens."""

    deed: WorldDeed
    dice: int

    def as_json(self) -> dict[str, Any]:
        """Plain values, for a line of JSON."""
        deed, dice = self.deed, {"dice": self.dice}
        if isinstance(deed, WorldMoment):
            return {**dice, "moment": deed.value}
        if isinstance(deed, Saying):
            return {**dice, "say": deed.command.line(), "as": deed.role.value}
        step = msgspec.to_builtins(deed.step, enc_hook=_plain)
        return {**dice, "tray": step, "by": [deed.by.name, deed.by.role.value]}


def deed_in(plain: dict[str, Any], table: Table) -> DiceDeed:
    """Read the deed that `as_json` gave. Raises `LookupError` or `ValueError` for another text."""
    dice = int(plain["dice"])
    if "moment" in plain:
        return DiceDeed(WorldMoment(plain["moment"]), dice)
    if "say" in plain:
        (command,) = parse(plain["say"], table.journal_vocabulary)
        return DiceDeed(Saying(command, Role(plain["as"])), dice)
    step = msgspec.convert(plain["tray"], TrayStep, dec_hook=_money)
    name, role = plain["by"]
    return DiceDeed(TrayTold(step, Person(name, Role(role))), dice)


def _plain(value: Any) -> Any:
    assert isinstance(value, Money)
    return int(value)


def _money(kind: Any, value: Any) -> Any:
    assert kind is Money
    return Money(value)
