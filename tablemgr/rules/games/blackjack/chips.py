"""The chips that a blackjack Player lays after the close: Insurance, Double Down, Split."""

from __future__ import annotations

from typing import Final

from tablemgr.rules.games.blackjack.bets import INSURANCE
from tablemgr.rules.games.blackjack.events import HandDoubled, HandSplit, InsuranceLaid
from tablemgr.rules.games.blackjack.position import BlackjackPosition
from tablemgr.rules.games.chips import CHIPS_LAID, ChipsLaid, Laid
from tablemgr.rules.games.lines import INITIAL


def _insured(_: BlackjackPosition, event: InsuranceLaid) -> list[Laid]:
    return [Laid(event.box, event.player, INSURANCE, event.amount)]


def _doubled(_: BlackjackPosition, event: HandDoubled) -> list[Laid]:
    return [Laid(event.box, who, INITIAL, amount, is_added=True) for who, amount in event.added]


def _split(before: BlackjackPosition, event: HandSplit) -> list[Laid]:
    bets = before.boxes[event.box].bets
    return [Laid(event.box, who, INITIAL, bets[who], is_added=True) for who in event.followers]


LAID: Final[ChipsLaid] = {
    **CHIPS_LAID,
    InsuranceLaid: _insured,
    HandDoubled: _doubled,
    HandSplit: _split,
}
"""By the type of an event, the chips that are laid with it."""
