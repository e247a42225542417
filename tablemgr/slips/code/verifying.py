"""Verifies slips by their codes: each alone (is it what the table's key signed, and does all else
that is known of it agree?), and those of one table together: numbers that are missing or given
twice, an order that runs against them, a chain that does not fit.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, TypeAlias

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from msgspec import Struct

from tablemgr.basics.errors import FAULTS
from tablemgr.basics.messages import Message
from tablemgr.slips.code.payload import DUPLICATE, MalformedCodeError, SlipPayload
from tablemgr.slips.code.signed import SlipCode, read_code

if TYPE_CHECKING:
    from tablemgr.slips.code.finding import FoundCode


KindAndNumber: TypeAlias = tuple[str, int]
"""A slip by its kind and number."""
_MOST_GAPS = 1000
"""The most missing numbers that are listed of one gap."""


class VerifiedSlip(Struct, frozen=True):
    """One slip, and why it can't be believed; `reason` is None if it can."""

    found: FoundCode
    code: SlipCode | None
    reason: Message | None

    @property
    def ok(self) -> bool:
        """It is what was signed."""
        return self.reason is None

    def as_json(self) -> dict[str, Any]:
        """The line that `tablemgr slips verify --json` prints for it."""
        reason = None if self.reason is None else self.reason.in_words()
        said = _NOTHING_READ if self.code is None else _said(self.code.payload)
        return {"file": self.found.file, "ok": self.ok, **said, "reason": reason}


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
    """Digest a slip's plain text, given without its `Code:` line, to the 16 bytes in its code."""
    return hashlib.sha256(plain_text.encode()).digest()[:16]


def verify_slip(
    found: FoundCode,
    key: Ed25519PublicKey,
    against: Callable[[SlipPayload], Message | None] | None = None,
) -> VerifiedSlip:
    """Verify one slip; `against` says what contradicts it elsewhere (a journal), or None."""
    try:
        code = read_code(found.code)
    except MalformedCodeError as error:
        return VerifiedSlip(found, None, error.message)
    if not code.is_signed_by(key):
        what = "the signature is not this key's, or does not hold"
        return VerifiedSlip(found, code, Message(FAULTS, what))
    payload = code.payload
    text = found.plain_text
    if text is not None and payload.text is not None and text_digest(text) != payload.text:
        what = "the text is not the one that was signed"
        return VerifiedSlip(found, code, Message(FAULTS, what))
    return VerifiedSlip(found, code, None if against is None else against(payload))


class SlipFindings(Struct, frozen=True):
    """The faults of slips that are each signed rightly."""

    gaps: list[KindAndNumber]
    """Numbers missing between the lowest and the highest given of a kind."""
    given_twice: list[KindAndNumber]
    """Numbers given twice with different content."""
    order: list[KindAndNumber]
    """Slips whose time or entry runs against their numbers."""
    chain: list[KindAndNumber]
    """Slips that do not follow the one that stands before them."""

    @property
    def nothing(self) -> bool:
        """Nothing is wrong."""
        return not (self.gaps or self.given_twice or self.order or self.chain)


def compare(codes: Sequence[SlipCode]) -> SlipFindings:
    """Compare the codes of slips whose signatures hold, of one table or of several."""
    tables: dict[tuple[str, str], list[SlipCode]] = defaultdict(list)
    for code in codes:
        tables[code.payload.house, code.payload.table].append(code)
    found = SlipFindings([], [], [], [])
    for of_table in tables.values():
        _compare_table(of_table, found)
    return found


def _compare_table(codes: Sequence[SlipCode], found: SlipFindings) -> None:
    firsts: dict[KindAndNumber, SlipCode] = {}
    for code in codes:
        name = (code.payload.kind, code.payload.number)
        known = firsts.setdefault(name, code)
        if known.payload.content() != code.payload.content() and name not in found.given_twice:
            found.given_twice.append(name)
        if known.payload.flags & DUPLICATE and not code.payload.flags & DUPLICATE:
            firsts[name] = code
    by_kind: dict[str, list[SlipCode]] = defaultdict(list)
    for (kind, _), code in sorted(firsts.items()):
        by_kind[kind].append(code)
    missing: set[KindAndNumber] = set()
    for kind, of_kind in by_kind.items():
        for before, after in pairwise(of_kind):
            gap = range(before.payload.number + 1, after.payload.number)
            found.gaps.extend((kind, number) for number in list(gap)[:_MOST_GAPS])
            if gap:
                missing.add((kind, after.payload.number))
            if _place(after) <= _place(before) or after.payload.time < before.payload.time:
                found.order.append((kind, after.payload.number))
    prints = [code for code in firsts.values() if not code.payload.flags & DUPLICATE]
    _compare_chain(prints, missing, found)


def _place(code: SlipCode) -> tuple[int, int]:
    """Where a slip stands among the table's: by its entry, and by its time if it has none."""
    return (code.payload.entry or 0, 0) if code.payload.entry else (0, code.payload.time)


def _compare_chain(
    codes: Sequence[SlipCode], missing: set[KindAndNumber], found: SlipFindings
) -> None:
    """A slip names the signature of the table's slip before it. If its own number says already
    that one is missing before it, the chain says nothing more.
    """
    for before, after in pairwise(sorted(codes, key=_place)):
        name = (after.payload.kind, after.payload.number)
        if name not in missing and after.payload.before != before.for_the_next:
            found.chain.append(name)
