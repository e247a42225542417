"""`make sweep`: 100,000 random troubled Rounds of all games, each checked after each command.

Prints a line for each stretch of seeds, so that a run that is stopped says how far it came, and
goes on from there with `--first`. Ends with 1 if something did not hold.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from tablemgr.rules.rulebook import games
from tablemgr.world.playing import FLAWS, account, round_of, round_played, shortest
from tablemgr.world.served import the_journal_tells_the_same
from tests.long_runs.cores import on_all_cores

WHOLE: Final = 100_000
_STRETCH: Final = 500
_ON_A_JOURNAL: Final = 20
"""One Round of each game in so many is played on a journal too, which takes five times as long."""
_AS_STORED: Final = 4
"""One Round of each game in so many is read from its stored text after each command, the others
now and then and at the end.
"""
_IN_MEMORY: Final = Path("/dev/shm")


class Stretch(NamedTuple):
    """The Rounds of the seeds from `first` to before `end`, and what they came to."""

    first: int
    end: int
    commands: int = 0
    on_a_journal: int = 0
    wrong: tuple[str, ...] = ()

    def __str__(self) -> str:
        rounds = self.end - self.first
        said = f"seeds {self.first} to {self.end - 1}: {rounds} Rounds, {self.commands} commands, "
        return f"{said}{self.on_a_journal} on a journal, {len(self.wrong)} wrong"


def is_played_on_a_journal(seed: int) -> bool:
    """Whether the Round of a seed is read back and exported after each command."""
    return _is_each(_ON_A_JOURNAL, seed)


def is_read_as_stored(seed: int) -> bool:
    """Whether the Round of a seed is read from what is stored of it after each command."""
    return _is_each(_AS_STORED, seed)


def _is_each(many: int, seed: int) -> bool:
    return seed // len(games()) % many == 0


def played(stretch: Stretch) -> Stretch:
    """Play the Rounds of these seeds; gives them with what they came to."""
    commands = on_a_journal = 0
    wrong: list[str] = []
    memory = _IN_MEMORY if _IN_MEMORY.is_dir() else None
    for seed in range(stretch.first, stretch.end):
        found_here = round_of(seed, stored=is_read_as_stored(seed))
        wrong += (account(shortest(violation)) for violation in found_here)
        so_far = round_played(seed)
        commands += len(so_far.said)
        if not is_played_on_a_journal(seed):
            continue
        on_a_journal += 1
        with tempfile.TemporaryDirectory(prefix="sweep-", dir=memory) as folder:
            try:
                found = list(the_journal_tells_the_same(so_far, Path(folder), Random(seed)))
            except FLAWS as error:
                found = [f"on a journal: {type(error).__name__}: {error}"]
        wrong += (f"{what}\n# seed {seed}\n{so_far.record()}" for what in found)
    return Stretch(stretch.first, stretch.end, commands, on_a_journal, tuple(wrong))


def stretches(first: int, end: int) -> list[Stretch]:
    """The seeds from `first` to before `end` in pieces."""
    return [Stretch(at, min(at + _STRETCH, end)) for at in range(first, end, _STRETCH)]


def main(argv: Sequence[str]) -> int:
    """Play what the arguments say; 0 if everything held."""
    parser = argparse.ArgumentParser(prog="make sweep", description=__doc__)
    parser.add_argument("--first", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--end", type=int, default=WHOLE, help="the seed after the last (100000)")
    parser.add_argument("--cores", type=int, default=0, help="how many at once (all)")
    args = parser.parse_args(argv)
    began, done, commands, on_a_journal, wrong = time.monotonic(), 0, 0, 0, 0
    for stretch in on_all_cores(played, stretches(args.first, args.end), args.cores):
        print("\n".join([str(stretch), *stretch.wrong]), flush=True)
        done += stretch.end - stretch.first
        commands += stretch.commands
        on_a_journal += stretch.on_a_journal
        wrong += len(stretch.wrong)
    minutes = (time.monotonic() - began) / 60
    print(
        f"{done} Rounds, {commands} commands, {on_a_journal} Rounds on a journal, {wrong} wrong, "
        f"{minutes:.0f} minutes"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
