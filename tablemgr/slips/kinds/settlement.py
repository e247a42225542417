"""The slips of Rounds: a settlement, or that the Round is Void."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from tablemgr.rules.roles import Role
from tablemgr.service.slip_issue import SlipIssue
from tablemgr.service.slip_name import OF_ROUNDS
from tablemgr.slips import text
from tablemgr.slips.code.payload import REPLACED, VOID, Signer
from tablemgr.slips.kinds import SlipDrawing, SlipFields, SlipKind
from tablemgr.slips.model import SettlementSlip

if TYPE_CHECKING:
    from tablemgr.slips.typesetter import SlipLayout


class SettlementCode(Struct, frozen=True):
    """The part of a settlement slip's code that is about the table."""

    issue: SlipIssue
    game: str
    rulebook: str
    signers: tuple[Signer, ...]


class SettlementContent(Struct, frozen=True):
    """A settlement slip, and what goes into its code."""

    slip: SettlementSlip
    coded: SettlementCode | None = None
    """None only for drawing: then it gets no code."""


def _fields(content: SettlementContent) -> SlipFields:
    slip, coded = content.slip, content.coded
    assert coded is not None, "a slip that gets a code has what goes into it"
    nets = moved = None
    if not slip.boxes_only:
        nets = {player: int(totals.net) for player, totals in slip.players}
        moved = (int(slip.totals.won), int(slip.totals.lost), int(slip.totals.returned))
    marks = (
        (VOID, slip.void is not None),
        (REPLACED, slip.reopening is not None),
    )
    return SlipFields(
        time=slip.time,
        entry=coded.issue.entry,
        chain=coded.issue.chain,
        signers=coded.signers,
        game=coded.game,
        rulebook=coded.rulebook,
        round=slip.round_no,
        nets=nets,
        moved=moved,
        flags=sum(bit for bit, holds in marks if holds),
        replaces=replaced_number(slip),
    )


def replaced_number(slip: SettlementSlip) -> int | None:
    """The number of the slip of its own kind that it replaces."""
    of = slip.reopening
    return of.replaces.number if of is not None and of.replaces.kind == slip.name.kind else None


def _layout(content: SettlementContent, drawing: SlipDrawing) -> SlipLayout:
    from tablemgr.slips.layouts import settlement_layout  # noqa: PLC0415 - loads reportlab

    return settlement_layout(content.slip, drawing)


KINDS = tuple(
    SlipKind(
        name,
        _fields,
        lambda content: text.render(content.slip),
        _layout,
        signed_by=Role.DEALER,
    )
    for name in OF_ROUNDS
)
