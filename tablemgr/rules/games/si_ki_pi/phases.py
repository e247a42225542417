"""The stages of a Si Ki Pi Round besides those of every game."""

from __future__ import annotations

from tablemgr.rules.games.position import Stage


class SiKiPiPhase(Stage):
    """From the close of the Bets to the settlement; the values are those of the record format."""

    DEAL = "deal"
    SETTING = "setting"

    @property
    def goes_by_with(self) -> str:
        return "decisions" if self is SiKiPiPhase.SETTING else "deal"
