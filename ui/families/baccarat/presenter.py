"""Baccarat's `FamilyPresenter`: how a Round is shown. Decides nothing."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.events import BetSettled, Outcome
from tablemgr.rules.games.baccarat.drawing import total
from tablemgr.rules.games.baccarat.phases import BaccaratPhase
from tablemgr.rules.games.baccarat.position import HANDS, BaccaratPosition
from tablemgr.rules.games.baccarat.rulebook import BANKER, BaccaratBook
from tablemgr.rules.games.baccarat.settling import PAIRS, banker_pays, commission
from tablemgr.rules.games.betting_box import BettingBox
from tablemgr.rules.games.lines import pay
from tablemgr.rules.games.position import AnyRound, HandPlace
from tablemgr.rules.rulebook.model import SideBet
from ui.families.baccarat import felt, road
from ui.families.baccarat.tableau import tableau
from ui.families.baccarat.words import hand_name, hands_text, total_text
from ui.presenter.family import FamilyPresenter, NamedHand
from ui.presenter.words import order_text
from ui.views.felt import DealerView
from ui.views.players import Bead
from ui.views.settlement import Tableau
from ui.views.shared import amount_text

translate = QCoreApplication.translate


def _banker_pay_and_commission(
    position: BaccaratPosition, line: BetSettled
) -> tuple[Fraction, Money]:
    """The odds and the commission of a Bet that won on the Banker (4.2, 4.2.1).

    Zero and zero for every other Bet.
    """
    book = position.rulebook
    side = book.side_bets.get(line.bet)
    if side is None or side.test != BANKER or line.outcome is not Outcome.WIN:
        return Fraction(0), ZERO
    odds = banker_pays(book, side, total(position.banker))
    return Fraction(*odds), commission(book, pay(line.stake, odds))


def _detail(position: BaccaratPosition, line: BetSettled, boxes_only: bool) -> str:
    """`Player 7, Banker 4` and the commission that is kept; for a pair, its two cards."""
    side = position.rulebook.side_bets.get(line.bet)
    if side is None or line.outcome is Outcome.RETURNED:
        return ""
    if side.test in PAIRS:
        return "  ".join(card.in_words() for card in position.hand_at(PAIRS[side.test])[:2])
    words = hands_text(position.player, position.banker)
    _, kept = _banker_pay_and_commission(position, line)
    if not kept or boxes_only:
        return words
    form = translate("baccarat", "{words}; {percent}% commission: {kept} kept")
    percent = position.rulebook.pays.commission_percent
    return form.format(words=words, percent=percent, kept=amount_text(kept))


def _order(position: BaccaratPosition, line: BetSettled) -> str:
    """Say what the Dealer does with the Bet; `pay less 5%` if a commission is kept."""
    odds, kept = _banker_pay_and_commission(position, line)
    if not kept:
        return order_text(line)
    percent = position.rulebook.pays.commission_percent
    if odds == 1:
        return translate("baccarat", "pay less {percent}%").format(percent=percent)
    form = translate("baccarat", "pay {n} to {d} less {percent}%")
    return form.format(n=odds.numerator, d=odds.denominator, percent=percent)


def _pays_less(book: BaccaratBook, bet: SideBet) -> str:
    """Say what is kept of a Bet on the Banker, or what it pays on a 6 of the Banker (4.2)."""
    if bet.test != BANKER:
        return ""
    if book.pays.commission_percent:
        less = translate("baccarat", "less {percent}%")
        return less.format(percent=book.pays.commission_percent)
    with_six = Fraction(*banker_pays(book, bet, 6))
    form = translate("baccarat", "with a 6: {n} to {d}")
    return form.format(n=with_six.numerator, d=with_six.denominator)


class BaccaratPresenter(FamilyPresenter[BaccaratPosition]):
    """Baccarat on the screen."""

    dealing = (BaccaratPhase.DEAL,)
    table_places = felt.PLACES
    felt_order = felt.ORDER

    def dealer(self, position: BaccaratPosition) -> DealerView:
        return felt.table(position)

    def hands(self, position: BaccaratPosition) -> list[NamedHand]:
        rows = ((place, tuple(position.hand_at(place))) for place in HANDS.values())
        return [NamedHand(place, cards, total_text(cards)) for place, cards in rows]

    def bets(self, box: BettingBox) -> list[tuple[str, str, Money]]:
        return felt.bets(box)

    def tableau(self, position: BaccaratPosition) -> Tableau | None:
        return tableau(position)

    def hand_name(self, place: HandPlace) -> str:
        return hand_name(place)

    def box_name(self, position: AnyRound, box: BettingBox) -> str:
        return felt.box_name(position, box)

    def bead(self, position: BaccaratPosition) -> Bead | None:
        return road.bead(position)

    def bead_names(self) -> tuple[str, ...]:
        return road.names()

    def detail(self, position: BaccaratPosition, line: BetSettled, boxes_only: bool) -> str:
        return _detail(position, line, boxes_only)

    def order(self, position: BaccaratPosition, line: BetSettled) -> str:
        return _order(position, line)

    def pays_less(self, book: BaccaratBook, bet: SideBet) -> str:
        return _pays_less(book, bet)


PRESENTER: Final = BaccaratPresenter()
