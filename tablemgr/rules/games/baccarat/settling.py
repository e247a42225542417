"""Settles each Bet: what it wins, loses and gets back, and under which paragraph (3.11, 3.12, 4.1
to 4.5).

Rulings P2 (pays), P3 (order) and M1 (commission). When a settlement may be made is decided
elsewhere.

Also decides whether the cards on the table have decided any Bet (5.4; ruling I3).
"""

from __future__ import annotations

from collections.abc import Sequence

from tablemgr.basics.cards import Card
from tablemgr.basics.money import Money
from tablemgr.rules.events import BetSettled
from tablemgr.rules.games.baccarat.drawing import total
from tablemgr.rules.games.baccarat.position import HANDS, BaccaratPosition
from tablemgr.rules.games.baccarat.rulebook import BANKER, PLAYER, TIE, BaccaratBook
from tablemgr.rules.games.lines import LaidBet, in_order, lose, pay, side_line, stand_off, win
from tablemgr.rules.rulebook.model import Odds, PayLine, SideBet

_SIX = 6
PAIRS = {f"{hand}-pair": place for hand, place in HANDS.items()}
"""The tests for a pair, and the place of the Hand that they look at."""


def final_lines(position: BaccaratPosition) -> list[BetSettled]:
    """3.12: every Bet that is still open; on a box by KIND, and within one KIND in the order
    laid.
    """
    kinds = list(position.rulebook.side_bets)
    bets = sorted(position.open_bets(), key=lambda bet: kinds.index(bet.name))
    return in_order(_line(position, bet) for bet in bets)


def winner(player: Sequence[Card], banker: Sequence[Card]) -> str:
    """3.11: the Hand with the higher total, or a Tie."""
    margin = total(player) - total(banker)
    return PLAYER if margin > 0 else BANKER if margin < 0 else TIE


def _line(position: BaccaratPosition, bet: LaidBet) -> BetSettled:
    book = position.rulebook
    side = book.side_bets[bet.name]
    if side.test in PAIRS:
        cards = position.hand_at(PAIRS[side.test])
        return side_line(side, bet, pair_line(side, cards[0], cards[1]))
    won_by = winner(position.player, position.banker)
    if side.test == TIE:
        return side_line(side, bet, side.pay_table[0] if won_by == TIE else None)
    if won_by == TIE:
        return stand_off(bet, book.cites["tie"])
    if won_by != side.test:
        return lose(bet, side.lose_paragraph)
    if side.test == PLAYER:
        return win(bet, pay(bet.stake, side.pay_table[0].pays), book.cites["player-wins"])
    return _banker_wins(position, bet, side)


def _banker_wins(position: BaccaratPosition, bet: LaidBet, side: SideBet) -> BetSettled:
    """4.2, 4.2.1: the win less the commission, which is rounded to the cent first (M1)."""
    book, six = position.rulebook, total(position.banker) == _SIX
    won = pay(bet.stake, banker_pays(book, side, total(position.banker)))
    special = six and book.pays.banker_on_six != side.pay_table[0].pays
    code = "banker-six" if special else "banker-wins"
    return win(bet, won - commission(book, won), book.cites[code])


def banker_pays(book: BaccaratBook, side: SideBet, banker: int) -> Odds:
    """Give the odds at which the Banker's win with that total pays, before the commission."""
    return book.pays.banker_on_six if banker == _SIX else side.pay_table[0].pays


def commission(book: BaccaratBook, won: Money) -> Money:
    """4.2, M1: what the House keeps of a win on the Banker, rounded to the cent."""
    return won.share(book.pays.commission_percent, 100)


def pair_line(side: SideBet, first: Card, second: Card) -> PayLine | None:
    """4.5: the pay line of a Hand's first two cards, if they are of one rank."""
    return side.pay_table[0] if first.rank == second.rank else None


def outcome_established(position: BaccaratPosition) -> bool:
    """I3: a Hand's first two cards decide the Bets on its pair, whether it is one or not; once both
    Hands are complete, every Bet is decided. A returned Bet does not count.
    """
    bets = position.open_bets()
    if position.complete and bets:
        return True
    kinds = position.rulebook.side_bets
    tests = (kinds[bet.name].test for bet in bets)
    return any(test in PAIRS and len(position.hand_at(PAIRS[test])) >= 2 for test in tests)
