"""The slips that get their number when somebody asks for one: a settlement's part of one Player, a
shift report, the head of the journal. They are plain lines under a title.
"""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from tablemgr.rules.roles import Role
from tablemgr.slips.code.payload import Signer
from tablemgr.slips.kinds import ONE_PART, PaperPart, SlipDrawing, SlipFields, SlipKind

if TYPE_CHECKING:
    from tablemgr.slips.typesetter import SlipLayout

PLAYER: Final = "player"
SHIFT: Final = "shift"
HEAD: Final = "head"
TITLES: Final = {
    PLAYER: "Settlement for one Player",
    SHIFT: "Shift report",
    HEAD: "Head of the journal",
}
_PARTS: Final = {SHIFT: (PaperPart("Pit", ("Shift Manager",)), PaperPart("Accounting"))}
_HOW: Final = {"pin": "PIN", "name": "name", "recovery": "new PIN"}
_WIDTH: Final = 44
"""The columns of the plain text."""


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
    """What stands at the left and what at the right; an empty line parts two groups."""
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


def _rows(slip: AskedSlip) -> list[tuple[str, str]]:
    return [
        (f"{TITLES[slip.kind]} {slip.number}", ""),
        *((f"*** {mark} ***", "") for mark in slip.marks),
        (slip.house, ""),
        (f"Table {slip.table}", slip.shift),
        (f"{slip.time.isoformat(sep=' ', timespec='seconds')}", ""),
        ("", ""),
        *slip.lines,
        ("", ""),
        *(
            (f"{Role(role).title}: {name}", f"signed by {_HOW[how]}")
            for role, name, how, _ in slip.signers
        ),
        (f"Journal, entry {slip.entry}", ""),
    ]


def _text(slip: AskedSlip) -> str:
    return "".join(
        f"{left}{right:>{max(_WIDTH - len(left), len(right) + 2)}}\n" if right else f"{left}\n"
        for left, right in _rows(slip)
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

    text = "".join(f"{left}\t{right}\n" if right else f"{left}\n" for left, right in _rows(slip))
    return lines_layout(text, drawing)


KINDS = tuple(
    SlipKind(name, _fields, _text, _layout, parts=lambda slip: _PARTS.get(slip.kind, ONE_PART))
    for name in TITLES
)
