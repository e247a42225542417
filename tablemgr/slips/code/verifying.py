"""If a slip is what the table's key signed, and what else is known of it agrees."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from msgspec import Struct

from tablemgr.slips.code.payload import MalformedCodeError, SlipPayload
from tablemgr.slips.code.signed import SlipCode, read_code

if TYPE_CHECKING:  # loads what reads pictures, which a table does not need
    from tablemgr.slips.code.finding import FoundCode


class VerifiedSlip(Struct, frozen=True):
    """One slip, and why it can't be believed; `reason` is None if it can."""

    found: FoundCode
    code: SlipCode | None
    reason: str | None

    @property
    def ok(self) -> bool:
        """It is what was signed."""
        return self.reason is None

    def as_json(self) -> dict[str, Any]:
        """The line that `tablemgr slips verify --json` prints for it."""
        said = _NOTHING_READ if self.code is None else _said(self.code.payload)
        return {"file": self.found.file, "ok": self.ok, **said, "reason": self.reason}


_NOTHING_READ: dict[str, Any] = dict.fromkeys(
    [
        *("kind", "number", "house", "table", "game", "round", "time", "nets", "paid"),
        *("collected", "returned", "flags", "reprint", "replaces", "signed", "entry"),
    ]
)


def _said(payload: SlipPayload) -> dict[str, Any]:
    moved = payload.moved
    paid, collected, returned = (None, None, None) if moved is None else map(payload.amount, moved)
    nets = payload.nets
    return {
        "kind": payload.kind,
        "number": payload.number,
        "house": payload.house,
        "table": payload.table,
        "game": payload.game,
        "round": payload.round,
        "time": payload.wall_time().isoformat(),
        "nets": None if nets is None else {who: payload.amount(net) for who, net in nets.items()},
        "paid": paid,
        "collected": collected,
        "returned": returned,
        "flags": payload.flag_names(),
        "reprint": payload.reprint,
        "replaces": payload.replaces,
        "signed": [list(signer) for signer in payload.signers],
        "entry": payload.entry,
    }


def text_digest(plain_text: str) -> bytes:
    """What a code says of its slip's plain text, given without its `Code:` line."""
    return hashlib.sha256(plain_text.encode()).digest()[:16]


def verify_slip(
    found: FoundCode,
    key: Ed25519PublicKey,
    against: Callable[[SlipPayload], str | None] | None = None,
) -> VerifiedSlip:
    """Verify one slip; `against` says what contradicts it elsewhere (a journal), or None."""
    try:
        code = read_code(found.code)
    except MalformedCodeError as error:
        return VerifiedSlip(found, None, f"{error}")
    if not code.is_signed_by(key):
        return VerifiedSlip(found, code, "the signature is not this key's, or does not hold")
    payload = code.payload
    text = found.plain_text
    if text is not None and payload.text is not None and text_digest(text) != payload.text:
        return VerifiedSlip(found, code, "the text is not the one that was signed")
    return VerifiedSlip(found, code, None if against is None else against(payload))
