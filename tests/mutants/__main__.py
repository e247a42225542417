"""`make mutants`: a sample of small faults, each run against the tests that reach it.

Prints what no test notices. Ends with 1 if one of those is not in docs/mutants.md yet.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.mutants.areas import AREAS, Area
from tests.mutants.mutations import Mutation, mutations
from tests.mutants.runner import Runner, copy_checkout, load_libraries

ROOT: Final = Path(__file__).parents[2]
LISTED: Final = ROOT / "docs" / "mutants.md"
_ROW: Final = re.compile(r"^\| (?P<file>[\w/]+\.py):\d+ \| (?P<what>.+) \| [^|]+ \|$", re.MULTILINE)


def listed(text: str) -> set[tuple[str, str]]:
    """The survivors that are listed: file and change. Lines move, so they don't count."""
    return {(row["file"], row["what"]) for row in _ROW.finditer(text)}


def row(file: str, mutation: Mutation, word: str) -> str:
    """One survivor as a line of the list."""
    what = mutation.what.replace("|", "¦")
    return f"| {file}:{mutation.line} | {what} | {word} |"


def sample(area: Area, root: Path, number: int, seed: int) -> list[tuple[str, Mutation]]:
    """So many mutations of an area, the same for the same seed, in the order of the files."""
    every = [
        (file, one) for file in area.files(root) for one in mutations((root / file).read_bytes())
    ]
    chosen = random.Random(f"{seed} {area.name}").sample(range(len(every)), min(number, len(every)))
    return [every[index] for index in sorted(chosen)]


def run_area(area: Area, args: argparse.Namespace, until: float) -> tuple[int, list[str]]:
    """How many mutations of the area were killed, and the rows of those that were not."""
    begin = time.monotonic()
    copy = ROOT / "build" / "mutants" / area.name
    copy_checkout(ROOT, copy)
    runner = Runner.on(copy, area.tests, args.seconds)
    print(
        f"== {area.name}: {len(runner.tests)} tests in {time.monotonic() - begin:.0f} s", flush=True
    )
    killed, rows = 0, []
    for file, mutation in sample(area, ROOT, args.number, args.seed):
        if args.under and not file.startswith(args.under):
            continue
        if time.monotonic() > until:
            print("   the time is up")
            break
        why = runner.kills(file, mutation)
        if why is None:
            killed += 1
            continue
        rows.append(row(file, mutation, why))
        print(rows[-1], flush=True)
    return killed, rows


def main(argv: Sequence[str]) -> int:
    """Run what the arguments say; 0 if every survivor is listed."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--area", choices=[area.name for area in AREAS], help="only this part")
    parser.add_argument("--under", help="only files whose path begins so")
    parser.add_argument("--number", type=int, default=50, help="mutations of each part (50)")
    parser.add_argument("--seed", type=int, default=1, help="another seed, another sample (1)")
    parser.add_argument("--seconds", type=float, default=10, help="of tests for each mutation (10)")
    parser.add_argument("--minutes", type=float, default=60, help="when to stop (60)")
    args = parser.parse_args(argv)
    until = time.monotonic() + 60 * args.minutes
    known = listed(LISTED.read_text(encoding="utf-8"))
    load_libraries()
    killed, survivors = 0, []
    for area in AREAS:
        if args.area in (None, area.name):
            more, rows = run_area(area, args, until)
            killed += more
            survivors += rows
    new = [line for line in survivors if not listed(line) <= known]
    print(f"{killed} killed, {len(survivors)} survived, {len(new)} of them not in docs/mutants.md:")
    print("\n".join(new))
    return 1 if new else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
