"""Where the next card goes and when the Hands are complete (3.15, 3.16)."""

from __future__ import annotations

from tablemgr.games.position import DEALER, Phase, Place
from tablemgr.games.si_ki_pi.position import SHUFFLER, SiKiPiPosition

CARDS_IN_A_HAND = 4


def place_in_deal(position: SiKiPiPosition, dealt: int) -> Place | None:
    """Where the card after `dealt` cards goes, or None after the deal."""
    boxes = position.in_play
    hands = len(boxes) + 1
    if dealt >= CARDS_IN_A_HAND * hands:
        return None
    seat = dealt // CARDS_IN_A_HAND if position.dealing == SHUFFLER else dealt % hands
    return Place(boxes[seat].number, 0) if seat < len(boxes) else DEALER


def advance(position: SiKiPiPosition) -> None:
    """The Hands are settled once the Dealer's is open and every box is set (3.19, 3.22)."""
    if position.phase is Phase.SETTING and position.revealed and not position.unset:
        position.phase = Phase.SETTLEMENT
