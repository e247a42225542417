"""The House's own acts at a live table when time runs out (game-flow, bet-behind; I10).

The betting countdown, a Player who does not act, the five seconds that Players behind have, the
seat that is lost after one idle Round. Knows no clock: `now_s` is monotonic seconds, passed in.
It gives commands and changes nothing; they go to the table like others, so that a replay needs
no waiting.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from tablemgr.basics.money import ZERO
from tablemgr.rules.commands import Close, WalkAway
from tablemgr.rules.games.blackjack.commands import Double, Proceed, Split
from tablemgr.rules.games.blackjack.decisions import asked_at_split, doubling, turn_of
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import BlackjackPosition, Box
from tablemgr.rules.games.position import Phase
from tablemgr.rules.rulebook import Rulebook

ANSWER_S: Final = 5.0
"""How many seconds Players behind have to answer a Split or a Double Down (bet-behind)."""

Awaited: TypeAlias = tuple[str | int, ...]
"""What the table waits for; two equal values are one and the same wait."""


class Timing(Struct, frozen=True):
    """A studio's times, in seconds. Raises `ValueError` if one is not above zero."""

    countdown_s: float
    """From the opening to the close."""
    action_s: float
    """For a Player's decision, and for Insurance."""
    answer_s: float = ANSWER_S

    def __post_init__(self) -> None:
        if min(self.countdown_s, self.action_s, self.answer_s) <= 0:
            raise ValueError("a time at the table is more than zero seconds")


def keeps_time(rulebook: Rulebook) -> bool:
    """Say whether a game is played against the clock: if Players bet in front or behind."""
    return rulebook.betting.seats == "one-in-front-or-behind"


class Wait(Struct, frozen=True):
    """A wait of the table: what for, since when, and for how long."""

    awaited: Awaited
    since_s: float
    limit_s: float

    def left_s(self, now_s: float) -> float:
        """The seconds left, never below zero."""
        return max(0.0, self.limit_s - (now_s - self.since_s))


def watch(
    position: BlackjackPosition, timing: Timing, before: Wait | None, now_s: float
) -> Wait | None:
    """The wait that runs now: `before` while it is the same, else one that begins now.

    None if only cards or the House are awaited; an open case stops the time, and a new wait
    begins after it. A countdown that ends without an Initial Bet begins again (B17).
    """
    awaited, limit_s = _awaited(position, timing)
    if not awaited:
        return None
    if before is None or before.awaited != awaited:
        return Wait(awaited, now_s, limit_s)
    in_vain = position.phase is Phase.BETTING and not _has_initial_bet(position)
    if in_vain and not before.left_s(now_s):
        return Wait(awaited, now_s, limit_s)
    return before


def _has_initial_bet(position: BlackjackPosition) -> bool:
    return any(box.bets for box in position.boxes.values())


def _awaited(position: BlackjackPosition, timing: Timing) -> tuple[Awaited, float]:
    if position.phase is Phase.BETTING:
        return ("bets",), timing.countdown_s
    if position.phase is BlackjackPhase.INTERIM:
        insurable = position.dealer.cards[0].rank == "A"
        return ("insurance",), timing.action_s if insurable else 0.0
    turn = position.turn
    if position.phase is BlackjackPhase.SUBSEQUENT_DEAL and turn is not None:
        return ("turn", *turn, len(position.cards)), timing.action_s
    return (), 0.0


def due(
    position: BlackjackPosition, wait: Wait | None, now_s: float
) -> Close | Proceed | WalkAway | None:
    """Give what the House does now that the time is over: the close, `proceed`, or to play for a
    Player who does not act. None while there is time.

    `wait` is what `watch` gave last. The rules may still refuse the close (a box below its
    minimum).
    """
    if wait is None or wait.left_s(now_s) > 0:
        return None
    if position.phase is Phase.BETTING:
        return Close() if _has_initial_bet(position) else None
    if position.phase is BlackjackPhase.INTERIM:
        return Proceed()
    return WalkAway(position.turn.box) if position.turn is not None else None


class FollowQuestion(Struct, frozen=True):
    """The Seated Player has called for a Split or a Double Down: do the Players behind follow?"""

    called: Double | Split
    waiting: tuple[str, ...]
    since_s: float


def ask(position: BlackjackPosition, called: Double | Split, now_s: float) -> FollowQuestion:
    """Ask the Players behind in the Hand in turn. The table must allow what was called for."""
    turn = turn_of(position)
    assert turn is not None
    box: Box = position.boxes[called.box]
    hand = box.hands[turn.hand]
    shares = doubling(position, box, hand)
    asked = asked_at_split(box, hand) if isinstance(called, Split) else [s.player for s in shares]
    return FollowQuestion(called, tuple(player for player in asked if player != box.seat), now_s)


def silent(
    question: FollowQuestion, spoken: Collection[str], timing: Timing, now_s: float
) -> tuple[str, ...]:
    """The asked Players who are not among those who have `spoken`, once their time is over; until
    then nobody.
    """
    if now_s - question.since_s < timing.answer_s:
        return ()
    return tuple(player for player in question.waiting if player not in spoken)


def declined(called: Double | Split, players: Sequence[str]) -> Double | Split:
    """The Split or Double Down as it was called for, with these Players not following."""
    if isinstance(called, Split):
        return Split(called.box, tuple(players))
    return Double(called.box, tuple((player, ZERO) for player in players))


def _idle(box: Box) -> bool:
    """Say whether the House played the box and its Player had decided nothing."""
    silent = not box.surrendered and not box.insurance
    return box.walked_away and silent and not any(hand.acted for hand in box.hands)


def seats_after(position: BlackjackPosition, before: Mapping[int, str]) -> dict[int, str]:
    """Who keeps his seat for the next Round, by box; `before` are those who had one in this Round.

    A Player loses his seat by one Round without any action: no Bet, or no decision, so that the
    House had to play for him. After a Voided Round everybody keeps his seat.
    """
    sat = {number: box.seat for number, box in position.boxes.items() if box.seat is not None}
    if position.phase is Phase.VOID:
        return {**before, **sat}
    return {number: player for number, player in sat.items() if not _idle(position.boxes[number])}


def seats_kept(rounds: Iterable[BlackjackPosition]) -> dict[int, str]:
    """Who keeps his seat after these Rounds, by box. `rounds` has the newest first; it is read only
    as far back as the latest Round that was not cancelled. Empty if there are no Rounds.
    """
    cancelled: list[BlackjackPosition] = []
    kept: dict[int, str] = {}
    for position in rounds:
        if position.phase is not Phase.VOID:
            kept = seats_after(position, {})
            break
        cancelled.append(position)
    for position in reversed(cancelled):
        kept = seats_after(position, kept)
    return kept
