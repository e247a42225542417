"""The Hands of a Si Ki Pi Round, as records, `tablemgr replay` and the settlement slip write them.

Decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tablemgr.basics.cards import Card, cards
from tablemgr.basics.messages import Message
from tablemgr.rules.games.family import FamilyHands
from tablemgr.rules.games.si_ki_pi.comparing import beats
from tablemgr.rules.games.si_ki_pi.house_way import HandSetting
from tablemgr.rules.games.si_ki_pi.position import FourCards, SiKiPiPosition
from tablemgr.rules.games.si_ki_pi.ranking import GONG, Half, ranks, worth
from tablemgr.rules.games.slip_hand import HANDS, SlipHand, SlipPart, face_down_words


class SiKiPiHands(FamilyHands[SiKiPiPosition]):
    """The Hands of the boxes, and the Dealer's, each with its Low and High once it is set."""

    def hands(self, position: SiKiPiPosition) -> dict[str, str]:
        """Give the Dealer's Low / High; before that the cards as dealt."""
        placed = position.dealer.setting
        if placed is None:
            return {"dealer": _codes(position.dealer.cards)}
        return {"dealer": f"{_codes(placed.low)} / {_codes(placed.high)}"}

    def hand_key(self, text: str) -> str:
        """Give a key, which is the same for texts whose halves have the same ranks (ruling S5)."""
        return " / ".join(ranks(cards(half)) for half in text.split("/"))

    def as_json(self, position: SiKiPiPosition) -> dict[str, Any]:
        """Give every box with an Initial Bet, in table order, and the Dealer's Hand; once that is
        open, with the item of the House Way that set it.
        """
        numbers = sorted(number for number, box in position.boxes.items() if box.bets)
        boxes = {str(number): _json(position.boxes[number].hand) for number in numbers}
        dealer, placed = _json(position.dealer), position.dealer.setting
        return {
            "boxes": boxes,
            "dealer": dealer if placed is None else dealer | {"rule": placed.item},
        }

    def slip_hands(self, position: SiKiPiPosition, number: int) -> tuple[SlipHand, ...]:
        box = position.box_of(number)
        hand = None if box is None else _on_slip(box.hand, position.dealer.setting)
        return () if hand is None else (hand,)

    def slip_table_hands(self, position: SiKiPiPosition) -> dict[str, SlipHand | None]:
        return {"dealer": _on_slip(position.dealer, None)}


def _codes(row: Iterable[Card]) -> str:
    """Write cards as a record does."""
    return " ".join(card.code for card in row)


def _json(hand: FourCards) -> dict[str, Any]:
    plain: dict[str, Any] = {"cards": [card.code for card in hand.cards]}
    return plain if hand.setting is None else plain | hand.setting.as_json()


def _on_slip(hand: FourCards, against: HandSetting | None) -> SlipHand | None:
    """A Hand, or None if no card was dealt to it; `against` is the Dealer's that it met. Cards that
    were never opened are not named (S10).
    """
    if not hand.cards:
        return None
    if hand.setting is None:
        return SlipHand((), (face_down_words(len(hand.cards)),))
    low, high, item = hand.setting
    words = () if item is None else (Message(HANDS, "House Way {item}", {"item": item}),)
    met = (None, None) if against is None else against[:2]
    parts = (
        _half(Message(HANDS, "Low"), low, met[0]),
        _half(Message(HANDS, "High"), high, met[1]),
    )
    return SlipHand(tuple(hand.cards), words, parts)


def _half(name: Message, half: Half, dealers: Half | None) -> SlipPart:
    """A half and what it is; where its single cards decided, also which beats which (S1)."""
    by_cards = None if dealers is None else beats(half, dealers)
    kind = _kind(half)
    if by_cards is not None:
        kind = Message(HANDS, "{kind}: {by_cards}", {"kind": kind, "by_cards": by_cards})
    return SlipPart(name, half, kind)


def _kind(half: Half) -> Message:
    points = worth(half)
    if points < GONG:
        return Message(HANDS, "Point Total {points}", {"points": points})
    return Message(HANDS, "Gong") if points == GONG else Message(HANDS, "Pair")
