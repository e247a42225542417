"""Decides whether the cards on the table have decided any Bet (5.4; ruling I3)."""

from __future__ import annotations

from tablemgr.basics.cards import UnreadCard
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.si_ki_pi.flow import CARDS_IN_A_HAND
from tablemgr.rules.games.si_ki_pi.position import FourCards, SiKiPiPosition


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
