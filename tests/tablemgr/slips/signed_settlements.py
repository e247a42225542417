"""Settlement slips that a table signs, for tests: as the window has them signed, without it."""

from __future__ import annotations

from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from tablemgr.service.session import TableSession
from tablemgr.service.slip_acts import SlipOf, slip_of
from tablemgr.service.stored_act import past_movements
from tablemgr.slips.code.payload import SlipPayload
from tablemgr.slips.code.signed import read_code
from tablemgr.slips.issuing import SlipSigner, with_code
from tablemgr.slips.kinds import slip_kind
from tablemgr.slips.kinds.settlement import SettlementCode, SettlementContent
from tablemgr.slips.of_house import dealer_signed
from tablemgr.slips.of_round import House, settlement_slip
from tablemgr.slips.text import render

KEY = Ed25519PrivateKey.from_private_bytes(bytes(32))
SIGNER = SlipSigner(KEY, "House", "T1", "Day", "$")


def sign_slip(
    session: TableSession, round_no: int = 0, *, copy: int = 0, folder: Path | None = None
) -> str:
    """The code of the last slip of a Round (0: the present one), or of its nth copy; with its
    text in the folder.
    """
    number = round_no or session.round_no
    issue = slip_of(session, number)
    assert issue is not None
    entries = session.journal.entries(round_no=number)
    table, _ = past_movements(entries, number, issue.through)
    slip = settlement_slip(table.position, issue, House("House", "T1", "Day", "$"))
    signers = (dealer_signed(session.journal, issue.dealer, number),)
    content = SettlementContent(slip, SettlementCode(issue, table.rulebook.id, "", signers))
    of = SlipOf(str(issue.name.number), issue.name.number, copy, number)
    code = SIGNER.issue(session, slip_kind(issue.name.kind), of, content)
    if folder is not None:
        folder.mkdir(exist_ok=True)
        text = with_code(render(slip), code)
        (folder / f"{issue.name.file}.txt").write_text(text, encoding="utf-8")
    return code


def said(code: str) -> SlipPayload:
    """What a code says."""
    return read_code(code).payload
