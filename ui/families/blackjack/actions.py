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
from tablemgr.rules.games.blackjack.hand import HandStatus
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import BlackjackPosition, blackjack_of
from tablemgr.rules.games.position import Phase
from tablemgr.service.session import TableSession
from ui.families.blackjack.words import total_text
from ui.presenter.family import Flow
from ui.presenter.possible import Possible
from ui.presenter.words import why_not
from ui.theme.words import listed
from ui.views.guide import LAST_SLOT, ActionView, ButtonPlace

translate = QCoreApplication.translate

SURRENDER: Final = ButtonPlace("surrender", 1)
EVEN_MONEY: Final = ButtonPlace("even-money", 1)
INSURANCE: Final = ButtonPlace("insurance", 2)
SPLIT: Final = ButtonPlace("split", 2)
DOUBLE: Final = ButtonPlace("double", 3)
HIT: Final = ButtonPlace("hit", 4)
STAND: Final = ButtonPlace("stand", LAST_SLOT)
ALL_STAND: Final = ButtonPlace("all-stand", 1)

BUTTONS: Final = (SURRENDER, EVEN_MONEY, INSURANCE, SPLIT, DOUBLE, HIT, STAND, ALL_STAND)
"""The places of the buttons that only Blackjack has."""
_DEAL_ON_SLOT: Final = 4
_PLACES: Final[dict[type, tuple[ButtonPlace, str]]] = {
    Surrender: (SURRENDER, "U"),
    Insure: (INSURANCE, "I"),
    EvenMoney: (EVEN_MONEY, "E"),
    Split: (SPLIT, "P"),
    Double: (DOUBLE, "B"),
    Hit: (HIT, "H"),
    Stand: (STAND, "Space"),
}

Decision = tuple[Command, Refusal | None]


def flow(position: BlackjackPosition) -> Flow | None:
    """The large button that ends the Interim Settlement and begins the Subsequent Deal.

    None at any other time.
    """
    if position.phase is not BlackjackPhase.INTERIM:
        return None
    return Flow(Proceed(), translate("guide", "Deal on"), slot=_DEAL_ON_SLOT, key="+")


def actions(possible: Possible, boxes_only: bool) -> Sequence[ActionView]:
    """A button for each kind of decision that could be awaited now, allowed or not."""
    found: dict[type, list[Decision]] = {}
    for command, refusal in possible.decisions:
        if type(command) in _PLACES:
            found.setdefault(type(command), []).append((command, refusal))
    made = [_action(possible, kind, group, boxes_only) for kind, group in found.items()]
    allowed = [view for view in made if view.reason is None]
    barred = [view for view in made if view.reason is not None]
    more = _all_stand(possible) if possible.offers_all_stand else []
    # of two for one slot the first is shown: one that is allowed
    return [*allowed, *more, *barred, *_first_stand(possible)]


def _first_stand(possible: Possible) -> list[ActionView]:
    """*Stand* for the first Hand while nothing is left to do in the Interim Settlement: it ends
    that (I5).
    """
    session = possible.session
    position = session.table.position
    if position.phase is not BlackjackPhase.INTERIM or session.movements.due(session.table):
        return []
    position = blackjack_of(position)
    waits = (box for box in position.in_play if box.hands[0].status is HandStatus.PLAYING)
    first = next(waits, None)
    if first is None or _offered(possible, Insure) or _offered(possible, EvenMoney):
        return []
    stand = Stand(first.number)
    if possible.refusal(stand) is not None:
        return []
    sub = translate("guide", "box {box}: {total}")
    sub = sub.format(box=first.number, total=total_text(first.hands[0]))
    return [ActionView(STAND, _label(STAND), "Space", stand, sub=sub)]


def _offered(possible: Possible, kind: type) -> bool:
    return any(refusal is None and type(each) is kind for each, refusal in possible.decisions)


def all_others_stand(session: TableSession) -> tuple[Stand, ...]:
    """A *Stand* for the Hand in turn and for each Hand after it, if all of them may; else none."""
    table = session.table.copy()
    found: list[Stand] = []
    while (place := blackjack_of(table.position).in_turn) is not None:
        stand = Stand(place.box)
        if table.verify(stand) is not None:
            return ()
        table.do(stand)
        found.append(stand)
    return tuple(found) if table.position.phase is not Phase.IRREGULARITY else ()


def _all_stand(possible: Possible) -> list[ActionView]:
    stands = all_others_stand(possible.session)
    if len(stands) < 2 or possible.refusal(stands[0]) is not None:
        return []
    boxes = dict.fromkeys(stand.box for stand in stands)
    sub = translate("guide", "boxes {boxes}").format(boxes=listed(map(str, boxes)))
    label = translate("guide", "All others stand")
    return [ActionView(ALL_STAND, label, "O", stands[0], sub=sub, more=stands[1:])]


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
    sub = ""
    if kind is Hit and possible.draw_decides:
        sub = translate("guide", "or draw the card")
    return ActionView(place, _label(place), key, command, sub=sub)


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
        case Surrender() if session.table.position.phase is BlackjackPhase.INTERIM:
            return True
        case Surrender() | EvenMoney():
            return offered > 1
        case _:
            return False
