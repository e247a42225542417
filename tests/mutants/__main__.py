"""`make mutants`: a sample of small faults, each run against the tests that reach it.

Prints what no test notices. Ends with 1 if one of those is not in docs/mutants.md yet, or if a
chosen fault no longer fits its place.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

from tests.mutants.areas import AREAS, RECORDS, Area
from tests.mutants.chosen import as_mutation, chosen
from tests.mutants.mutations import Mutation, mutations
from tests.mutants.runner import Runner, copy_checkout, load_libraries

ROOT: Final = Path(__file__).parents[2]
LISTED: Final = ROOT / "docs" / "mutants.md"
_ROW: Final = re.compile(
    r"^\| (?P<file>[\w/]+\.py) (?P<where>[\w.]*) \| (?P<what>.+) \| [^|]+ \|$", re.MULTILINE
)


def listed(text: str) -> set[tuple[str, str, str]]:
    """The survivors that are listed: file, function and change."""
    return {(row["file"], row["where"], row["what"]) for row in _ROW.finditer(text)}


def row(file: str, mutation: Mutation, word: str) -> str:
    """One survivor as a line of the list."""
    what = mutation.what.replace("|", "¦")
    return f"| {file} {mutation.where} | {what} | {word} |"


def sample(area: Area, root: Path, number: int, seed: int) -> list[tuple[str, Mutation]]:
    """So many mutations of an area, in the order of the files.

    Each has its place in the draw by itself, so that a change elsewhere leaves the others drawn.
    """
    every = [
        (file, one) for file in area.files(root) for one in mutations((root / file).read_bytes())
    ]

    def place(one: tuple[str, Mutation]) -> bytes:
        file, mutation = one
        return sha256(f"{seed} {file} {mutation.where} {mutation.what}".encode()).digest()

    drawn = set(sorted(every, key=place)[:number])
    return [one for one in every if one in drawn]


def faults(area: Area, args: argparse.Namespace) -> list[tuple[str, Mutation]]:
    """What is run of an area: those that a person chose, then those that are drawn."""
    number = area.number if args.number is None else args.number
    mine = [(fault.file, as_mutation(ROOT, fault)) for fault in chosen().get(area.name, ())]
    found = [(file, one) for file, one in mine if one is not None]
    found += sample(area, ROOT, number, args.seed)
    known = listed(LISTED.read_text(encoding="utf-8"))
    return [
        (file, one)
        for file, one in found
        if file.startswith(args.under or "")
        and (not args.listed or listed(row(file, one, "-")) <= known)
    ]


def run_area(area: Area, args: argparse.Namespace, until: float) -> tuple[int, list[str]]:
    """How many mutations of the area were killed, and the rows of those that were not."""
    asked = faults(area, args)
    if not asked:
        return 0, []
    began = time.monotonic()
    copy = ROOT / "build" / "mutants" / area.name
    copy_checkout(ROOT, copy)
    killed, rows = 0, []
    with Runner.on(copy, area.tests, args.seconds, always=(RECORDS,)) as runner:
        cost = time.monotonic() - began
        print(f"== {area.name}: {len(runner.tests)} tests in {cost:.0f} s", flush=True)
        for name in runner.failing:
            print(f"   left out, as it fails without a mutation: {name}")
        runner.hold_without_a_fault(asked[0][0])
        for file, mutation in asked:
            if time.monotonic() > until:
                print("   the time is up")
                break
            why = runner.kills(file, mutation)
            if why is None:
                killed += 1
                continue
            rows.append(row(file, mutation, why))
            print(rows[-1], flush=True)
        cost = time.monotonic() - began
        print(f"   {killed} of {killed + len(rows)} killed, {cost:.0f} s", flush=True)
    return killed, rows


def main(argv: Sequence[str]) -> int:
    """Run what the arguments say; 0 if every survivor is listed."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--area", choices=[area.name for area in AREAS], help="only this part")
    parser.add_argument("--under", help="only files whose path begins so")
    parser.add_argument("--number", type=int, help="drawn of each part (as areas.py says)")
    parser.add_argument("--seed", type=int, default=1, help="another seed, another sample (1)")
    parser.add_argument("--listed", action="store_true", help="only survivors that are listed")
    parser.add_argument("--seconds", type=float, default=60, help="of tests for each mutation (60)")
    parser.add_argument("--minutes", type=float, default=240, help="when to stop (240)")
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
    lost = [one for faults in chosen().values() for one in faults if not as_mutation(ROOT, one)]
    print(f"{killed} killed, {len(survivors)} survived, {len(new)} of them not in docs/mutants.md:")
    print("\n".join(new))
    for one in lost:
        print(f"{one.file}: a chosen fault no longer fits: {one.code!r}")
    return 1 if new or lost else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
