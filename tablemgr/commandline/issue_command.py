"""`tablemgr slips player ROUND NAME`, `slips shift`, `slips head`: issues a slip that is asked for,
at a table that is not open. It is numbered, signed and saved as the window does it.
"""

from __future__ import annotations

import argparse
import getpass
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from platformdirs import user_config_path, user_data_path

from tablemgr import __version__
from tablemgr.basics.files import brought, keep_new
from tablemgr.basics.languages import load_language
from tablemgr.house.profile import key_path, read_profile
from tablemgr.house.table_key import read_key
from tablemgr.journal import Journal, JournalHeader, Stamp
from tablemgr.rules.people import Person
from tablemgr.service.session import TableSession
from tablemgr.slips.asked import AskedWords, ask_for, code_of_asked, name_of
from tablemgr.slips.issuing import SlipSigner, with_code
from tablemgr.slips.kinds import slip_kind
from tablemgr.slips.of_asked import head_words, player_words, shift_words
from tablemgr.slips.of_round import House
from tablemgr.slips.paper import PAPERS

EXIT_OK: Final = 0


def add_issuing(acts: Any) -> None:
    """Add the acts that issue a slip to those of `tablemgr slips`."""
    where = argparse.ArgumentParser(add_help=False)
    where.add_argument("--profile", type=Path, help="the house profile; if not given, the user's")
    where.add_argument("--data", type=Path, help="the folder of journals and slips")
    player = acts.add_parser(
        "player", parents=[where], help="issue a settlement's part of one Player"
    )
    player.add_argument("round", type=int, metavar="ROUND", help="the number of the Round")
    player.add_argument("name", metavar="NAME", help="the Player, as he is called at the table")
    player.set_defaults(issue=issue)
    for name, told in (
        ("shift", "issue the report of what happened since the last one"),
        ("head", "issue the head of the journal: how far it goes, as a witness on paper"),
    ):
        acts.add_parser(name, parents=[where], help=told).set_defaults(issue=issue, kind=name)


def issue(options: argparse.Namespace) -> int:
    """Issue the slip and say where it lies. Raises `Fault`: the table is open, the Round has no
    slip, or the Player had no Bet in it.
    """
    file = options.profile or user_config_path("tablemgr") / "house.toml"
    profile, data = read_profile(file), options.data or user_data_path("tablemgr")
    path = key_path(profile, file)
    key = read_key(path) if path.exists() else None
    named = (profile.house, profile.table, profile.shift, profile.currency)
    signer = None if key is None else SlipSigner(key, *named, profile.gaming_day)
    now = Stamp(time.time_ns(), time.monotonic_ns())
    zone = now.wall().tzinfo
    assert zone is not None
    header = JournalHeader(profile.table, profile.house, __version__, now)
    folder = Path(profile.slip.folder).expanduser() if profile.slip.folder else None
    with Journal.open(data / "tables" / f"{profile.table}.journal", header) as journal:
        session = TableSession(
            profile.new_table(), journal, lambda: now, float_rules=profile.float_rules
        )
        session.person = Person(getpass.getuser())
        house = House(*named, zone, session.training)
        public = None if key is None else key.public_key()
        words: dict[str, Callable[[], AskedWords]] = {
            "head": lambda: head_words(journal, public),
            "shift": lambda: shift_words(session, public),
        }
        chips = [value for value, _ in profile.chip_set]
        if "kind" in options:
            said = words[options.kind]()
        else:
            said = player_words(session, house, chips, options.round, options.name)
        language = load_language(profile.slip.language)
        slip = ask_for(session, house, signer, now, said, language=language)
        code = code_of_asked(journal, slip)
    kind, name = slip_kind(slip.kind), name_of(slip).file
    saved = folder or data / "slips" / profile.table
    saved.mkdir(parents=True, exist_ok=True)
    if code:
        keep_new(saved / f"{name}.txt", with_code(kind.text(slip), code).encode())
    fonts = brought("assets") / "fonts"
    pdf = kind.draw(slip, code, PAPERS[profile.slip.paper], fonts, language=language)
    keep_new(saved / f"{name}.pdf", pdf)
    print(saved / f"{name}.pdf")
    return EXIT_OK
