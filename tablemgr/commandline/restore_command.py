"""`tablemgr restore BACK-UP`: puts journals, staff register and house profiles back."""

from __future__ import annotations

import argparse
import getpass
import shutil
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

import platformdirs
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from tablemgr import __version__
from tablemgr.basics.errors import Fault
from tablemgr.basics.files import make_private, sync_folder
from tablemgr.basics.terminal import shown
from tablemgr.commandline.backup_command import FORM, is_back_up
from tablemgr.house.profile import Profile, read_profile
from tablemgr.house.sealing import keys_led_to
from tablemgr.house.table_key import read_public_key
from tablemgr.journal import EntryKind, Journal, JournalHeader, Stamp, verify
from tablemgr.rules.people import Person
from tablemgr.service.restored import go_on_behind
from tablemgr.service.session import TableSession
from tablemgr.slips.code.finding import find_codes
from tablemgr.slips.code.payload import MalformedCodeError
from tablemgr.slips.code.signed import SlipCode, read_code
from tablemgr.slips.witnesses import Witness, known_elsewhere, lost_in_words, read_witnesses

if TYPE_CHECKING:
    from tablemgr.pit.bearing_witness import ServerKnows

EXIT_OK: Final = 0
EXIT_LOST: Final = 1
_REMEDY: Final = "Choose another back-up."


def main(argv: Sequence[str]) -> int:
    """Put the tables back as they were at a back-up, and say what they do not know. What lay there
    is kept beside. Exit status: 0 if nothing that is known elsewhere is missing, 1 if something is.
    """
    options = _parser().parse_args(argv)
    data = options.data or platformdirs.user_data_path("tablemgr")
    profiles = options.profiles or platformdirs.user_config_path("tablemgr")
    restore(options.back_up, data, profiles, datetime.now(UTC))
    print(f"tablemgr: {options.back_up} is back in {data}")
    lost = [
        line
        for journal in sorted((data / "tables").glob("*.journal"))
        for line in _taken_up(journal, options, data, profiles)
    ]
    for line in lost:
        print(shown(line))
    return EXIT_LOST if lost else EXIT_OK


def restore(back_up: Path, data: Path, profiles: Path, now: datetime) -> None:
    """Put what a back-up holds into `data` and `profiles`; what lay there is kept in a folder
    `before-…` in each. The back-up is verified before anything is moved. Raises `Fault`.
    """
    if not is_back_up(back_up):
        raise Fault("{path} is not a back-up.", "Name one of the folders in it.", path=back_up)
    for copy in sorted(back_up.glob("tables/*.journal")):
        report = verify(copy)
        if not report.ok:
            raise Fault(
                "{path}: the back-up is damaged: {what}",
                _REMEDY,
                path=copy,
                what=report.problems[0].message,
            )
        _profile_of(copy.stem, back_up / "profiles", profiles)
    for journal in sorted(data.glob("tables/*.journal")):
        if verify(journal).in_play:
            raise Fault("{path}: the table is open.", "Close it first.", path=journal)
    before = _free_name(f"before-{now.strftime(FORM)}", data, profiles)
    for name, where in (("tables", data), ("staff", data), ("profiles", profiles)):
        if not (back_up / name).is_dir():
            continue
        make_private(where)
        coming = where / f".coming-{name}"
        shutil.rmtree(coming, ignore_errors=True)
        shutil.copytree(back_up / name, coming)
        if name == "profiles":
            for file in coming.iterdir():
                _put(file, profiles / file.name, profiles / before)
            coming.rmdir()
        else:
            _put(coming, data / name, data / before)
        sync_folder(where)


def _free_name(name: str, *folders: Path) -> str:
    """Give the name, with a number behind it if one of the folders has something of that name."""
    names = (name if number == 1 else f"{name}-{number}" for number in count(1))
    return next(each for each in names if not any((f / each).exists() for f in folders))


def _put(new: Path, path: Path, before: Path) -> None:
    """Put a file or folder in its place; what was there goes into the folder `before`."""
    if path.exists():
        make_private(before)
        path.rename(before / path.name)
    new.rename(path)


def _taken_up(path: Path, options: argparse.Namespace, data: Path, profiles: Path) -> Iterator[str]:
    """Let the numbers of one table go on; gives what it does not know, a line each."""
    profile = _profile_of(path.stem, profiles)
    header = JournalHeader(profile.table, profile.house, __version__, _now())
    with Journal.open(path, header) as journal:
        session = TableSession(
            profile.new_table(),
            journal,
            _now,
            cards_come_back=profile.cards_come_back,
            float_rules=profile.float_rules,
        )
        session.person = Person(getpass.getuser())
        session.boxes_only = profile.table_manners.boxes_only
        last_round, had = session.round_no, _numbers(journal)
        keys = _keys(journal, profile, options.back_up)
        slips = list(_slips(keys, profile, options, data))
        witnesses = _witnesses(profile)
        try:
            asked = _server(journal, profile)
        except Fault as fault:
            yield f"Table {profile.table}: the pit's server was not asked: {fault}"
        else:
            witnesses += asked.witnesses
            slips += (code for code in asked.codes if any(map(code.is_signed_by, keys)))
        known = known_elsewhere(journal, witnesses, slips)
        go_on_behind(session, known, options.back_up.name)
    for line in lost_in_words(last_round, known, had):
        yield f"Table {profile.table}: {line}"


def _profile_of(table: str, *folders: Path) -> Profile:
    """The table's house profile. Raises `Fault`: of a file that can't be read, if there is one."""
    broken: Fault | None = None
    for file in (each for folder in folders for each in sorted(folder.glob("*.toml"))):
        try:
            profile = read_profile(file)
        except Fault as fault:
            broken = broken or fault
            continue
        if profile.table == table:
            return profile
    raise broken or Fault(
        "{folder}: no house profile is table {table}'s.",
        "Put it there, then restore again.",
        folder=folders[-1],
        table=table,
    )


def _witnesses(profile: Profile) -> list[Witness]:
    named = profile.table_key.witness
    return read_witnesses(Path(named).expanduser(), profile.table) if named else []


def _server(journal: Journal, profile: Profile) -> ServerKnows:
    """Ask what the pit's server knows, if the house profile names one. Raises `Fault`."""
    from tablemgr.pit.bearing_witness import ServerKnows, known_to_server  # noqa: PLC0415 - loads psycopg
    from tablemgr.pit.server import read_address  # noqa: PLC0415 - as above

    if not profile.pit.server:
        return ServerKnows((), ())
    return known_to_server(read_address(Path(profile.pit.server).expanduser()), journal)


def _keys(journal: Journal, profile: Profile, back_up: Path) -> list[Ed25519PublicKey]:
    """The keys whose slips are believed: the back-up's, and those that it leads to."""
    public = back_up / "keys" / f"{profile.table}.pub"
    return keys_led_to(journal, read_public_key(public)) if public.exists() else []


def _slips(
    keys: Sequence[Ed25519PublicKey], profile: Profile, options: argparse.Namespace, data: Path
) -> Iterator[SlipCode]:
    """The slips in their folder and those that were given, if the table's key has signed them."""
    if not keys:
        return
    folder = Path(profile.slip.folder).expanduser() if profile.slip.folder else None
    texts = sorted((folder or data / "slips" / profile.table).glob("*.txt"))
    for given in (*map(str, texts), *options.slips):
        try:
            codes = [read_code(found.code) for found in find_codes(given)]
        except (Fault, MalformedCodeError):
            continue  # `slips verify` says so; nothing is learned from it here
        yield from (code for code in codes if any(map(code.is_signed_by, keys)))


def _numbers(journal: Journal) -> dict[str, int]:
    """The highest number of each kind of slip that the journal has a code of."""
    found: dict[str, int] = {}
    for entry in journal.entries(kinds=(EntryKind.SLIP,), holding=('"coded"',)):
        if not entry.data["code"]:
            continue  # of a table without a key
        said = read_code(str(entry.data["code"])).payload
        found[said.kind] = max(found.get(said.kind, 0), said.number)
    return found


def _now() -> Stamp:
    return Stamp(time.time_ns(), time.monotonic_ns())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tablemgr restore", description=main.__doc__)
    parser.add_argument("back_up", type=Path, metavar="BACK-UP", help="the folder of one back-up")
    parser.add_argument("--data", type=Path, help="where journals and slips belong")
    parser.add_argument("--profiles", type=Path, help="where house profiles belong")
    parser.add_argument(
        "--slips",
        nargs="*",
        default=(),
        metavar="FILE|TEXT",
        help="slips that somebody kept: pictures, PDFs, texts, or their codes",
    )
    return parser
