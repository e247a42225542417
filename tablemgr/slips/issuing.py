"""Gives each slip its signed code when its number is given, and keeps the code in the journal.

This is the one door for every kind of slip. Whatever is printed later has the code that stands in
the journal.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec import Struct
from msgspec.structs import replace

from tablemgr.basics.errors import Bug
from tablemgr.basics.gaming_day import day_begun
from tablemgr.rules.roles import Role, at_least
from tablemgr.service.session import TableSession
from tablemgr.service.slip_acts import SlipOf, code_of, next_number, store_code
from tablemgr.slips.code.payload import DUPLICATE, TRAINING, SlipPayload
from tablemgr.slips.code.signed import LINE, read_code, sign, sign_again
from tablemgr.slips.code.verifying import text_digest
from tablemgr.slips.kinds import SlipFields, SlipKind

_DIGITS = 2
"""Amounts are in cents."""


class SlipSigner(Struct, frozen=True):
    """Signs the slips of one table."""

    key: Ed25519PrivateKey
    house: str
    table: str
    shift: str
    currency: str
    gaming_day: str | None = None
    """When a gaming day begins: `06:00`; None if the house does not say."""

    def issue(self, session: TableSession, kind: SlipKind, of: SlipOf, content: Any) -> str:
        """The code of a slip; it is made and stored if it has none yet.

        A reprint is a DUPLICATE of the first print, with its text. Its code is empty if the first
        print has none, as in journals that are older than the table's key. Raises `Fault` if the
        journal can't be written.
        """
        known = code_of(session.journal, kind.coded, of)
        if known:
            return known
        if of.copy:
            first = code_of(session.journal, kind.coded, replace(of, copy=0))
            if not first:
                return ""
            payload = read_code(first).payload
            flags = payload.flags | DUPLICATE
            code = sign_again(replace(payload, flags=flags, reprint=of.copy), self.key)
        else:
            number = of.number or next_number(session.journal, kind.coded)
            text = text_digest(kind.text(content))
            code = sign(self._payload(session, kind, number, kind.fields(content), text), self.key)
        store_code(session, kind.coded, of, code.text(), code.for_the_next)
        return code.text()

    def _payload(
        self, session: TableSession, kind: SlipKind, number: int, fields: SlipFields, text: bytes
    ) -> SlipPayload:
        least = kind.signed_by
        if least and not any(at_least(Role(signer[0]), least) for signer in fields.signers):
            raise Bug(f"{kind.coded} {number} lacks the signature of a {least.title}")
        offset = fields.time.utcoffset()
        if offset is None:
            raise Bug(f"{kind.coded} {number}: its time has no zone")
        return SlipPayload(
            house=self.house,
            table=self.table,
            game=fields.game,
            rulebook=bytes.fromhex(fields.rulebook)[:8] or None,
            kind=kind.coded,
            number=number,
            time=int(fields.time.timestamp()),
            zone=int(offset.total_seconds()) // 60,
            gaming_day=gaming_day(fields.time, self.gaming_day),
            shift=self.shift,
            round=fields.round,
            nets=fields.nets,
            moved=fields.moved,
            currency=(self.currency, _DIGITS),
            signers=fields.signers,
            flags=fields.flags | (TRAINING if session.training else 0),
            replaces=fields.replaces,
            entry=fields.entry,
            chain=fields.chain[:16],
            before=session.slip_before,
            text=text,
        )


def gaming_day(time: datetime, begins: str | None) -> str | None:
    """The gaming day of a local time, as an ISO date; None if the house has none."""
    return None if begins is None else day_begun(time, begins).isoformat()


def with_code(text: str, code: str) -> str:
    """The plain text of a slip as it is saved: its last line is its code. Empty if the code says
    another text, as that of a slip which an older program has signed.
    """
    said = read_code(code).payload.text
    return f"{text}{LINE}{code}\n" if said == text_digest(text) else ""
