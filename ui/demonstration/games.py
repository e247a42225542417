"""Finds the demonstration of a game; it is in its family's screen folder. Knows no Qt."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from tablemgr.basics.toml_text import parse_toml
from tablemgr.house.profile import DEFAULT
from tablemgr.rules.rulebook import load
from ui.demonstration.script import Script
from ui.presenter.families import screen_folder

USUAL_GAME: Final[str] = parse_toml(DEFAULT)["game"]
"""The game that a new house plays."""


def script_of(game: str) -> Script:
    """The script of a game that the window can show. Raises `Fault` if there is no such game."""
    scripts: dict[str, Script]
    scripts = import_module(f"{screen_folder(load(game).family)}.demo").SCRIPTS
    return scripts[game]
