"""Which demonstration a game has: its family's screen holds it. Knows no Qt."""

from __future__ import annotations

import tomllib
from importlib import import_module
from typing import Final

from tablemgr.house.profile import DEFAULT
from tablemgr.rules.rulebook import load
from ui.demonstration.script import Script
from ui.presenter.families import screen_folder

USUAL: Final[str] = tomllib.loads(DEFAULT)["game"]
"""The game that a new house plays."""


def script_of(game: str) -> Script:
    """What is played of a game that a window can show. Raises `Fault` if there is no game."""
    scripts: dict[str, Script]
    scripts = import_module(f"{screen_folder(load(game).family)}.demo").SCRIPTS
    return scripts[game]
