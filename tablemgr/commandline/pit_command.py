"""`tablemgr pit init | table | desk | show | copy | find`: makes the server ready, adds tables and
desks, says how far it has each table's journal, and finds what is in them. Without such a word
`tablemgr pit` opens the desk.
"""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import keep_new, make_private
from tablemgr.commandline.pit_find import add_parser, find
from tablemgr.house.table_key import key_of_table, pem_of
from tablemgr.journal import verify
from tablemgr.journal.create import create_with
from tablemgr.pit.marks import TableMark, completeness, table_marks
from tablemgr.pit.reading import journal_of
from tablemgr.pit.schema import add_desk, add_table, address_for, make_schema
from tablemgr.pit.server import connect, key_beside, read_address, server_faults
from tablemgr.pit.staff import new_staff_key, staff_key_beside, staff_keys_beside

ACTS: Final = ("init", "table", "desk", "show", "copy", "find")
"""The words that need no window."""
EXIT_OK: Final = 0
EXIT_INCOMPLETE: Final = 1


def main(argv: Sequence[str]) -> int:
    """Carry out one of the acts; gives the exit status. Raises `Fault`."""
    options = _parser().parse_args(argv)
    if options.act == "show":
        return _show(options.address)
    if options.act == "find":
        return find(options)
    if options.act == "copy":
        return _copy(options.address, options.tables, options.out)
    with connect(options.url) as server:
        if options.act == "init":
            made = make_schema(server)
            print(f"tablemgr: the server is ready; {made} of its steps were new")
            return EXIT_OK
        password = secrets.token_urlsafe(24)
        add = add_table if options.act == "table" else add_desk
        if options.out.exists():
            raise Fault(
                "{file}: a file of that name exists already.", "Name another.", file=options.out
            )
        login = add(server, options.name, password)
    text = address_for(options.url, login, password) + "\n"
    keep_new(options.out, text.encode())
    if options.act == "table":
        _add_staff_key(options.name, options.out)
    if options.act == "desk":
        key = key_of_table(key_beside(options.out))
        keep_new(
            options.out.with_name(f"{options.out.name}.pub"), pem_of(key.public_key()).encode()
        )
    print(f"tablemgr: the address for {options.name} is in {options.out}")
    return EXIT_OK


def _add_staff_key(name: str, out: Path) -> None:
    """Make the key by which the desk that keeps the staff register locks it for the table."""
    kept = staff_key_beside(out)
    keep_new(kept, new_staff_key(secrets.token_bytes))
    print(
        f"tablemgr: if a desk keeps the staff register, a copy of {kept} goes there, as "
        f"{name}.staff, into the folder {staff_keys_beside(Path('desk.url'))}"
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tablemgr pit", description="The PostgreSQL server of a pit with many tables."
    )
    acts = parser.add_subparsers(dest="act", required=True, metavar="|".join(ACTS))
    with_url = argparse.ArgumentParser(add_help=False)
    with_url.add_argument("url", metavar="URL", help="the server's address, as who owns it")
    acts.add_parser("init", parents=[with_url], help="make the server ready")
    for act, what in (("table", "a table"), ("desk", "a supervisor's desk")):
        adding = acts.add_parser(act, parents=[with_url], help=f"add {what}, or give it a new key")
        adding.add_argument("name", metavar="NAME")
        adding.add_argument(
            "--out", type=Path, required=True, metavar="FILE", help="gets the address with the key"
        )
    show = acts.add_parser("show", help="how far the server has each table's journal")
    show.add_argument("address", type=Path, metavar="FILE", help="as `tablemgr pit desk` wrote it")
    copy = acts.add_parser("copy", help="the tables' journals as files, for any other command")
    copy.add_argument("address", type=Path, metavar="FILE", help="as `tablemgr pit desk` wrote it")
    copy.add_argument("tables", nargs="*", metavar="TABLE", help="if none is named, all")
    copy.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    add_parser(acts)
    return parser


def _show(file: Path) -> int:
    with connect(read_address(file)) as server:
        marks = table_marks(server)
    print(completeness(marks))
    for mark in marks:
        print(_line(mark))
    whole = all(mark.is_complete and not mark.is_forked for mark in marks)
    return EXIT_OK if whole else EXIT_INCOMPLETE


def _copy(file: Path, tables: Sequence[str], folder: Path) -> int:
    """Copy journals out of the server, each as its table has it: for every other command."""
    with connect(read_address(file)) as server:
        known = {mark.table: mark for mark in table_marks(server) if mark.last_seq >= 0}
        for table in tables or sorted(known):
            if table not in known:
                raise Fault("The server has no journal of {table}.", table=table)
            path = folder / f"{table}.journal"
            if path.exists():
                raise Fault(
                    "{path}: a file of that name exists already.", "Name another.", path=path
                )
            try:
                make_private(folder)
                with server_faults():
                    create_with(path, journal_of(server, known[table]))
            except OSError as error:
                raise Fault("{path}: {said}.", path=path, said=error.strerror) from None
            report = verify(path)
            if not report.ok:
                raise Fault("{path}: {said}.", path=path, said=report.problems[0].message)
            print(f"{path}: {report.entries} entries, to {report.code}")
    return EXIT_OK


def _line(mark: TableMark) -> str:
    words = [
        f"{mark.table}: entry {mark.last_seq}" if mark.last_seq >= 0 else f"{mark.table}: nothing"
    ]
    if mark.is_forked:
        words.append(f"its journal goes on in {mark.forks + 1} ways")
    if mark.journals > 1:
        words.append(f"it has begun {mark.journals} journals")
    if mark.clock_is_off:
        words.append(f"its clock is off by {mark.clock_ms / 1000:+.0f} s")
    return ", ".join(words)
