"""`make soak`: the world with all faults, real processes that are killed and stopped, and the
fuzzers, for hours and over all cores; writes what ran and what it found into a report.

A piece of work is a minute or a few; each has its own seed. The report has a line for each piece
that found something and for each slice of the killed prints, and the sums. A run that was stopped
goes on with --resume: slices that its report has are not done again. Ends with 1 if anything was
found.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Collection, Iterator, Sequence, Set
from itertools import chain, count
from pathlib import Path
from typing import Final, NamedTuple

from tablemgr.world.faults import faults_named
from tablemgr.world.life import World
from tests.long_runs.cores import on_all_cores
from tests.long_runs.window_rounds import not_flat, played
from tests.ui.printing.paper_kills import kill_slips
from ui.world.command import WHOLE

ROOT: Final = Path(__file__).parents[2]
_ROUNDS: Final = 300
_KILLS: Final = 200
_SLICES: Final = 100
"""So many slices of killed prints has a run, each of `_SLIPS` slips: 10,000 kills and more."""
_SLIPS: Final = 100
_IN_MEMORY: Final = Path("/dev/shm")
_PROCESSES: Final = (
    "tests/tablemgr/service/test_kill.py",
    "tests/tablemgr/service/test_clock_week.py",
    "tests/ui/safety/test_power_cut.py",
    "tests/ui/safety/test_bad_disks.py",
    "tests/tablemgr/pit/test_chaos.py",
    "tests/ui/safety/test_end_signals.py",
)
"""They start the program in processes of their own, and kill, stop or end these at any moment; fill
its disk, take it away, cut its power, set its clock, and open its table twice.
"""
_WINDOW_ROUNDS: Final = 10_000
"""So many Rounds are played at the real window, once in a run."""
_FUZZERS: Final = (
    "tests/drivers/protocols",
    "tests/drivers/wire",
    "tests/drivers/test_raw_session.py",
    "tests/tablemgr/past/test_any_file.py",
    "tests/tablemgr/past/test_record.py",
    "tests/tablemgr/journal",
    "tests/tablemgr/basics/test_languages.py",
    "tests/tablemgr/rules/test_commands.py",
    "tests/tablemgr/slips/code/test_code.py",
    "tests/tablemgr/slips/test_any_slip.py",
    "tests/tablemgr/slips/test_paper_pages.py",
    "tests/ui/felt/test_layout.py",
)
"""They give the readers of all files and lines what nobody would write."""


class Piece(NamedTuple):
    """One piece of work: its kind, and its seed."""

    kind: str
    seed: int


class Done(NamedTuple):
    """What a piece came to: how much of what was done, and what was wrong."""

    piece: Piece
    counts: dict[str, int]
    wrong: tuple[str, ...]


def done(piece: Piece) -> Done:
    """Do a piece of work."""
    return _WORK[piece.kind](piece)


def _world(piece: Piece) -> Done:
    world = World(piece.seed, faults_named("all"), WHOLE)
    memory = _IN_MEMORY if _IN_MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(prefix="soak-", dir=memory) as folder:
        found = list(world.play(_ROUNDS, Path(folder)))
    wrong = tuple(
        f"{each.check} (Round {each.round}): {each.what}\n{each.record}" for each in found
    )
    return Done(piece, {"Rounds": world.rounds, "steps": world.steps, **world.happened}, wrong)


def _processes(piece: Piece) -> Done:
    """Kill real processes, one of these ways after the other."""
    test = in_turn(_PROCESSES, piece.seed)
    wrong = _tests_fail([test], {"TABLEMGR_SWEEP": "all", "TABLEMGR_SOAK": str(_KILLS)}, [])
    return Done(piece, {f"runs of {test}": 1}, wrong)


def in_turn(tests: Sequence[str], seed: int) -> str:
    """Give the test whose turn it is: a kind comes once or more in so many seeds, and each time the
    next of its tests.
    """
    return tests[seed // len(_OFTEN) % len(tests)]


def _prints(piece: Piece) -> Done:
    """Kill tables that print each slip once, and if they go on a second time."""
    try:
        killed = kill_slips(piece.seed * _SLIPS, _SLIPS)
    except AssertionError as error:
        return Done(piece, {}, (str(error),))
    return Done(piece, {"slips whose table was killed": _SLIPS, "kills": killed}, ())


def _window(piece: Piece) -> Done:
    """Play Rounds at the real window; nothing may grow."""
    with tempfile.TemporaryDirectory(prefix="soak-") as folder:
        looks = played(_WINDOW_ROUNDS, Path(folder))
    wrong = tuple(not_flat(looks, _WINDOW_ROUNDS))
    last = {f"{name} at the end": count for name, count in looks[-1].items()}
    return Done(piece, {"Rounds at the window": _WINDOW_ROUNDS, **last}, wrong)


def _fuzzers(piece: Piece) -> Done:
    test = in_turn(_FUZZERS, piece.seed)
    options = ["--hypothesis-profile=search", f"--hypothesis-seed={piece.seed}"]
    return Done(piece, {f"runs of {test}": 1}, _tests_fail([test], {}, options))


def _tests_fail(
    tests: Sequence[str], environment: dict[str, str], options: Sequence[str]
) -> tuple[str, ...]:
    """The end of what these tests say, if they fail."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-o", "faulthandler_timeout=0"]
    ran = subprocess.run(
        [*command, "-p", "no:cacheprovider", *options, *tests],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    return () if ran.returncode == 0 else (ran.stdout[-3000:],)


_WORK: Final = {
    "world": _world,
    "processes": _processes,
    "prints": _prints,
    "window": _window,
    "fuzzers": _fuzzers,
}
KINDS: Final = frozenset(_WORK)
"""The kinds of work."""
_SLICE: Final = re.compile(r"^prints, seed (\d+): (\d+) kills$", re.MULTILINE)
_OFTEN: Final = ("world", "world", "world", "processes", "world", "world", "world", "fuzzers")
"""In what order the kinds take turns."""


def pieces(
    first: int,
    until: float,
    done_before: Collection[Piece] = frozenset(),
    kinds: Set[str] = KINDS,
) -> Iterator[Piece]:
    """One piece of these kinds after the other, until the time is up: first the slices of killed
    prints that were not done before, then the window once, which takes long.
    """
    slices = (Piece("prints", number) for number in range(_SLICES))
    once = [*(each for each in slices if each not in done_before), Piece("window", first)]
    and_then = (Piece(_OFTEN[seed % len(_OFTEN)], seed) for seed in count(first))
    goes_on = not kinds.isdisjoint(_OFTEN)
    for piece in chain(once, and_then if goes_on else ()):
        if piece.kind not in kinds:
            continue
        if time.monotonic() >= until:
            return
        yield piece


def slices_in(report: str) -> dict[Piece, int]:
    """The slices of killed prints that a report has without a fault, and their kills."""
    return {Piece("prints", int(seed)): int(kills) for seed, kills in _SLICE.findall(report)}


def main(argv: Sequence[str]) -> int:
    """Run as long as the arguments say; 0 if nothing was wrong."""
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--hours", type=float, default=8.0, help="how long (8)")
    parser.add_argument("--first", type=int, default=1, help="the first seed (1)")
    parser.add_argument("--cores", type=int, default=0, help="how many at once (all)")
    parser.add_argument("--report", type=Path, default=ROOT / "build" / "soak.txt")
    parser.add_argument("--resume", action="store_true", help="go on where the report ends")
    parser.add_argument("--kinds", nargs="+", choices=sorted(KINDS), help="which work (all)")
    args = parser.parse_args(argv)
    args.report.parent.mkdir(parents=True, exist_ok=True)
    resumed = args.resume and args.report.exists()
    before = slices_in(args.report.read_text(encoding="utf-8")) if resumed else {}
    began = time.monotonic()
    sums = Counter({"kills": sum(before.values()), "pieces of prints": len(before)})
    wrong = 0
    with args.report.open("a" if resumed else "w", encoding="utf-8") as report:

        def say(line: str) -> None:
            print(line, flush=True)
            print(line, file=report, flush=True)

        say(f"from seed {args.first}, {args.hours} hours")
        kinds = frozenset(args.kinds or KINDS)
        work = pieces(args.first, began + 3600 * args.hours, before, kinds)
        for each in on_all_cores(done, work, args.cores):
            sums.update(each.counts)
            sums[f"pieces of {each.piece.kind}"] += 1
            wrong += len(each.wrong)
            if each.piece.kind == "prints" and not each.wrong:
                say(f"prints, seed {each.piece.seed}: {each.counts['kills']} kills")
            for what in each.wrong:
                say(f"{each.piece.kind}, seed {each.piece.seed}: {what}")
        say(f"{(time.monotonic() - began) / 60:.0f} minutes")
        for name, count in sorted(sums.items()):
            say(f"{count:8} {name}")
        say(f"{wrong:8} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
