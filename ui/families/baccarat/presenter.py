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
from tablemgr.rules.games.lines import pay
from tablemgr.rules.rulebook.model import SideBet
from ui.families.baccarat import felt, road
from ui.families.baccarat.tableau import tableau
from ui.families.baccarat.words import hand_name, hands_text, total_text
from ui.presenter.family import FamilyPresenter, NamedHand
from ui.presenter.words import order_text
from ui.views.shared import amount_text

translate = QCoreApplication.translate


def _hands(position: BaccaratPosition) -> list[NamedHand]:
    rows = ((place, tuple(position.hand_at(place))) for place in HANDS.values())
    return [NamedHand(place, cards, total_text(cards)) for place, cards in rows]


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


PRESENTER: Final = FamilyPresenter(
    hands_on_felt=lambda _, __, ___, ____: (),
    dealer=felt.table,
    turn=lambda _: None,
    hands=_hands,
    several_hands=lambda _, __: False,
    bets=felt.bets,
    actions=lambda _, __: (),
    flow=lambda _: None,
    detail=_detail,
    order=_order,
    told=lambda _, __, ___: "",
    dealing=(BaccaratPhase.DEAL,),
    buttons=(),
    hand_name=hand_name,
    box_name=felt.box_name,
    felt_order=felt.ORDER,
    tableau=tableau,
    table_places=felt.PLACES,
    pays_less=_pays_less,
    bead=road.bead,
    bead_names=road.names,
)
