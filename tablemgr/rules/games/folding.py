"""Folds the events that change a position in the same way in every game. Decides nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

from tablemgr.basics.money import Money
from tablemgr.rules.events import (
    BetGivenBack,
    BetPlaced,
    BetsClosed,
    CardDiscarded,
    Flagged,
    FlagReplaced,
    Noted,
    RoundCompleted,
    RoundOpened,
    SideBetPlaced,
)
from tablemgr.rules.games import cards_read
from tablemgr.rules.games.irregularities.fold import FOLD
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.position import AnyRound, Phase

_Key = TypeVar("_Key")

# Read once: reading an enum's member is slow.
_BETTING, _COMPLETE = Phase.BETTING, Phase.COMPLETE


def _opened(position: AnyRound, _: RoundOpened) -> None:
    """Bets may be placed."""
    position.phase = _BETTING


def _bet(position: AnyRound, event: BetPlaced) -> None:
    """An Initial Bet is placed; if it replaces another, it keeps that one's place in the order."""
    box = position.box_at(event.box)
    box.bets[event.player] = event.amount
    if event.seated:
        box.seat, box.sits = event.player, True


def _side_bet(position: AnyRound, event: SideBetPlaced) -> None:
    """A side Bet is placed."""
    position.box_at(event.box).side_bets[event.player, event.kind] = event.amount


def _given_back(position: AnyRound, event: BetGivenBack) -> None:
    """A Bet, or a part of it, is gone; with a whole Initial Bet the seat is free."""
    box = position.boxes[event.box]
    if event.bet == INITIAL:
        _reduce(box.bets, event.player, event.amount)
        if box.seat == event.player and event.player not in box.bets:
            box.seat, box.sits = None, False
    else:
        _reduce(box.side_bets, (event.player, event.bet), event.amount)


def _reduce(bets: dict[_Key, Money], key: _Key, amount: Money) -> None:
    left = bets[key] - amount
    if left:
        bets[key] = left
    else:
        del bets[key]


def apply_closed(position: AnyRound, __: BetsClosed) -> None:
    """Who decides on each box is fixed (B17), and who has a Bet is in the Round's net result."""
    for box in position.boxes.values():
        box.seat, box.seat_fixed = box.decider, bool(box.bets)
        for player in box.bets:
            position.note_player(player)
        for player, _ in box.side_bets:
            position.note_player(player)


def _flagged(position: AnyRound, event: Flagged) -> None:
    """The flag of an irregularity is kept."""
    position.flags.append(event)


def _flag_replaced(position: AnyRound, event: FlagReplaced) -> None:
    """The latest flag of that text reads otherwise. A Round derived again has none: it keeps those
    of before.
    """
    for index in reversed(range(len(position.flags))):
        if position.flags[index].text == event.was:
            position.flags[index] = Flagged(event.paragraph, event.code, event.text)
            return


def _completed(position: AnyRound, _: RoundCompleted) -> None:
    position.phase = _COMPLETE


def _noted(position: AnyRound, event: Noted) -> None:
    position.notes.append(event)


Fold: TypeAlias = dict[type[Any], Callable[[Any, Any], None]]
"""By the type of an event, what it changes in a position."""

SHARED_FOLD: Final[Fold] = {
    **FOLD,
    RoundOpened: _opened,
    BetPlaced: _bet,
    SideBetPlaced: _side_bet,
    BetGivenBack: _given_back,
    Flagged: _flagged,
    FlagReplaced: _flag_replaced,
    Noted: _noted,
    CardDiscarded: cards_read.apply_discarded,
    RoundCompleted: _completed,
}
"""The events that every family folds alike; a family adds its own and extends some of these."""
