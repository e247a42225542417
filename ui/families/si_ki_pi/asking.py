"""Opens what a button or a touch on a box stands for: the sheet to open a Hand, a question, or the
rankings.

Decides nothing.
"""

from __future__ import annotations

from tablemgr.basics.cards import unread_among
from tablemgr.rules.commands import Command
from tablemgr.rules.games.position import AnyRound
from tablemgr.rules.games.si_ki_pi.commands import HouseWay, LayHand, Reveal
from tablemgr.rules.games.si_ki_pi.guide import step
from tablemgr.rules.games.si_ki_pi.phases import SiKiPiPhase
from tablemgr.rules.games.si_ki_pi.position import si_ki_pi_of
from tablemgr.service.session import TableSession
from ui.families.si_ki_pi.actions import HOUSE_WAY, RANKINGS, SET_HAND
from ui.families.si_ki_pi.setting import (
    open_before_all_are_set,
    setting_view,
    who_asks_house_way,
    why_not_opened,
)
from ui.families.si_ki_pi.view import RankingsView
from ui.families.si_ki_pi.words import RANKINGS_AT, rankings
from ui.presenter.family import Touched
from ui.presenter.words import citation
from ui.views.asking import Question
from ui.views.guide import FLOW, ButtonPlace


def question(session: TableSession, button: ButtonPlace) -> Question | None:
    """The question that a button opens; None if there is nothing to ask."""
    if button == RANKINGS:
        return RankingsView(rankings(), citation(session.table.rulebook, RANKINGS_AT))
    if session.table.position.phase is not SiKiPiPhase.SETTING:
        return None
    position = si_ki_pi_of(session.table.position)
    if button == HOUSE_WAY:
        return who_asks_house_way(session, position)
    if button == FLOW and position.unarranged and not position.revealed:
        return open_before_all_are_set(session, position)
    opens = button == SET_HAND and position.revealed and position.laid
    if opens and why_not_opened(session, position.laid[-1]) is None:
        return setting_view(session, position.laid[-1])
    return None


def unread(position: AnyRound, before: Command | None) -> int | None:
    """The card that was not read and must be named: before a Hand is set by the House Way or the
    Dealer's is opened, or as the guide says.
    """
    found = si_ki_pi_of(position)
    if found.phase is SiKiPiPhase.SETTING and isinstance(before, HouseWay | Reveal):
        hand = found.boxes[before.box].hand if isinstance(before, HouseWay) else found.dealer
        for card in unread_among(hand.cards):
            return card.number
    number = step(found)[1].get("number")
    return number if isinstance(number, int) else None


def touched(session: TableSession, number: int) -> Touched | None:
    """Answer a touch on a box while Hands are set; None at any other time.

    It says that the Player has set his Hand, or has the House set it, or opens a laid Hand once the
    Dealer's is open; or it gives the refusal.
    """
    if session.table.position.phase is not SiKiPiPhase.SETTING:
        return None
    position = si_ki_pi_of(session.table.position)
    box = position.box_of(number)
    if box is None or box not in position.in_play:
        return None
    if position.revealed and box.hand.laid:
        refusal = why_not_opened(session, box)
        return Touched(setting_view(session, box)) if refusal is None else Touched(refusal=refusal)
    refusal = session.verify(LayHand(number))
    if refusal is None:
        return Touched(command=LayHand(number))
    command: Command = HouseWay(number)
    return Touched(refusal=refusal) if session.verify(command) else Touched(command=command)
