"""Whether the cards on the table have decided any Bet (5.4; ruling I3)."""

from __future__ import annotations

from tablemgr.games.blackjack.hand import HandStatus
from tablemgr.games.blackjack.position import BlackjackPosition, Box
from tablemgr.games.blackjack.settling import blackjack_payable
from tablemgr.games.position import Phase

_DECIDED = (HandStatus.BUST, HandStatus.SURRENDERED)


def outcome_established(position: BlackjackPosition) -> bool:
    """I3: a side Bet whose cards are dealt, a Bust, a payable Blackjack, a Surrender, Even Money.

    Whether it has been paid yet does not matter. With the Dealer's second card every Insurance Bet
    and waiting Blackjack is decided too, and with his last one everything.
    """
    phase = position.phase_before_case if position.cases else position.phase
    if position.settlement or phase is Phase.SETTLEMENT:
        return True
    if any(_decided(position, box) for box in position.in_play):
        return True
    blackjack = any(
        hand.status is HandStatus.BLACKJACK for box in position.in_play for hand in box.hands
    )
    insured = any(box.insurance for box in position.in_play)
    return len(position.dealer.cards) >= 2 and (blackjack or insured)


def _decided(position: BlackjackPosition, box: Box) -> bool:
    first = box.hands[0]
    if any(hand.status in _DECIDED for hand in box.hands):
        return True
    if first.status is HandStatus.BLACKJACK and blackjack_payable(position):
        return True
    kinds = position.rulebook.side_bets
    interim = any(kinds[kind].settled == "interim" for _, kind in box.side_bets)
    return interim and len(first.cards) >= 2
