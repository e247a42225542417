"""`tablemgr doctor [--json]`: looks at everything that the table depends on. Changes nothing."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from tablemgr.basics.errors import Fault
from tablemgr.commandline.spoken import translate
from tablemgr.house.profile import read_profile
from ui.doctor import machine, records
from ui.doctor.findings import Finding, State, exit_of, report, say
from ui.table.opening import journal_path, slips_folder
from ui.table.places import data_folder, profile_path

BACK_UPS: Final = Path("/var/backups/tablemgr")
"""Where the Debian package's timer puts them."""


def run(argv: Sequence[str]) -> int:
    """Look and say; exit status 0 if all is well, 1 if something is wrong, 2 if something could not
    be looked at.
    """
    parser = argparse.ArgumentParser(
        prog="tablemgr doctor",
        description="Look at everything that the table depends on: journals, staff register, "
        "keys, witnesses, slips, back-ups, rights, disk, clock, screen, D-Bus, fonts, sounds, "
        "printers, reader. Nothing is changed. Exit status: 0 if all is well, 1 if something is "
        "wrong, 2 if something could not be looked at.",
    )
    parser.add_argument("--profile", type=Path, help="the house profile; if not given, the user's")
    parser.add_argument(
        "--data", type=Path, help="the folder of journals; if not given, the user's"
    )
    parser.add_argument(
        "--back-ups", type=Path, default=BACK_UPS, help="their folder; if not given, %(default)s"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object")
    options = parser.parse_args(argv)
    found = list(
        looked_at(
            options.profile or profile_path(), options.data or data_folder(), options.back_ups
        )
    )
    print(report(found, translate, as_json=options.json))
    return exit_of(found)


def looked_at(file: Path, data: Path, back_ups: Path) -> Iterator[Finding]:
    """Everything that was looked at, in order."""
    yield from records.journals(data, file)
    yield from records.staff(data, file)
    try:
        profile = read_profile(file)
    except Fault as fault:
        yield Finding(say("house profile"), State.WRONG, *fault.messages)
    else:
        text = say("{file}: table {table}", file=file, table=profile.table)
        yield Finding(say("house profile"), State.OK, text)
        journal = journal_path(profile.table, data)
        yield from records.table_key(profile, file)
        yield from records.witnesses(profile, file, journal, slips_folder(profile, data))
        yield from machine.clock(journal, time.time_ns())
        yield from machine.printers(profile)
        yield from machine.reader(profile)
    yield from records.rights(data, file)
    yield from records.back_ups(back_ups, datetime.now(UTC))
    yield from machine.disk(data)
    yield from machine.screen(os.environ)
    yield from machine.bus(os.environ)
    yield from machine.fonts()
    yield from machine.sounds()
