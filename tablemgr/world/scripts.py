"""A shift as a script: everything that was done at a table, so that it can be done again at another
one, and the shortest script that still shows what is wrong.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from tablemgr.basics.errors import Refusal
from tablemgr.world.attached import ALONE, Attached
from tablemgr.world.deeds import DiceDeed, deed_in
from tablemgr.world.found import Found
from tablemgr.world.people import table_for
from tablemgr.world.playing import CRASH, FLAWS
from tablemgr.world.shift import WorldShift

KIND: Final = "world"


class ShiftScript(Struct, frozen=True):
    """The table of a seed, the faults at it, and what was done there."""

    game: str
    seed: int
    faults: frozenset[str]
    deeds: tuple[DiceDeed, ...] = ()

    def shift(self, folder: Path, attached: Attached = ALONE) -> WorldShift:
        """The table as it was before the first deed; its journals are made in `folder`."""
        dice = Random(self.seed)
        return WorldShift(table_for(self.game, dice), folder, self.faults, dice, attached)

    def as_json(self) -> dict[str, Any]:
        """Plain values, for a file."""
        return {
            "kind": KIND,
            "game": self.game,
            "seed": self.seed,
            "faults": sorted(self.faults),
            "script": [deed.as_json() for deed in self.deeds],
        }


def script_in(plain: dict[str, Any]) -> ShiftScript:
    """Read the script that `as_json` gave. Raises `LookupError` and `ValueError` for anything
    else.
    """
    if plain["kind"] != KIND:
        raise ValueError(plain["kind"])
    script = ShiftScript(str(plain["game"]), int(plain["seed"]), frozenset(plain["faults"]))
    table = table_for(script.game, Random(script.seed))
    return replace(script, deeds=tuple(deed_in(each, table) for each in plain["script"]))


def done_again(script: ShiftScript, folder: Path, attached: Attached = ALONE) -> Found | None:
    """Do everything at a new table; gives the first thing that is wrong. `folder` is as it was
    afterwards.
    """
    place = Path(mkdtemp(dir=folder))
    shift = script.shift(place, attached)
    try:
        for deed in script.deeds:
            found = next(shift.does(deed), None)
            if found is not None:
                return found
        return None
    except Refusal:  # what was left out would have been needed
        return None
    except FLAWS as error:
        return shift.crashed(error)
    finally:
        shift.leave()
        shutil.rmtree(place)


def shortest_script(
    script: ShiftScript, found: Found, folder: Path, attached: Attached = ALONE, *, tries: int
) -> tuple[ShiftScript, Found]:
    """The script with as few deeds as still fail the same check, and how it fails; it is done again
    so many times at most.

    Deeds are left out in halves, quarters and so on, and single ones until none can be.
    """
    size, shorter_by_one = len(script.deeds), True
    while tries > 0 and (size > 1 or shorter_by_one):
        size, shorter_by_one = (size + 1) // 2, False
        at = 0
        while at < len(script.deeds) and tries > 0:
            tries -= 1
            shorter = replace(script, deeds=_without(script.deeds, at, size))
            again = done_again(shorter, folder, attached)
            if again is not None and _is_alike(again, found):
                script, found, shorter_by_one = shorter, again, size == 1
            else:
                at += size
    return script, found


def _is_alike(one: Found, other: Found) -> bool:
    """Say whether the same check failed; of two errors, whether they are of the same kind."""
    kinds = (each.what.partition(":")[0] if each.check == CRASH else "" for each in (one, other))
    return one.check == other.check and len({*kinds}) == 1


def _without(deeds: Sequence[DiceDeed], at: int, size: int) -> tuple[DiceDeed, ...]:
    return (*deeds[:at], *deeds[at + size :])
