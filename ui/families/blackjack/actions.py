"""The Players' decisions in Blackjack as buttons.

Decides nothing: the table says what is allowed. A button that is not allowed gives the table's
reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.errors import Refusal
from tablemgr.rules.commands import Command
from tablemgr.rules.games.blackjack.commands import (
    Double,
    EvenMoney,
    Hit,
    Insure,
    Proceed,
    Split,
    Stand,
    Surrender,
)
from tablemgr.rules.games.blackjack.decisions import asked_at_split
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import BlackjackPosition, blackjack_of
from tablemgr.service.session import TableSession
from ui.presenter.cites import why_not
from ui.presenter.family import Flow
from ui.presenter.possible import Possible
from ui.views.guide import FLOW, ActionView, ButtonPlace

translate = QCoreApplication.translate

SURRENDER: Final = ButtonPlace("surrender")
INSURANCE: Final = ButtonPlace("insurance")
EVEN_MONEY: Final = ButtonPlace("even-money")
SPLIT: Final = ButtonPlace("split")
DOUBLE: Final = ButtonPlace("double")
HIT: Final = ButtonPlace("hit", 11)
STAND: Final = ButtonPlace("stand", 11)

BUTTONS: Final = (
    (SURRENDER, INSURANCE, EVEN_MONEY),
    (SPLIT, DOUBLE),
    (HIT, STAND),
    (FLOW,),
)
"""The places of the buttons, from left to right; between two groups is a wider gap."""
_PLACES: Final[dict[type, tuple[ButtonPlace, str]]] = {
    Surrender: (SURRENDER, "U"),
    Insure: (INSURANCE, "I"),
    EvenMoney: (EVEN_MONEY, "E"),
    Split: (SPLIT, "P"),
    Double: (DOUBLE, "B"),
    Hit: (HIT, "H"),
    Stand: (STAND, "S"),
}

Decision = tuple[Command, Refusal | None]


def flow(position: BlackjackPosition) -> Flow | None:
    """The large button that ends the Interim Settlement and begins the Subsequent Deal.

    None at any other time.
    """
    if position.phase is not BlackjackPhase.INTERIM:
        return None
    return Flow(Proceed(), translate("guide", "Deal on"))


def actions(possible: Possible, boxes_only: bool) -> Sequence[ActionView]:
    """A button for each kind of decision that could be awaited now, allowed or not."""
    found: dict[type, list[Decision]] = {}
    for command, refusal in possible.decisions:
        if type(command) in _PLACES:
            found.setdefault(type(command), []).append((command, refusal))
    return [_action(possible, kind, group, boxes_only) for kind, group in found.items()]


def _label(place: ButtonPlace) -> str:
    return {
        SURRENDER: translate("guide", "Surrender"),
        INSURANCE: translate("guide", "Insurance"),
        EVEN_MONEY: translate("guide", "Even Money"),
        SPLIT: translate("guide", "Split"),
        DOUBLE: translate("guide", "Double Down"),
        HIT: translate("guide", "Hit"),
        STAND: translate("guide", "Stand"),
    }[place]


def _action(
    possible: Possible, kind: type, group: Sequence[Decision], boxes_only: bool
) -> ActionView:
    session = possible.session
    place, key = _PLACES[kind]
    allowed = [command for command, refusal in group if refusal is None]
    if not allowed:
        refusal = group[0][1]
        assert refusal is not None
        return ActionView(
            place, _label(place), key, reason=why_not(session.table.rulebook, refusal)
        )
    command = None if needs_asking(session, allowed, len(group), boxes_only) else allowed[0]
    also = translate("guide", "or draw") if kind is Hit and possible.draw_decides else ""
    return ActionView(place, _label(place), key, command, also=also)


def needs_asking(
    session: TableSession, allowed: Sequence[Command], offered: int, boxes_only: bool
) -> bool:
    """Say whether the Players must be asked something before one of the `allowed` commands is told.

    `offered`: how many commands of this kind there are, with those that are refused.
    """
    command = allowed[0]
    match command:
        case Insure():
            return True
        case Double():
            return not boxes_only
        case Split(box=number):
            position = blackjack_of(session.table.position)
            box, turn = position.box_of(number), position.in_turn
            if box is None or turn is None:
                return False
            hand = box.hands[turn.hand]
            return bool(set(asked_at_split(box, hand)) - {position.decides(box, hand)})
        case Surrender() | EvenMoney():
            return offered > 1
        case _:
            return False
