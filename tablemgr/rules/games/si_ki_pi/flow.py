"""Where the next card goes and when the Hands are complete (3.15, 3.16)."""

from __future__ import annotations

from tablemgr.rules.games.position import DEALER, HandPlace, Phase, place_of
from tablemgr.rules.games.si_ki_pi.phases import SiKiPiPhase
from tablemgr.rules.games.si_ki_pi.position import SHUFFLER, SiKiPiPosition

CARDS_IN_A_HAND = 4


def place_in_deal(position: SiKiPiPosition) -> HandPlace | None:
    """The Hand that the next card goes to, or None after the deal."""
    counts = [len(box.hand.cards) for box in position.in_play]
    counts.append(len(position.dealer.cards))
    fewest = min(counts)
    if fewest == CARDS_IN_A_HAND:
        return None
    if position.dealing == SHUFFLER:  # 3.16: whole Hands
        seat = next(seat for seat, count in enumerate(counts) if count < CARDS_IN_A_HAND)
    else:
        seat = counts.index(fewest)
    boxes = position.in_play
    return place_of(boxes[seat].number, 0) if seat < len(boxes) else DEALER


def is_played_on(position: SiKiPiPosition) -> bool:
    """Say whether a Hand is left to play, or a Bonus on the Dealer's Hand if he has a card
    (I20).
    """
    bonus = any(map(position.on_the_dealers_hand, position.open_bets()))
    return bool(position.in_play or (bonus and position.dealer.cards))


def advance(position: SiKiPiPosition) -> None:
    """Go on to the settlement once the Dealer's Hand is open and every box is set (3.19, 3.22)."""
    if position.phase is SiKiPiPhase.SETTING and position.revealed and not position.unset:
        position.phase = Phase.SETTLEMENT
