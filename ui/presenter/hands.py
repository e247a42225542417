"""The hands on the table by name: for the comparison after a doubt, and for the keypad."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tablemgr.cards import card
from tablemgr.commands import DealCard
from tablemgr.events import CardDealt
from tablemgr.games.blackjack.position import BlackjackPosition, Place
from tablemgr.games.families import blackjack_of
from tablemgr.session import TableSession
from ui.cards.view import KeypadView
from ui.dialogs.view import CompareView, HandToCompare
from ui.presenter.cites import reason
from ui.presenter.words import total_text

translate = QCoreApplication.translate


def place_name(position: BlackjackPosition, place: Place) -> str:
    """`Dealer`, `Box 3`, or `Box 3, Hand 2` where the box has several."""
    if place.box == 0:
        return translate("hands", "Dealer")
    box = position.box_of(place.box)
    if box is None or len(box.hands) < 2:
        return translate("hands", "Box {number}").format(number=place.box)
    text = translate("hands", "Box {number}, Hand {hand}")
    return text.format(number=place.box, hand=place.hand + 1)


def compare_view(session: TableSession, why: str) -> CompareView:
    """Every card that the screen says lies on the table."""
    position = blackjack_of(session.table.position)
    hands = [
        HandToCompare(
            place_name(position, Place(box.number, index)), tuple(hand.cards), total_text(hand)
        )
        for box in position.in_play
        for index, hand in enumerate(box.hands)
    ]
    dealer = position.dealer
    hands.append(
        HandToCompare(translate("hands", "Dealer"), tuple(dealer.cards), total_text(dealer))
    )
    return CompareView(why, tuple(hands), len(position.cards))


def keypad_view(session: TableSession, last: CardDealt | None) -> KeypadView:
    """Where the next card goes, and where the last one went."""
    position = blackjack_of(session.table.position)
    refusal = session.verify(DealCard(card("As")))  # any card: none is refused in a Round
    due = position.next_card
    return KeypadView(
        place_name(position, due) if due is not None else "",
        last.card if last is not None else None,
        place_name(position, Place(last.box, last.hand)) if last is not None else "",
        reason=None if refusal is None else reason(position.rulebook, refusal),
    )
