"""The Hands on the table by name: for the comparison after a doubt, and for the keypad."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tablemgr.cards import card
from tablemgr.commands import DealCard
from tablemgr.events import CardDealt
from tablemgr.games.families import Position
from tablemgr.games.position import Place
from tablemgr.session import TableSession
from ui.cards.view import KeypadView
from ui.dialogs.view import CompareView, HandToCompare
from ui.presenter.cites import reason
from ui.presenter.families import presenter_of

translate = QCoreApplication.translate


def place_name(position: Position, place: Place) -> str:
    """`Dealer`, `Box 3`, or `Box 3, Hand 2` where the box has several."""
    if place.box == 0:
        return translate("hands", "Dealer")
    if not presenter_of(position).several_hands(position, place.box):
        return translate("hands", "Box {number}").format(number=place.box)
    text = translate("hands", "Box {number}, Hand {hand}")
    return text.format(number=place.box, hand=place.hand + 1)


def compare_view(session: TableSession, why: str) -> CompareView:
    """Every card that the screen says lies on the table."""
    position = session.table.position
    hands = tuple(
        HandToCompare(place_name(position, hand.place), hand.cards, hand.worth)
        for hand in presenter_of(position).hands(position)
    )
    return CompareView(why, hands, len(position.cards))


def keypad_view(
    session: TableSession, last: CardDealt | None, why: str = "", held: int = 0
) -> KeypadView:
    """Where the next card goes, and where the last one went; `why` a card is missing."""
    position = session.table.position
    refusal = session.verify(DealCard(card("As")))  # any card: none is refused in a Round
    due = position.next_card
    return KeypadView(
        place_name(position, due) if due is not None else "",
        last.card if last is not None else None,
        place_name(position, Place(last.box, last.hand)) if last is not None else "",
        why=why,
        held=held,
        reason=None if refusal is None else reason(position.rulebook, refusal),
    )
