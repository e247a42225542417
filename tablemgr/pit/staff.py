"""The staff register on its way from the desk that keeps it to a table: locked and signed.

The desk locks it by a key that it shares with that table alone, for there are hashes of PINs in it,
and signs it. The server between them can read, change and invent nothing; it could only keep it
back, and give an older one, which a table does not take.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric.ed25519 import (
    Ed25519PrivateKey,
    Ed25519PublicKey,
)
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from msgspec import Struct

from tablemgr.basics.errors import FAULTS, Fault
from tablemgr.basics.messages import Message
from tablemgr.house.secret_files import read_secret
from tablemgr.house.staff.roster import Roster
from tablemgr.pit.orders import SignedOrder

_SIGNED_AS: Final = b"tablemgr staff 1\0"
NONCE_BYTES: Final = 12
_KEY_BYTES: Final = 32
_WHAT: Final = Message(FAULTS, "the key of the table's staff register")
_REMEDY: Final = "`tablemgr pit table` makes it, beside the table's address."


class StaffForTable(Struct, frozen=True):
    """The register as it goes to one table."""

    table: str
    made_ns: int
    body: bytes
    signature: bytes


def new_staff_key(draw: Callable[[int], bytes]) -> bytes:
    """Make a key for a table and its desk, as its file has it; `draw` gives so many bytes that
    nobody can predict.
    """
    return draw(_KEY_BYTES).hex().encode() + b"\n"


def staff_key_beside(address: Path) -> Path:
    """Where a table has its key, by the file with its address."""
    return address.with_name(f"{address.name}.staff")


def staff_keys_beside(address: Path) -> Path:
    """Where a desk has the tables' keys: a folder with `T1.staff` for the table T1."""
    return address.with_name(f"{address.name}.tables")


def read_staff_key(path: Path) -> bytes:
    """The key in a file. Raises `Fault`."""
    try:
        key = bytes.fromhex(read_secret(path, _WHAT, _REMEDY).decode().strip())
    except FileNotFoundError:
        raise Fault("{path}: there is no such file.", _REMEDY, path=path) from None
    except ValueError:
        key = b""
    if len(key) != _KEY_BYTES:
        raise Fault("{path}: this is not a key for a staff register.", _REMEDY, path=path)
    return key


def read_table_keys(folder: Path) -> dict[str, bytes]:
    """The keys of tables that a desk has, each by its table; none if there is no such folder.

    Raises `Fault`.
    """
    if not folder.is_dir():
        return {}
    return {file.stem: read_staff_key(file) for file in sorted(folder.glob("*.staff"))}


def lock_roster(
    roster: Roster, table: str, key: bytes, desk: Ed25519PrivateKey, nonce: bytes
) -> StaffForTable:
    """Lock a roster by the key that the table has, and sign it with the desk's. `nonce` is
    `NONCE_BYTES` that were drawn for it alone.
    """
    whole = msgspec.json.encode(roster)
    body = nonce + ChaCha20Poly1305(key).encrypt(nonce, whole, table.encode())
    return StaffForTable(table, roster.made_ns, body, desk.sign(_SIGNED_AS + body))


def open_roster(sent: SignedOrder, table: str, key: bytes, desk: Ed25519PublicKey) -> Roster | None:
    """Give the roster; None if that desk has not signed it, or not for this table."""
    try:
        desk.verify(sent.signature, _SIGNED_AS + sent.body)
        nonce, locked = sent.body[:NONCE_BYTES], sent.body[NONCE_BYTES:]
        whole = ChaCha20Poly1305(key).decrypt(nonce, locked, table.encode())
        return msgspec.json.decode(whole, type=Roster)
    except (InvalidSignature, InvalidTag, ValueError, msgspec.DecodeError):
        return None
