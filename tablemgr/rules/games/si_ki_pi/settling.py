"""Settles each Bet: what it wins, loses and gets back, and under which paragraph (3.22, 3.23, 4.1,
4.2).

Rulings S1 (equal worth) and S3, M1 (commission). When a settlement may be made is decided
elsewhere.

Also decides whether the cards on the table have decided any Bet (5.4; ruling I3).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tablemgr.basics.cards import Card, UnreadCard, unread_among
from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.events import BetSettled, Outcome
from tablemgr.rules.games.lines import (
    INITIAL,
    LaidBet,
    in_order,
    in_part,
    lose,
    pay,
    side_line,
    stand_off,
    win,
)
from tablemgr.rules.games.si_ki_pi.comparing import halves_won, rests_on_s1
from tablemgr.rules.games.si_ki_pi.flow import CARDS_IN_A_HAND
from tablemgr.rules.games.si_ki_pi.position import FourCards, SiKiPiPosition
from tablemgr.rules.games.si_ki_pi.rulebook import SiKiPiBook
from tablemgr.rules.games.si_ki_pi.setting import unread_in
from tablemgr.rules.rulebook import Reason
from tablemgr.rules.rulebook.model import PayLine, SideBet

_BONUS_HANDS = {
    (4,): "four-of-a-kind",
    (3, 1): "three-of-a-kind",
    (2, 2): "two-pairs",
    (2, 1, 1): "pair",
    (3,): "three-of-a-kind",
    (2, 1): "pair",
    (2,): "pair",
}
"""4.2: what a Hand is called, by how many cards it has of each rank, the most first. A Hand that
was removed can have fewer than four (I20).
"""


def final_lines(position: SiKiPiPosition) -> list[BetSettled]:
    """3.22, 3.23: every Bet that is still open, against the Dealer's Hand."""
    return in_order(
        _initial_line(position, bet) if bet.name == INITIAL else _bonus_line(position, bet)
        for bet in position.open_bets()
        if bet.name == INITIAL or not unread_among(_bonus_hand(position, bet).cards)
    )


def unread_for_a_bonus(position: SiKiPiPosition) -> Reason | None:
    """S10: a Bonus is settled once every card of its Hand is known."""
    for bet in position.open_bets():
        if bet.name != INITIAL and unread_among(_bonus_hand(position, bet).cards):
            box = 0 if position.on_the_dealers_hand(bet) else bet.box
            return unread_in(_bonus_hand(position, bet), box)
    return None


def _bonus_hand(position: SiKiPiPosition, bet: LaidBet) -> FourCards:
    """The Hand that a Bonus is on: the Dealer's, or its box's."""
    on_the_dealers = position.on_the_dealers_hand(bet)
    return position.dealer if on_the_dealers else position.boxes[bet.box].hand


def commission(book: SiKiPiBook, won: Money) -> Money:
    """4.1, S3, M1: what the House keeps of a win on the Initial Bet, rounded to the cent."""
    return won.share(book.pays.commission_percent, 100)


def commission_kept(book: SiKiPiBook, line: BetSettled) -> Money:
    """4.1, S3: what the House has kept of a line's win; 0 unless it is an Initial Bet's."""
    if line.bet != INITIAL or line.outcome is not Outcome.WIN:
        return ZERO
    return commission(book, pay(line.stake, book.pays.win))


def _initial_line(position: SiKiPiPosition, bet: LaidBet) -> BetSettled:
    """3.22.7, 3.22.8, 3.22.9: the Player has won both halves, none, or one of them."""
    book, dealer = position.rulebook, position.dealer.setting
    player = position.boxes[bet.box].hand.setting
    assert player is not None
    assert dealer is not None
    halves = halves_won(player, dealer)
    ruling = "S1" if rests_on_s1(player, dealer) else None
    if halves == 2:
        won = pay(bet.stake, book.pays.win)
        return win(bet, won - commission(book, won), book.cites["both-won"], ruling)
    if halves == 1:
        return stand_off(bet, book.cites["stand-off"], ruling)
    return lose(bet, book.cites["both-lost"], ruling)


def _bonus_line(position: SiKiPiPosition, bet: LaidBet) -> BetSettled:
    """3.23: a Bonus is on the Player's four cards or the Dealer's, however they are set.

    I20: on a Hand that never had four cards it is settled if these have won it already, else it
    goes back.
    """
    side, hand = position.rulebook.side_bets[bet.name], _bonus_hand(position, bet)
    line = bonus_line(side, hand.cards)
    if line is None and len(hand.cards) != CARDS_IN_A_HAND:
        return bonus_back(position, bet)
    return side_line(side, bet, line)


def bonus_back(position: SiKiPiPosition, bet: LaidBet) -> BetSettled:
    """I20: a Bonus goes back that no Hand was left to decide."""
    why = position.rulebook.cites["bonus-without-a-hand"], None
    return in_part(bet, Outcome.RETURNED, ZERO, why)


def bonus_line(side: SideBet, cards: Sequence[Card]) -> PayLine | None:
    """3.23.1: the best line of the pay table that these cards make, or None.

    Only one name fits: four of a kind is not also three of a kind or a pair.
    """
    counts = sorted(Counter(card.rank for card in cards).values(), reverse=True)
    name = _BONUS_HANDS.get(tuple(counts))
    return next((line for line in side.pay_table if line.when == name), None)


def outcome_established(position: SiKiPiPosition) -> bool:
    """I3: a Bonus is decided once its Hand has a pair or all four cards; once the Dealer's Hand is
    open, every Bet is. A returned Bet does not count.
    """
    kinds = position.rulebook.side_bets
    open_bets = position.open_bets()
    for bet in open_bets:
        if bet.name != INITIAL:
            dealers = kinds[bet.name].test == "dealer-four-cards"
            hand = position.dealer if dealers else position.boxes[bet.box].hand
            if len(hand.cards) == CARDS_IN_A_HAND or _has_pair(hand):
                return True
    return position.revealed and bool(open_bets)


def _has_pair(hand: FourCards) -> bool:
    """4.2: two cards of one rank win, whatever cards follow."""
    ranks = [card.rank for card in hand.cards if not isinstance(card, UnreadCard)]
    return len(set(ranks)) < len(ranks)
