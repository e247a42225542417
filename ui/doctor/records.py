"""The doctor's look at what is stored: journals, staff register, keys, slips, back-ups."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from fnmatch import fnmatch
from functools import partial
from pathlib import Path
from typing import Final

from tablemgr.basics.errors import Fault
from tablemgr.basics.messages import (
    Message,
    join_with_and,
    join_with_commas,
    join_with_semicolons,
    plain,
)
from tablemgr.commandline.backup_command import FORM
from tablemgr.commandline.journal_checks import (
    EXIT_DAMAGED,
    EXIT_NOT_COMPARED,
    EXIT_OK,
    all_beside,
    checked,
    worst,
)
from tablemgr.house.profile import Profile, key_path, read_profile, seal_path
from tablemgr.house.staff.seals import Flaw, SealFlaw, seal_key
from tablemgr.house.staff.store import FILE_NAME, StaffStore
from tablemgr.house.table_key import fingerprint, read_key
from tablemgr.journal import reading
from tablemgr.journal.anchor import anchor_of
from tablemgr.slips.witnesses import lines_missing, read_witnesses, what_differs
from ui.doctor.findings import Finding, State, say
from ui.table.opening import journal_path, slips_folder

_OLDEST: Final = timedelta(days=1)
"""A back-up older than this is said."""
_TAKEN_AWAY: Final = say("Call the Shift Manager, and put it back from a back-up.")
_CALL: Final = say("Call the Shift Manager.")
_STATES: Final = {
    EXIT_OK: State.OK,
    EXIT_DAMAGED: State.WRONG,
    EXIT_NOT_COMPARED: State.UNSEEN,
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
        text = say("{path} is gone; {anchor} is still there", path=_of(anchor), anchor=anchor.name)
        yield Finding(_journal(anchor), State.WRONG, text, _TAKEN_AWAY)
    if not found and not gone:
        text = say("there is none in {folder} yet", folder=data / "tables")
        yield Finding(say("journal"), State.NOTE, text)
    for path in found:
        try:
            keys = profile_file.absolute().parent / "keys"
            looked = list(checked(path, partial(all_beside, path, keys, own.get(path))))
        except Fault as fault:
            yield Finding(_journal(path), State.UNSEEN, *fault.messages)
            continue
        status, lines = worst(each.status for each in looked), [each.line for each in looked]
        if status != EXIT_DAMAGED:
            with reading(path) as reader:
                table = reader.header.table_id
            if table != path.stem:
                lines.insert(0, say("it is the journal of another table, {table}", table=table))
                status = EXIT_DAMAGED
        if not anchor_of(path).exists():
            status = EXIT_DAMAGED
        state = _STATES[status]
        look = say("Look with `tablemgr journal verify {path}`.", path=path)
        text = say("{lines}", lines=join_with_semicolons(lines))
        yield Finding(_journal(path), state, text, None if state is State.OK else look)


def _journal(path: Path) -> Message:
    return say("journal {table}", table=path.stem)


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
        yield Finding(say("witnesses"), State.UNSEEN, *fault.messages)
        return
    for line in differs:
        yield Finding(say("witnesses"), State.WRONG, line, _CALL)
    if not differs and named:
        yield Finding(
            say("witnesses"), State.OK, say("the key, the slips and {file} agree", file=named)
        )
    elif not differs:
        text = say("the key and the slips agree; no witness file is named")
        remedy = say("Name one in the house profile: witness.")
        yield Finding(say("witnesses"), State.NOTE, text, remedy)


def _of(anchor: Path) -> Path:
    """The journal that an anchor belongs to."""
    return anchor.with_suffix(".journal")


def _without_journal(profile: Profile, journal: Path, slips: Path) -> Iterator[Finding]:
    """Look for what knows a journal that is not there."""
    named = profile.table_key.witness
    try:
        lines = read_witnesses(Path(named).expanduser(), profile.table) if named else []
    except Fault as fault:
        yield Finding(say("witnesses"), State.UNSEEN, *fault.messages)
        return
    know = [say("the witness file {file}", file=named)] if lines else []
    know += [say("the slips in {folder}", folder=slips)] if any(slips.glob("*.txt")) else []
    if know:
        text = say("{path} is gone; {what} know it", path=journal, what=join_with_and(know))
        yield Finding(say("witnesses"), State.WRONG, text, _TAKEN_AWAY)


def staff(data: Path, profile_file: Path) -> Iterator[Finding]:
    """The staff register: its seals, its people, who may read it."""
    path = seal_path(profile_file)
    if not (data / "staff" / FILE_NAME).exists():
        if path.exists():
            gone = data / "staff" / FILE_NAME
            text = say("{path} is gone; its key {key} is still there", path=gone, key=path)
            yield Finding(say("staff register"), State.WRONG, text, _TAKEN_AWAY)
        else:
            yield Finding(say("staff register"), State.NOTE, say("there is none yet"))
        return
    if not path.exists():
        text = say("its key {key} is missing", key=path)
        yield Finding(say("staff register"), State.WRONG, text)
        return
    try:
        key, _ = seal_key(path, bytes)
        with closing(StaffStore(data / "staff", key)) as store:
            flaws, rights = store.flaws(), store.open_to_others()
            managers = [m for m in store.members() if m.enabled and m.role.value == "shift-manager"]
    except Fault as fault:
        yield Finding(say("staff register"), State.UNSEEN, *fault.messages)
        return
    for flaw in flaws:
        yield Finding(say("staff register"), State.WRONG, _flaw(flaw), _CALL)
    if rights:
        text = say("other accounts have rights: {rights}", rights=rights)
        remedy = say("Its owner alone may have any.")
        yield Finding(say("staff register"), State.WRONG, text, remedy)
    if len(managers) < 2:
        text = say("Shift Managers who may sign: {count}; a house needs two", count=len(managers))
        remedy = say("Add one: tablemgr people add NAME --role shift-manager")
        yield Finding(say("staff register"), State.NOTE, text, remedy)
    if not flaws and not rights:
        text = say("every row is as the program wrote it")
        yield Finding(say("staff register"), State.OK, text)


def _flaw(flaw: SealFlaw) -> Message:
    changed = "what it has on {name} was changed by something else than the program"
    log = "its log was changed by something else than the program, from entry {entry} on"
    english = {
        Flaw.PERSON: say(changed, name=flaw.name),
        Flaw.ENTRY: say(log, entry=flaw.entry),
        Flaw.TAKEN: say("rows were taken out of it, or old ones put back"),
        Flaw.KEY: say("it is not sealed by the key that is here"),
    }
    return english[flaw.what]


def table_key(profile: Profile, profile_file: Path) -> Iterator[Finding]:
    """The key of the table, which only its owner may read."""
    path = key_path(profile, profile_file)
    try:
        yield Finding(say("key"), State.OK, plain(fingerprint(read_key(path).public_key())))
    except Fault as fault:
        missing = not path.exists()
        yield Finding(say("key"), State.NOTE if missing else State.WRONG, *fault.messages)


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
        text = say("other accounts may look in or write: {what}", what=join_with_commas(wrong))
        remedy = say("Close them: chmod go= FOLDER, go-w FILE.")
        yield Finding(say("rights"), State.WRONG, text, remedy)
    else:
        yield Finding(say("rights"), State.OK, say("no other account may look in or write"))


def back_ups(folder: Path, now: datetime) -> Iterator[Finding]:
    """How old the newest back-up is."""
    try:
        times = [
            datetime.strptime(path.name, FORM).replace(tzinfo=UTC)
            for path in (folder.iterdir() if folder.exists() else ())
            if fnmatch(path.name, "*T*Z") and path.is_dir()
        ]
    except (OSError, ValueError) as error:
        yield Finding(say("back-ups"), State.UNSEEN, plain(f"{folder}: {error}"))
        return
    made = "`tablemgr backup --to {folder}` makes one; a timer does it each hour."
    remedy = say(made, folder=folder)
    if not times:
        text = say("there is none in {folder}", folder=folder)
        yield Finding(say("back-ups"), State.NOTE, text, remedy)
        return
    age = now - max(times)
    values = {"folder": folder, "when": f"{max(times):%Y-%m-%d %H:%M} UTC", "days": age.days}
    if age > _OLDEST:
        text = say("the newest in {folder} is of {when}, {days} days old", **values)
        yield Finding(say("back-ups"), State.WRONG, text, remedy)
    else:
        text = say("the newest in {folder} is of {when}", **values)
        yield Finding(say("back-ups"), State.OK, text)
