"""The Dealer's next step where it is the same in every game. Gives a code of the guide."""

from __future__ import annotations

from typing import Final

from tablemgr.rules.games.betting import below_minimum
from tablemgr.rules.games.irregularities import guiding
from tablemgr.rules.games.position import AnyRound, Phase, Stage
from tablemgr.rules.guide import Step

_BY_PHASE: Final[dict[Stage, str]] = {
    Phase.IDLE: "open",
    Phase.BETTING: "take-bets",
    Phase.SETTLEMENT: "settle",
    Phase.COMPLETE: "open",
    Phase.VOID: "open",
}


def shared_step(position: AnyRound) -> Step | None:
    """Say what comes next between Rounds, while a case is open, while Bets are taken, and before
    the settlement. None in any other phase: there the family says it.
    """
    if position.phase is Phase.IRREGULARITY:
        return guiding.step(position)
    if position.phase is Phase.BETTING:
        short = below_minimum(position)
        if short is not None:
            return "below-minimum", short.values
    code = _BY_PHASE.get(position.phase)
    return None if code is None else (code, {})
