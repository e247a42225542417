"""The Hands of a Si Ki Pi Round as the settlement slip prints them. Decides nothing."""

from __future__ import annotations

from tablemgr.rules.games.si_ki_pi.position import FourCards, SiKiPiPosition
from tablemgr.rules.games.si_ki_pi.ranking import GONG, Half, rank
from tablemgr.rules.games.slip_hand import SlipHalf, SlipHand


def hands(position: SiKiPiPosition, number: int) -> tuple[SlipHand, ...]:
    """The Hand of a box, if cards were dealt to it."""
    box = position.box_of(number)
    hand = None if box is None else _hand(box.hand)
    return () if hand is None else (hand,)


def table_hands(position: SiKiPiPosition) -> dict[str, SlipHand | None]:
    """The Dealer's Hand."""
    return {"dealer": _hand(position.dealer)}


def _hand(hand: FourCards) -> SlipHand | None:
    """A Hand, or None if no card was dealt to it."""
    if not hand.cards:
        return None
    if hand.setting is None:
        return SlipHand(tuple(hand.cards), None)
    low, high, item = hand.setting
    halves = _half(low), _half(high)
    return SlipHand(tuple(hand.cards), None, halves=halves, house_way=item)


def _half(half: Half) -> SlipHalf:
    worth = rank(half)
    kind = "pair" if worth > GONG else "gong" if worth == GONG else "points"
    return SlipHalf(half, kind, worth if kind == "points" else 0)
