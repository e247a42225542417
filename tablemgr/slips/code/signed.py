"""The text of a slip's code: `T1:` and Base45 of the payload and its Ed25519 signature.

The signature holds over the words `tablemgr slip 1`, a zero byte and the payload, so that no other
thing that the table's key signs can pass for a slip.
"""

from __future__ import annotations

from typing import Final

import base45
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import (
    Ed25519PrivateKey,
    Ed25519PublicKey,
)
from msgspec import Struct
from msgspec.structs import replace

from tablemgr.slips.code.payload import MalformedCodeError, SlipPayload, decode, encode

PREFIX: Final = "T1:"
LINE: Final = "Code: "
"""What the last line of a slip's plain text begins with."""
_SIGNED_AS: Final = b"tablemgr slip 1\0"
_SIGNATURE_BYTES: Final = 64
_LONGEST_WITH_NETS: Final = 700
_LONGEST: Final = 100_000


class SlipCode(Struct, frozen=True):
    """One code as it was read: what it says, and the signature over it."""

    payload: SlipPayload
    signature: bytes
    signed: bytes
    """The payload's own bytes."""

    @property
    def for_the_next(self) -> bytes:
        """The 16 bytes of this slip's signature that the table's next slip repeats."""
        return self.signature[:16]

    def is_signed_by(self, key: Ed25519PublicKey) -> bool:
        """Tell if the signature is this key's and holds."""
        try:
            key.verify(self.signature, _SIGNED_AS + self.signed)
        except InvalidSignature:
            return False
        return True

    def text(self) -> str:
        """The text of the QR code."""
        coded: bytes = base45.b45encode(self.signed + self.signature)
        return PREFIX + coded.decode("ascii")


def sign(payload: SlipPayload, key: Ed25519PrivateKey) -> SlipCode:
    """The code of a slip. What each Player won is left out if the text would be too long."""
    code = _signed(payload, key)
    if payload.nets is not None and len(code.text()) > _LONGEST_WITH_NETS:
        return _signed(replace(payload, nets=None), key)
    return code


def sign_again(payload: SlipPayload, key: Ed25519PrivateKey) -> SlipCode:
    """The code of a reprint: it says of the Players what the first print said."""
    return _signed(payload, key)


def _signed(payload: SlipPayload, key: Ed25519PrivateKey) -> SlipCode:
    data = encode(payload)
    return SlipCode(payload, key.sign(_SIGNED_AS + data), data)


def read_code(text: str) -> SlipCode:
    """The code in a text that anybody may have written. Raises `MalformedCodeError`.

    If its signature holds is not looked at here.
    """
    if not text.startswith(PREFIX) or len(text) > _LONGEST:
        raise MalformedCodeError("the text is not a slip's code: it begins with T1:")
    try:
        data = base45.b45decode(text[len(PREFIX) :])
    except (ValueError, UnicodeError):
        raise MalformedCodeError("the code is not Base45") from None
    if len(data) <= _SIGNATURE_BYTES:
        raise MalformedCodeError("the code is too short to be signed")
    signed, signature = data[:-_SIGNATURE_BYTES], data[-_SIGNATURE_BYTES:]
    code = SlipCode(decode(signed), signature, signed)
    if code.text() != text:
        raise MalformedCodeError("the code is not the Base45 of its bytes")
    return code
