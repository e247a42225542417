"""The slips of the case file: a case, a correction, a reopening, and what went wrong at a sign-in.

All have one layout and differ in their name and their numbering.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from tablemgr.journal import Entry
from tablemgr.past.case_file import CaseFile, Series, SignedAct
from tablemgr.slips.case_slip import CaseHead, is_signed, lines_of
from tablemgr.slips.code.payload import VOID, Signer
from tablemgr.slips.kinds import SlipDrawing, SlipFields, SlipKind

if TYPE_CHECKING:
    from tablemgr.slips.typesetter import SlipLayout

KIND_OF_SERIES: Final = {
    Series.CASE: "case",
    Series.CORRECTION: "correction",
    Series.REOPENING: "reopening",
    Series.SIGN_IN: "sign-in",
}
"""How the slips of each series of the case file are called in their codes."""


class CaseContent(Struct, frozen=True):
    """A closed case, and the journal's newest entry when its slip got its number."""

    file: CaseFile
    head: CaseHead
    newest: Entry | None = None
    """None only for drawing: then it gets no code."""


def _fields(content: CaseContent) -> SlipFields:
    file, newest = content.file, content.newest
    assert newest is not None, "a case slip that gets a code has its entry"
    return SlipFields(
        time=newest.stamp.wall(content.head.time.tzinfo),
        entry=newest.seq,
        chain=newest.hash,
        signers=tuple(dict.fromkeys(_signer(act) for act in file.acts if is_signed(act))),
        game=file.game or None,
        round=file.round_no or None,
        flags=VOID if file.remedy.startswith("void") else 0,
    )


def _signer(act: SignedAct) -> Signer:
    return act.role, act.person, act.how or "name", act.register_entry


def _layout(content: CaseContent, drawing: SlipDrawing) -> SlipLayout:
    from tablemgr.slips.layouts import case_layout  # noqa: PLC0415 - loads reportlab

    return case_layout(content.file, content.head, drawing)


KINDS = tuple(
    SlipKind(
        name,
        _fields,
        lambda content: "\n".join(lines_of(content.file, content.head)) + "\n",
        _layout,
    )
    for name in KIND_OF_SERIES.values()
)
