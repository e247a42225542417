"""The slips of the table's money: opener, closer, count, request, fill, credit, buy-in, drop.

All have one layout: what it is, the chips by denomination with their total, who has signed, and a
line for each who signs later.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from msgspec import Struct

from tablemgr.basics.money import Money
from tablemgr.rules.roles import Role
from tablemgr.slips.amounts import amount, signed
from tablemgr.slips.code.payload import Signer
from tablemgr.slips.kinds import SlipDrawing, SlipFields, SlipKind
from tablemgr.tray.commands import ChipCount

_TITLES: Final = {
    "opener": "Opener",
    "closer": "Closer",
    "count": "Count of the tray",
    "request": "Request for chips",
    "fill": "Fill",
    "credit": "Credit",
    "buy-in": "Buy-in",
    "drop": "Counted drop",
}
_WIDTH: Final = 44
"""The columns of the plain text."""
_LINE: Final = "______________________"


class TrayHead(Struct, frozen=True):
    """What every slip of the table says."""

    house: str
    table: str
    game: str
    """Its title."""
    shift: str
    training: bool = False


class TraySlip(Struct, frozen=True):
    """A slip of the table's money, and the journal's entry that it stands for."""

    head: TrayHead
    kind: str
    number: int
    time: datetime
    amount: Money
    entry: int
    chain: bytes
    chips: ChipCount = ()
    about: tuple[tuple[str, str], ...] = ()
    """What else it says, each with its label: the Player, the predecessor, the variance."""
    signers: tuple[Signer, ...] = ()
    still_to_sign: tuple[str, ...] = ()
    """The functions of those who sign on the paper later."""


def variance_line(variance: Money) -> tuple[str, str]:
    """What a count differs by from the books."""
    return "Counted less booked", signed(variance)


def rows_of(slip: TraySlip) -> Iterator[tuple[str, str]]:
    """The slip's lines, each with what stands at its left and at its right."""
    yield f"{_TITLES[slip.kind]} {slip.number}", ""
    if slip.head.training:
        yield "*** TRAINING ***", ""
    yield slip.head.house, ""
    yield f"Table {slip.head.table}", slip.head.shift
    yield slip.head.game, f"{slip.time:%Y-%m-%d %H:%M:%S}"
    yield "", ""
    for denomination, pieces in slip.chips:
        yield f"{amount(denomination)} × {pieces}", amount(denomination * pieces)
    yield "Total" if slip.chips else "Amount", amount(slip.amount)
    yield from slip.about
    yield "", ""
    for role, name, how, _ in slip.signers:
        yield f"{Role(role).title}: {name}", f"signed by {_HOW[how]}"
    for title in slip.still_to_sign:
        yield f"{title}:", _LINE
    yield "", ""
    yield f"Journal, entry {slip.entry}", ""


_HOW: Final = {"pin": "PIN", "name": "name", "recovery": "new PIN"}


def _text(slip: TraySlip) -> str:
    return "".join(f"{_line(left, right)}\n" for left, right in rows_of(slip))


def _line(left: str, right: str) -> str:
    return f"{left}{right:>{max(_WIDTH - len(left), len(right) + 2)}}" if right else left


def _fields(slip: TraySlip) -> SlipFields:
    return SlipFields(slip.time, slip.entry, slip.chain, slip.signers)


def _pdf(slip: TraySlip, drawing: SlipDrawing) -> bytes:
    from tablemgr.slips.lines_pdf import render  # noqa: PLC0415 - loads reportlab

    text = "".join(f"{left}\t{right}\n" if right else f"{left}\n" for left, right in rows_of(slip))
    return render(text, drawing.paper, drawing.fonts, code=drawing.code, part=drawing.part)


KINDS = tuple(SlipKind(name, _fields, _text, _pdf) for name in _TITLES)
