"""Words of Si Ki Pi that not every game has; `tests/test_guards_family_words.py` reads them."""

from __future__ import annotations

from typing import Final

OWN_WORDS: Final = ("house way", "rankings", "reveal", "revealed", "gong", "set hand")
"""Two words stand side by side in a name: `house_way`, `HouseWay`."""
