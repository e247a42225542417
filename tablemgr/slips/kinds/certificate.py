"""The certificate of a table test: who was examined at what, under which rules, and who signed.

It is issued at a training table alone: TRAINING stands on it and in its code. It needs no journal
to be verified, only its code.
"""

from __future__ import annotations

from datetime import date, datetime
from typing import TYPE_CHECKING

from msgspec import Struct

from tablemgr.basics.messages import Speaker, TextOrMessage
from tablemgr.rules.roles import Role
from tablemgr.service.slip_name import CONTEXT
from tablemgr.slips.code.payload import TRAINING, Signer
from tablemgr.slips.kinds import SlipDrawing, SlipFields, SlipKind

if TYPE_CHECKING:
    from tablemgr.slips.typesetter import SlipLayout

_ENGLISH = Speaker(CONTEXT)


class CertificateContent(Struct, frozen=True):
    """A test that was passed, and the journal's newest entry then."""

    house: str
    table: str
    candidate: str
    game: str
    title: str
    """What the game is called."""
    rulebook: str
    """The SHA-256 of the rulebook's file, in hex."""
    time: datetime
    valid_to: date
    """Until then, or until the rules change."""
    examined: tuple[tuple[TextOrMessage, TextOrMessage], ...]
    """What was examined and with what result, a line each."""
    signers: tuple[Signer, ...]
    entry: int
    chain: bytes


def _fields(content: CertificateContent) -> SlipFields:
    return SlipFields(
        time=content.time,
        entry=content.entry,
        chain=content.chain,
        signers=content.signers,
        game=content.game,
        rulebook=content.rulebook,
        flags=TRAINING,
    )


def _text(content: CertificateContent, say: Speaker = _ENGLISH) -> str:
    time, valid_to = content.time.isoformat(sep=" ", timespec="seconds"), content.valid_to
    roles = [(Role(role).message, name) for role, name, _, _ in content.signers]
    rows = [
        (say("Candidate"), content.candidate),
        (say("Game"), content.title),
        (say("Rulebook"), content.rulebook[:16]),
        (say("Valid to"), say("{day}, or until the rules change", day=valid_to.isoformat())),
        ("", ""),
        *((say.words(label), say.words(value)) for label, value in content.examined),
        ("", ""),
        *((say("Assessor, {role}", role=role), name) for role, name in roles),
    ]
    lines = [
        say("Certificate of a table test"),
        say("TRAINING"),
        content.house,
        say("Table {table}", table=content.table) + f"\t{time}",
        "",
        *("\t".join(filter(None, row)) for row in rows),
    ]
    return "\n".join(lines) + "\n"


def _layout(content: CertificateContent, drawing: SlipDrawing) -> SlipLayout:
    from tablemgr.slips.layouts import lines_layout  # noqa: PLC0415 - loads reportlab

    title, training, *lines = _text(content, drawing.say).splitlines()
    return lines_layout("\n".join([title, f"*** {training} ***", *lines]), drawing)


KINDS = (SlipKind("certificate", _fields, _text, _layout, signed_by=Role.PIT_SUPERVISOR),)
