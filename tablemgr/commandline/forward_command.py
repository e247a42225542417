"""`tablemgr forward`: sends a table's journal to the pit's server, as a service beside the window.

Reads the journal without locking it, so that the table may start and end meanwhile.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from platformdirs import user_config_path, user_data_path

from tablemgr.basics.errors import Fault
from tablemgr.house.profile import read_profile
from tablemgr.journal.following import FollowedJournal
from tablemgr.pit.forwarder import Forwarder
from tablemgr.pit.server import ServerAway, read_address

EXIT_OK: Final = 0
PAUSE_S: Final = 1.0
RETRY_S: Final = (1.0, 2.0, 5.0, 10.0)
"""The seconds between two tries to reach the server; the last is repeated for ever."""


def main(argv: Sequence[str], pause: Callable[[float], None] = time.sleep) -> int:
    """Send until the process is ended; with `--once` until the server has all. Raises `Fault`."""
    options = _parser().parse_args(argv)
    file = options.profile or user_config_path("tablemgr") / "house.toml"
    profile = read_profile(file)
    if not profile.pit.server:
        raise Fault("{file} names no pit's server.", "Set server under [pit].", file=file)
    address = read_address(Path(profile.pit.server).expanduser())
    data = options.data or user_data_path("tablemgr")
    with FollowedJournal(data / "tables" / f"{profile.table}.journal") as journal:
        line = Forwarder(address, lambda: journal, time.time_ns, time.monotonic)
        try:
            return _send(line, journal, pause, once=options.once)
        finally:
            line.close()


def _send(
    line: Forwarder, journal: FollowedJournal, pause: Callable[[float], None], *, once: bool
) -> int:
    failed = 0
    while True:
        journal.look()
        try:
            while not (done := line.step()).complete:
                pass
        except ServerAway as fault:
            if once:
                raise
            if not failed:
                print(f"tablemgr: {fault}", file=sys.stderr, flush=True)
            pause(RETRY_S[min(failed, len(RETRY_S) - 1)])
            failed += 1
            continue
        if failed:
            print("tablemgr: the pit's server is reached again", file=sys.stderr, flush=True)
        failed = 0
        if once:
            print(f"tablemgr: the server has the journal to entry {done.have}")
            return EXIT_OK
        pause(PAUSE_S)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tablemgr forward", description="Send the table's journal to the pit's server."
    )
    parser.add_argument("--profile", type=Path, help="the house profile; if not given, the user's")
    parser.add_argument("--data", type=Path, help="the folder of journals and slips")
    parser.add_argument("--once", action="store_true", help="end as soon as the server has all")
    return parser
