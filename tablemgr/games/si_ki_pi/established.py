"""Whether the cards on the table have decided any Bet (5.4; ruling I3)."""

from __future__ import annotations

from tablemgr.games.si_ki_pi.flow import CARDS_IN_A_HAND
from tablemgr.games.si_ki_pi.position import SiKiPiPosition


def outcome_established(position: SiKiPiPosition) -> bool:
    """I3: the cards on the table decide a Bonus on a complete Hand, or, once open, everything."""
    kinds = position.rulebook.side_bets
    for box in position.boxes.values():
        for _, kind in box.side_bets:
            dealers = kinds[kind].test == "dealer-four-cards"
            hand = position.dealer if dealers else box.hand
            if len(hand.cards) == CARDS_IN_A_HAND:
                return True
    return position.revealed
