"""What a button or a touch on a box opens: the sheet to set a Hand, or the rankings.

Decides nothing.
"""

from __future__ import annotations

from typing import Final

from tablemgr.rules.games.si_ki_pi.commands import HouseWay
from tablemgr.rules.games.si_ki_pi.phases import SiKiPiPhase
from tablemgr.rules.games.si_ki_pi.position import si_ki_pi_of
from tablemgr.service.session import TableSession
from ui.families.si_ki_pi.actions import HOUSE_WAY, RANKINGS, SET_HAND
from ui.families.si_ki_pi.setting import (
    next_to_set,
    refusal_to_set,
    setting_view,
    who_asks_house_way,
)
from ui.families.si_ki_pi.view import RankingsView
from ui.families.si_ki_pi.words import rankings
from ui.presenter.cites import citation
from ui.presenter.family import Touched
from ui.views.asking import Question
from ui.views.guide import ButtonPlace

_WHILE_SETTING: Final = (HOUSE_WAY, SET_HAND)


def question(session: TableSession, button: ButtonPlace) -> Question | None:
    """The question that a button opens; None if there is nothing to ask."""
    if button == RANKINGS:
        return RankingsView(rankings(), citation(session.table.rulebook, "G"))
    if button not in _WHILE_SETTING or session.table.position.phase is not SiKiPiPhase.SETTING:
        return None
    position = si_ki_pi_of(session.table.position)
    if button == HOUSE_WAY:
        return who_asks_house_way(session, position)
    box = next_to_set(session, position)
    return None if box is None else setting_view(session, box)


def touched(session: TableSession, number: int) -> Touched | None:
    """What a touch on a box does while Hands are set; None at any other time.

    It opens the sheet to set the Hand, or sets it by the House Way, or gives the refusal of both.
    """
    if session.table.position.phase is not SiKiPiPhase.SETTING:
        return None
    position = si_ki_pi_of(session.table.position)
    box = position.box_of(number)
    if box is None or box not in position.in_play:
        return None
    refusal = refusal_to_set(session, box)
    if refusal is None:
        return Touched(setting_view(session, box))
    command = HouseWay(number)
    if session.verify(command) is not None:
        return Touched(refusal=refusal)
    return Touched(command=command)
