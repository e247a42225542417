"""The slips of Rounds: a settlement, or that the Round is Void."""

from __future__ import annotations

from msgspec import Struct

from tablemgr.rules.roles import Role
from tablemgr.service.slip_issue import SlipIssue
from tablemgr.service.slip_name import OF_ROUNDS
from tablemgr.slips import text
from tablemgr.slips.code.payload import REPLACED, VOID, Signer
from tablemgr.slips.kinds import SlipDrawing, SlipFields, SlipKind
from tablemgr.slips.model import SettlementSlip


class SettlementContent(Struct, frozen=True):
    """A settlement slip, and what its code says of the table."""

    slip: SettlementSlip
    issue: SlipIssue
    game: str
    rulebook: str
    signers: tuple[Signer, ...]


def _fields(content: SettlementContent) -> SlipFields:
    slip, issue = content.slip, content.issue
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
        entry=issue.entry,
        chain=issue.chain,
        signers=content.signers,
        game=content.game,
        rulebook=content.rulebook,
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


def _pdf(content: SettlementContent, drawing: SlipDrawing) -> bytes:
    from tablemgr.slips.pdf import render  # noqa: PLC0415 - loads reportlab

    return render(content.slip, drawing.paper, drawing.fonts, code=drawing.code, part=drawing.part)


KINDS = tuple(
    SlipKind(
        name,
        _fields,
        lambda content: text.render(content.slip),
        _pdf,
        signed_by=Role.DEALER,
    )
    for name in OF_ROUNDS
)
