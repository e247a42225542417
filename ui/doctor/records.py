"""The doctor's look at what is stored: journals, staff register, keys, slips, back-ups."""

from __future__ import annotations

import io
import stat
from collections.abc import Iterator
from contextlib import closing, redirect_stdout, suppress
from datetime import UTC, datetime, timedelta
from fnmatch import fnmatch
from functools import partial
from pathlib import Path
from typing import Final

from tablemgr.basics.errors import Fault
from tablemgr.commandline.backup_command import FORM
from tablemgr.commandline.journal_command import (
    EXIT_DAMAGED,
    EXIT_NOT_COMPARED,
    EXIT_OK,
    all_beside,
    verify_whole,
)
from tablemgr.house.profile import Profile, key_path, read_profile, seal_path
from tablemgr.house.staff.seals import Flaw, SealFlaw, seal_key
from tablemgr.house.staff.store import FILE_NAME, StaffStore
from tablemgr.house.table_key import fingerprint, read_key
from tablemgr.journal import reading
from tablemgr.journal.anchor import anchor_of
from tablemgr.slips.witnesses import lines_missing, read_witnesses, what_differs
from ui.doctor.findings import Finding, State
from ui.table.opening import journal_path, slips_folder

_OLDEST: Final = timedelta(days=1)
"""A back-up older than this is said."""
_TAKEN_AWAY: Final = "Call the Shift Manager, and put it back from a back-up."
_STATES: Final = {
    EXIT_OK: State.OK,
    EXIT_DAMAGED: State.WRONG,
    EXIT_NOT_COMPARED: State.UNSEEN,
}
_FLAWS: Final = {
    Flaw.PERSON: "what it has on {0.name} was changed by something else than the program",
    Flaw.ENTRY: "its log was changed by something else than the program, from entry {0.entry} on",
    Flaw.TAKEN: "rows were taken out of it, or old ones put back",
    Flaw.KEY: "it is not sealed by the key that is here",
}


def journals(data: Path, profile_file: Path) -> Iterator[Finding]:
    """Every journal of the data folder, with all that lies beside it; the slips of the house
    profile's own table lie where that says.
    """
    own = dict[Path, Path]()
    with suppress(Fault):  # said under its own name
        profile = read_profile(profile_file)
        own = {journal_path(profile.table, data): slips_folder(profile, data)}
    found = sorted((data / "tables").glob("*.journal"))
    gone = [path for path in (data / "tables").glob("*.journal-anchor") if not _of(path).exists()]
    for anchor in sorted(gone):
        text = f"{_of(anchor)} is gone; {anchor.name} is still there"
        yield Finding(f"journal {anchor.stem}", State.WRONG, text, _TAKEN_AWAY)
    if not found and not gone:
        yield Finding("journal", State.NOTE, f"there is none in {data / 'tables'} yet")
    for path in found:
        said = io.StringIO()
        name = f"journal {path.stem}"
        try:
            with redirect_stdout(said):
                keys = profile_file.absolute().parent / "keys"
                asked = partial(all_beside, path, keys, own.get(path))
                status = verify_whole(path, asked)
        except Fault as fault:
            yield Finding(name, State.UNSEEN, fault.what, fault.remedy)
            continue
        lines = [line.removeprefix(f"{path}: ") for line in said.getvalue().splitlines()]
        if status != EXIT_DAMAGED:
            with reading(path) as reader:
                table = reader.header.table_id
            if table != path.stem:
                lines.insert(0, f"it is the journal of another table, {table}")
                status = EXIT_DAMAGED
        if not anchor_of(path).exists():
            status = EXIT_DAMAGED
        state = _STATES[status]
        remedy = "" if state is State.OK else f"Look with `tablemgr journal verify {path}`."
        yield Finding(name, state, "; ".join(lines), remedy)


def witnesses(
    profile: Profile, profile_file: Path, journal: Path, slips: Path
) -> Iterator[Finding]:
    """Look at what else knows how far the journal goes."""
    if not journal.exists():
        yield from _without_journal(profile, journal, slips)
        return
    try:
        key = read_key(key_path(profile, profile_file)).public_key()
        with reading(journal) as reader:
            named = profile.table_key.witness
            known = []
            if named:
                known = read_witnesses(Path(named).expanduser(), reader.header.table_id)
            differs = what_differs(reader, key, key_is_new=False, witnesses=known, slips=slips)
            differs += lines_missing(reader, named, known) if named else []
    except Fault as fault:
        yield Finding("witnesses", State.UNSEEN, fault.what, fault.remedy)
        return
    for line in differs:
        yield Finding("witnesses", State.WRONG, line, "Call the Shift Manager.")
    if not differs and named:
        yield Finding("witnesses", State.OK, f"the key, the slips and {named} agree")
    elif not differs:
        text = "the key and the slips agree; no witness file is named"
        yield Finding("witnesses", State.NOTE, text, "Name one in the house profile: witness.")


def _of(anchor: Path) -> Path:
    """The journal that an anchor belongs to."""
    return anchor.with_suffix(".journal")


def _without_journal(profile: Profile, journal: Path, slips: Path) -> Iterator[Finding]:
    """Look for what knows a journal that is not there."""
    named = profile.table_key.witness
    try:
        lines = read_witnesses(Path(named).expanduser(), profile.table) if named else []
    except Fault as fault:
        yield Finding("witnesses", State.UNSEEN, fault.what, fault.remedy)
        return
    know = [f"the witness file {named}"] if lines else []
    know += [f"the slips in {slips}"] if any(slips.glob("*.txt")) else []
    if know:
        text = f"{journal} is gone; {' and '.join(know)} know it"
        yield Finding("witnesses", State.WRONG, text, _TAKEN_AWAY)


def staff(data: Path, profile_file: Path) -> Iterator[Finding]:
    """The staff register: its seals, its people, who may read it."""
    path = seal_path(profile_file)
    if not (data / "staff" / FILE_NAME).exists():
        if path.exists():
            text = f"{data / 'staff' / FILE_NAME} is gone; its key {path} is still there"
            yield Finding("staff register", State.WRONG, text, _TAKEN_AWAY)
        else:
            yield Finding("staff register", State.NOTE, "there is none yet")
        return
    if not path.exists():
        yield Finding("staff register", State.WRONG, f"its key {path} is missing")
        return
    try:
        key, _ = seal_key(path, bytes)
        with closing(StaffStore(data / "staff", key)) as store:
            flaws, rights = store.flaws(), store.open_to_others()
            managers = [m for m in store.members() if m.enabled and m.role.value == "shift-manager"]
    except Fault as fault:
        yield Finding("staff register", State.UNSEEN, fault.what, fault.remedy)
        return
    for flaw in flaws:
        yield Finding("staff register", State.WRONG, _flaw(flaw), "Call the Shift Manager.")
    if rights:
        text = f"other accounts have rights: {rights}"
        yield Finding("staff register", State.WRONG, text, "Its owner alone may have any.")
    if len(managers) < 2:
        text = f"Shift Managers who may sign: {len(managers)}; a house needs two"
        remedy = "Add one: tablemgr people add NAME --role shift-manager"
        yield Finding("staff register", State.NOTE, text, remedy)
    if not flaws and not rights:
        yield Finding("staff register", State.OK, "every row is as the program wrote it")


def _flaw(flaw: SealFlaw) -> str:
    return _FLAWS[flaw.what].format(flaw)


def table_key(profile: Profile, profile_file: Path) -> Iterator[Finding]:
    """The key of the table, which only its owner may read."""
    path = key_path(profile, profile_file)
    try:
        yield Finding("key", State.OK, fingerprint(read_key(path).public_key()))
    except Fault as fault:
        missing = not path.exists()
        yield Finding("key", State.NOTE if missing else State.WRONG, fault.what, fault.remedy)


def rights(data: Path, profile_file: Path) -> Iterator[Finding]:
    """Who may look into the folders and change the profile."""
    wrong = []
    folders = (data / "tables", data / "staff", profile_file.absolute().parent / "keys")
    for folder in folders:
        if folder.exists() and (mode := stat.S_IMODE(folder.stat().st_mode)) & 0o077:
            wrong.append(f"{folder} {mode:04o}")
    if profile_file.exists():
        mode = stat.S_IMODE(profile_file.stat().st_mode)
        if mode & 0o022:
            wrong.append(f"{profile_file} {mode:04o}")
    if wrong:
        text = f"other accounts may look in or write: {', '.join(wrong)}"
        yield Finding("rights", State.WRONG, text, "Close them: chmod go= FOLDER, go-w FILE.")
    else:
        yield Finding("rights", State.OK, "no other account may look in or write")


def back_ups(folder: Path, now: datetime) -> Iterator[Finding]:
    """How old the newest back-up is."""
    try:
        times = [
            datetime.strptime(path.name, FORM).replace(tzinfo=UTC)
            for path in (folder.iterdir() if folder.exists() else ())
            if fnmatch(path.name, "*T*Z") and path.is_dir()
        ]
    except (OSError, ValueError) as error:
        yield Finding("back-ups", State.UNSEEN, f"{folder}: {error}")
        return
    remedy = f"`tablemgr backup --to {folder}` makes one; a timer does it each hour."
    if not times:
        yield Finding("back-ups", State.NOTE, f"there is none in {folder}", remedy)
        return
    age = now - max(times)
    text = f"the newest in {folder} is of {max(times):%Y-%m-%d %H:%M} UTC"
    if age > _OLDEST:
        yield Finding("back-ups", State.WRONG, f"{text}, {age.days} days old", remedy)
    else:
        yield Finding("back-ups", State.OK, text)
