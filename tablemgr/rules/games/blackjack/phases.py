"""The stages of a blackjack Round besides those of every game."""

from __future__ import annotations

from tablemgr.rules.games.position import Stage


class BlackjackPhase(Stage):
    """From the close of the Bets to the settlement; the values are those of the record format."""

    INITIAL_DEAL = "initial-deal"
    INTERIM = "interim"
    SUBSEQUENT_DEAL = "subsequent-deal"
    DEALER = "dealer"

    @property
    def goes_by_with(self) -> str:
        names = {BlackjackPhase.INITIAL_DEAL: "deal", BlackjackPhase.DEALER: "Dealer"}
        return names.get(self, "decisions")
