"""Decides whether the cards on the table have decided any Bet (5.4; ruling I3)."""

from __future__ import annotations

from tablemgr.rules.games.baccarat.position import BaccaratPosition
from tablemgr.rules.games.baccarat.settling import PAIRS


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
