"""The table's money -> what the tray's sheet shows, and the step that each act stands for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final, get_args

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from tablemgr.basics.messages import Message
from tablemgr.basics.money import ZERO, Money
from tablemgr.past.day_report import CONTEXT as GRADES
from tablemgr.rules.roles import Role
from tablemgr.service.slip_name import SlipName
from tablemgr.tray import steps as told
from tablemgr.tray.commands import ChipCount, worth
from tablemgr.tray.desk import TrayDesk
from tablemgr.tray.desk_state import PastSession, Transfer, TrayStage
from tablemgr.tray.refusals import KINDS
from tablemgr.tray.thresholds import Told
from tablemgr.tray.transfers import due_step, has_left
from ui.parts.role_words import role_text
from ui.theme.words import in_words, listed
from ui.views.dialogs import AlertView
from ui.views.felt import RequestView
from ui.views.shared import amount_text
from ui.views.tray import TrayRow, TrayView

translate = QCoreApplication.translate
_COUNTS: Final[dict[str, told.CountFor]] = {
    "opener": "opener",
    "count": "count",
    "shift": "shift",
    "closer": "closer",
}
PROPOSED: Final = "proposed"
"""The act of asking for the fill that is advised."""
EXCHANGE: Final = "exchange"
"""The act of changing chips: what is brought is counted, then what is given."""
PRINT: Final = "print"
"""The act that prints the last slip of the tray."""
REPORT: Final = "report"
"""The act that shows the report of the day."""
ON_ITS_WAY: Final = "tray-on-its-way"
RUNS_LOW: Final = "tray-runs-low"
"""The keys of the messages."""
_NEEDS_CHIPS: Final = ("count", "blind", "fill", "credit", "exchange")


def tray_view(
    desk: TrayDesk,
    proposed: ChipCount = (),
    hints: Mapping[int, Sequence[Message]] = MappingProxyType({}),
    slip: SlipName | None = None,
) -> TrayView:
    """Give what the sheet shows. `proposed`: the fill that is advised now; `hints`: what each
    exception may come from, by its number; `slip`: the last one, if it can be printed.
    """
    state = desk.state
    shown = state.books.is_open and state.count is None
    low = (_proposed_row(proposed),) if proposed and shown else ()
    last = (_slip_row(slip),) if slip is not None and state.count is None else ()
    return TrayView(
        _stage_words(state.stage),
        _figures(desk) if shown else "",
        (*_rows(desk, hints), *low, *last),
    )


def tray_alerts(desk: TrayDesk, proposed: ChipCount) -> Iterator[AlertView]:
    """The messages while chips travel, and before a colour runs dry."""
    action = translate("tray", "Tray")
    for transfer in desk.state.transfers.values():
        words = _transfer_words(desk, transfer)
        yield AlertView(f"{ON_ITS_WAY} {transfer.request}", words, action=action, lasting=True)
    if proposed and not desk.state.transfers and desk.state.stage is TrayStage.OPEN:
        yield AlertView(RUNS_LOW, _low_words(proposed), _chips_words(proposed), action=action)


def tray_papers(desk: TrayDesk) -> tuple[RequestView, ...]:
    """The requests that lie on the table while their chips are on the way or not put right."""
    return tuple(_paper(desk, transfer) for transfer in desk.state.transfers.values())


def _paper(desk: TrayDesk, transfer: Transfer) -> RequestView:
    name, amount = _transfer_name(transfer), amount_text(worth(transfer.chips))
    if transfer.miscounted:
        words = translate("tray", "{0} \u00b7 {1} \u00b7 does not fit its slip")
        return RequestView(words.format(name, amount), is_wrong=True)
    due = in_words(due_step(desk.rules, transfer).message)
    words = translate("tray", "{0} \u00b7 {1} \u00b7 next: {2}")
    return RequestView(words.format(name, amount, due))


def _transfer_name(transfer: Transfer) -> str:
    """Give its kind, and its slip's number once it has one: `Fill 3`."""
    kind = {
        "fill": translate("tray", "Fill"),
        "credit": translate("tray", "Credit"),
    }[transfer.kind]
    return kind if transfer.number is None else f"{kind} {transfer.number}"


def _proposed_row(proposed: ChipCount) -> TrayRow:
    words = f"{_low_words(proposed)} {_chips_words(proposed)}"
    return TrayRow(words, ((PROPOSED, translate("tray", "Fill as proposed")),))


def _slip_row(slip: SlipName) -> TrayRow:
    kind = translate(KINDS, slip.kind)
    words = translate("tray", "The last slip is {0} {1}.").format(kind, slip.number)
    return TrayRow(words, ((PRINT, translate("tray", "Print it")),))


def _low_words(proposed: ChipCount) -> str:
    colours = listed(amount_text(each) for each, _ in proposed)
    return translate("tray", "Chips of {0} run low.").format(colours)


def _chips_words(chips: ChipCount) -> str:
    chips_listed = listed(f"{pieces} \u00d7 {amount_text(each)}" for each, pieces in chips)
    return translate("tray", "Proposed fill: {0}.").format(chips_listed)


def _stage_words(stage: TrayStage) -> str:
    return {
        TrayStage.CLOSED: translate("tray", "The table is closed: count the opener."),
        TrayStage.OPENING: translate("tray", "The opener is counted once: now the second person."),
        TrayStage.OPEN: translate("tray", "The table is open."),
        TrayStage.COUNTING: translate("tray", "The tray is counted once: now the second person."),
        TrayStage.CLOSING: translate("tray", "The closer is counted once: now the second person."),
        TrayStage.FORCED: translate("tray", "The table was closed by force."),
    }[stage]


def _figures(desk: TrayDesk) -> str:
    books = desk.state.books
    return translate("tray", "By the books {0} · fills {1} · credits {2} · buy-ins {3}").format(
        amount_text(books.float),
        amount_text(books.sums.fills),
        amount_text(books.sums.credits),
        amount_text(books.sums.drop),
    )


def _rows(desk: TrayDesk, hints: Mapping[int, Sequence[Message]]) -> Iterator[TrayRow]:
    state = desk.state
    yield TrayRow("", tuple(_acts_now(desk)))
    for transfer in state.transfers.values():
        yield _transfer_row(desk, transfer)
    for session in state.past:
        yield _session_row(session)
    for each in state.exceptions:
        words = translate("tray", "Exception {0}, session {1}: {2} {3}").format(
            each.number, each.session, translate("exceptions", each.kind), amount_text(each.amount)
        )
        words += _told_words(desk.rules.thresholds.told(each.amount))
        for hint in hints.get(each.number, ())[:1]:
            words += "\n" + translate("tray", "Perhaps: {0}").format(in_words(hint))
        yield TrayRow(words, ((f"settle {each.number}", translate("tray", "Explained")),))


def _told_words(told: Told) -> str:
    """Who must be told of a variance, besides that it is explained."""
    return {
        "": "",
        "note": "",
        "report": translate("tray", " \u00b7 report it in writing"),
        "regulator": translate("tray", " \u00b7 report it in writing, and tell the regulator"),
    }[told]


def _acts_now(desk: TrayDesk) -> Iterator[tuple[str, str]]:
    yield from _acts_of_stage(desk)
    if desk.state.count is None:  # who counts must not see what is expected
        yield REPORT, translate("tray", "Report")


def _acts_of_stage(desk: TrayDesk) -> Iterator[tuple[str, str]]:
    state = desk.state
    if state.count is not None:
        yield "blind", translate("tray", "Count (second person)")
        yield "give-up-count", translate("tray", "Count again")
    elif state.stage is TrayStage.OPEN:
        yield "buy-in", translate("tray", "Buy-in")
        yield EXCHANGE, translate("tray", "Change chips")
        yield "fill", translate("tray", "Fill")
        yield "credit", translate("tray", "Credit")
        yield "count count", translate("tray", "Count")
        yield "count shift", translate("tray", "Shift")
        yield "count closer", translate("tray", "Close")
        yield "box", translate("tray", "Box leaves")
        yield "too-little", translate("tray", "Paid too little")
        yield "too-much", translate("tray", "Paid too much")
        yield "force", translate("tray", "Close by force")
    else:
        if state.stage is TrayStage.FORCED and not state.may_open:
            yield "allow", translate("tray", "Allow the opening")
        else:
            yield "count opener", translate("tray", "Count the opener")
        if state.past:
            yield "box", translate("tray", "Box leaves")


def _transfer_words(desk: TrayDesk, transfer: Transfer) -> str:
    name, amount = _transfer_name(transfer), amount_text(worth(transfer.chips))
    if transfer.miscounted:
        words = translate("tray", "{0} of {1}: the chips do not fit the slip")
        return words.format(name, amount)
    due = due_step(desk.rules, transfer)
    return translate("tray", "{0} of {1}, request {2}. Next: {3} by {4}").format(
        name, amount, transfer.request, in_words(due.message), role_text(due.role)
    )


def _transfer_row(desk: TrayDesk, transfer: Transfer) -> TrayRow:
    words, request = _transfer_words(desk, transfer), transfer.request
    if transfer.miscounted:
        return TrayRow(words, ((f"back {request}", translate("tray", "Send back")),))
    due = due_step(desk.rules, transfer)
    act = (f"step {request}", in_words(due.message).capitalize())
    if has_left(desk.rules, transfer) and not transfer.has_moved:
        return TrayRow(words, (act,))
    ends = "cancel" if transfer.number is None else "lost" if transfer.has_moved else "void"
    end_words = {
        "cancel": translate("tray", "Cancel"),
        "void": translate("tray", "Void"),
        "lost": translate("tray", "Slip lost"),
    }[ends]
    return TrayRow(words, (act, (f"{ends} {request}", end_words)))


def _session_row(session: PastSession) -> TrayRow:
    result = translate("tray", "unknown") if session.result is None else str(session.result)
    words = translate("tray", "Session {0}: result {1} ({2})").format(
        session.number, result, translate(GRADES, session.grade)
    )
    if session.sums.counted_drop is None:
        act = (f"drop {session.number}", translate("tray", "Enter the drop"))
    elif not session.reconciled:
        act = (f"reconcile {session.number}", translate("tray", "Reconcile"))
    else:
        act = (f"final {session.number}", translate("tray", "Make final"))
    return TrayRow(words, (act,))


def needs_chips(desk: TrayDesk, act: str) -> bool:
    """Say whether chips are counted for the act."""
    name, _, rest = act.partition(" ")
    if name == "step":
        return due_step(desk.rules, desk.state.transfers[int(rest)]).counts
    return name in _NEEDS_CHIPS


class TrayAnswer(Struct, frozen=True):
    """The chips, text and amount that were entered for an act."""

    chips: ChipCount = ()
    text: str = ""
    """A reason, a Player's name or a box's seal."""
    amount: Money = ZERO
    brought: ChipCount = ()
    """What a Player brings to be changed into `chips`."""


def step_of(desk: TrayDesk, act: str, answer: TrayAnswer) -> tuple[told.TrayStep, Role]:
    """The step that an act stands for, and the lowest role that signs for it."""
    name, _, rest = act.partition(" ")
    if name == "count":
        return told.CountChips(_COUNTS[rest], answer.chips), Role.PIT_SUPERVISOR
    number = int(rest) if rest else 0
    if name in ("step", "void"):
        return _of_transfer(desk, name, number, answer)
    make, role = _STEPS[name]
    return make(number, answer), role


def _of_transfer(
    desk: TrayDesk, name: str, number: int, answer: TrayAnswer
) -> tuple[told.TrayStep, Role]:
    transfer = desk.state.transfers[number]
    if name == "step":
        due = due_step(desk.rules, transfer)
        return told.TakeStep(number, due.step, answer.chips if due.counts else ()), due.role
    wanted = list(desk.rules.authority.steps_of(transfer.kind).void)
    for signed in transfer.void_signers.values():
        wanted.remove(signed)
    return told.SignVoid(number, answer.text), wanted[0]


def _buy_in(said: TrayAnswer) -> told.TakeBuyIn:
    """The Player's name, and behind it the tender if it is not cash: `ann ticket`."""
    player, _, last = said.text.rpartition(" ")
    for tender in get_args(told.Tender):
        if player and last == tender:
            return told.TakeBuyIn(player, said.amount, tender)
    return told.TakeBuyIn(said.text, said.amount)


def _correction(said: TrayAnswer, sign: int) -> told.CorrectPayout:
    """The slip's number, the Player and the reason stand in one line, in this order."""
    number, player, reason = (*said.text.split(maxsplit=2), "", "", "")[:3]
    settlement = int(number) if number.isascii() and number.isdigit() else 0
    return told.CorrectPayout(settlement, player, said.amount * sign, reason)


_STEPS: Final[dict[str, tuple[Callable[[int, TrayAnswer], told.TrayStep], Role]]] = {
    "blind": (lambda _, said: told.CountBlind(said.chips), Role.DEALER),
    "give-up-count": (lambda _, said: told.GiveUpCount(said.text), Role.PIT_SUPERVISOR),
    "fill": (lambda _, said: told.AskForChips("fill", said.chips), Role.PIT_SUPERVISOR),
    "credit": (lambda _, said: told.AskForChips("credit", said.chips), Role.PIT_SUPERVISOR),
    "cancel": (lambda n, said: told.CancelRequest(n, said.text), Role.PIT_SUPERVISOR),
    "back": (lambda n, said: told.SendBack(n, said.text), Role.PIT_SUPERVISOR),
    "lost": (lambda n, said: told.LoseSlip(n, said.text), Role.SHIFT_MANAGER),
    "buy-in": (lambda _, said: _buy_in(said), Role.DEALER),
    EXCHANGE: (
        lambda _, said: told.Exchange(said.text, said.brought, said.chips),
        Role.DEALER,
    ),
    "box": (lambda _, said: told.RemoveBox(said.text, said.text), Role.PIT_SUPERVISOR),
    "too-little": (lambda _, said: _correction(said, 1), Role.SHIFT_MANAGER),
    "too-much": (lambda _, said: _correction(said, -1), Role.SHIFT_MANAGER),
    "force": (lambda _, said: told.CloseByForce(said.text), Role.SHIFT_MANAGER),
    "allow": (lambda _, said: told.AllowOpening(said.text), Role.SHIFT_MANAGER),
    "drop": (lambda n, said: told.EnterDrop(n, said.amount, said.text), Role.COUNT_TEAM),
    "reconcile": (lambda n, _: told.Reconcile(n), Role.ACCOUNTING),
    "final": (lambda n, _: told.MakeFinal(n), Role.ACCOUNTING),
    "settle": (lambda n, said: told.SettleException(n, said.text), Role.SHIFT_MANAGER),
}
"""By an act's name how its step is made of its number and what was entered, and who signs."""
