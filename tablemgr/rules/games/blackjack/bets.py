"""The Bet that no other family has: Insurance."""

from __future__ import annotations

from typing import Final

INSURANCE: Final = "insurance"
"""How a settlement line names an Insurance Bet."""
NAMES: Final = {INSURANCE: "Insurance"}
"""What the settlement slip calls it."""
