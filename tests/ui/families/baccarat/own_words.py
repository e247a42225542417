"""Words of Baccarat that not every game has; `tests/test_guards_family_words.py` reads them."""

from __future__ import annotations

from typing import Final

OWN_WORDS: Final = ("banker", "tie")
