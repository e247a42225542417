"""A table's key that lies in a token or a card (PKCS#11): it signs there and never leaves it.

The table's key file then holds no key, but where it is, as RFC 7512 writes it:
`pkcs11:token=tablemgr;object=T1?module-path=/usr/lib/softhsm/libsofthsm2.so&pin-source=/etc/tablemgr/pin`
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qsl, unquote

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from msgspec import Struct

from tablemgr.basics.errors import FAULTS, Fault
from tablemgr.basics.messages import Message
from tablemgr.house.secret_files import read_secret

SCHEME: Final = "pkcs11:"
_CURVE: Final = bytes.fromhex("130c656477617264733235353139")
"""The name of the curve as PKCS#11 2.40 and 3.0 write it: `edwards25519`."""
_RAW_BYTES: Final = 32
_SESSIONS: Final[dict[TokenPlace, Any]] = {}
"""The sessions that are open."""
_PIN: Final = Message(FAULTS, "the token's PIN")
_REMEDY: Final = "Put the token in its place, and look at the key's file; ask the technician."


class TokenPlace(Struct, frozen=True):
    """Where a key lies, as a file of the table's key says it."""

    token: str
    key: str
    """Its label."""
    module: str
    """The file of the token's driver."""
    pin_file: str
    """A file for the service's account alone, whose first line is the token's PIN."""


def token_place(text: str, file: Path) -> TokenPlace:
    """The place that a key's file names. Raises `Fault` if a part of it is missing."""
    path, _, query = text.strip().removeprefix(SCHEME).partition("?")
    said = {name: unquote(value) for name, _, value in (p.partition("=") for p in path.split(";"))}
    said |= dict(parse_qsl(query))
    names = ("token", "object", "module-path", "pin-source")
    missing = [name for name in names if not said.get(name)]
    if missing:
        raise Fault("{file}: it lacks {what}.", _REMEDY, file=file, what=", ".join(missing))
    token, key, module, pin = (said[name] for name in names)
    return TokenPlace(token, key, module, pin.removeprefix("file:"))


class TokenKey(Ed25519PrivateKey):
    """A key in a token. What it can't do raises `Fault`: it can't be copied out."""

    def __init__(self, place: TokenPlace) -> None:
        """Raises `Fault` if the token, its key or its PIN is not there."""
        self._place = place
        self._public = _public_half(place)

    def sign(self, data: Any) -> bytes:
        """Sign in the token. Raises `Fault` if it does not answer."""
        from pkcs11 import KeyType, Mechanism, ObjectClass  # noqa: PLC0415 - few have a token

        def signed(session: Any) -> bytes:
            key = session.get_key(ObjectClass.PRIVATE_KEY, KeyType.EC_EDWARDS, self._place.key)
            return bytes(key.sign(bytes(data), mechanism=Mechanism.EDDSA))

        return bytes(_asked(self._place, signed))

    def public_key(self) -> Ed25519PublicKey:
        """The public half, as the token gave it when the key was read."""
        return self._public

    def private_bytes(self, *_: Any, **__: Any) -> bytes:
        raise Fault("The table's key can't be copied out of its token.")

    def private_bytes_raw(self) -> bytes:
        raise Fault("The table's key can't be copied out of its token.")

    def __copy__(self) -> TokenKey:
        return self

    def __deepcopy__(self, _: Any) -> TokenKey:
        return self


def make_in_token(place: TokenPlace) -> None:
    """Make a key in the token, which never leaves it. Raises `Fault`; also if there is one of that
    label.
    """
    from pkcs11 import Attribute, KeyType, Mechanism  # noqa: PLC0415 - few have a token

    def make(session: Any) -> None:
        found = session.get_objects({Attribute.LABEL: place.key})
        if any(True for _ in found):
            raise Fault("The token has a key {label} already.", "Name another.", label=place.key)
        curve = session.create_domain_parameters(
            KeyType.EC_EDWARDS, {Attribute.EC_PARAMS: _CURVE}, local=True
        )
        secret = {Attribute.EXTRACTABLE: False, Attribute.SENSITIVE: True}
        curve.generate_keypair(
            mechanism=Mechanism.EC_EDWARDS_KEY_PAIR_GEN,
            store=True,
            label=place.key,
            private_template=secret,
        )

    _asked(place, make)


def _public_half(place: TokenPlace) -> Ed25519PublicKey:
    from pkcs11 import Attribute, KeyType, ObjectClass  # noqa: PLC0415 - few have a token

    def read(session: Any) -> bytes:
        key = session.get_key(ObjectClass.PUBLIC_KEY, KeyType.EC_EDWARDS, place.key)
        return bytes(key[Attribute.EC_POINT])

    return Ed25519PublicKey.from_public_bytes(_asked(place, read)[-_RAW_BYTES:])


def _asked(place: TokenPlace, ask: Any) -> Any:
    """Ask the token by its open session; once more by a new one if that has ended. Raises `Fault`
    if it does not answer.
    """
    try:
        from pkcs11.exceptions import PKCS11Error  # noqa: PLC0415 - few have a token
    except ImportError:
        raise Fault(
            "The library for a key in a token is not installed.", "pip install python-pkcs11"
        ) from None
    for last in (False, True):
        try:
            return ask(_session(place))
        except (PKCS11Error, RuntimeError) as error:
            end_sessions()
            if last:
                raise Fault(
                    "The token {token} can't sign for the table: {error}.",
                    _REMEDY,
                    token=place.token,
                    error=type(error).__name__,
                ) from error
    raise AssertionError("the last try has answered")


def _session(place: TokenPlace) -> Any:
    """A session with the token, which stays open: a PIN is asked for once."""
    if place in _SESSIONS:
        return _SESSIONS[place]
    import pkcs11  # noqa: PLC0415 - few have a token

    pin = read_secret(Path(place.pin_file), _PIN, _REMEDY).decode().splitlines()[0]
    token = pkcs11.lib(place.module).get_token(token_label=place.token)
    return _SESSIONS.setdefault(place, token.open(rw=True, user_pin=pin))


def end_sessions() -> None:
    """End every session with a token; the next signature begins a new one."""
    while _SESSIONS:
        _, session = _SESSIONS.popitem()
        with suppress(Exception):  # the token may be gone: then there is nothing to end
            session.close()
