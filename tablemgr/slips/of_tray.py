"""The slips that the steps of a table's desk lead to, made from the journal's entries.

A count's slip has both who counted, a fill's everybody who has signed for it so far.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import tzinfo
from functools import partial
from typing import Final

from msgspec import Struct

from tablemgr.journal import EntryKind, Journal, JournalReader
from tablemgr.rules.roles import TITLES
from tablemgr.service.kept_tray import EVENTS
from tablemgr.service.slip_issue import signed_by
from tablemgr.slips.code.payload import Signer
from tablemgr.slips.kinds.tray import TrayHead, TraySlip, variance_line
from tablemgr.slips.of_people import for_code
from tablemgr.tray.authority import Authority, TransferKind
from tablemgr.tray.commands import ChipCount, worth
from tablemgr.tray.desk_state import events_of
from tablemgr.tray.events import (
    CountBegun,
    DropEntered,
    SlipIssued,
    TransferAsked,
    TransferStepped,
)

_OWN_SLIPS: Final = ("opener", "closer", "count", "request", "buy-in")
"""The kinds whose slip is made when their event is stored; a fill's and a credit's is made when its
number is given.
"""
_COUNTS: Final = ("opener", "closer", "count")


class _Asked(Struct):
    """A fill or a credit as its entries so far tell of it."""

    kind: TransferKind
    chips: ChipCount
    signers: list[Signer]


def tray_slips(
    journal: Journal | JournalReader,
    head: TrayHead,
    authority: Authority,
    *,
    zone: tzinfo | None = None,
    since: int = 0,
) -> Iterator[TraySlip]:
    """Every slip of the tray that the entries after number `since` lead to, in order."""
    asked: dict[int, _Asked] = {}
    first: Signer | None = None
    for entry in journal.entries(kinds=(EntryKind.SESSION,), holding=(f'"{EVENTS}"',)):
        by = for_code(signed_by(entry))
        new = partial(
            TraySlip, head, time=entry.stamp.wall(zone), entry=entry.seq, chain=entry.hash
        )
        for event in events_of(entry.data[EVENTS]):
            found: TraySlip | None = None
            match event:
                case CountBegun():
                    first = by
                case TransferAsked():
                    asked[event.request] = _Asked(event.kind, event.chips, [])
                case TransferStepped():
                    transfer = asked[event.request]
                    transfer.signers.append(by)
                    found = _of_transfer(new, event, transfer, authority)
                case SlipIssued():
                    found = _own_slip(new, event, by, first)
                case DropEntered():
                    found = new(
                        kind="drop",
                        number=event.number,
                        amount=event.amount,
                        about=(("Session", str(event.session)),),
                        signers=(by,),
                    )
            if found is not None and entry.seq > since:
                yield found


def _own_slip(
    new: Callable[..., TraySlip], event: SlipIssued, by: Signer, first: Signer | None
) -> TraySlip | None:
    if event.kind not in _OWN_SLIPS:
        return None
    about = [("Player", event.player)] if event.player else []
    if event.variance is not None:
        about.append(variance_line(event.variance))
    signers = (first, by) if event.kind in _COUNTS and first is not None else (by,)
    return new(
        kind=event.kind,
        number=event.number,
        amount=event.amount,
        chips=event.chips,
        about=tuple(about),
        signers=tuple(dict.fromkeys(signers)),
    )


def _of_transfer(
    new: Callable[..., TraySlip], event: TransferStepped, transfer: _Asked, authority: Authority
) -> TraySlip | None:
    if event.number is None:
        return None
    rest = authority.steps_of(transfer.kind).steps[len(transfer.signers) :]
    return new(
        kind=transfer.kind,
        number=event.number,
        amount=worth(transfer.chips),
        chips=transfer.chips,
        about=(("Request", str(event.request)),),
        signers=tuple(dict.fromkeys(transfer.signers)),
        still_to_sign=tuple(dict.fromkeys(TITLES[step.role] for step in rest)),
    )
