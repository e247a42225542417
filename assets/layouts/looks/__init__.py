"""The looks of each game's layout, a file a game: `rws_blackjack.py` for `rws-blackjack`."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from assets.layouts.look import Look

LOOKS: Final[dict[str, Look]] = {
    found.name.replace("_", "-"): import_module(f"{__name__}.{found.name}").LOOK
    for found in iter_modules(__path__)
}
"""Every game that has layouts, by its rulebook's id."""
