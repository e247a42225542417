"""The world of one number: Rounds at one table after the other, until so many are played."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec import Struct, field
from msgspec.structs import replace

from tablemgr.rules.rulebook import games
from tablemgr.world.attached import ALONE, Attached
from tablemgr.world.found import Found
from tablemgr.world.playing import FLAWS, Violation, shortest, shows
from tablemgr.world.scripts import ShiftScript, shortest_script
from tablemgr.world.shift import WorldShift
from tablemgr.world.so_far import as_lines

_ROUNDS_A_SHIFT: Final = 12
"""So many Rounds are played at one table, on one journal."""
TRIES: Final = 200
"""So often a script is done again at most to make it shorter."""


class WorldFinding(Struct, frozen=True):
    """A violation in the world. The shortest Round shows it, if the rules alone can; if they can't,
    a script does: the shortest list of deeds at a table whose disk and line fail.
    """

    seed: int
    round: int
    step: int
    check: str
    what: str
    game: str
    record: str
    lines: list[str]
    script: ShiftScript | None = None

    def as_json(self) -> dict[str, Any]:
        """Plain values, for one line of JSON."""
        script = None if self.script is None else self.script.as_json()
        plain = {name: getattr(self, name) for name in self.__struct_fields__}
        return {**plain, "script": script}


class World(Struct):
    """The simulated tables of one seed, and how much of them was played so far."""

    seed: int
    faults: frozenset[str]
    attached: Attached = ALONE
    tries: int = TRIES
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
            script = ShiftScript(game, dice.randrange(2**32), self.faults)
            place = folder / f"shift-{self.rounds}"
            place.mkdir()
            shift = script.shift(place, self.attached)
            found = self._shift(shift, min(_ROUNDS_A_SHIFT, rounds - self.rounds))
            self.steps += shift.steps
            self.happened.update(shift.happened)
            if found is not None:
                script = replace(script, deeds=tuple(shift.deeds))
                yield self._finding(found, script, place)
            shift.leave()
            shutil.rmtree(place)

    def _shift(self, shift: WorldShift, rounds: int) -> Found | None:
        """Its Rounds; a Round in which something is wrong is the shift's last."""
        try:
            for _ in range(rounds):
                self.rounds += 1
                found = next(shift.round(), None)
                if found is not None:
                    return found
            return next(shift.close(), None)
        except FLAWS as error:
            return shift.crashed(error)

    def _finding(self, found: Found, script: ShiftScript, folder: Path) -> WorldFinding:
        violation = self._violation(found, script.game)
        made: ShiftScript | None = None
        if shows(violation):
            violation = shortest(violation)
        else:
            made, found = shortest_script(script, found, folder, self.attached, tries=self.tries)
            violation = self._violation(found, script.game)
        so_far = violation.so_far
        return WorldFinding(
            self.seed,
            self.rounds,
            self.steps,
            violation.check,
            violation.what,
            violation.game,
            so_far.record(),
            as_lines(so_far.said),
            made,
        )

    def _violation(self, found: Found, game: str) -> Violation:
        step = len(found.so_far.said)
        return Violation(
            found.check, found.what, game, self.seed, step, found.dice_seed, found.so_far
        )
