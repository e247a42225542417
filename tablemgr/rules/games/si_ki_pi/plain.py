"""A Si Ki Pi position as plain JSON values and texts, as `tablemgr replay` prints them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tablemgr.basics.cards import Card, cards
from tablemgr.rules.games.si_ki_pi.house_way import HandSetting
from tablemgr.rules.games.si_ki_pi.position import FourCards, SiKiPiPosition
from tablemgr.rules.games.si_ki_pi.ranking import ranks


def codes(row: Iterable[Card]) -> list[str]:
    """Cards as a record writes them."""
    return [card.code for card in row]


def setting(found: HandSetting) -> dict[str, Any]:
    """Low and High."""
    return {"low": codes(found.low), "high": codes(found.high)}


def _hand(hand: FourCards) -> dict[str, Any]:
    plain: dict[str, Any] = {"cards": codes(hand.cards)}
    return plain if hand.setting is None else plain | setting(hand.setting)


def _boxes(position: SiKiPiPosition) -> dict[str, Any]:
    """Every box with an Initial Bet, in table order."""
    numbers = sorted(number for number, box in position.boxes.items() if box.bets)
    return {str(number): _hand(position.boxes[number].hand) for number in numbers}


def _dealer(position: SiKiPiPosition) -> dict[str, Any]:
    """The Dealer's Hand; once it is open, with the item of the House Way that set it."""
    plain = _hand(position.dealer)
    placed = position.dealer.setting
    return plain if placed is None else plain | {"rule": placed.item}


def _dealer_text(position: SiKiPiPosition) -> str:
    """Low / High, as a record's `expect.dealer` writes them; before that the cards as dealt."""
    placed = position.dealer.setting
    if placed is None:
        return " ".join(codes(position.dealer.cards))
    return f"{' '.join(codes(placed.low))} / {' '.join(codes(placed.high))}"


def hand_key(text: str) -> str:
    """Give a key, which is the same for texts whose halves have the same ranks (ruling S5)."""
    return " / ".join(ranks(cards(half)) for half in text.split("/"))


def as_json(position: SiKiPiPosition) -> dict[str, Any]:
    """The boxes, and the Dealer's Hand."""
    return {"boxes": _boxes(position), "dealer": _dealer(position)}


def hands(position: SiKiPiPosition) -> dict[str, str]:
    """The Dealer's cards, as a record's `[expect]` writes them."""
    return {"dealer": _dealer_text(position)}
