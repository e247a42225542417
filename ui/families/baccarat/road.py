"""The result of a Round as a bead of the bead road. Knows no widget."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tablemgr.rules.games.baccarat.position import BaccaratPosition
from tablemgr.rules.games.baccarat.rulebook import BANKER, PLAYER
from tablemgr.rules.games.baccarat.settling import winner
from ui.views.players import Bead, BeadColour

translate = QCoreApplication.translate


def names() -> tuple[str, ...]:
    """The results that are counted: Banker, Player, Tie, and the two pairs, in that order."""
    return (
        translate("baccarat", "Banker"),
        translate("baccarat", "Player"),
        translate("baccarat", "Tie"),
        translate("baccarat", "Player Pair"),
        translate("baccarat", "Banker Pair"),
    )


def bead(position: BaccaratPosition) -> Bead | None:
    """The Round's bead; None if not all of its cards were drawn."""
    hands = (position.player, position.banker)
    if any(len(cards) < 2 for cards in hands):
        return None
    banker, player, tie, *_ = names()
    pairs = (hands[0][0].rank == hands[0][1].rank, hands[1][0].rank == hands[1][1].rank)
    won_by = winner(*hands)
    if won_by == BANKER:
        return Bead(translate("baccarat", "B"), banker, BeadColour.SECOND, pairs)
    if won_by == PLAYER:
        return Bead(translate("baccarat", "P"), player, BeadColour.FIRST, pairs)
    return Bead(translate("baccarat", "T"), tie, BeadColour.NEITHER, pairs)
