"""Blackjack's `FamilyPresenter`: how a Round of any of its games is shown. Decides nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.money import Money
from tablemgr.rules.commands import Command
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
from tablemgr.rules.games.blackjack.position import BlackjackPosition, Box
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.position import DEALER, HandPlace, Stage
from tablemgr.service.session import TableSession
from ui.families.blackjack import actions, asking, felt
from ui.families.blackjack.signs import sign
from ui.families.blackjack.unconfirmed import unconfirmed
from ui.families.blackjack.words import total_text
from ui.presenter.family import ByCard, FamilyPresenter, Flow, NamedHand
from ui.presenter.hands import place_name
from ui.presenter.pay_tables import odds_text
from ui.presenter.possible import Possible
from ui.presenter.words import order_text
from ui.views.asking import Question
from ui.views.felt import DealerView, HandView
from ui.views.guide import ActionView, ButtonPlace
from ui.views.look_up import WordRow, WordTable
from ui.views.shared import amount_text
from ui.views.signs import HandSign

translate = QCoreApplication.translate


def _detail(position: BlackjackPosition, line: BetSettled) -> str:
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


class BlackjackPresenter(FamilyPresenter[BlackjackPosition]):
    """Every version of Blackjack on the screen."""

    dealing = (BlackjackPhase.INITIAL_DEAL, BlackjackPhase.SUBSEQUENT_DEAL, BlackjackPhase.DEALER)
    buttons = actions.BUTTONS

    def hands_on_felt(
        self, position: BlackjackPosition, box: int, lines: Sequence[BetSettled], boxes_only: bool
    ) -> tuple[HandView, ...]:
        return felt.hands_on_felt(position, box, lines, boxes_only)

    def dealer(self, position: BlackjackPosition) -> DealerView:
        return felt.dealer(position)

    def turn(self, position: BlackjackPosition) -> HandPlace | None:
        return position.in_turn

    def hands(self, position: BlackjackPosition) -> list[NamedHand]:
        hands = [
            NamedHand(HandPlace(box.number, index), tuple(hand.cards), total_text(hand))
            for box in position.in_play
            for index, hand in enumerate(box.hands)
        ]
        dealer = position.dealer
        return [*hands, NamedHand(DEALER, tuple(dealer.cards), total_text(dealer))]

    def several_hands(self, position: BlackjackPosition, box: int) -> bool:
        found = position.box_of(box)
        return found is not None and len(found.hands) > 1

    def bets(self, box: Box) -> list[tuple[str, str, Money]]:
        return felt.bets(box)

    def detail(self, position: BlackjackPosition, line: BetSettled, boxes_only: bool) -> str:
        del boxes_only
        return _detail(position, line)

    def order(self, position: BlackjackPosition, line: BetSettled) -> str:
        del position
        return order_text(line)

    def told(self, position: BlackjackPosition, event: Event, boxes_only: bool) -> str:
        return _told(position, event, boxes_only)

    def later_bets(self) -> Mapping[str, str]:
        return {INSURANCE: translate("words", "Insurance")}

    def outcomes(self) -> Mapping[Outcome, str]:
        return {Outcome.SURRENDER: translate("words", "surrender")}

    def settlements(self) -> Mapping[Stage, str]:
        return {BlackjackPhase.INTERIM: translate("settlement", "Interim Settlement")}

    def after_chips(self, code: str) -> str:
        return _after_chips(code)

    def by_card(self) -> ByCard:
        return ByCard(
            mark=translate("felt", "Hit"),
            otherwise=translate("guide", "Box {box} stood"),
            no_decision=translate("guide", "it was no Hit"),
            misread=translate("misread", "not a Hit: box {box} had stood"),
        )

    def sign(self, command: Command) -> HandSign | None:
        return sign(command)

    def tables(self, book: BlackjackBook) -> Mapping[str, tuple[WordTable, ...]]:
        return _tables(book)

    def actions(self, possible: Possible, boxes_only: bool) -> Sequence[ActionView]:
        return actions.actions(possible, boxes_only)

    def flow(self, position: BlackjackPosition) -> Flow | None:
        return actions.flow(position)

    def question(self, session: TableSession, place: ButtonPlace) -> Question | None:
        return asking.question(session, place)

    def renewed(self, session: TableSession, question: Question) -> Question | None:
        return asking.renewed(session, question)

    def unconfirmed(self, question: Question) -> str:
        return unconfirmed(question)


PRESENTER: Final = BlackjackPresenter()
