"""Blackjack's `FamilyPresenter`: how a Round of any of its games is shown. Decides nothing."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.rules.events import BetSettled, Event, Outcome
from tablemgr.rules.games.blackjack.position import BlackjackPosition
from tablemgr.rules.games.lines import INITIAL, INSURANCE
from tablemgr.rules.games.position import DEALER, HandPlace
from ui.families.blackjack import actions, asking, felt
from ui.families.blackjack.unconfirmed import unconfirmed
from ui.families.blackjack.words import total_text
from ui.presenter.family import FamilyPresenter, NamedHand
from ui.presenter.words import order_text

translate = QCoreApplication.translate


def _hands(position: BlackjackPosition) -> list[NamedHand]:
    hands = [
        NamedHand(HandPlace(box.number, index), tuple(hand.cards), total_text(hand))
        for box in position.in_play
        for index, hand in enumerate(box.hands)
    ]
    dealer = position.dealer
    return [*hands, NamedHand(DEALER, tuple(dealer.cards), total_text(dealer))]


def _several_hands(position: BlackjackPosition, number: int) -> bool:
    box = position.box_of(number)
    return box is not None and len(box.hands) > 1


def _detail(position: BlackjackPosition, line: BetSettled, _: bool) -> str:
    """`17 against 20` if the Hands decided the Bet; empty if not, or if it has no Hand yet."""
    box = position.box_of(line.box)
    if line.bet != INITIAL or box is None or line.outcome is Outcome.SURRENDER:
        return ""
    if line.hand > len(box.hands) or not box.hands[line.hand - 1].cards:
        return ""
    own = total_text(box.hands[line.hand - 1])
    if len(position.dealer.cards) < 2:
        return own
    dealer = total_text(position.dealer)
    return translate("settlement", "{own} against {dealer}").format(own=own, dealer=dealer)


def _order(_: BlackjackPosition, line: BetSettled) -> str:
    return order_text(line)


def _told(_: BlackjackPosition, __: Event) -> str:
    return ""


PRESENTER: Final = FamilyPresenter(
    hands_on_felt=felt.hands_on_felt,
    dealer=felt.dealer,
    turn=lambda position: position.in_turn,
    hands=_hands,
    several_hands=_several_hands,
    bets=felt.bets,
    actions=actions.actions,
    flow=actions.flow,
    detail=_detail,
    order=_order,
    told=_told,
    buttons=actions.BUTTONS,
    bet_places=(INSURANCE,),
    question=asking.question,
    renewed=asking.renewed,
    unconfirmed=unconfirmed,
    clock="ui.families.blackjack.live_clock:clock_of",
)
