"""Makes the pit's tables on a server, and adds who may use them: the tables and the desks.

The schema is the numbered files in `sql/`, each carried out once, in order.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

import psycopg
from psycopg import sql
from psycopg.conninfo import make_conninfo

from tablemgr.basics.errors import Fault
from tablemgr.pit.server import PitServer, server_faults

_NUMBERED: Final = re.compile(r"(\d{3})_[a-z_]+\.sql")
_OTHER: Final = "Use the program of that version, or a newer one."
TABLE_ROLE: Final = "tablemgr_table"
DESK_ROLE: Final = "tablemgr_desk"
LONGEST_LOGIN: Final = 63
"""So many bytes a name may have; the server would cut a longer one."""


def steps() -> dict[int, str]:
    """The text of each numbered file, in order."""
    found = {}
    for file in files("tablemgr.pit").joinpath("sql").iterdir():
        if named := _NUMBERED.fullmatch(file.name):
            found[int(named[1])] = file.read_text(encoding="utf-8")
    return dict(sorted(found.items()))


def make_schema(server: PitServer) -> int:
    """Carry out the files that the server lacks, all or none; gives how many.

    Raises `Fault` if a newer program has been at work there, or if the login may not do it.
    """
    with server_faults(), server.transaction():
        server.execute("SELECT pg_advisory_xact_lock(hashtextextended('pit', 0))")
        server.execute("CREATE SCHEMA IF NOT EXISTS pit")
        server.execute(
            "CREATE TABLE IF NOT EXISTS pit.steps (step integer PRIMARY KEY, "
            "at timestamptz NOT NULL DEFAULT now())"
        )
        there = {row[0] for row in server.execute("SELECT step FROM pit.steps")}
        known = steps()
        if there - known.keys():
            raise Fault("The pit's server was made ready by a newer program.", _OTHER)
        for number in sorted(known.keys() - there):
            server.execute(known[number].encode())  # as bytes: it is no template
            server.execute("INSERT INTO pit.steps (step) VALUES (%s)", [number])
    return len(known.keys() - there)


def add_table(server: PitServer, table: str, password: str) -> str:
    """Make the login of a table, or give it a new password; gives its name. Raises `Fault`."""
    with server_faults(), server.transaction():
        login = _login(server, f"table_{table}")
        _add_login(server, login, password, TABLE_ROLE)
        server.execute(
            "INSERT INTO pit.tables (table_id, login) VALUES (%s, %s) ON CONFLICT DO NOTHING",
            [table, login],
        )
    return login


def add_desk(server: PitServer, name: str, password: str) -> str:
    """Make the login of a supervisor's desk, or give it a new password. Raises `Fault`."""
    with server_faults(), server.transaction():
        login = _login(server, f"desk_{name}")
        _add_login(server, login, password, DESK_ROLE)
    return login


def _login(server: PitServer, name: str) -> str:
    """The name of a login, which no other pit of that server has. Raises `Fault`."""
    login = f"{server.info.dbname}_{name}"
    if len(login.encode()) > LONGEST_LOGIN:
        raise Fault("{login}: the name is too long.", "Choose a shorter one.", login=login)
    return login


def _add_login(server: PitServer, login: str, password: str, role: str) -> None:
    """The password goes over the line, and into the server's own log, as its hash alone."""
    hashed = server.pgconn.encrypt_password(
        password.encode(), login.encode(), b"scram-sha-256"
    ).decode()
    there = server.execute("SELECT 1 FROM pg_roles WHERE rolname = %s", [login]).fetchone()
    make = sql.SQL("ALTER ROLE {} PASSWORD {}" if there else "CREATE ROLE {} LOGIN PASSWORD {}")
    server.execute(make.format(sql.Identifier(login), sql.Literal(hashed)))
    server.execute(sql.SQL("GRANT {} TO {}").format(sql.Identifier(role), sql.Identifier(login)))


def address_for(address: str, login: str, password: str) -> str:
    """Give the same server's address for another login. Raises `Fault` if it is none."""
    try:
        return make_conninfo(address, user=login, password=password)
    except psycopg.ProgrammingError:
        raise Fault("This is not a PostgreSQL address.") from None
