"""Blackjack's `FamilyPresenter`: how a Round of any of its games is shown. Decides nothing."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.rules.events import BetSettled, Event, Outcome
from tablemgr.rules.games.blackjack.bets import INSURANCE
from tablemgr.rules.games.blackjack.events import (
    BoxSurrendered,
    EvenMoneyTaken,
    HandDoubled,
    HandSplit,
    HandStood,
    InsuranceLaid,
    InterimSettlementMade,
)
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import BlackjackPosition
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.position import DEALER, HandPlace
from ui.families.blackjack import actions, asking, felt
from ui.families.blackjack.signs import sign
from ui.families.blackjack.unconfirmed import unconfirmed
from ui.families.blackjack.words import total_text
from ui.presenter.family import ByCard, FamilyPresenter, NamedHand
from ui.presenter.hands import place_name
from ui.presenter.pay_tables import odds_text
from ui.presenter.words import order_text
from ui.views.look_up import WordRow, WordTable
from ui.views.shared import amount_text

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


def _told(position: BlackjackPosition, event: Event, boxes_only: bool) -> str:
    match event:
        case HandStood(box, hand):
            where = place_name(position, HandPlace(box, hand))
            return translate("history", "{where} stands").format(where=where)
        case HandDoubled(box, hand):
            where = place_name(position, HandPlace(box, hand))
            return translate("history", "{where} doubles down").format(where=where)
        case HandSplit(box):
            return translate("history", "Box {box} splits").format(box=box)
        case InsuranceLaid(box, player, amount) if not boxes_only:
            text = translate("history", "Box {box}: {player} insures for {amount}")
            return text.format(box=box, player=player, amount=amount_text(amount))
        case EvenMoneyTaken(box, player):
            text = translate("history", "Box {box}: {player} takes Even Money")
            return text.format(box=box, player=player)
        case BoxSurrendered(box):
            return translate("history", "Box {box} surrenders").format(box=box)
        case InterimSettlementMade():
            return translate("history", "The Interim Settlement is made")
        case _:
            return ""


def _after_chips(code: str) -> str:
    """Say what is asked and done after the chips of the Interim Settlement."""
    if code.startswith("interim-ace"):
        return translate("guide", "Your Ace: any Insurance? Then deal on.")
    if code.startswith("interim-surrender"):
        return translate("guide", "Any Surrender? Then deal on.")
    return translate("guide", "Then deal on.") if code.startswith("interim") else ""


def _by_card() -> ByCard:
    return ByCard(
        mark=translate("felt", "Hit"),
        otherwise=translate("guide", "Box {box} stood"),
        no_decision=translate("guide", "it was no Hit"),
        misread=translate("misread", "not a Hit: box {box} had stood"),
    )


def _tables(book: BlackjackBook) -> dict[str, tuple[WordTable, ...]]:
    """Give what each Hand pays, at the paragraph by which a Blackjack wins."""
    pays = book.pays
    rows = [
        (translate("words", "Blackjack"), pays.blackjack),
        (translate("words", "Other Hands"), pays.regular),
        (translate("words", "Insurance"), pays.insurance),
    ]
    if book.options.even_money:
        rows.append((translate("words", "Even Money"), pays.even_money))
    lines = tuple(WordRow(name, (odds_text(odds),)) for name, odds in rows)
    return {book.cites["blackjack-wins"]: (WordTable("", lines),)}


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
    dealing=(BlackjackPhase.INITIAL_DEAL, BlackjackPhase.SUBSEQUENT_DEAL, BlackjackPhase.DEALER),
    later_bets=lambda: {INSURANCE: translate("words", "Insurance")},
    outcomes=lambda: {Outcome.SURRENDER: translate("words", "surrender")},
    settlements=lambda: {BlackjackPhase.INTERIM: translate("settlement", "Interim Settlement")},
    after_chips=_after_chips,
    by_card=_by_card,
    question=asking.question,
    renewed=asking.renewed,
    unconfirmed=unconfirmed,
    sign=sign,
    tables=_tables,
    clock="ui.families.blackjack.live_clock:clock_of",
)
