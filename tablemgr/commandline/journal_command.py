"""`tablemgr journal verify FILE`, `code CODE`, `export FILE…`, `raw FILE --round N`.

Reads journals without changing them, also while a table is in play.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from tablemgr.basics.counts import counted
from tablemgr.basics.errors import Fault
from tablemgr.basics.terminal import shown
from tablemgr.commandline.export_command import add_export, export
from tablemgr.house.staff.signatures import KINDS, WORDS, compared
from tablemgr.house.staff.store import FILE_NAME, read_log
from tablemgr.journal import JournalReader, VerifyReport, reading, verify
from tablemgr.journal.anchor import anchor_of
from tablemgr.journal.raw_text import RAW_KINDS, raw_lines
from tablemgr.past.checking import entries_of_code, replayed, slip_of_entry, slips_compared
from tablemgr.past.history import past_round

EXIT_OK: Final = 0
EXIT_DAMAGED: Final = 1


def main(argv: Sequence[str]) -> int:
    """Check a journal; write a Round as a round record, or what the device sent during it.

    Exit status: 0 if all is well; 1 if `verify` found something. Raises `Fault` if the
    file can't be read or has no such Round.
    """
    arguments = _parser().parse_args(argv)
    if arguments.action == "export":
        return export(arguments)
    if arguments.action == "code":
        return _look_up(arguments.code, [Path(file) for file in arguments.files])
    path = Path(arguments.file)
    if arguments.action == "verify":
        status = _verify(path)
        if status != EXIT_OK:
            return status
        status = _compare(path, replay=arguments.replay, slips=arguments.slips)
        if arguments.staff is not None:
            status = max(status, _verify_staff(path, arguments.staff))
        if arguments.key is not None:
            status = max(status, _verify_seals(path, arguments.key))
        return status
    return _raw(path, arguments.round)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tablemgr journal",
        description="Check a journal; write a Round as a round record, or what the device sent "
        "during it. Exit status: 0 if all is well, 1 if `verify` found something.",
    )
    actions = parser.add_subparsers(dest="action", required=True, metavar="verify|code|export|raw")
    check = actions.add_parser("verify", help="name every changed, missing or moved entry")
    check.add_argument("file", metavar="FILE")
    check.add_argument(
        "--staff",
        nargs="?",
        const="",
        metavar="REGISTER",
        help="also compare every signature with the staff register's log, both ways; without "
        "REGISTER, the user's own",
    )
    check.add_argument(
        "--replay", action="store_true", help="tell the rules each Round again: events and money"
    )
    check.add_argument(
        "--slips", type=Path, metavar="DIR", help="compare the slips' numbers, codes and files"
    )
    check.add_argument(
        "--key", type=Path, metavar="FILE", help="say to which entry this key has signed it"
    )
    code = actions.add_parser("code", help="say which entry the code on a slip stands for")
    code.add_argument("code", metavar="CODE", help="as printed: 7K3M-Q9ZD")
    code.add_argument(
        "files", metavar="FILE", nargs="*", help="journals; without one, all in the data folder"
    )
    add_export(actions)
    raw = actions.add_parser(
        "raw", help="what the device sent, as a session for `tablemgr devices replay -`"
    )
    raw.add_argument("file", metavar="FILE")
    raw.add_argument("--round", type=int, metavar="N", help="only during this Round")
    return parser


def _verify(path: Path) -> int:
    report = verify(path)
    if report.ok:
        print(f"{path}: {_count(report.entries)}, {report.code}{_moment(report)}")
        if not report.anchored:
            print(
                f"{path}: its anchor is missing ({anchor_of(path).name}). Only the code on the "
                f"last slip can show whether entries are missing at the end."
            )
        return EXIT_OK
    for problem in report.problems:
        print(shown(f"{path}: {problem}"))
    return EXIT_DAMAGED


def _verify_staff(path: Path, register: str) -> int:
    """Compare the signatures of a sound journal with the register's log."""
    file = Path(register) if register else user_data_path("tablemgr") / "staff" / FILE_NAME
    log = read_log(file / FILE_NAME if file.is_dir() else file)
    with reading(path) as reader:
        entries = reader.entries(kinds=KINDS, holding=WORDS)
        found = compared(log, reader.header.table_id, entries)
    for unproved in found:
        print(shown(f"{path}: {unproved.line}"))
    if not found:
        print(f"{path}: every signature is in the register's log as it is here, and the reverse")
    return EXIT_DAMAGED if found else EXIT_OK


def _verify_seals(path: Path, key: Path) -> int:
    """Say to which entry the key has signed a sound journal."""
    from tablemgr.house.sealing import sealed_by  # noqa: PLC0415 - loads cryptography
    from tablemgr.house.table_key import read_public_key  # noqa: PLC0415 - as above

    public = read_public_key(key)
    with reading(path) as reader:
        report = sealed_by(reader, public)
    for line in report.wrong:
        print(f"{path}: {line}")
    if report.signed_to < 0:
        print(f"{path}: the key {key} has signed none of it")
        return EXIT_DAMAGED
    print(f"{path}: signed by the table's key from entry 0 to entry {report.signed_to}")
    return EXIT_DAMAGED if report.wrong else EXIT_OK


def _compare(path: Path, *, replay: bool, slips: Path | None) -> int:
    """Compare a sound journal with the rules and with a folder of slips, as asked."""
    found = 0
    with reading(path) as reader:
        if replay:
            again = replayed(reader)
            said = "the rules lead to the same events and the same money"
            found += _told(path, again.wrong, f"{_rounds(again.told_again)}: {said}")
            if again.only_read:
                print(f"{path}: {_only_read(again.only_read)}")
        if slips is not None:
            from tablemgr.slips.against import texts_compared  # noqa: PLC0415 - reads pictures

            wrong = [*slips_compared(reader, slips), *texts_compared(reader, slips)]
            found += _told(path, wrong, f"its slips are in {slips}, with its numbers and codes")
    return EXIT_DAMAGED if found else EXIT_OK


def _told(path: Path, wrong: list[str], right: str) -> int:
    """Print what is wrong, or that all is right; gives how many are wrong."""
    for line in wrong or [right]:
        print(shown(f"{path}: {line}"))
    return len(wrong)


def _rounds(count: int) -> str:
    return counted(count, "1 Round", "{0} Rounds")


def _only_read(numbers: list[int]) -> str:
    """Word the sentence on the Rounds that today's rules can't decide again."""
    return (
        f"{_rounds(len(numbers))} by other rules than today's, from {numbers[0]} to {numbers[-1]}: "
        "what was stored can have happened so, and is not decided again"
    )


def _look_up(code: str, files: list[Path]) -> int:
    """Print the entries that a code stands for. Exit status 1 if there is none."""
    found = 0
    for path in files or sorted(user_data_path("tablemgr").glob("tables/*.journal")):
        with reading(path) as reader:
            for entry in entries_of_code(reader, code):
                found += 1
                slip = slip_of_entry(reader, entry)
                of_slip = "" if slip is None else f", {slip.name.words}"
                when = f"{entry.stamp.wall():%Y-%m-%d %H:%M:%S %z}"
                told = f"{entry.person}: {entry.data.get('command', entry.kind.value)}"
                where = f"entry {entry.seq}, Round {entry.round_no}{of_slip}"
                print(shown(f"{path}: {where}, {when}, {told}"))
    if not found:
        print(f"{code}: no entry has this code.")
    return EXIT_OK if found else EXIT_DAMAGED


def _count(entries: int) -> str:
    """How many entries there are, in words. They count from 0, the header: of 164 entries the last
    is number 163.
    """
    if entries == 1:
        return "there is only the header, which is sound"
    return f"all {entries} entries are sound, from 0 (the header) to {entries - 1}"


def _moment(report: VerifyReport) -> str:
    return " (so far: the table is in play)" if report.in_play else ""


def _hidden_round(reader: JournalReader) -> int:
    """The number of the Round in play if its cards lie face down (S10), else 0."""
    last = reader.last_round_no
    try:
        past = past_round(reader.entries(round_no=last), last)
    except Fault:  # none yet, or it began in another journal: nothing tells what its cards are
        return 0
    return last if past.lies_face_down else 0


def _raw(path: Path, round_no: int | None) -> int:
    with reading(path) as reader:
        if round_no is not None and not 1 <= round_no <= reader.last_round_no:
            raise Fault(
                f"{path}: there is no Round {round_no}.",
                f"The journal has {_rounds(reader.last_round_no)}.",
            )
        hidden = _hidden_round(reader)
        entries = reader.entries(round_no=round_no, kinds=RAW_KINDS)
        for line in raw_lines(entry for entry in entries if entry.round_no != hidden):
            print(line)
    if hidden and round_no in (None, hidden):
        held = f"Round {hidden} is in play, and its cards lie face down: its bytes are held back."
        print(held, file=sys.stderr)
    return EXIT_OK
