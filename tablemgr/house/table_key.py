"""The table's key: what signs its slips, and by whose public half anyone verifies them.

It is made once, outside the data folder, in a file that the service's account alone may read. A
copy of the data folder can't sign for the table. The file may also say in which token the key lies
(`token_key`).
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import (
    Ed25519PrivateKey,
    Ed25519PublicKey,
)
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
    load_pem_public_key,
)

from tablemgr.basics.errors import FAULTS, Fault
from tablemgr.basics.files import read_plain
from tablemgr.basics.messages import Message
from tablemgr.house.secret_files import kept_secret, read_secret
from tablemgr.house.token_key import SCHEME, TokenKey, token_place

_LARGEST_BYTES: Final = 10_000
_PUBLIC_REMEDY: Final = "Give the public half of the table's key: tablemgr key show --pem."
_PEM_END: Final = b"-----END PUBLIC KEY-----\n"
_WHAT: Final = Message(FAULTS, "the table's key")
_KEY_REMEDY: Final = "Ask the technician: without its key the table can't sign a slip."


def read_public_key(path: Path) -> Ed25519PublicKey:
    """The public half in a PEM file. Raises `Fault`."""
    try:
        return public_key_of(read_plain(path, _LARGEST_BYTES).decode("ascii"))
    except OSError as error:
        raise Fault("{path}: {error}.", _PUBLIC_REMEDY, path=path, error=error.strerror) from None
    except TypeError:
        raise Fault("{path}: it is not an Ed25519 key.", _PUBLIC_REMEDY, path=path) from None
    except ValueError:
        raise Fault("{path}: it is not a public key.", _PUBLIC_REMEDY, path=path) from None


def public_key_of(pem: str) -> Ed25519PublicKey:
    """The public half in PEM. Raises `ValueError` if it is none, `TypeError` if it is of another
    kind than Ed25519.
    """
    try:
        key = load_pem_public_key(pem.encode())
    except UnsupportedAlgorithm as error:
        raise ValueError(str(error)) from error
    if not isinstance(key, Ed25519PublicKey):
        raise TypeError("it is not an Ed25519 key")
    return key


def read_public_keys(path: Path) -> list[Ed25519PublicKey]:
    """The public halves in a file of one or more PEM blocks. Raises `Fault`."""
    try:
        text = read_plain(path, _LARGEST_BYTES)
        blocks = [block + _PEM_END for block in text.split(_PEM_END)[:-1]]
        keys = [load_pem_public_key(block) for block in blocks]
    except OSError as error:
        raise Fault("{path}: {said}.", path=path, said=error.strerror) from None
    except (ValueError, UnsupportedAlgorithm):
        raise Fault("{path}: it holds something else than public keys.", path=path) from None
    if not keys or not all(isinstance(key, Ed25519PublicKey) for key in keys):
        raise Fault("{path}: it holds no Ed25519 key, or another one too.", path=path)
    return [key for key in keys if isinstance(key, Ed25519PublicKey)]


def read_key(path: Path) -> Ed25519PrivateKey:
    """The table's key, which must be there. Raises `Fault`."""
    try:
        return _key_in(read_secret(path, _WHAT, _KEY_REMEDY), path)
    except FileNotFoundError:
        raise Fault(
            "{path}: the table has no key yet.", "The first start of the table makes it.", path=path
        ) from None


def key_of_table(path: Path) -> Ed25519PrivateKey:
    """The table's key; it is made if the file is not there. Raises `Fault`."""
    data, _ = kept_secret(path, _WHAT, _KEY_REMEDY, _new_key)
    return _key_in(data, path)


def _new_key() -> bytes:
    key = Ed25519PrivateKey.generate()
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


def _key_in(data: bytes, path: Path) -> Ed25519PrivateKey:
    if data.startswith(SCHEME.encode()):
        return TokenKey(token_place(data.decode(), path))
    try:
        key = load_pem_private_key(data, password=None)
    except (ValueError, TypeError, UnsupportedAlgorithm):
        raise Fault("{path}: it is not a key.", _KEY_REMEDY, path=path) from None
    if not isinstance(key, Ed25519PrivateKey):
        raise Fault("{path}: it is not an Ed25519 key.", _KEY_REMEDY, path=path)
    return key


def pem_of(key: Ed25519PublicKey) -> str:
    """The public half as PEM (SubjectPublicKeyInfo)."""
    return key.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo).decode("ascii")


def fingerprint(key: Ed25519PublicKey) -> str:
    """The SHA-256 of the public half, as people compare it: `3f2a 91c0 …`, its first 16 bytes."""
    digest = hashlib.sha256(key.public_bytes(Encoding.Raw, PublicFormat.Raw)).hexdigest()[:32]
    return " ".join(digest[start : start + 4] for start in range(0, 32, 4))
