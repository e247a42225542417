"""The slip of a change of the table's key: the old key signs it, and it holds the new one."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from msgspec import Struct

from tablemgr.basics.messages import Speaker
from tablemgr.house.sealing import NEW_KEY, OLD_KEY
from tablemgr.house.table_key import fingerprint, pem_of, public_key_of
from tablemgr.service.slip_name import CONTEXT
from tablemgr.slips.code.signed import read_code
from tablemgr.slips.kinds import SlipDrawing, SlipFields, SlipKind

if TYPE_CHECKING:
    from tablemgr.slips.typesetter import SlipLayout

_ENGLISH = Speaker(CONTEXT)


class KeyContent(Struct, frozen=True):
    """Whose key changes, when, and the journal's newest entry then."""

    house: str
    table: str
    old: Ed25519PublicKey
    new: Ed25519PublicKey
    time: datetime
    entry: int
    chain: bytes


def content_of(change: Mapping[str, Any]) -> KeyContent:
    """The content of the slip whose code the journal's entry of a change of key holds."""
    said = read_code(change["code"]).payload
    assert said.entry is not None, "a slip that the table signed names its entry"
    old, new = (public_key_of(str(change[name])) for name in (OLD_KEY, NEW_KEY))
    chain = bytes(said.chain or b"")
    return KeyContent(said.house, said.table, old, new, said.wall_time(), said.entry, chain)


def file_name(content: KeyContent) -> str:
    """Name the files of a slip, without their ends."""
    return f"key-{fingerprint(content.new)[:4]}-{int(content.time.timestamp())}"


def _fields(content: KeyContent) -> SlipFields:
    return SlipFields(content.time, content.entry, content.chain)


def _text(content: KeyContent, say: Speaker = _ENGLISH) -> str:
    time = content.time.isoformat(sep=" ", timespec="seconds")
    lines = [
        say("Change of the table's key"),
        content.house,
        say("Table {table}", table=content.table) + f"   {time}",
        say("Old key: {key}", key=fingerprint(content.old)),
        say("New key: {key}", key=fingerprint(content.new)),
        "",
        *pem_of(content.new).splitlines(),
    ]
    return "\n".join(lines) + "\n"


def _layout(content: KeyContent, drawing: SlipDrawing) -> SlipLayout:
    from tablemgr.slips.layouts import lines_layout  # noqa: PLC0415 - loads reportlab

    return lines_layout(_text(content, drawing.say), drawing)


KINDS = (SlipKind("key", _fields, _text, _layout),)
