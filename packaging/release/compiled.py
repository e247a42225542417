"""A copy of the checkout in which the busiest modules of the rules are compiled by mypyc.

The sources stay as they are and are what everybody runs; the copy shows what compiling them saves,
and that the same tests pass. Only plain functions and `Table` are compiled: events and commands
are structs, and a position is copied by its slots, which compiled classes do not have.
"""

from __future__ import annotations

import shutil
import sys
from typing import Final

from release.source import BUILD, copy_sources, run
from tablemgr.basics.errors import Fault

COMPILED: Final = BUILD / "compiled"
"""The copy. Each `make compiled` makes it anew."""
_GAMES: Final = "tablemgr/rules/games"
_OF_EVERY_GAME: Final = ("betting", "cards_read", "folding", "lines")
_OF_BLACKJACK: Final = ("dealing", "decisions", "flow", "fold", "interim", "settling")
MODULES: Final = (
    "tablemgr/rules/table.py",
    *(f"{_GAMES}/{name}.py" for name in _OF_EVERY_GAME),
    *(f"{_GAMES}/blackjack/{name}.py" for name in _OF_BLACKJACK),
)


def build_compiled() -> None:
    """Make the copy. Raises `Fault` if there is no compiler, or a module can't be compiled."""
    if shutil.which("cc") is None:
        raise Fault("There is no C compiler here.", "Install gcc and python3-dev, or do without.")
    copy_sources(COMPILED)
    run([sys.executable, "-m", "mypyc", *MODULES], folder=COMPILED, MYPYC_OPT_LEVEL="2")
    print(f"Compiled: {COMPILED}. Its tests: cd there, then ../../.venv/bin/python -m pytest")
