"""`tablemgr journal verify FILE`, `code CODE`, `export FILE…`, `raw FILE --round N`.

Reads journals without changing them, also while a table is in play.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from msgspec import Struct
from platformdirs import user_config_path, user_data_path

from tablemgr.basics.counts import counted
from tablemgr.basics.errors import Fault
from tablemgr.basics.terminal import shown
from tablemgr.commandline.export_command import add_export, export
from tablemgr.house.sealing import SealReport, keys_led_to, sealed_by
from tablemgr.house.staff.signatures import KINDS, WORDS, compared
from tablemgr.house.staff.store import FILE_NAME, read_log
from tablemgr.house.table_key import fingerprint, read_key, read_public_key
from tablemgr.journal import EntryKind, JournalReader, VerifyReport, reading, verify
from tablemgr.journal.anchor import anchor_of
from tablemgr.journal.raw_text import RAW_KINDS, raw_lines
from tablemgr.past.checking import entries_of_code, replayed, slip_of_entry, slips_compared
from tablemgr.past.history import past_round
from tablemgr.slips.witnesses import entry_flaw

EXIT_OK: Final = 0
EXIT_DAMAGED: Final = 1
_OF_REGISTER: Final = frozenset({"signature", "staff"})
"""An entry that has one of these was signed for with what the staff register knows."""
EXIT_NOT_COMPARED: Final = 2
"""Nothing is wrong in what was compared, and something could not be compared."""


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
        return verify_whole(path, partial(_asked, arguments, path))
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


class Compared(Struct, frozen=True):
    """Names what to compare a journal with; None: nothing."""

    replay: bool = True
    slips: Path | None = None
    staff: Path | None = None
    """The staff register's file."""
    key: Ed25519PublicKey | None = None
    witness: tuple[str, ...] = ()
    """What was kept elsewhere of it: files, codes, or what is typed from a printed head."""
    lacking: tuple[str, ...] = ()
    """What could not be found to compare with, a sentence each."""


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


def all_beside(path: Path, keys: Path | None = None, slips: Path | None = None) -> Compared:
    """Everything that lies where the program puts it, beside a journal; `keys` is the folder of the
    tables' keys, if that is not the user's own, `slips` that of the slips, if it is not beside the
    journals. Raises `Fault` if a key can't be read.
    """
    with reading(path) as reader:
        table = reader.header.table_id
        has_slips = any(True for _ in reader.entries(kinds=(EntryKind.SLIP,)))
        signed = reader.entries(kinds=KINDS, holding=WORDS)
        has_signatures = any(_OF_REGISTER & entry.data.keys() for entry in signed)
    data = path.absolute().parent.parent
    slips, staff = slips or data / "slips" / table, data / "staff" / FILE_NAME
    key = (keys or user_config_path("tablemgr") / "keys") / f"{table}.key"
    beside = (
        ("the folder of its slips", slips, has_slips, "its slips were not compared (--slips DIR)"),
        (
            "the staff register",
            staff,
            has_signatures,
            "its signatures were not compared (--staff REGISTER)",
        ),
        ("the table's key", key, True, "what it has signed was not looked at (--key FILE)"),
    )
    lacking = [
        f"{what} is not at {where}: {not_compared}"
        for what, where, has_any, not_compared in beside
        if has_any and not where.exists()
    ]
    return Compared(
        True,
        slips if slips.exists() else None,
        staff if staff.exists() else None,
        read_key(key).public_key() if key.exists() else None,
        lacking=tuple(lacking),
    )


def verify_whole(path: Path, asked: Callable[[], Compared]) -> int:
    """Check the chain of a journal, and compare a sound one with what is `asked`; exit status 0, 1
    if something is wrong, 2 if nothing is and something could not be compared. Raises `Fault`.
    """
    found = [_verify(path)]
    if found == [EXIT_DAMAGED]:
        return EXIT_DAMAGED
    of = asked()
    found.append(_compare(path, replay=of.replay, slips=of.slips))
    if of.staff is not None:
        found.append(_verify_staff(path, of.staff))
    if of.key is not None:
        found.append(_verify_seals(path, of.key))
    if of.witness:
        found.append(_verify_witnesses(path, of.witness, of.key))
    for line in of.lacking:
        print(shown(f"{path}: {line}"))
        found.append(EXIT_NOT_COMPARED)
    return EXIT_DAMAGED if EXIT_DAMAGED in found else max(found)


def _verify(path: Path) -> int:
    report = verify(path)
    if report.ok:
        print(f"{path}: {_count(report.entries)}, {report.code}{_moment(report)}")
        if not report.anchored:
            print(
                f"{path}: its anchor is missing ({anchor_of(path).name}). Only the code on the "
                f"last slip can show whether entries are missing at the end."
            )
        return EXIT_OK if report.anchored else EXIT_NOT_COMPARED
    for problem in report.problems:
        print(shown(f"{path}: {problem}"))
    return EXIT_DAMAGED


def _verify_staff(path: Path, register: Path) -> int:
    """Compare the signatures of a sound journal with the register's log."""
    log = read_log(register)
    with reading(path) as reader:
        entries = reader.entries(kinds=KINDS, holding=WORDS)
        found = compared(log, reader.header.table_id, entries)
    for unproved in found:
        print(shown(f"{path}: {unproved.line}"))
    if not found:
        print(f"{path}: every signature is in the register's log as it is here, and the reverse")
    return EXIT_DAMAGED if found else EXIT_OK


def _verify_seals(path: Path, public: Ed25519PublicKey) -> int:
    """Say to which entry the key has signed a sound journal."""
    with reading(path) as reader:
        report = sealed_by(reader, public)
    for line in report.wrong:
        print(f"{path}: {line}")
    if report.signed_to < 0:
        print(f"{path}: the key {fingerprint(public)} has signed none of it")
        return EXIT_DAMAGED
    print(
        f"{path}: signed by the table's key from entry 0 to entry {report.signed_to}"
        f"{_not_signed(report)}"
    )
    return EXIT_DAMAGED if report.wrong else EXIT_OK


def _verify_witnesses(path: Path, given: Sequence[str], key: Ed25519PublicKey | None) -> int:
    """Say of each witness that somebody gives if the journal holds what it knows."""
    from tablemgr.slips.given import read_given  # noqa: PLC0415 - reads pictures

    wrong = 0
    with reading(path) as reader:
        keys = [] if key is None else keys_led_to(reader, key)
        for each in (one for text in given for one in read_given(text, reader.header.table_id)):
            flaw = each.unbelieved(keys) or entry_flaw(reader, each.entry, each.digest)
            wrong += bool(flaw)
            print(shown(f"{path}: {each.words} {flaw or 'is in the journal as it is known there'}"))
    return EXIT_DAMAGED if wrong else EXIT_OK


def _not_signed(report: SealReport) -> str:
    """Word what came after the last seal: the Round in play, or the one that the power cut."""
    if not report.acts_after:
        return ""
    return counted(report.acts_after, "; 1 act after it is not", "; {0} acts after it are not")


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
                hidden = entry.round_no == _hidden_round(reader)
                slip = slip_of_entry(reader, entry)
                of_slip = "" if slip is None else f", {slip.name.words.in_words()}"
                when = f"{entry.stamp.wall():%Y-%m-%d %H:%M:%S %z}"
                what = entry.kind.value if hidden else entry.data.get("command", entry.kind.value)
                told = f"{entry.person}: {what}"
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
                "{path}: there is no Round {round_no}.",
                "The journal has {rounds}.",
                path=path,
                round_no=round_no,
                rounds=_rounds(reader.last_round_no),
            )
        hidden = _hidden_round(reader)
        entries = reader.entries(round_no=round_no, kinds=RAW_KINDS)
        for line in raw_lines(entry for entry in entries if entry.round_no != hidden):
            print(line)
    if hidden and round_no in (None, hidden):
        held = f"Round {hidden} is in play, and its cards lie face down: its bytes are held back."
        print(held, file=sys.stderr)
    return EXIT_OK
