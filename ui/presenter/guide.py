"""Makes the view of the guide: what the Dealer does now, what he says, and the buttons.

Decides nothing: the table says what is allowed, and a button that is not allowed shows its reason.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from tablemgr.rules.commands import Close, Command, Open, Settle
from tablemgr.rules.games.position import BETWEEN_ROUNDS, Phase, Stage
from tablemgr.service.movements.move import Verb
from tablemgr.service.movements.round import is_worked
from tablemgr.service.session import TableSession
from tablemgr.service.slip_name import VOID, SlipName
from ui.presenter.families import presenter_of
from ui.presenter.family import Flow
from ui.presenter.possible import Possible
from ui.presenter.putting_right import back_button, early_button
from ui.presenter.words import citation, why_not
from ui.presenter.work import NO_WORK, Work, box_of, sum_words
from ui.theme.words import in_words, listed
from ui.views.guide import DONE, FLOW, SLIP, ActionView, GuideView, HistoryLine
from ui.views.shared import WhyNot

translate = QCoreApplication.translate
_OPEN_SLOT: Final = 1
"""Of *Place your Bets*: a slot that a second touch on *Settle* does not reach."""
_CASE_SLOT: Final = 4


def guide_view(
    session: TableSession,
    *,
    boxes_only: bool = False,
    history: HistoryLine | None = None,
    work: Work = NO_WORK,
    slip: SlipName | None = None,
    all_stand: bool = False,
) -> GuideView:
    """Show what to do now, and the buttons.

    `history` is the line about what happened last, `work` what is still to be moved, `slip` the
    slip just made, if one was. `all_stand`: the house wants a key that lets every Hand
    that is left stand.
    """
    possible = Possible(session, offers_all_stand=all_stand)
    step = session.table.guide()
    book = session.table.rulebook
    position = session.table.position
    family = presenter_of(position)
    actions = (*early_button(possible), *family.actions(possible, boxes_only))
    if position.phase is Phase.IRREGULARITY:
        label = translate("guide", "Resolve the case")
        actions += (ActionView(FLOW, label, "Return", primary=True, in_slot=_CASE_SLOT),)
    flow = _flow_of(position.phase) or family.flow(position)
    if flow is not None:
        # A button that the guide does not ask for yet is not gold.
        early = flow.step not in ("", step.code) or session.movements.as_reopened
        actions = (_flow(possible, flow, work, early=early), *actions)
    if is_worked(session.table) or session.movements.asks_for_a_tick(session.table):
        actions = (*_done_button(work), *actions)
    actions += _slip(slip)
    if position.phase is Phase.VOID and work.left:
        words = translate("guide", "The Round is Void. Box {box}: {what}.")
        text = words.format(box=work.box, what=work.box_words(work.box))
        cite = citation(book, book.cites["void"])
        return GuideView(text, "", cite, actions, history)
    if position.phase in BETWEEN_ROUNDS and session.shoe.shuffle_due:
        text = translate("guide", "Have the whole shoe shuffled before the next Round.")
        cite = citation(book, book.cites["shoe-needs-shuffle"])
        return GuideView(text, "", cite, actions, history)
    if position.phase in BETWEEN_ROUNDS and session.shoe.search_due:
        text = translate(
            "guide", "A foreign card was found: have the cards checked, then report the new shoe."
        )
        cite = citation(book, book.cites["shoe-needs-search"])
        return GuideView(text, "", cite, actions, history)
    text = _of_the_check(session) or _of_the_chips(session, work, family.after_chips(step.code))
    text = text or f"{_lost_in_play(session, work)} {in_words(step.message)}".strip()
    reopened = session.movements.as_reopened
    cite = citation(book, book.cites["nothing-to-reopen"] if reopened else step.paragraph)
    return GuideView(text, step.say or "", cite, actions, history, back_button(possible))


def _slip(slip: SlipName | None) -> tuple[ActionView, ...]:
    """The button that shows the slip just made; none without a slip."""
    if slip is None:
        return ()
    label = translate("guide", "Void slip") if slip.kind == VOID else translate("guide", "Slip")
    number = translate("guide", "number {number}").format(number=slip.digits)
    return (ActionView(SLIP, label, "L", sub=number),)


def _done_button(work: Work) -> tuple[ActionView, ...]:
    """The button that ticks off the rows of the box that the Dealer is at; none if none is left."""
    if work.box is None:
        return ()
    label = translate("guide", "Box {box} done").format(box=work.box)
    then = translate("guide", "then box {box}").format(box=work.next_box) if work.next_box else ""
    return (ActionView(DONE, label, "Return", primary=True, sub=then),)


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


def _lost_in_play(session: TableSession, work: Work) -> str:
    """`Box 1 has lost: take 100.`, as after a Bust; empty if no such Bet waits to be taken."""
    position = session.table.position
    rows = [
        row
        for row in session.movements.due(session.table)
        if row.verb is Verb.TAKE and row.line is not None and row.line in position.settlement
    ]
    if not rows or position.phase in BETWEEN_ROUNDS or is_worked(session.table):
        return ""
    boxes = listed(map(str, sorted({box_of(row) for row in rows})))
    words = translate("guide", "Box {boxes} has lost: {what}.")
    return words.format(boxes=boxes, what=sum_words(rows, boxes_only=work.boxes_only))


def _of_the_chips(session: TableSession, work: Work, then: str) -> str:
    """Say what is to be moved now, by the rows that are there: `Box 6: take 300.`; or that a
    settlement is reopened (5.6). Empty if the step's own sentence is to be shown.

    `then` is what the family's phase asks for after the chips.
    """
    position = session.table.position
    final = position.phase is Phase.SETTLEMENT
    if final and session.movements.as_reopened:
        return translate(
            "guide",
            "The settlement is reopened: correct the card or report what went wrong, then settle.",
        )
    if not is_worked(session.table):
        return ""
    if work.left:
        words = translate("guide", "Box {box}: {what}.")
        text = words.format(box=work.box, what=work.box_words(work.box))
        return text if final else f"{text} {then}".rstrip()
    return translate("guide", "All moved. Settle.") if final and work.rows else ""


def _flow_of(phase: Stage) -> Flow | None:
    """The button that moves the Round on in a phase that every game has; None in another phase."""
    if phase in BETWEEN_ROUNDS:
        return Flow(Open(), translate("guide", "Place your Bets"), slot=_OPEN_SLOT, key="/")
    if phase is Phase.BETTING:
        return Flow(Close(), translate("guide", "No more Bets"))
    if phase is Phase.SETTLEMENT:
        return Flow(Settle(), translate("guide", "Settle"))
    return None


def _flow(possible: Possible, flow: Flow, work: Work, *, early: bool) -> ActionView:
    """The button that moves the Round on. It says what it takes for granted: `when moved: take 310,
    pay 700`.

    It is gold if nothing else is to be done first: no row is left, a reopened settlement is put
    right. No Round opens before all rows are done.
    """
    command = flow.command
    book = possible.session.table.rulebook
    button = ActionView(FLOW, flow.label, flow.key, in_slot=flow.slot)
    refusal = possible.refusal(command)
    if refusal is not None:
        return replace(button, reason=why_not(book, refusal))
    if work.left and isinstance(command, Open):
        words = translate("guide", "Still due: box {box}: {what}.")
        text = words.format(box=work.box, what=work.box_words(work.box))
        return replace(button, reason=WhyNot(text, citation(book, book.cites["void"])))
    if flow.asks:
        return button
    gold = not early and not work.left
    return replace(button, command=command, primary=gold, sub=_taken_for_granted(command, work))


def _taken_for_granted(command: Command, work: Work) -> str:
    """Say what a touch on the button takes to have moved, though it is not ticked off."""
    if command.says_moved != "all" or not work.left:
        return ""
    what = sum_words(work.left, boxes_only=work.boxes_only)
    return translate("guide", "when moved: {what}").format(what=what)
