"""The slips that get their number when somebody asks for one: a settlement's part of one Player, a
shift report, the head of the journal. They are plain lines under a title.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from tablemgr.basics.messages import Message, Speaker
from tablemgr.rules.roles import Role
from tablemgr.service.slip_name import CONTEXT
from tablemgr.slips.code.payload import Signer
from tablemgr.slips.kinds import (
    HOW_SIGNED,
    ONE_PART,
    PaperPart,
    SlipDrawing,
    SlipFields,
    SlipKind,
)

if TYPE_CHECKING:
    from tablemgr.slips.typesetter import SlipLayout

PLAYER: Final = "player"
SHIFT: Final = "shift"
HEAD: Final = "head"
_TITLES: Final = {
    PLAYER: Message(CONTEXT, "Settlement for one Player {number}"),
    SHIFT: Message(CONTEXT, "Shift report {number}"),
    HEAD: Message(CONTEXT, "Head of the journal {number}"),
}
_PARTS: Final = {SHIFT: (PaperPart("Pit", ("Shift Manager",)), PaperPart("Accounting"))}
_WIDTH: Final = 44
"""The columns of the plain text."""
_ENGLISH = Speaker(CONTEXT)


class AskedSlip(Struct, frozen=True):
    """One of these slips: whose it is, which entry it stands for, and its lines."""

    kind: str
    number: int
    house: str
    table: str
    shift: str
    time: datetime
    entry: int
    """The number of the journal's newest entry when it was asked for."""
    chain: bytes
    """The hash of the journal's chain at that entry."""
    lines: tuple[tuple[str, str], ...]
    """What it says in English, at the left and at the right; an empty line parts two groups."""
    marks: tuple[str, ...] = ()
    """VOID, TRAINING."""
    signers: tuple[Signer, ...] = ()
    game: str | None = None
    rulebook: str = ""
    round: int | None = None
    nets: dict[str, int] | None = None
    moved: tuple[int, int, int] | None = None
    """Paid by the House, collected and returned, in cents."""
    flags: int = 0
    replaces: int | None = None
    paper: tuple[tuple[str, str], ...] = ()
    """All of its rows in the language in which it was asked for; empty if that was English."""


def rows_of(
    slip: AskedSlip, lines: Sequence[tuple[str, str]], say: Speaker
) -> list[tuple[str, str]]:
    """Give the slip's rows in a language, of which these are its own lines."""
    return [
        (say.words(replace(_TITLES[slip.kind], values={"number": slip.number})), ""),
        *((f"*** {say(mark)} ***", "") for mark in slip.marks),
        (slip.house, ""),
        (say("Table {table}", table=slip.table), slip.shift),
        (f"{slip.time.isoformat(sep=' ', timespec='seconds')}", ""),
        ("", ""),
        *lines,
        ("", ""),
        *(
            (
                say("{role}: {name}", role=Role(role).message, name=name),
                say.words(HOW_SIGNED[how]),
            )
            for role, name, how, _ in slip.signers
        ),
        (say("Journal, entry {number}", number=slip.entry), ""),
    ]


def _text(slip: AskedSlip) -> str:
    return "".join(
        f"{left}{right:>{max(_WIDTH - len(left), len(right) + 2)}}\n" if right else f"{left}\n"
        for left, right in rows_of(slip, slip.lines, _ENGLISH)
    )


def _fields(slip: AskedSlip) -> SlipFields:
    return SlipFields(
        time=slip.time,
        entry=slip.entry,
        chain=slip.chain,
        signers=slip.signers,
        game=slip.game,
        rulebook=slip.rulebook,
        round=slip.round,
        nets=slip.nets,
        moved=slip.moved,
        flags=slip.flags,
        replaces=slip.replaces,
    )


def _layout(slip: AskedSlip, drawing: SlipDrawing) -> SlipLayout:
    from tablemgr.slips.layouts import lines_layout  # noqa: PLC0415 - loads reportlab

    rows = slip.paper or rows_of(slip, slip.lines, _ENGLISH)
    text = "".join(f"{left}\t{right}\n" if right else f"{left}\n" for left, right in rows)
    return lines_layout(text, drawing)


KINDS = tuple(
    SlipKind(name, _fields, _text, _layout, parts=lambda slip: _PARTS.get(slip.kind, ONE_PART))
    for name in _TITLES
)
