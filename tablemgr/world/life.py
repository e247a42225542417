"""The world of one number: Rounds at one table after the other, until so many are played."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec import Struct, field

from tablemgr.rules.rulebook import games
from tablemgr.world.attached import ALONE, Attached
from tablemgr.world.found import Found
from tablemgr.world.people import table_for
from tablemgr.world.playing import FLAWS, Violation, shortest
from tablemgr.world.shift import WorldShift
from tablemgr.world.so_far import as_lines

_ROUNDS_A_SHIFT: Final = 12
"""So many Rounds are played at one table, on one journal."""


class WorldFinding(Struct, frozen=True):
    """A violation in the world, with the shortest Round that shows it."""

    seed: int
    round: int
    step: int
    check: str
    what: str
    game: str
    record: str
    lines: list[str]

    def as_json(self) -> dict[str, Any]:
        """Plain values, for one line of JSON."""
        return {name: getattr(self, name) for name in self.__struct_fields__}


class World(Struct):
    """The simulated tables of one seed, and how much of them was played so far."""

    seed: int
    faults: frozenset[str]
    attached: Attached = ALONE
    rounds: int = 0
    steps: int = 0
    happened: Counter[str] = field(default_factory=Counter)

    def play(self, rounds: int, folder: Path) -> Iterator[WorldFinding]:
        """Play so many Rounds; gives what is wrong. `folder` is for the journals, one after the
        other.
        """
        dice = Random(self.seed)
        known = games()
        while self.rounds < rounds:
            game = known[dice.randrange(len(known))]
            place = folder / f"shift-{self.rounds}"
            place.mkdir()
            shift = WorldShift(table_for(game, dice), place, self.faults, dice, self.attached)
            yield from self._shift(shift, min(_ROUNDS_A_SHIFT, rounds - self.rounds), game)
            self.steps += shift.steps
            self.happened.update(shift.happened)
            shutil.rmtree(place)

    def _shift(self, shift: WorldShift, rounds: int, game: str) -> Iterator[WorldFinding]:
        """Its Rounds; a Round in which something is wrong is the shift's last."""
        for _ in range(rounds):
            self.rounds += 1
            try:
                found = next(shift.round(), None)
            except FLAWS as error:
                found = shift.crashed(error)
            if found is not None:
                yield self._finding(found, game, shift.steps)
                return
        for check, what in shift.close():
            yield WorldFinding(
                self.seed,
                self.rounds,
                self.steps + shift.steps,
                check,
                what,
                game,
                "",
                [],
            )

    def _finding(self, found: Found, game: str, steps: int) -> WorldFinding:
        so_far = found.so_far
        violation = Violation(
            found.check, found.what, game, self.seed, len(so_far.said), found.dice_seed, so_far
        )
        short = shortest(violation)
        return WorldFinding(
            self.seed,
            self.rounds,
            self.steps + steps,
            found.check,
            short.what,
            game,
            short.so_far.record(),
            as_lines(short.so_far.said),
        )
