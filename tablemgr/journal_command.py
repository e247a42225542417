"""`tablemgr journal verify FILE` and `tablemgr journal export FILE --round N`.

Reads journals without touching them.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tablemgr.errors import Fault
from tablemgr.history import past_round
from tablemgr.journal import reading, verify

EXIT_OK: Final = 0
EXIT_DAMAGED: Final = 1


def main(argv: Sequence[str]) -> int:
    """Check a journal, or write one of its Rounds as a round record.

    Exit status: 0 where all is well; 1 where `verify` found something. Raises `Fault` where the
    file can't be read or has no such Round.
    """
    arguments = _parser().parse_args(argv)
    path = Path(arguments.file)
    if arguments.action == "verify":
        return _verify(path)
    return _export(path, arguments.round, arguments.out)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tablemgr journal", description=main.__doc__)
    actions = parser.add_subparsers(dest="action", required=True, metavar="verify|export")
    check = actions.add_parser("verify", help="find any change, gap or reorder and name it")
    check.add_argument("file", metavar="FILE")
    export = actions.add_parser("export", help="write one Round as a round record")
    export.add_argument("file", metavar="FILE")
    export.add_argument("--round", type=int, required=True, metavar="N")
    export.add_argument("--out", metavar="FILE", help="where to; otherwise standard output")
    return parser


def _verify(path: Path) -> int:
    report = verify(path)
    if report.ok:
        print(f"{path}: {report.entries} entries, sound to entry {report.last_seq}, {report.code}")
        return EXIT_OK
    for problem in report.problems:
        print(f"{path}: {problem}")
    return EXIT_DAMAGED


def _export(path: Path, round_no: int, out: str | None) -> int:
    with reading(path) as reader:
        record = past_round(reader.entries(round_no=round_no), round_no).record()
    if out is None:
        print(record, end="")
        return EXIT_OK
    try:
        Path(out).write_text(record, encoding="utf-8")
    except OSError as error:
        raise Fault(f"{out}: {error.strerror}.", "Say another file with --out.") from None
    print(out)
    return EXIT_OK
