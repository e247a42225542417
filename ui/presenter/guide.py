"""Makes the view of the guide: what the Dealer does now, what he says, and the buttons.

Decides nothing: the table says what is allowed, and a button that is not allowed shows its reason.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tablemgr.rules.commands import Close, Open, Settle
from tablemgr.rules.games.position import BETWEEN_ROUNDS, Phase, Stage
from tablemgr.service.movements.move import Verb
from tablemgr.service.session import TableSession
from ui.presenter.cites import citation, why_not
from ui.presenter.families import presenter_of
from ui.presenter.family import Flow
from ui.presenter.possible import Possible
from ui.presenter.putting_right import back_button, early_button
from ui.views.guide import FLOW, SLIP, ActionView, GuideView, HistoryLine
from ui.views.shared import WhyNot

translate = QCoreApplication.translate


def guide_view(
    session: TableSession,
    *,
    boxes_only: bool = False,
    history: HistoryLine | None = None,
    lines_left: int = 0,
    slip_no: int = 0,
) -> GuideView:
    """Show what to do now, and the buttons.

    `history` is the line about what happened last, `lines_left` the number of rows of the
    settlement that are still to do, `slip_no` the number of the slip just made, or 0.
    """
    possible = Possible(session)
    step = session.table.guide()
    book = session.table.rulebook
    position = session.table.position
    family = presenter_of(position)
    actions = tuple(family.actions(possible, boxes_only))
    if position.phase is Phase.IRREGULARITY:
        label = translate("guide", "Resolve the case")
        actions += (ActionView(FLOW, label, "Return", primary=True),)
    flow = _flow_of(position.phase) or family.flow(position)
    if flow is not None:
        # A button that the guide does not ask for yet can be touched, but no key presses it.
        early = flow.step not in ("", step.code) or session.movements.as_reopened
        actions += (_flow(possible, flow, plain=early or lines_left > 0),)
    if position.phase is Phase.VOID and lines_left:
        text = translate("guide", "The Round is Void: hand over what is due, row by row.")
        cite = citation(book, book.cites["void"])
        return GuideView(text, "", cite, actions, history, _slip(slip_no))
    if position.phase in BETWEEN_ROUNDS and session.shoe.shuffle_due:
        text = translate("guide", "Have the whole shoe shuffled before the next Round.")
        cite = citation(book, book.cites["shoe-needs-shuffle"])
        return GuideView(text, "", cite, actions, history, _slip(slip_no))
    if position.phase is Phase.VOID and session.shoe.search_due:
        text = translate(
            "guide", "A foreign card was found: have the cards checked, then report the new shoe."
        )
        cite = citation(book, position.voided_under or step.paragraph)
        return GuideView(text, step.say or "", cite, actions, history, _slip(slip_no))
    text = _of_the_check(session) or _of_the_chips(session, family.chips_due(step.code), lines_left)
    text = text or f"{_lost_in_play(session)} {step.text}".strip()
    if possible.draw_decides and (by_card := family.by_card()) is not None:
        text = by_card.draw.format(step=text)
    reopened = session.movements.as_reopened
    cite = citation(book, book.cites["nothing-to-reopen"] if reopened else step.paragraph)
    aside = back_button(possible) or _slip(slip_no)
    too_early = early_button(possible)
    return GuideView(text, step.say or "", cite, actions, history, aside, too_early)


def _slip(slip_no: int) -> ActionView | None:
    """The button that shows the slip just made; None without a slip."""
    if not slip_no:
        return None
    label = translate("guide", "Slip {number}").format(number=f"{slip_no:06d}")
    return ActionView(SLIP, label, "L")


def _of_the_check(session: TableSession) -> str:
    """Say what every decision waits for after an interruption, or the settlement in doubt; empty if
    nothing waits, or a card is due: cards never wait (I4).
    """
    position, check = session.table.position, session.check
    if session.between_rounds or position.cases or position.next_card is not None:
        return ""
    if check.interrupted:
        return translate("guide", "First say whether the interruption affected the Round: press C.")
    if check.due or (check.doubt is not None and position.phase is Phase.SETTLEMENT):
        return translate("guide", "First compare cards and Bets with the screen: press C.")
    return ""


def _lost_in_play(session: TableSession) -> str:
    """`Box 1 has lost: take its Bets.`, as after a Bust; empty if no such Bet waits to be taken."""
    position = session.table.position
    boxes = {
        row.moves[0].box
        for row in session.movements.due(session.table)
        if row.verb is Verb.TAKE and row.line is not None and row.line in position.settlement
    }
    if not boxes or position.phase in (Phase.SETTLEMENT, *BETWEEN_ROUNDS):
        return ""
    words = translate("guide", "Box {boxes} has lost: take the Bets.")
    return words.format(boxes=", ".join(map(str, sorted(boxes))))


def _of_the_chips(session: TableSession, due: str, lines_left: int) -> str:
    """A sentence about chips that are due, or about a reopened settlement (5.6).

    `due` is the family's own sentence if there is one. Empty if the step's own sentence is to be
    shown.
    """
    if due and lines_left:
        return due
    if session.table.position.phase is not Phase.SETTLEMENT:
        return ""
    if session.movements.as_reopened:
        return translate(
            "guide",
            "The settlement is reopened: correct the card or report what went wrong, then settle.",
        )
    if session.movements.reopened_at and lines_left:
        return translate("guide", "Hand over what still must move, row by row, then settle.")
    return ""


def _flow_of(phase: Stage) -> Flow | None:
    """The button that moves the Round on in a phase that every game has; None in another phase."""
    if phase in BETWEEN_ROUNDS:
        return Flow(Open(), translate("guide", "Place your Bets"))
    if phase is Phase.BETTING:
        return Flow(Close(), translate("guide", "No more Bets"))
    if phase is Phase.SETTLEMENT:
        return Flow(Settle(), translate("guide", "Settle"))
    return None


def _flow(possible: Possible, flow: Flow, *, plain: bool) -> ActionView:
    """The button that moves the Round on. A `plain` one has no key and is not gold.

    It is plain while rows of a settlement are left, as Return and the gold belong to "Done, next"
    then, and while a reopened settlement is not put right. No Round opens before all rows are done.
    """
    command, label = flow.command, flow.label
    book = possible.session.table.rulebook
    refusal = possible.refusal(command)
    if refusal is not None:
        why = why_not(book, refusal)
        return ActionView(FLOW, label, "" if plain else "Return", reason=why)
    if plain and isinstance(command, Open):
        text = translate("guide", "First hand over what is still due, row by row.")
        why = WhyNot(text, citation(book, book.cites["void"]))
        return ActionView(FLOW, label, "", reason=why)
    if flow.asks:
        return ActionView(FLOW, label)
    if plain:
        return ActionView(FLOW, label, "", command)
    return ActionView(FLOW, label, "Return", command, primary=True)
