"""The approved games as data: one TOML a game, one wording a family, and what reads them."""

from tablemgr.rules.rulebook.loader import games, load, load_corrected, load_file
from tablemgr.rules.rulebook.model import Reason, Rulebook, SideBet

__all__ = ["Reason", "Rulebook", "SideBet", "games", "load", "load_corrected", "load_file"]
