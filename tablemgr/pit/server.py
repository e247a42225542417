"""The connection to the pit's server. What can go wrong on the way becomes a `Fault`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from tablemgr.basics.errors import FAULTS, Fault
from tablemgr.basics.messages import Message
from tablemgr.house.secret_files import read_secret

PitServer: TypeAlias = "psycopg.Connection[tuple[Any, ...]]"

_CONNECT_S: Final = 5
_SAFE: Final = frozenset({"verify-full", "verify-ca"})
_NO_TRUST: Final = ("certificate", "does not support SSL")
"""The line's own words for a server that is not the house's; a cut line has others."""
_HOW: Final = "postgresql://USER@HOST/DATABASE?sslmode=verify-full&sslrootcert=FILE"


class ServerAway(Fault):
    """The server can't be reached, or the line was cut. To try again later may help."""


def checked_address(address: str) -> str:
    """The address of a server, with a limit to how long a connection may take.

    Raises `Fault` if it is none, or if what goes there could be read or changed on the way.
    """
    try:
        parts = conninfo_to_dict(address)
    except psycopg.ProgrammingError:
        raise Fault("This is not a PostgreSQL address.", "Write it as {how}.", how=_HOW) from None
    hosts = str(parts.get("host") or parts.get("hostaddr") or "").split(",")
    if not all(map(_is_this_machine, hosts)) and parts.get("sslmode") not in _SAFE:
        raise Fault(
            "The address of the pit's server asks for no certificate.",
            "Add sslmode=verify-full, and sslrootcert with the house's certificate.",
        )
    parts.setdefault("connect_timeout", _CONNECT_S)
    # A cut cable is noticed after some ten seconds, and not after hours.
    for name, seconds in (("idle", 5), ("interval", 2), ("count", 3)):
        parts.setdefault(f"keepalives_{name}", seconds)
    parts.setdefault("tcp_user_timeout", 10_000)
    return make_conninfo("", **parts)


def _is_this_machine(host: str) -> bool:
    return not host or host.startswith("/") or host in {"localhost", "127.0.0.1", "::1"}


def connect(address: str, what: str = "tablemgr") -> PitServer:
    """Connect; `what` names the program in the server's own lists.

    Raises `ServerAway` if it should be tried again later, `Fault` if that would be of no use.
    """
    safe = checked_address(address)
    with server_faults():
        try:
            return psycopg.connect(safe, autocommit=True, application_name=what)
        except psycopg.OperationalError as error:
            _raise_what_stays(error, safe)
            raise


def _raise_what_stays(error: psycopg.OperationalError, address: str) -> None:
    """Raise `Fault` if the server is there but is not the house's, or lets this login not in.

    Before a session begins there is no code of an error; in every language the server's sentence
    names a login that it does not let in.
    """
    said = str(error).rsplit("failed: ", 1)[-1].strip().splitlines()[0].rstrip(".")
    login = re.escape(str(conninfo_to_dict(address).get("user", "")))
    if any(words in said for words in _NO_TRUST):
        raise Fault(
            "The pit's server does not prove that it is the house's: {said}.", _ASK, said=said
        ) from error
    if login and re.search(rf"\b{login}\b", said):
        raise Fault(
            "The pit's server does not know this login: {said}.", _ASK, said=said
        ) from error


@contextmanager
def server_faults() -> Iterator[None]:
    """Turn what the server or the line says inside the block into a `Fault`."""
    try:
        yield
    except psycopg.errors.InsufficientPrivilege as error:
        raise Fault(
            "The pit's server does not allow it: {said}.", _ASK, said=_said(error)
        ) from error
    except psycopg.OperationalError as error:
        raise ServerAway(
            "The pit's server can't be reached: {said}.",
            "The table goes on by itself and sends later what it has.",
            said=_said(error),
        ) from error
    except psycopg.Error as error:
        raise Fault("The pit's server refused: {said}.", _ASK, said=_said(error)) from error


_ASK: Final = "Ask the technician: tablemgr pit --help says how tables are added."


def _said(error: psycopg.Error) -> str:
    """The first line of what was said, without the full stop."""
    lines = str(error.diag.message_primary or error).strip().splitlines()
    return (lines[0] if lines else type(error).__name__).rstrip(".")


def key_beside(address: Path) -> Path:
    """Where the key lies that signs the orders of a desk, by the file with its address."""
    return address.with_name(f"{address.name}.key")


def read_address(file: Path) -> str:
    """The address in a file that its owner alone may read. Raises `Fault`."""
    what = Message(FAULTS, "the address of the pit's server")
    remedy = "Make it with: tablemgr pit table --help."
    try:
        return checked_address(read_secret(file, what, remedy).decode().strip())
    except FileNotFoundError:
        raise Fault("{file}: there is no such file.", remedy, file=file) from None
    except UnicodeDecodeError:
        raise Fault("{file}: this is not an address.", remedy, file=file) from None
