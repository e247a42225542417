"""The Bet that no other family has: Insurance."""

from __future__ import annotations

from typing import Final

from tablemgr.basics.messages import Message

INSURANCE: Final = "insurance"
"""How a settlement line names an Insurance Bet."""
NAMES: Final = {INSURANCE: Message("bets of blackjack", "Insurance")}
"""What the settlement slip calls it."""
