"""The slips of the table's money: opener, closer, count, request, fill, credit, buy-in, drop, and
that a slip is void.

All have one layout: what it is, the chips by denomination with their total, who has signed, and on
each part a line for each who signs it later. Where the parts go is data (`tray/authority`).
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from tablemgr.basics.messages import Message, Speaker, TextOrMessage
from tablemgr.basics.money import Money
from tablemgr.rules.roles import Role
from tablemgr.service.slip_name import CONTEXT
from tablemgr.slips.amounts import amount, signed
from tablemgr.slips.code.payload import VOID, Signer
from tablemgr.slips.kinds import HOW_SIGNED, ONE_PART, PaperPart, SlipDrawing, SlipFields, SlipKind
from tablemgr.tray.commands import ChipCount

if TYPE_CHECKING:
    from tablemgr.slips.typesetter import SlipLayout

VOID_OF_TRAY: Final = "tray-void"
"""The kind of a slip that voids another one of the tray; its numbers are those of `void`."""
OF_PAYOUT: Final = "payout-correction"
"""The kind of a slip that puts a payout right; a `correction` is of a card, in the case file."""
VARIANCE: Final = "variance"
TRAY_KINDS: Final = {
    "opener": Message(CONTEXT, "Opener {number}"),
    "closer": Message(CONTEXT, "Closer {number}"),
    "count": Message(CONTEXT, "Count of the tray {number}"),
    "request": Message(CONTEXT, "Request for chips {number}"),
    "fill": Message(CONTEXT, "Fill {number}"),
    "credit": Message(CONTEXT, "Credit {number}"),
    "buy-in": Message(CONTEXT, "Buy-in {number}"),
    "drop": Message(CONTEXT, "Counted drop {number}"),
    VARIANCE: Message(CONTEXT, "Variance {number}"),
    VOID_OF_TRAY: Message(CONTEXT, "Void {number}"),
    OF_PAYOUT: Message(CONTEXT, "Correction of a payout {number}"),
}
_WIDTH: Final = 44
"""The columns of the plain text."""
_LINE: Final = "______________________"

_ENGLISH = Speaker(CONTEXT)


class TrayHead(Struct, frozen=True):
    """The head of every slip about the tray."""

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
    about: tuple[tuple[TextOrMessage, TextOrMessage], ...] = ()
    """What else it says, each with its label: the Player, the predecessor, the variance."""
    signers: tuple[Signer, ...] = ()
    still_to_sign: tuple[str, ...] = ()
    """The functions of those who sign on the paper later."""
    parts: tuple[PaperPart, ...] = ONE_PART
    differs: bool = False
    """It is of a count that differs from the books, or of the last closer."""
    at_cage: bool = False
    """The cage prepares it: a fill, a credit, and the void of one."""
    voids: TextOrMessage = ""
    """The slip that it voids: `Fill 3`; empty if it voids none."""
    reason: str = ""
    """Why it does, why a payout is put right, or how a variance came about."""

    @property
    def goes_with_chips(self) -> bool:
        """Say whether chips may move only with this slip on paper, whatever the house prints."""
        return self.at_cage or self.kind == "request"

    @property
    def is_irregular(self) -> bool:
        """Say whether it tells of something that did not fit: a void, a payout put right, a count
        that differs from the books.
        """
        return bool(self.voids) or self.kind in (OF_PAYOUT, VARIANCE) or self.differs


def slip_title(kind: str, number: int) -> Message:
    """Name a slip of that kind: `Fill 3`."""
    return replace(TRAY_KINDS[kind], values={"number": number})


def variance_line(variance: Money) -> tuple[Message, str]:
    """Write by how much a count differs from the books."""
    return Message(CONTEXT, "Counted less booked"), signed(variance)


def rows_of(
    slip: TraySlip, say: Speaker = _ENGLISH, *, on_paper: bool = False
) -> Iterator[tuple[str, str]]:
    """The slip's lines, each with what stands at its left and at its right; on paper each part has
    lines of its own for those who sign it.
    """
    yield say.words(slip_title(slip.kind, slip.number)), ""
    if slip.head.training:
        yield f"*** {say('TRAINING')} ***", ""
    if slip.voids:
        yield f"*** {say('VOID: {slip}', slip=slip.voids)} ***", ""
    if slip.reason:
        yield say("Reason: \u201c{text}\u201d", text=slip.reason), ""
    yield slip.head.house, ""
    yield say("Table {table}", table=slip.head.table), slip.head.shift
    yield slip.head.game, f"{slip.time:%Y-%m-%d %H:%M:%S}"
    yield "", ""
    for denomination, pieces in slip.chips:
        yield f"{amount(denomination)} × {pieces}", amount(denomination * pieces)
    yield say("Total") if slip.chips else say("Amount"), amount(slip.amount)
    yield from ((say.words(left), say.words(right)) for left, right in slip.about)
    yield "", ""
    for role, name, how, _ in slip.signers:
        yield say("{role}: {name}", role=Role(role).message, name=name), say.words(HOW_SIGNED[how])
    for title in () if on_paper else slip.still_to_sign:
        yield f"{say.words(Message('roles', title))}:", _LINE
    yield "", ""
    yield say("Journal, entry {number}", number=slip.entry), ""


def _text(slip: TraySlip) -> str:
    return "".join(f"{_line(left, right)}\n" for left, right in rows_of(slip))


def _line(left: str, right: str) -> str:
    return f"{left}{right:>{max(_WIDTH - len(left), len(right) + 2)}}" if right else left


def _fields(slip: TraySlip) -> SlipFields:
    flags = VOID if slip.voids else 0
    return SlipFields(slip.time, slip.entry, slip.chain, slip.signers, flags=flags)


def _layout(slip: TraySlip, drawing: SlipDrawing) -> SlipLayout:
    from tablemgr.slips.layouts import lines_layout  # noqa: PLC0415 - loads reportlab

    rows = rows_of(slip, drawing.say, on_paper=True)
    text = "".join(f"{left}\t{right}\n" if right else f"{left}\n" for left, right in rows)
    return lines_layout(text, drawing)


def _kind(name: str) -> SlipKind:
    numbered_as = "void" if name == VOID_OF_TRAY else ""
    return SlipKind(
        name, _fields, _text, _layout, parts=lambda slip: slip.parts, numbered_as=numbered_as
    )


KINDS = tuple(map(_kind, TRAY_KINDS))
