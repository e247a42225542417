"""The questions to the Players of any game: which one a button or a box opens. Decides nothing."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication

from tablemgr.commands import HouseWay, WalkAway
from tablemgr.errors import Refusal
from tablemgr.games.position import Phase
from tablemgr.games.si_ki_pi.position import si_ki_pi_of
from tablemgr.session import TableSession
from ui.bets.asking import Ask, ChoiceAsk
from ui.guide.view import Place
from ui.presenter.blackjack import asking as blackjack
from ui.presenter.cites import citation
from ui.presenter.si_ki_pi.setting import (
    next_to_set,
    refusal_to_set,
    setting_view,
    who_asks_house_way,
)
from ui.presenter.si_ki_pi.words import rankings
from ui.setting.view import RankingsView, SettingView

translate = QCoreApplication.translate

Question: TypeAlias = Ask | SettingView | RankingsView
"""What a sheet over the felt asks, or shows."""
_WHILE_SETTING: Final = (Place.HOUSE_WAY, Place.SET_HAND)


def question(session: TableSession, button: Place) -> Question | None:
    """What is asked when a button is pressed that needs an answer first; None if nothing is."""
    if button is Place.RANKINGS:
        return RankingsView(rankings(), citation(session.table.rulebook, "G"))
    if button in _WHILE_SETTING and session.table.position.phase is not Phase.SETTING:
        return None
    if button is Place.HOUSE_WAY:
        return who_asks_house_way(session, si_ki_pi_of(session.table.position))
    if button is Place.SET_HAND:
        box = next_to_set(session, si_ki_pi_of(session.table.position))
        return None if box is None else setting_view(session, box)
    return blackjack.question(session, button)


def question_of_box(session: TableSession, number: int) -> SettingView | HouseWay | Refusal | None:
    """What a touch on a box opens while Hands are set: its setting, or what the House does for it;
    or why it can't be. None at any other time.
    """
    if session.table.position.phase is not Phase.SETTING:
        return None
    position = si_ki_pi_of(session.table.position)
    box = position.box_of(number)
    if box is None or box not in position.in_play:
        return None
    refusal = refusal_to_set(session, box)
    if refusal is None:
        return setting_view(session, box)
    command = HouseWay(number)
    return refusal if session.verify(command) is not None else command


def walk_away(session: TableSession) -> ChoiceAsk | None:
    """Whose only Player has left (5.3)."""
    title = translate("asking", "Whose Player has left?")
    return blackjack.choices(
        session, title, "box-is-the-houses", lambda box: [WalkAway(box.number)]
    )
