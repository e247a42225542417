"""The stages of a Baccarat Round besides those of every game."""

from __future__ import annotations

from tablemgr.rules.games.position import Stage


class BaccaratPhase(Stage):
    """From the close of the Bets to the settlement; the values are those of the record format."""

    DEAL = "deal"
