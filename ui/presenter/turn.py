"""Makes the view of the box in turn: what its Hands come to, and which Bets lie on it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tablemgr.rules.games.families import Position
from ui.presenter.faces import how_many
from ui.presenter.families import presenter_of
from ui.presenter.hands import bets_left
from ui.presenter.words import bet_name
from ui.views.shared import amount_text
from ui.views.turn import TurnBet, TurnHand, TurnView

translate = QCoreApplication.translate


def turn_view(position: Position, *, boxes_only: bool) -> TurnView | None:
    """Give the box whose Hand is asked; None if it is no box's turn."""
    family = presenter_of(position)
    place = family.turn(position)
    if place is None or place.box not in position.boxes:
        return None
    own = [hand for hand in family.hands(position) if hand.place.box == place.box]
    several = len(own) > 1
    name = translate("turn", "Hand {number}")
    hands = tuple(
        TurnHand(
            name.format(number=hand.place.hand + 1) if several else "",
            hand.worth or how_many(position, hand.place, hand.cards),
            hand.place == place,
        )
        for hand in own
    )
    count = translate("turn", "Hand {number} of {count}")
    return TurnView(
        _title(position, place.box),
        count.format(number=place.hand + 1, count=len(own)) if several else "",
        hands,
        () if boxes_only else _bets(position, place.box),
    )


def _title(position: Position, number: int) -> str:
    box = translate("turn", "Box {number}").format(number=number)
    who = presenter_of(position).box_name(position, position.boxes[number])
    return f"{box} \u00b7 {who}" if who else box


def _bets(position: Position, number: int) -> tuple[TurnBet, ...]:
    return tuple(
        TurnBet(player, bet_name(position.rulebook, kind), amount_text(amount))
        for box, kind, player, amount in bets_left(position)
        if box == number
    )
