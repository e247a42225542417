"""Slip codes for tests, and a second reader of them that shares no line with the program's own."""

from __future__ import annotations

from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from msgspec.structs import replace

from tablemgr.slips.code.payload import SlipPayload
from tablemgr.slips.code.signed import SlipCode, sign

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
_ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"

SETTLEMENT = SlipPayload(
    house="Grand House",
    table="BJ-04",
    kind="settlement",
    number=3,
    time=1_796_000_400,
    zone=480,
    currency=("S$", 2),
    game="rws-blackjack",
    rulebook=bytes(range(8)),
    gaming_day="2026-11-29",
    shift="Night",
    round=3,
    nets={"bob": -5000, "ann": 12000},
    moved=(12000, 5000, 10000),
    signers=(("Dealer", "mary", "pin", 7),),
    entry=51,
    chain=bytes(range(16)),
    text=bytes(range(16, 32)),
)


def chained(*payloads: SlipPayload, key: Ed25519PrivateKey = KEY) -> list[SlipCode]:
    """The codes of slips that were made one after the other."""
    before, codes = bytes(16), []
    for payload in payloads:
        code = sign(replace(payload, before=before), key)
        before = code.for_the_next
        codes.append(code)
    return codes


def numbered(count: int, kind: str = "settlement", first_entry: int = 10) -> list[SlipPayload]:
    """So many slips of one kind, a minute and ten entries apart."""
    return [
        replace(
            SETTLEMENT,
            kind=kind,
            number=number,
            round=number,
            time=SETTLEMENT.time + 60 * number,
            entry=first_entry + 10 * number,
        )
        for number in range(1, count + 1)
    ]


def unpacked(text: str, key: Ed25519PublicKey) -> dict[int, Any]:
    """The map in a code, read as the contract says. Raises if the signature does not hold."""
    assert text.startswith("T1:")
    digits = [_ALPHABET.index(sign_) for sign_ in text[3:]]
    data = bytearray()
    for start in range(0, len(digits), 3):
        part = digits[start : start + 3]
        value = sum(digit * 45**place for place, digit in enumerate(part))
        data += value.to_bytes(2 if len(part) == 3 else 1, "big")
    payload, signature = bytes(data[:-64]), bytes(data[-64:])
    key.verify(signature, b"tablemgr slip 1" + b"\x00" + payload)
    found: dict[int, Any] = cbor2.loads(payload)
    return found
