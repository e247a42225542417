"""`tablemgr journal verify FILE`, `code CODE`, `export FILE…`, `raw FILE --round N`.

Reads journals without changing them, also while a table is in play.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from platformdirs import user_data_path

from tablemgr.basics.errors import Fault
from tablemgr.basics.messages import Message, plain
from tablemgr.basics.terminal import shown
from tablemgr.commandline.export_command import add_export, export
from tablemgr.commandline.journal_checks import (
    EXIT_DAMAGED,
    EXIT_OK,
    Compared,
    all_beside,
    checked,
    count_of_rounds,
    worst,
)
from tablemgr.commandline.spoken import translate
from tablemgr.house.staff.store import FILE_NAME
from tablemgr.house.table_key import read_public_key
from tablemgr.journal import JournalReader, reading
from tablemgr.journal.chain import CONTEXT
from tablemgr.journal.raw_text import RAW_KINDS, raw_lines
from tablemgr.past.checking import entries_of_code, slip_of_entry
from tablemgr.past.history import past_round


def main(argv: Sequence[str]) -> int:
    """Check a journal; write a Round as a round record, or what the device sent during it.

    Exit status: 0 if all is well; 1 if `verify` found something; 2 if it could not compare
    everything. Raises `Fault` if the file can't be read or has no such Round.
    """
    arguments = _parser().parse_args(argv)
    if arguments.action == "export":
        return export(arguments)
    if arguments.action == "code":
        return _look_up(arguments.code, [Path(file) for file in arguments.files])
    path = Path(arguments.file)
    if arguments.action == "verify":
        return _print_checked(path, partial(_asked, arguments, path))
    return _raw(path, arguments.round)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tablemgr journal",
        description="Check a journal; write a Round as a round record, or what the device sent "
        "during it. Exit status: 0 if all is well, 1 if `verify` found something, 2 if it found "
        "nothing and could not compare everything that it was asked to.",
    )
    actions = parser.add_subparsers(dest="action", required=True, metavar="verify|code|export|raw")
    check = actions.add_parser(
        "verify",
        help="name every changed, missing or moved entry; without options everything is compared: "
        "rules, slips, signatures, key, as far as they are found beside the journal",
    )
    check.add_argument("--chain", action="store_true", help="only the chain of entries")
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
        "--witness",
        nargs="+",
        default=(),
        metavar="FILE|TEXT",
        help="compare with what somebody kept elsewhere: a witness file, a slip or its code, or a "
        "printed head as it is typed in: the entry's number and its hash, with or without gaps",
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


def _asked(arguments: argparse.Namespace, path: Path) -> Compared:
    """Give what the options ask for; without any, everything that is found. Raises `Fault`."""
    staff, key = arguments.staff, arguments.key
    chosen = (arguments.chain, arguments.replay, arguments.slips, key, arguments.witness)
    if any(chosen) or staff is not None:
        register = None
        if staff is not None:
            named = Path(staff) if staff else user_data_path("tablemgr") / "staff"
            register = named / FILE_NAME if named.is_dir() else named
        return Compared(
            arguments.replay,
            arguments.slips,
            register,
            _key_for(arguments, path),
            witness=tuple(arguments.witness),
        )
    return all_beside(path)


def _key_for(arguments: argparse.Namespace, path: Path) -> Ed25519PublicKey | None:
    """The key that was named; for a witness else the one that lies beside the journal."""
    if arguments.key is not None:
        return read_public_key(arguments.key)
    return all_beside(path).key if arguments.witness else None


def _print_checked(path: Path, asked: Callable[[], Compared]) -> int:
    """Print each line as it is found; gives the exit status. Raises `Fault`."""
    statuses = []
    for found in checked(path, asked):
        print(shown(f"{path}: {found.line.in_words(translate)}"))
        statuses.append(found.status)
    return worst(statuses)


def _look_up(code: str, files: list[Path]) -> int:
    """Print the entries that a code stands for. Exit status 1 if there is none."""
    found = 0
    for path in files or sorted(user_data_path("tablemgr").glob("tables/*.journal")):
        with reading(path) as reader:
            for entry in entries_of_code(reader, code):
                found += 1
                hidden = entry.round_no == _hidden_round(reader)
                slip = slip_of_entry(reader, entry)
                what = entry.kind.value if hidden else entry.data.get("command", entry.kind.value)
                values = {
                    "seq": entry.seq,
                    "round_no": entry.round_no,
                    "slip": None if slip is None else slip.name.words,
                    "when": f"{entry.stamp.wall():%Y-%m-%d %H:%M:%S %z}",
                    "who": plain(f"{entry.person}: {what}"),
                }
                of_slip = "entry {seq}, Round {round_no}, {slip}, {when}, {who}"
                of_none = "entry {seq}, Round {round_no}, {when}, {who}"
                line = Message(CONTEXT, of_none if slip is None else of_slip, values)
                print(shown(f"{path}: {line.in_words(translate)}"))
    if not found:
        none = Message(CONTEXT, "{code}: no entry has this code.", {"code": plain(code)})
        print(none.in_words(translate))
    return EXIT_OK if found else EXIT_DAMAGED


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
                "{path}: there is no Round {round_no}.",
                "The journal has {rounds}.",
                path=path,
                round_no=round_no,
                rounds=count_of_rounds(reader.last_round_no),
            )
        hidden = _hidden_round(reader)
        entries = reader.entries(round_no=round_no, kinds=RAW_KINDS)
        for line in raw_lines(entry for entry in entries if entry.round_no != hidden):
            print(line)
    if hidden and round_no in (None, hidden):
        held = "Round {hidden} is in play, and its cards lie face down: its bytes are held back."
        said = Message(CONTEXT, held, {"hidden": hidden})
        print(said.in_words(translate), file=sys.stderr)
    return EXIT_OK
