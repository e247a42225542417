"""Decides whether the cards on the table have decided any Bet (5.4; ruling I3)."""

from __future__ import annotations

from tablemgr.rules.games.blackjack.hand import HandStatus
from tablemgr.rules.games.blackjack.position import BlackjackPosition, Box
from tablemgr.rules.games.blackjack.settling import blackjack_payable, is_decided
from tablemgr.rules.games.lines import ADJUSTMENT
from tablemgr.rules.games.position import Phase


def outcome_established(position: BlackjackPosition) -> bool:
    """I3: whether there is a side Bet that the cards decide, a Bust, a payable Blackjack, a
    Surrender or Even Money.

    It does not matter whether it has been paid yet; a returned Bet has neither won nor lost.
    With the Dealer's second card every Insurance Bet and waiting Blackjack is decided too, and with
    his last one everything.
    """
    lines = position.settlement
    if any((line.won or line.lost) and line.bet != ADJUSTMENT for line in lines):
        return True
    phase = position.phase_before_case if position.cases else position.phase
    if phase is Phase.SETTLEMENT:
        return bool(position.open_bets())
    if any(_decided(position, box) for box in position.in_play):
        return True
    hands = (hand for box in position.in_play for hand in box.hands if hand.open_players)
    blackjack = any(hand.status is HandStatus.BLACKJACK for hand in hands)
    insured = any(box.insurance.keys() - box.insurance_settled for box in position.in_play)
    return len(position.dealer.cards) >= 2 and (blackjack or insured)


def _decided(position: BlackjackPosition, box: Box) -> bool:
    first = box.hands[0]
    if first.open_players:
        if first.status is HandStatus.SURRENDERED:
            return True
        if first.status is HandStatus.BLACKJACK and blackjack_payable(position):
            return True
    kinds = position.rulebook.side_bets
    open_sides = (kinds[kind] for _, kind in box.side_bets.keys() - box.side_bets_settled)
    return any(is_decided(side, first.cards) for side in open_sides)
