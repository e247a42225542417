"""The Hands of a Si Ki Pi Round as the settlement slip prints them. Decides nothing."""

from __future__ import annotations

from tablemgr.rules.games.si_ki_pi.position import FourCards, SiKiPiPosition
from tablemgr.rules.games.si_ki_pi.ranking import GONG, Half, rank
from tablemgr.rules.games.slip_hand import SlipHand, SlipPart


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
        return SlipHand(tuple(hand.cards))
    low, high, item = hand.setting
    words = () if item is None else (f"House Way {item}",)
    return SlipHand(tuple(hand.cards), words, (_half("Low", low), _half("High", high)))


def _half(name: str, half: Half) -> SlipPart:
    worth = rank(half)
    if worth < GONG:
        return SlipPart(name, half, f"Point Total {worth}")
    return SlipPart(name, half, "Gong" if worth == GONG else "Pair")
