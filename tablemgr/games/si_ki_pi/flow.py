"""Where the next card goes and when the Hands are complete (3.15, 3.16)."""

from __future__ import annotations

from tablemgr.games.position import DEALER, Phase, Place
from tablemgr.games.si_ki_pi.position import SHUFFLER, SiKiPiPosition

CARDS_IN_A_HAND = 4


def place_in_deal(position: SiKiPiPosition) -> Place | None:
    """Where the next card goes, or None after the deal."""
    hands = [(Place(box.number, 0), len(box.hand.cards)) for box in position.in_play]
    hands.append((DEALER, len(position.dealer.cards)))
    if position.dealing == SHUFFLER:
        return next((place for place, count in hands if count < CARDS_IN_A_HAND), None)
    fewest = min(count for _, count in hands)
    if fewest >= CARDS_IN_A_HAND:
        return None
    return next(place for place, count in hands if count == fewest)


def advance(position: SiKiPiPosition) -> None:
    """The Hands are settled once the Dealer's is open and every box is set (3.19, 3.22)."""
    if position.phase is Phase.SETTING and position.revealed and not position.unset:
        position.phase = Phase.SETTLEMENT
