"""Who signed for something, as it stands on slips."""

from __future__ import annotations

from tablemgr.rules.roles import Role
from tablemgr.service.slip_issue import SignedBy
from tablemgr.slips.code.payload import Signer

_HOW = {"pin": ", by PIN", "name": ", by name", "recovery": ", by a new PIN"}


def in_words(signed: SignedBy) -> str:
    """With his function and how he signed: `mei, Pit Supervisor, by PIN`."""
    return f"{signed.name}, {Role(signed.role).title}{_HOW.get(signed.how, '')}"


def for_code(signed: SignedBy) -> Signer:
    """The same for the code of a slip."""
    return signed.role, signed.name, signed.how, signed.register
