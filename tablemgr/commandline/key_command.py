"""`tablemgr key show [--pem]`, `tablemgr key change`: the key that signs a table's slips."""

from __future__ import annotations

import argparse
import getpass
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from platformdirs import user_config_path, user_data_path

from tablemgr import __version__
from tablemgr.basics.errors import Fault
from tablemgr.basics.files import add_file, brought, keep_new
from tablemgr.basics.languages import load_language
from tablemgr.house.profile import Profile, key_path, read_profile
from tablemgr.house.sealing import coming_key, key_change, seal_of
from tablemgr.house.standing import CLOSED
from tablemgr.house.table_key import fingerprint, key_of_table, pem_of, read_key
from tablemgr.house.token_key import make_in_token, token_place
from tablemgr.journal import Journal, JournalHeader, Stamp
from tablemgr.rules.people import Person
from tablemgr.service.session import TableSession
from tablemgr.service.slip_acts import SlipOf
from tablemgr.slips.issuing import SlipSigner, with_code
from tablemgr.slips.kinds import slip_kind
from tablemgr.slips.kinds.key import KeyContent, file_name
from tablemgr.slips.paper import PAPERS

EXIT_OK: Final = 0


def main(argv: Sequence[str]) -> int:
    """Show the key's public half, or change the key. Raises `Fault`."""
    parser = argparse.ArgumentParser(
        prog="tablemgr key", description="The key that signs the slips of a table."
    )
    where = argparse.ArgumentParser(add_help=False)
    where.add_argument("--profile", type=Path, help="the house profile; if not given, the user's")
    acts = parser.add_subparsers(dest="act", required=True, metavar="show|change")
    show = acts.add_parser("show", parents=[where], help="its fingerprint, or its public half")
    show.add_argument("--pem", action="store_true", help="the public half, for `slips verify`")
    change = acts.add_parser(
        "change", parents=[where], help="make a new key, by a slip that the old one signs"
    )
    change.add_argument("--data", type=Path, help="the folder of journals and slips")
    change.add_argument(
        "--token",
        metavar="URI",
        help="make the new key in this token: pkcs11:token=…;object=…?module-path=…&pin-source=…",
    )
    options = parser.parse_args(argv)
    file = options.profile or user_config_path("tablemgr") / "house.toml"
    profile = read_profile(file)
    if options.act == "show":
        return _show(profile, key_path(profile, file), pem=options.pem)
    path = key_path(profile, file)
    if options.token is not None and not coming_key(path).exists():
        place = token_place(options.token, coming_key(path))
        make_in_token(place)
        add_file(coming_key(path), options.token.encode())
    return _change(profile, path, options.data or user_data_path("tablemgr"))


def _show(profile: Profile, path: Path, *, pem: bool) -> int:
    public = read_key(path).public_key()
    if pem:
        print(pem_of(public), end="")
    else:
        print(f"Table {profile.table}: {fingerprint(public)}")
    return EXIT_OK


def _change(profile: Profile, path: Path, data: Path) -> int:
    """The new key waits in a file of its own until the journal tells of it; a change that was
    interrupted is completed by the next one.
    """
    old, coming = read_key(path), coming_key(path)
    new = key_of_table(coming)
    journal = Journal.open(
        data / "tables" / f"{profile.table}.journal",
        JournalHeader(profile.table, profile.house, __version__, _now()),
    )
    with journal:
        session = TableSession(profile.new_table(), journal, _now)
        if not session.between_rounds:
            raise Fault(
                "Round {round_no} is open: the key can't be changed now.",
                "Finish the Round first.",
                round_no=session.round_no,
            )
        session.person = Person(getpass.getuser())
        slip = _issue(session, profile, old, new)
    coming.replace(path)
    folder = Path(profile.slip.folder).expanduser() if profile.slip.folder else None
    saved = _save(slip, folder or data / "slips" / profile.table, profile)
    print(f"Table {profile.table}: {fingerprint(new.public_key())}; its slip is {saved}")
    return EXIT_OK


def _issue(
    session: TableSession, profile: Profile, old: Ed25519PrivateKey, new: Ed25519PrivateKey
) -> tuple[KeyContent, str]:
    journal, before, after = session.journal, old.public_key(), new.public_key()
    newest = journal.last
    content = KeyContent(
        profile.house,
        profile.table,
        before,
        after,
        _now().wall(),
        0 if newest is None else newest.seq,
        journal.last_hash,
    )
    named = (profile.house, profile.table, profile.shift, profile.currency, profile.gaming_day)
    signer = SlipSigner(old, *named)
    of = SlipOf(fingerprint(after), beside=key_change(profile.table, old, after))
    code = signer.issue(session, slip_kind("key"), of, content)
    session.note({CLOSED: "in order"})
    session.note(seal_of(journal, new))
    return content, code


def _save(slip: tuple[KeyContent, str], folder: Path, profile: Profile) -> Path:
    content, code = slip
    kind = slip_kind("key")
    folder.mkdir(parents=True, exist_ok=True)
    name = file_name(content)
    keep_new(folder / f"{name}.txt", with_code(kind.text(content), code).encode())
    fonts = brought("assets") / "fonts"
    language = load_language(profile.slip.language)
    pdf = kind.draw(content, code, PAPERS[profile.slip.paper], fonts, language=language)
    keep_new(folder / f"{name}.pdf", pdf)
    return folder / f"{name}.pdf"


def _now() -> Stamp:
    return Stamp(time.time_ns(), time.monotonic_ns())
