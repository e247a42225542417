"""The rulebooks of the blackjack games."""

from __future__ import annotations

from tablemgr.rules.games.blackjack.rulebook import BlackjackBook
from tablemgr.rules.rulebook import load


def book(game: str) -> BlackjackBook:
    found = load(game)
    assert isinstance(found, BlackjackBook)
    return found
