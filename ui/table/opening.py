"""Opens a table: makes a session from house profile, journal and clock. Knows no widget."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from pathlib import Path

import msgspec

from tablemgr import __version__
from tablemgr.basics.errors import Fault
from tablemgr.basics.files import make_private
from tablemgr.house.digests import PROGRAM, digest_of, program_digest, rulebook_digests
from tablemgr.house.profile import Profile, Setting, seal_path
from tablemgr.house.staff import StaffRegister, StaffStore
from tablemgr.house.staff.seals import seal_key
from tablemgr.journal import Journal, JournalHeader, Stamp
from tablemgr.rules.people import Person
from tablemgr.rules.rulebook import load
from tablemgr.service.session import TableSession
from tablemgr.service.stored_act import DoesNotFit
from ui.safety.bug_log import where, words_of, write_bug
from ui.table.places import data_folder


def now() -> Stamp:
    """The present moment, by both clocks of the machine."""
    return Stamp(time.time_ns(), time.monotonic_ns())


def journal_path(table: str, folder: Path | None = None) -> Path:
    """Where the journal of a table lies."""
    return (folder or data_folder()) / "tables" / f"{table}.journal"


def slips_folder(profile: Profile, folder: Path | None = None) -> Path:
    """Where the slips of a table are saved."""
    if profile.slip.folder:
        return Path(profile.slip.folder).expanduser()
    return (folder or data_folder()) / "slips" / profile.table


def open_staff(folder: Path, profile: Path) -> StaffRegister:
    """The house's staff register in a data folder, sealed by the key beside the house profile.

    Raises `Fault`.
    """
    key, made = seal_key(seal_path(profile), secrets.token_bytes)
    return StaffRegister(StaffStore(folder / "staff", key, key_is_new=made), now, secrets.randbelow)


def staff_of_nobody() -> StaffRegister:
    """A register that knows nobody and has no file."""
    return StaffRegister(StaffStore(None), now, secrets.randbelow)


def open_session(profile: Profile, journal: Path, *, training: bool = False) -> TableSession:
    """The table as the journal left it; a new one is in the hands of the profile's Dealer.
    `training` opens a training journal, and no other.

    Raises `Fault` if the journal can't be used, does not fit the table, or has a Round that this
    program can't play again. The cause of the last is written to a bug file.
    """
    try:
        make_private(journal.parent)
    except OSError as error:
        raise Fault(
            "{parent}: the journal's folder can't be made: {error}.",
            "Give this user the right to write there.",
            parent=journal.parent,
            error=error.strerror,
        ) from error
    header = JournalHeader(profile.table, profile.house, __version__, now(), training)
    opened = Journal.open(journal, header)
    try:
        session = TableSession(
            profile.new_table(),
            opened,
            now,
            cards_come_back=profile.cards_come_back,
            float_rules=profile.float_rules,
        )
        session.digests.use(_files(profile))
        session.digests.profile = digest_of(msgspec.json.encode(profile, enc_hook=str))
        session.boxes_only = profile.table_manners.boxes_only
        session.hit_by_card = profile.table_manners.hit == "by-card"
        unsaid = session.person.name != profile.dealer and not session.round_no
        if unsaid and profile.signs_by_name:
            session.sign_in(Person(profile.dealer))
    except BaseException as error:
        opened.close()
        ours = isinstance(error, Exception) and not isinstance(error, Fault)
        if ours or isinstance(error, DoesNotFit):
            raise _not_continued(journal, opened.last_round_no, error) from error
        raise
    return session


def _not_continued(journal: Path, number: int, error: BaseException) -> Fault:
    """Say that a Round can't be played again; its cause is written to a bug file."""
    why = error.what.rstrip(".") if isinstance(error, Fault) else words_of(error)
    return Fault(
        "{journal}: Round {number} can't be continued: {why} ({where}).",
        "The journal is sound and untouched. Tell the technician: `tablemgr journal "
        "export` writes Round {number} to a file, `tablemgr cases` shows its cases.",
        journal=journal,
        number=number,
        why=why,
        where=where(write_bug(error)),
    )


def _files(profile: Profile) -> dict[str, str]:
    """The digests of the rulebook and the drawing that the table is opened with."""
    from ui.presenter.families import layout_digest  # noqa: PLC0415 - loads what draws the felt

    try:
        return {
            PROGRAM: program_digest(),
            **rulebook_digests(load(profile.game)),
            **layout_digest(profile.game, profile.layout),
        }
    except OSError as error:
        raise Fault(
            "{filename}: {error}.",
            "A file of the program is missing: set it up again.",
            filename=error.filename,
            error=error.strerror,
        ) from error


def save_settings(path: Path, settings: Mapping[str, Setting | None]) -> Profile:
    """Change settings in a house profile's file. Returns the profile as it is then.

    Raises `Fault`.
    """
    from tablemgr.house.profile_change import change_file  # noqa: PLC0415 - loaded when it is wanted

    return change_file(path, settings)
