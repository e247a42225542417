"""The commands that are the same in every game: why each is refused, and what follows if not.

A family puts them together with its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from tablemgr.rules.commands import (
    Adjust,
    Back,
    Bet,
    Choose,
    Close,
    DealCard,
    Decide,
    First,
    FoundBet,
    FoundSide,
    Judge,
    Left,
    Open,
    Reconstruct,
    Report,
    Resume,
    Retract,
    Settle,
    Side,
    Void,
    WalkAway,
    Withdraw,
)
from tablemgr.rules.events import BetSettled, Event, RoundCompleted
from tablemgr.rules.games import betting, leaving
from tablemgr.rules.games.irregularities import adjusting, found_bets, remedies, retracting
from tablemgr.rules.games.irregularities.reporting import report_events, verify_report
from tablemgr.rules.games.position import BETWEEN_ROUNDS, AnyRound, Phase
from tablemgr.rules.rulebook import Reason

_SETTLEMENT = Phase.SETTLEMENT  # read once: reading an enum's member is slow


class Action(NamedTuple):
    """Of one command: `verify` says why it is not allowed, or None; `events` what follows."""

    verify: Callable[[Any, Any], Reason | None]
    events: Callable[[Any, Any], list[Event]]


SHARED: Final[dict[type[Any], Action]] = {
    Open: Action(betting.verify_open, betting.open_events),
    Bet: Action(betting.verify_bet, betting.bet_events),
    Side: Action(betting.verify_side, betting.side_events),
    Withdraw: Action(betting.verify_withdraw, betting.withdraw_events),
    Close: Action(betting.verify_close, betting.close_events),
    FoundBet: Action(found_bets.verify_found_bet, found_bets.found_bet_events),
    FoundSide: Action(found_bets.verify_found_side, found_bets.found_side_events),
    WalkAway: Action(leaving.verify_walk_away, leaving.walk_away_events),
    Left: Action(leaving.verify_left, leaving.left_events),
    Back: Action(leaving.verify_back, leaving.back_events),
}
"""The commands that are the same in every game."""


CASE: Final[dict[type[Any], Action]] = {
    Reconstruct: Action(remedies.verify_reconstruct, remedies.reconstruct_events),
    Choose: Action(remedies.verify_choose, remedies.choose_events),
    First: Action(remedies.verify_first, remedies.first_events),
    Resume: Action(remedies.verify_resume, remedies.resume_events),
    Void: Action(remedies.verify_void, remedies.void_events),
    Judge: Action(remedies.verify_judge, remedies.judge_events),
    Decide: Action(remedies.verify_decide, remedies.decide_events),
    Retract: Action(retracting.verify_retract, retracting.retract_events),
    Adjust: Action(adjusting.verify_adjust, adjusting.adjust_events),
}
"""The commands that resolve a case or move money by a decision: the same in every game."""

IN_A_CASE: Final = frozenset({DealCard, Report, WalkAway, Left, Back, *CASE})
"""The commands that are allowed while a case is open; no other is."""


def report_and_settle(
    established: Callable[[Any], bool],
    final_lines: Callable[[Any], Sequence[BetSettled]],
    verify: Callable[[Any, Settle], Reason | None] | None = None,
) -> dict[type[Any], Action]:
    """`irregularity` and `settle` of a family: what it knows of a Bet that is decided (I3), and the
    lines of its Final Settlement. `verify` says why it can't be made now, if not as in every game.
    """

    def reported(position: AnyRound, command: Report) -> list[Event]:
        return report_events(position, command, established=established(position))

    def settled(position: AnyRound, _: Settle) -> list[Event]:
        return [*final_lines(position), RoundCompleted()]

    return {
        Report: Action(verify_report, reported),
        Settle: Action(verify or verify_settle, settled),
    }


def verify_settle(position: AnyRound, _: Settle) -> Reason | None:
    """Once every Hand and the Dealer's are complete (3.24; Si Ki Pi 3.22)."""
    if position.phase is _SETTLEMENT:
        return None
    idle = position.phase in BETWEEN_ROUNDS
    return Reason("not-open" if idle else "settle-too-soon")
