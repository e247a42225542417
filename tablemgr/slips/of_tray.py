"""The slips that the steps of a table's desk lead to, made from the journal's entries.

A count's slip has both who counted, a fill's everybody who has signed for it so far, a void's all
who signed that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import tzinfo
from functools import partial
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from tablemgr.basics.messages import Message, TextOrMessage
from tablemgr.journal import Entry, EntryKind, Journal, JournalReader
from tablemgr.rules.roles import TITLES
from tablemgr.service.kept_tray import EVENTS, STEP
from tablemgr.service.slip_issue import signed_by
from tablemgr.service.slip_name import CONTEXT
from tablemgr.slips.code.payload import Signer
from tablemgr.slips.kinds import ONE_PART, PaperPart
from tablemgr.slips.kinds.tray import (
    OF_PAYOUT,
    VARIANCE,
    VOID_OF_TRAY,
    TrayHead,
    TraySlip,
    slip_title,
    variance_line,
)
from tablemgr.slips.of_house import for_code
from tablemgr.tray.authority import Authority, TransferKind, TransferStep
from tablemgr.tray.commands import ChipCount, worth
from tablemgr.tray.desk_state import events_of
from tablemgr.tray.events import (
    CountBegun,
    DropEntered,
    EffectTakenBack,
    ExceptionRaised,
    ExceptionSettled,
    SlipIssued,
    TransferAsked,
    TransferEnded,
    TransferStepped,
    TrayEvent,
    VoidSigned,
)

_OWN_SLIPS: Final = ("opener", "closer", "count", "request", "buy-in", "correction", VARIANCE)
"""The kinds whose slip is made when their event is stored; a fill's and a credit's is made when its
number is given.
"""
_COUNTS: Final = ("opener", "closer", "count")


class _Asked(Struct):
    """A fill or a credit as its entries so far tell of it."""

    kind: TransferKind
    chips: ChipCount
    number: int = 0
    """Its slip's, once it has one."""
    signers: list[Signer] = field(default_factory=list)
    void_signers: list[Signer] = field(default_factory=list)


def tray_slips(
    journal: Journal | JournalReader,
    head: TrayHead,
    authority: Authority,
    *,
    zone: tzinfo | None = None,
    since: int = 0,
) -> Iterator[TraySlip]:
    """Yield every slip of the tray that the entries after number `since` lead to, in order."""
    asked: dict[int, _Asked] = {}
    raised: dict[int, ExceptionRaised] = {}
    first: Signer | None = None
    for entry in journal.entries(kinds=(EntryKind.SESSION,), holding=(f'"{EVENTS}"',)):
        by = for_code(signed_by(entry))
        new = partial(
            TraySlip, head, time=entry.stamp.wall(zone), entry=entry.seq, chain=entry.hash
        )
        events = events_of(entry.data[EVENTS])
        for event in events:
            found: TraySlip | None = None
            match event:
                case CountBegun():
                    first = by
                case ExceptionRaised():
                    raised[event.number] = event
                case TransferAsked():
                    asked[event.request] = _Asked(event.kind, event.chips)
                case TransferStepped():
                    transfer = asked[event.request]
                    transfer.signers.append(by)
                    transfer.number = event.number or transfer.number
                    found = _of_transfer(new, event, transfer, authority)
                case VoidSigned():
                    asked[event.request].void_signers.append(by)
                case SlipIssued(kind="void"):
                    found = _void(new, entry, event, asked, authority)
                case SlipIssued():
                    found = _own_slip(new, entry, event, (by, first))
                case DropEntered():
                    found = new(
                        kind="drop",
                        number=event.number,
                        amount=event.amount,
                        about=(
                            (Message(CONTEXT, "Session"), str(event.session)),
                            (
                                Message("drop boxes", "Box"),
                                event.seal or Message(CONTEXT, "all"),
                            ),
                        ),
                        signers=(by,),
                    )
            if found is not None and found.kind == VARIANCE:
                explained = [e.number for e in events if isinstance(e, ExceptionSettled)]
                found = replace(found, about=_what_differed(raised[explained[0]]))
            if found is not None and entry.seq > since:
                yield _in_parts(found, events, authority)


def _what_differed(raised: ExceptionRaised) -> tuple[tuple[TextOrMessage, TextOrMessage], ...]:
    """Which exception a variance slip explains, and in which session of the tray it was."""
    return (
        (Message(CONTEXT, "Exception"), str(raised.number)),
        (Message(CONTEXT, "What differed"), Message("exceptions", raised.kind)),
        (Message(CONTEXT, "Session"), str(raised.session)),
    )


def _in_parts(slip: TraySlip, events: Sequence[TrayEvent], authority: Authority) -> TraySlip:
    """The slip with its parts, unless it has them already; a request's are signed by those who take
    the steps after it.
    """
    if slip.parts is not ONE_PART:
        return slip
    kinds = [event.kind for event in events if isinstance(event, TransferAsked)]
    later = authority.steps_of(kinds[0]).steps[1:] if kinds else ()
    return replace(slip, parts=_parts(authority, slip.kind, later))


def _parts(
    authority: Authority, kind: str, later: Sequence[TransferStep] = ()
) -> tuple[PaperPart, ...]:
    """The parts of a slip, each with the functions of those who sign it on paper in the `later`
    steps.
    """
    titles = {step.step: TITLES[step.role] for step in later}
    return (
        tuple(
            PaperPart(
                part.goes,
                tuple(dict.fromkeys(titles[step] for step in part.signs if step in titles)),
            )
            for part in authority.parts.get(kind, ())
        )
        or ONE_PART
    )


def _void(
    new: Callable[..., TraySlip],
    entry: Entry,
    event: SlipIssued,
    asked: Mapping[int, _Asked],
    authority: Authority,
) -> TraySlip:
    """The slip that voids another one: it has that one's parts, a mark for each."""
    kind, number, chips = "", 0, ChipCount()
    signers = [for_code(signed_by(entry))]
    for each in events_of(entry.data[EVENTS]):
        if isinstance(each, EffectTakenBack):
            kind, number = each.kind, each.number
        elif isinstance(each, TransferEnded):
            transfer = asked[each.request]
            kind, number, chips = transfer.kind, transfer.number, transfer.chips
            signers = [*transfer.void_signers, *signers]
    return new(
        kind=VOID_OF_TRAY,
        number=event.number,
        amount=event.amount,
        chips=chips,
        signers=tuple(dict.fromkeys(signers)),
        voids=slip_title(kind, number),
        reason=str(entry.data[STEP].get("reason", "")),
        parts=_parts(authority, kind),
        at_cage=kind in ("fill", "credit"),
    )


def _own_slip(
    new: Callable[..., TraySlip],
    entry: Entry,
    event: SlipIssued,
    signed: tuple[Signer, Signer | None],
) -> TraySlip | None:
    if event.kind not in _OWN_SLIPS:
        return None
    by, first = signed
    about: list[tuple[TextOrMessage, TextOrMessage]] = []
    if event.player:
        about.append((Message("people", "Player"), event.player))
    tender = entry.data[STEP].get("tender", "cash")
    if tender != "cash":
        about.append((Message(CONTEXT, "Tender"), Message("tenders", tender)))
    if event.corrects:
        about.append((Message(CONTEXT, "Corrects settlement"), str(event.corrects)))
        gets = Message(CONTEXT, "The House gets it")
        if event.amount < 0:
            gets = Message(CONTEXT, "The Player gets it")
        about.append((gets, ""))
        new = partial(new, reason=str(entry.data[STEP].get("reason", "")))
    if event.variance is not None:
        about.append(variance_line(event.variance))
    if event.kind == VARIANCE:
        new = partial(new, reason=str(entry.data[STEP].get("reason", "")))
    signers = (first, by) if event.kind in _COUNTS and first is not None else (by,)
    return new(
        kind=OF_PAYOUT if event.corrects else event.kind,
        number=event.number,
        amount=abs(event.amount) if event.corrects else event.amount,
        chips=event.chips,
        about=tuple(about),
        signers=tuple(dict.fromkeys(signers)),
        differs=bool(event.variance),
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
        about=((Message(CONTEXT, "Request"), str(event.request)),),
        signers=tuple(dict.fromkeys(transfer.signers)),
        still_to_sign=tuple(dict.fromkeys(TITLES[step.role] for step in rest)),
        parts=_parts(authority, transfer.kind, rest),
        at_cage=True,
    )
