"""The Rounds that every screen must stand: all records of the tests, and seeded troubled ones."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tablemgr.past.record import read
from tablemgr.rules.commands import Command
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.rules.table import Table
from tests.sampling import drawn
from tests.tablemgr.players import PLAYABLE
from tests.tablemgr.troubled import troubled_commands, troubled_table
from ui.demonstration.record import commands_of
from ui.presenter.families import shown_games

RECORDS = Path(__file__).parents[2] / "records"
SAM = Person("Sam", Role.SHIFT_MANAGER)


@dataclass(frozen=True)
class Record:
    """A round record of the tests."""

    path: Path
    game: str

    def __str__(self) -> str:
        return f"{self.path.parent.name}/{self.path.name.removesuffix('.round.toml')}"

    def table(self) -> Table:
        return read(self.path).table()

    def commands(self, table: Table) -> Iterator[tuple[Command, Person | None]]:
        """What the table is told, and who signs for it, if it is not the Dealer."""
        del table
        for each in commands_of(read(self.path)):
            yield each.command, each.by


@dataclass(frozen=True)
class Troubled:
    """A seeded Round in which something goes wrong."""

    game: str
    seed: int

    def __str__(self) -> str:
        return f"{self.game}-{self.seed}"

    def table(self) -> Table:
        return troubled_table(self.game, self.seed)

    def commands(self, table: Table) -> Iterator[tuple[Command, Person | None]]:
        """What the table is told next, as it then stands; a Shift Manager signs for all of it."""
        for command in troubled_commands(table, self.seed):
            yield command, SAM


AnyRound = Record | Troubled


@cache
def records() -> tuple[Record, ...]:
    """Every record of a game that a window can show, in order."""
    known = shown_games()
    found = sorted(RECORDS.rglob("*.round.toml"))
    every = [Record(path, tomllib.loads(path.read_text())["game"]) for path in found]
    return tuple(record for record in every if record.game in known)


def in_part(round_: AnyRound, one_in: int) -> bool:
    """Whether this run plays the Round: of the records it may take one in so many (`sampling`),
    those that once failed always; and each troubled Round.
    """
    once_failed = isinstance(round_, Record) and round_.path.parent.name == "found"
    return once_failed or isinstance(round_, Troubled) or drawn(str(round_), one_in)


def troubled(seeds: range) -> list[Troubled]:
    """The Rounds of those seeds, of every game that a window can show."""
    shown = [game for game in PLAYABLE if game in shown_games()]
    return [Troubled(game, seed) for game in shown for seed in seeds]
