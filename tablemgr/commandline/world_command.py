"""`tablemgr world --seed N --rounds K`: plays Rounds with simulated people, disks and crashes, and
says what does not hold.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import read_written
from tablemgr.world.attached import ALONE, Attached
from tablemgr.world.faults import MEANINGS, faults_named
from tablemgr.world.life import World, WorldFinding
from tablemgr.world.scripts import done_again, script_in

EXIT_OK: Final = 0
EXIT_VIOLATED: Final = 1
_A_SCRIPT: Final = "Name a file with the script that a violation was printed with."
_IN_MEMORY: Final = Path("/dev/shm")
"""Where the journals are made, if there is such a folder: the world's disk is simulated."""


def main(argv: Sequence[str], attached: Attached = ALONE) -> int:
    """Play so many Rounds from a seed; the same seed plays the same.

    Exit status: 0 if everything held, else 1.
    """
    parser = argparse.ArgumentParser(
        prog="tablemgr world",
        description=main.__doc__,
        epilog="faults: "
        + "; ".join(f"{name}: {meaning}" for name, meaning in MEANINGS.items())
        + ".",
    )
    parser.add_argument("--seed", type=int, metavar="N")
    parser.add_argument("--rounds", type=_count, metavar="K")
    parser.add_argument(
        "--script", type=Path, metavar="FILE", help="do again what a violation's script says"
    )
    parser.add_argument("--faults", default="all", metavar="LIST", help="with commas; or all")
    parser.add_argument(
        "--json", action="store_true", help="one object a line for each violation, then the sums"
    )
    asked = parser.parse_args(argv)
    if asked.script is not None:
        return _done_again(asked.script, attached)
    if asked.seed is None or asked.rounds is None:
        parser.error("--seed and --rounds are wanted, or --script")
    world = World(asked.seed, faults_named(asked.faults), attached)
    violations = 0
    with tempfile.TemporaryDirectory(prefix="tablemgr-world-", dir=_memory()) as folder:
        for found in world.play(asked.rounds, Path(folder)):
            violations += 1
            print(json.dumps(found.as_json()) if asked.json else _account(found), flush=True)
    print(_sums(world, violations, as_json=asked.json))
    return EXIT_VIOLATED if violations else EXIT_OK


def _done_again(file: Path, attached: Attached) -> int:
    """Do what a script says; raises `Fault` if it is none."""
    try:
        plain = json.loads(read_written(file, _A_SCRIPT))
        script = script_in(plain.get("script", plain) if "check" in plain else plain)
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        raise Fault(
            "{file}: is not a script: {error}.", _A_SCRIPT, file=file, error=error
        ) from None
    with tempfile.TemporaryDirectory(prefix="tablemgr-world-", dir=_memory()) as folder:
        found = done_again(script, Path(folder), attached)
    print("Nothing is wrong." if found is None else f"{found.check}: {found.what}")
    return EXIT_OK if found is None else EXIT_VIOLATED


def _memory() -> Path | None:
    return _IN_MEMORY if _IN_MEMORY.is_dir() else None


def _count(word: str) -> int:
    number = int(word)
    if number < 1:
        raise ValueError(word)
    return number


def _account(found: WorldFinding) -> str:
    """A violation to be read: what is wrong, and the round record or the script that shows it."""
    place = f"seed {found.seed}, Round {found.round}, step {found.step}"
    shown = found.record if found.script is None else json.dumps(found.script.as_json(), indent=1)
    return f"{found.check} ({place}): {found.what}\n{shown}"


def _sums(world: World, violations: int, *, as_json: bool) -> str:
    faults = {name: world.happened[name] for name in sorted(world.faults)}
    if as_json:
        said = {"seed": world.seed, "rounds": world.rounds, "steps": world.steps}
        return json.dumps({**said, "faults": faults, "violations": violations})
    happened = ", ".join(f"{name} {count}" for name, count in faults.items())
    return (
        f"Seed {world.seed}: {world.rounds} Rounds, {world.steps} steps. Faults: {happened}. "
        f"Violations: {violations}."
    )
