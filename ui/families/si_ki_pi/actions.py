"""The buttons of Si Ki Pi: a Hand is set, the House Way, the rankings, a Hand is opened.

The course of the Round follows the cards (S11). Decides nothing: the table says what is allowed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.rules.commands import Command
from tablemgr.rules.games.si_ki_pi.commands import HouseWay, LayHand, Reveal
from tablemgr.rules.games.si_ki_pi.phases import SiKiPiPhase
from tablemgr.rules.games.si_ki_pi.position import SiKiPiPosition, si_ki_pi_of
from ui.families.si_ki_pi.setting import why_not_opened
from ui.presenter.family import Flow
from ui.presenter.possible import Possible
from ui.presenter.words import why_not
from ui.views.guide import ActionView, ButtonPlace

translate = QCoreApplication.translate

RANKINGS: Final = ButtonPlace("rankings", 1)
HOUSE_WAY: Final = ButtonPlace("house-way", 2)
SET_HAND: Final = ButtonPlace("set-hand", 3)

BUTTONS: Final = (RANKINGS, HOUSE_WAY, SET_HAND)
"""The places of the buttons that only Si Ki Pi has."""
_OPEN_SLOT: Final = 4


def flow(position: SiKiPiPosition) -> Flow | None:
    """The large button that opens and sets the Dealer's Hand (3.21); it asks first if boxes are
    neither set nor laid.

    None at any other time.
    """
    if position.phase is not SiKiPiPhase.SETTING or position.revealed:
        return None
    label = translate("guide", "Open your cards")
    return Flow(Reveal(), label, "reveal", asks=bool(position.unarranged), slot=_OPEN_SLOT, key="+")


def actions(possible: Possible, boxes_only: bool) -> Sequence[ActionView]:
    """*Rankings* at any time; while Hands are set also *Set* or *Open*, and *House Way*."""
    del boxes_only
    found: list[ActionView] = []
    position = possible.session.table.position
    if position.phase is SiKiPiPhase.SETTING:
        found.append(_set_or_open(possible, si_ki_pi_of(position)))
        found.append(_house_way(possible, si_ki_pi_of(position)))
    found.append(ActionView(RANKINGS, translate("si-ki-pi", "Rankings"), "G"))
    return found


def _set_or_open(possible: Possible, position: SiKiPiPosition) -> ActionView:
    """The button that says that the next Player has set and laid his Hand; once the Dealer's is
    open, the one that opens the next laid Hand.
    """
    if position.revealed and position.laid:
        label = translate("si-ki-pi", "Open box {box}\u2026")
        label = label.format(box=position.laid[-1].number)
        due = not position.unarranged
        refusal = why_not_opened(possible.session, position.laid[-1])
        if refusal is not None:
            why = why_not(position.rulebook, refusal)
            return ActionView(SET_HAND, label, "S", reason=why)
        return ActionView(SET_HAND, label, "Return" if due else "S", primary=due)
    label = translate("si-ki-pi", "Box {box} is set")
    asked = [LayHand(box.number) for box in position.unarranged or position.in_play]
    return _first_allowed(possible, SET_HAND, "S", label, asked)


def house_way_commands(position: SiKiPiPosition) -> list[HouseWay]:
    """A `HouseWay` for each box whose Hand the House sets now (3.19, 3.20, 5.3)."""
    boxes = (
        position.unarranged
        if position.revealed
        else [box for box in position.unarranged if position.house_sets(box)]
    )
    return [HouseWay(box.number) for box in boxes]


def _house_way(possible: Possible, position: SiKiPiPosition) -> ActionView:
    """The button that sets the next Hand that the House sets now: the Dealer has one in his hand at
    a time, and only then are its cards shown (S11).

    If there is none, it asks which Player wants the House Way.
    """
    commands = house_way_commands(position)
    if commands:
        label = translate("si-ki-pi", "House Way {box}")
        return _first_allowed(possible, HOUSE_WAY, "H", label, commands)
    asked = [HouseWay(box.number) for box in position.unarranged or position.in_play]
    view = _first_allowed(possible, HOUSE_WAY, "H", translate("si-ki-pi", "House Way"), asked)
    return ActionView(HOUSE_WAY, view.label, "H", reason=view.reason)


def _first_allowed(
    possible: Possible,
    place: ButtonPlace,
    key: str,
    label: str,
    commands: Sequence[LayHand] | Sequence[HouseWay],
) -> ActionView:
    """The button of the first of the commands that is allowed; if none is, it says why not."""
    refusals = [(command, possible.refusal(command)) for command in commands]
    told: Command | None = next((each for each, refusal in refusals if refusal is None), None)
    if told is not None:
        return ActionView(place, label.format(box=getattr(told, "box", "")), key, told)
    command, refusal = refusals[0] if refusals else (None, None)
    if refusal is None:
        return ActionView(place, label.format(box=""), key)
    why = why_not(possible.session.table.rulebook, refusal)
    return ActionView(place, label.format(box=getattr(command, "box", "")), key, reason=why)
