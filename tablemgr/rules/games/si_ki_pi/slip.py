"""The Hands of a Si Ki Pi Round as the settlement slip prints them. Decides nothing."""

from __future__ import annotations

from tablemgr.rules.games.si_ki_pi.comparing import beats
from tablemgr.rules.games.si_ki_pi.house_way import HandSetting
from tablemgr.rules.games.si_ki_pi.position import FourCards, SiKiPiPosition
from tablemgr.rules.games.si_ki_pi.ranking import GONG, Half, worth
from tablemgr.rules.games.slip_hand import SlipHand, SlipPart, face_down_words


def hands(position: SiKiPiPosition, number: int) -> tuple[SlipHand, ...]:
    """The Hand of a box, if cards were dealt to it."""
    box = position.box_of(number)
    hand = None if box is None else _hand(box.hand, position.dealer.setting)
    return () if hand is None else (hand,)


def table_hands(position: SiKiPiPosition) -> dict[str, SlipHand | None]:
    """The Dealer's Hand."""
    return {"dealer": _hand(position.dealer, None)}


def _hand(hand: FourCards, against: HandSetting | None) -> SlipHand | None:
    """A Hand, or None if no card was dealt to it; `against` is the Dealer's that it met. Cards that
    were never opened are not named (S10).
    """
    if not hand.cards:
        return None
    if hand.setting is None:
        return SlipHand((), (face_down_words(len(hand.cards)),))
    low, high, item = hand.setting
    words = () if item is None else (f"House Way {item}",)
    met = (None, None) if against is None else against[:2]
    parts = _half("Low", low, met[0]), _half("High", high, met[1])
    return SlipHand(tuple(hand.cards), words, parts)


def _half(name: str, half: Half, dealers: Half | None) -> SlipPart:
    """A half and what it is; where its single cards decided, also which beats which (S1)."""
    by_cards = None if dealers is None else beats(half, dealers)
    return SlipPart(
        name, half, f"{_kind(half)}: {by_cards.in_words()}" if by_cards else _kind(half)
    )


def _kind(half: Half) -> str:
    points = worth(half)
    if points < GONG:
        return f"Point Total {points}"
    return "Gong" if points == GONG else "Pair"
