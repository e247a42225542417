"""The buttons of Si Ki Pi: set a Hand, House Way, rankings, open the Dealer's cards.

Decides nothing: the table says what is allowed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.errors import Refusal
from tablemgr.rules.commands import Command
from tablemgr.rules.games.si_ki_pi.commands import HouseWay, Reveal, SetHand
from tablemgr.rules.games.si_ki_pi.phases import SiKiPiPhase
from tablemgr.rules.games.si_ki_pi.position import SiKiPiPosition, si_ki_pi_of
from ui.presenter.cites import why_not
from ui.presenter.family import Flow
from ui.presenter.possible import Possible
from ui.views.guide import FLOW, ActionView, ButtonPlace

translate = QCoreApplication.translate

RANKINGS: Final = ButtonPlace("rankings")
SET_HAND: Final = ButtonPlace("set-hand")
HOUSE_WAY: Final = ButtonPlace("house-way", 14)

BUTTONS: Final = (
    (RANKINGS,),
    (SET_HAND, HOUSE_WAY),
    (FLOW,),
)


def flow(position: SiKiPiPosition) -> Flow | None:
    """The large button that opens and sets the Dealer's Hand (3.21).

    None at any other time.
    """
    if position.phase is not SiKiPiPhase.SETTING or position.revealed:
        return None
    return Flow(Reveal(), translate("guide", "Open your cards"), "reveal")


def actions(possible: Possible, boxes_only: bool) -> Sequence[ActionView]:
    """*Rankings* at any time; while Hands are set also *Set…* and *House Way*."""
    del boxes_only
    found: list[ActionView] = []
    settings = [each for each in possible.decisions if isinstance(each[0], SetHand)]
    if settings:
        found.append(_set(possible, settings))
        found.append(_house_way(possible, si_ki_pi_of(possible.session.table.position)))
    found.append(ActionView(RANKINGS, translate("si-ki-pi", "Rankings"), "G"))
    return found


def _set(possible: Possible, settings: Sequence[tuple[Command, Refusal | None]]) -> ActionView:
    """The button that asks the next Player how he sets his Hand."""
    label = translate("si-ki-pi", "Set…")
    refusals = [refusal for _, refusal in settings if refusal is not None]
    if len(refusals) < len(settings):
        return ActionView(SET_HAND, label, "S")
    return ActionView(
        SET_HAND,
        label,
        "S",
        reason=why_not(possible.session.table.rulebook, refusals[-1]),
    )


def house_way_commands(position: SiKiPiPosition) -> list[HouseWay]:
    """A `HouseWay` for each box whose Hand the House sets now (3.19, 3.20, 5.3)."""
    boxes = (
        position.unarranged
        if position.revealed
        else [box for box in position.unarranged if position.house_sets(box)]
    )
    return [HouseWay(box.number) for box in boxes]


def _house_way(possible: Possible, position: SiKiPiPosition) -> ActionView:
    """The button that sets all Hands that the House sets now, at one touch.

    If there is none, it asks which Player wants the House Way.
    """
    label = translate("si-ki-pi", "House Way")
    commands = house_way_commands(position)
    if commands:
        named = ", ".join(str(command.box) for command in commands)
        label = translate("si-ki-pi", "House Way {boxes}").format(boxes=named)
    asked = commands or [HouseWay(box.number) for box in position.in_play]
    refusals = [possible.refusal(command) for command in asked]
    if refusals and all(refusals) and refusals[-1] is not None:
        why = why_not(position.rulebook, refusals[-1])
        return ActionView(HOUSE_WAY, label, "H", reason=why)
    command = commands[0] if commands else None
    return ActionView(HOUSE_WAY, label, "H", command, more=tuple(commands[1:]))
