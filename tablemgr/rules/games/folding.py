"""What each event changes in a position, if that is the same in every game. Decides nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from tablemgr.rules.events import (
    BetGivenBack,
    BetPlaced,
    CardDiscarded,
    CardNotDue,
    Flagged,
    Noted,
    RoundCompleted,
    RoundOpened,
    SideBetPlaced,
)
from tablemgr.rules.games import betting, cards_read
from tablemgr.rules.games.irregularities.fold import FOLD
from tablemgr.rules.games.position import AnyRound, Phase

_COMPLETE = Phase.COMPLETE  # read once: reading an enum's member is slow


def _completed(position: AnyRound, _: RoundCompleted) -> None:
    position.phase = _COMPLETE


def _noted(position: AnyRound, event: Noted) -> None:
    position.notes.append(event)


Fold: TypeAlias = dict[type[Any], Callable[[Any, Any], None]]
"""By the type of an event, what it changes in a position."""

SHARED_FOLD: Final[Fold] = {
    **FOLD,
    RoundOpened: betting.apply_opened,
    BetPlaced: betting.apply_bet,
    SideBetPlaced: betting.apply_side_bet,
    BetGivenBack: betting.apply_given_back,
    Flagged: betting.apply_flag,
    Noted: _noted,
    CardNotDue: cards_read.apply_not_due,
    CardDiscarded: cards_read.apply_discarded,
    RoundCompleted: _completed,
}
"""The events that every family folds alike; a family adds its own and extends some of these."""
