"""`tablemgr players rate | list | purge | looks`: Players' sessions and their theoretical win.

Names are nowhere kept: a Player is a pseudonym, made with a key that lies beside the file.
"""

from __future__ import annotations

import argparse
import getpass
import json
import secrets
from collections.abc import Sequence
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from tablemgr.basics.money import Money
from tablemgr.basics.terminal import shown
from tablemgr.commandline.gaming_days import day_argument
from tablemgr.journal import EntryKind, reading
from tablemgr.past.case_search import DAYS_KNOWN
from tablemgr.past.day_report import RoundResult, report_of
from tablemgr.past.player_sessions import PAUSE, PlayerSession, player_sessions, pseudonym
from tablemgr.past.player_store import PlayerStore
from tablemgr.past.theory import edges_of

EXIT_OK: Final = 0
_KEY_BYTES: Final = 32


def main(argv: Sequence[str]) -> int:
    """Carry out one of the acts; gives the exit status. Raises `Fault`."""
    options = _parser().parse_args(argv)
    with closing(_opened(options.store)) as store:
        if options.act == "rate":
            many = store.add(_rated(store, options))
            print(f"tablemgr: {many} sessions are kept in {options.store}")
        elif options.act == "list":
            player = pseudonym(options.name, store.key, options.table) if options.name else ""
            for each in store.sessions(player):
                print(json.dumps(_as_json(each)) if options.json else shown(_line(each)))
        elif options.act == "purge":
            print(f"tablemgr: {store.purge(options.before)} sessions are gone")
        else:
            for look in store.looks():
                print(shown("  ".join(look)))
    return EXIT_OK


def _opened(path: Path) -> PlayerStore:
    now = datetime.now().astimezone()
    return PlayerStore(path, getpass.getuser(), now, lambda: secrets.token_bytes(_KEY_BYTES))


def _rated(store: PlayerStore, options: argparse.Namespace) -> list[PlayerSession]:
    played: list[tuple[str, RoundResult]] = []
    for file in options.files:
        with reading(Path(file)) as reader:
            kinds = (EntryKind.ACT, EntryKind.SESSION)
            table = reader.header.table_id
            played += [(table, each) for each in report_of(reader.entries(kinds=kinds)).rounds]

    def name_of(player: str, table: str) -> str:
        return pseudonym(player, store.key, "" if options.across else table)

    pause = timedelta(minutes=options.pause)
    return player_sessions(played, edges_of, name_of, pause)


def _line(each: PlayerSession) -> str:
    pace = f"{each.rounds} Rounds at {', '.join(each.tables)}"
    known = "" if each.covered == each.staked else f" (of {each.covered}, whose edge is known)"
    return (
        f"{each.player}  {each.begun:%Y-%m-%d %H:%M} to {each.ended:%H:%M}  {pace}: staked "
        f"{each.staked}, theoretical win {Money(round(each.theoretical))}{known}, the House won "
        f"{each.house_won}"
    )


def _as_json(each: PlayerSession) -> dict[str, object]:
    return {
        "player": each.player,
        "begun": each.begun.isoformat(),
        "ended": each.ended.isoformat(),
        "tables": each.tables,
        "rounds": each.rounds,
        "staked": str(each.staked),
        "covered": str(each.covered),
        "theoretical_win": str(Money(round(each.theoretical))),
        "house_won": str(each.house_won),
    }


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tablemgr players", description=main.__doc__)
    acts = parser.add_subparsers(dest="act", required=True, metavar="rate|list|purge|looks")
    store = argparse.ArgumentParser(add_help=False)
    store.add_argument(
        "--store", type=Path, required=True, metavar="FILE", help="where the sessions are kept"
    )
    rate = acts.add_parser("rate", parents=[store], help="add the sessions in journals")
    rate.add_argument("files", metavar="JOURNAL", nargs="+", help="journals, one a table")
    rate.add_argument(
        "--across",
        action="store_true",
        help="a name is the same Player at every table, as a member's number is",
    )
    rate.add_argument(
        "--pause",
        type=int,
        default=PAUSE // timedelta(minutes=1),
        metavar="MINUTES",
        help="who lays nothing for longer has ended his session",
    )
    listing = acts.add_parser("list", parents=[store], help="print sessions")
    listing.add_argument("--name", default="", help="of this Player alone")
    listing.add_argument("--table", default="", help="with --name: the table, unless --across")
    listing.add_argument("--json", action="store_true", help="one JSON object a line")
    purge = acts.add_parser("purge", parents=[store], help="delete old sessions for good")
    purge.add_argument("--before", type=day_argument, required=True, metavar="DAY", help=DAYS_KNOWN)
    acts.add_parser("looks", parents=[store], help="who has looked into the file, and when")
    return parser
