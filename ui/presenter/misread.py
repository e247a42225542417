"""Shows what would change if a card of the Round was misread (5.6, ruling I1). Changes nothing.

The core works the Round out again on a copy of the table; this module puts it in words.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.cards import Card
from tablemgr.basics.errors import Refusal
from tablemgr.rules.commands import Correct, Stood
from tablemgr.rules.games.irregularities import taking_back
from tablemgr.rules.games.position import AnyRound, HandPlace, Phase
from tablemgr.rules.open_case import preview
from tablemgr.rules.open_case.reconstruction import ASIDE, as_read
from tablemgr.rules.roles import Role
from tablemgr.service.session import TableSession
from ui.presenter.case import rows_of
from ui.presenter.faces import card_text, face, in_a_row, named
from ui.presenter.families import presenter_of
from ui.presenter.ruling_words import spot_text
from ui.presenter.words import why_not
from ui.views.supervisor import HandChange, MisreadView, MoneyRow, ReadCard

translate = QCoreApplication.translate
_NO_ROW = MoneyRow("", ())


def read_cards(session: TableSession, *, looks: bool = False) -> tuple[ReadCard, ...]:
    """Every card of the Round in the order read. `looks`: a Pit Supervisor has signed that he sees
    also those that lie face down (S10).
    """
    position = session.table.position
    return tuple(
        ReadCard(
            laid.number,
            laid.card if looks else face(position, laid.place, laid.card),
            card_text(laid.card) if looks else named(position, laid.place, laid.card, laid.number),
            spot_text(position, laid.place),
        )
        for laid in as_read(position)
    )


def why_none_misread(session: TableSession) -> str:
    """Why no card can be corrected now (5.6); empty if one can."""
    position = session.table.position
    if position.phase is Phase.COMPLETE:
        return translate(
            "misread",
            "The Round is settled. To correct a card, first reopen the settlement (in the menu).",
        )
    if position.phase is Phase.VOID:
        return translate("misread", "The Round is Void: its cards can no longer be corrected.")
    if not position.cards:
        return translate("misread", "No card has been read in this Round yet.")
    return ""


def misread_view(
    session: TableSession, number: int, truth: Card, *, boxes_only: bool = False
) -> MisreadView:
    """The Round as read beside the Round with the true card."""
    return _beside(session, Correct(number, truth), card_text(truth), boxes_only=boxes_only)


def had_stood(session: TableSession, number: int) -> str:
    """The words "not a Hit: …" if the table took the card for a Hit (I12); else empty."""
    box = taking_back.box_of_inferred(session.table.steps, number)
    by_card = presenter_of(session.table.position).by_card()
    return "" if box is None or by_card is None else by_card.misread.format(box=box)


def stood_view(session: TableSession, number: int, *, boxes_only: bool = False) -> MisreadView:
    """The Round with the card as a Hit beside the Round in which the box had stood."""
    words = had_stood(session, number)
    return _beside(session, Stood(number), words, boxes_only=boxes_only)


def _beside(
    session: TableSession, correct: Correct | Stood, truth: str, *, boxes_only: bool
) -> MisreadView:
    table = session.table
    read = next(each for each in read_cards(session) if each.number == correct.number)
    if read.card is None:  # what a card that lies face down would change tells what it is (S10)
        return MisreadView(read, truth, (), (), _NO_ROW, _not_shown(), shown=False)
    after = table.copy()
    try:
        after.do(correct, Role.SHIFT_MANAGER)
    except Refusal as refusal:
        why = why_not(table.rulebook, refusal)
        return MisreadView(read, truth, (), (), _NO_ROW, refusal=why)
    rulings = [preview.outcome(table, ()), preview.outcome(table, (correct,))]
    rows, house = rows_of(session, rulings, boxes_only=boxes_only)
    opened = len(after.position.cases) > len(table.position.cases)
    case = ""
    if opened:
        case = translate(
            "misread", "With the right card a later card or decision was not due: a case opens."
        )
    return MisreadView(read, truth, _changes(table.position, after.position), rows, house, case)


def _not_shown() -> str:
    return translate(
        "misread", "The card lies face down: what changes is not shown before it is signed."
    )


def _changes(before: AnyRound, after: AnyRound) -> tuple[HandChange, ...]:
    """The Hands that differ."""
    old, new = _texts(before), _texts(after)
    return tuple(
        HandChange(label, old.get(label, ""), new.get(label, ""))
        for label in dict.fromkeys((*old, *new))
        if old.get(label) != new.get(label)
    )


def _texts(position: AnyRound) -> dict[str, str]:
    """Each hand by its name: its cards and its total."""
    found = {}
    totals = _totals(position)
    for place, cards in position.rows():
        words = in_a_row(position, place, cards)
        found[spot_text(position, place)] = f"{words}   {totals.get(place, '')}".rstrip()
    aside = in_a_row(position, ASIDE, position.aside)
    if aside:
        found[translate("case", "Aside")] = aside
    return found


def _totals(position: AnyRound) -> dict[HandPlace, str]:
    """Give what each Hand is worth, by its place."""
    return {hand.place: hand.worth for hand in presenter_of(position).hands(position)}
