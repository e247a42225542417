"""Bets that lay on the layout at the close and that nobody had noticed (5.14; rulings L2, L3, I22).

They are accepted from the close to the first card, in any order. What of them counts is judged
once, when that card comes, on all that was told by then: `judging` does so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.commands import FoundBet, FoundSide
from tablemgr.rules.events import BetFound, Event, Flagged, Outcome, SideBetFound
from tablemgr.rules.games.betting_box import BettingBox
from tablemgr.rules.games.position import BETWEEN_ROUNDS, AnyRound, Phase
from tablemgr.rules.rulebook import Reason

_NOT_YET: Final = (Phase.BETTING, *BETWEEN_ROUNDS)

InitialBets: TypeAlias = "Mapping[int, Mapping[str, Money]]"
"""The Initial Bets by box and Player."""


def _too_late(position: AnyRound, number: int, player: str) -> Reason | None:
    """L2: only between the close and the first card, and not from a Player who took his Bets on the
    box back (5.7). Live: never, as only the host takes Bets.
    """
    if not position.rulebook.betting.found_bets:
        return Reason("no-found-bets")
    if position.phase in _NOT_YET or position.cards or position.remembered.reopened:
        return Reason("found-too-late")
    for line in position.settlement:
        if (line.box, line.player, line.outcome) == (number, player, Outcome.RETURNED):
            return Reason("found-after-return", player=player, box=number)
    return None


def _less(player: str, box: int, bet: str, found: Money, noticed: Money) -> Reason | None:
    """5.8, L2: a found Bet is told as the whole sum on the layout, not less than was noticed."""
    if found >= noticed:
        return None
    return Reason("found-less-than-noticed", player=player, box=box, bet=bet, noticed=noticed)


def verify_found_bet(position: AnyRound, command: FoundBet) -> Reason | None:
    """L2: in time, no less than was noticed, and in nobody else's seat (1.26, L6)."""
    bet = command.bet
    late = _too_late(position, bet.box, bet.player)
    if late is not None:
        return late
    box = position.boxes.get(bet.box) or BettingBox(bet.box)
    if bet.seated and bet.player != box.seat and _sits(position, box):
        return Reason("box-has-its-seat", box=bet.box, player=box.seat)
    if bet.seated:
        for other in position.boxes.values():
            if other is not box and other.seat == bet.player and _sits(position, other):
                return Reason("player-sits-elsewhere", player=bet.player, box=other.number)
    noticed = box.bets.get(bet.player, ZERO)
    return _less(bet.player, bet.box, "Initial Bet", bet.amount, noticed)


def _sits(position: AnyRound, box: BettingBox) -> bool:
    """1.26: whether somebody sits at the box and still has his Bet on it."""
    return box.sits and box.seat in position.bets_left(box)


def verify_found_side(position: AnyRound, command: FoundSide) -> Reason | None:
    """L2: in time, and no less than was noticed."""
    side = command.side
    late = _too_late(position, side.box, side.player)
    if late is not None:
        return late
    box = position.boxes.get(side.box) or BettingBox(side.box)
    noticed = box.side_bets.get((side.player, side.kind), ZERO)
    name = position.rulebook.side_bets[side.kind].name
    return _less(side.player, side.box, name, side.amount, noticed)


def found_bet_events(position: AnyRound, command: FoundBet) -> list[Event]:
    """The Bet counts as placed, even if the box is below its minimum (5.2.1)."""
    bet = command.bet
    flag = found_flag(position, bet.box, bet.player, "", bet.amount)
    return [BetFound(bet.box, bet.player, bet.amount, bet.seated), flag]


def found_side_events(position: AnyRound, command: FoundSide) -> list[Event]:
    """The side Bet counts as placed until the first card comes; the flag says if an Initial Bet is
    missing (5.15).
    """
    bet = command.side
    initial = {box.number: position.bets_left(box) for box in position.boxes.values()}
    placed = SideBetFound(bet.box, bet.player, bet.kind, bet.amount, counts=True)
    return [placed, found_side_flag(position, bet.box, (bet.player, bet.kind), initial)]


def found_flag(
    position: AnyRound, number: int, player: str, kind: str, amount: Money | None = None
) -> Flagged:
    """The flag of a found Bet of a kind whose sum on the box has a minimum (empty: the Initial
    Bet), which stands also below it (5.2.1). `amount` is told now; None if the Bet lies there.
    """
    box = position.boxes.get(number) or BettingBox(number)
    minimum = ZERO if position.limits.initial is None else position.limits.initial[0]
    bets = dict(position.limited_bets(box)).get(kind)
    enough = True
    if bets is not None:
        laid = bets if amount is None else {**bets, player: amount}
        enough = sum(laid.values(), ZERO) >= minimum
    code = "bet-found" if enough else "bet-found-below-minimum"
    flag: Flagged = position.rulebook.flag(code, box=number, player=player)
    return flag


def found_side_flag(
    position: AnyRound, number: int, key: tuple[str, str], initial: InitialBets
) -> Flagged:
    """The flag of a found side Bet, by its Player and kind: 5.15 if it lacks its Initial Bet."""
    if lacks_initial_bet(position, number, key, initial):
        return missing_flag(position, number, key)
    flag: Flagged = position.rulebook.flag("bet-found", box=number, player=key[0])
    return flag


def missing_flag(position: AnyRound, number: int, key: tuple[str, str]) -> Flagged:
    """5.15: the flag of a found side Bet, by its Player and kind, without its Initial Bet."""
    player, kind = key
    values = {"box": number, "player": player, "bet": position.rulebook.side_bets[kind].name}
    flag: Flagged = position.rulebook.flag("side-bet-found-void", **values)
    return flag


def lacks_initial_bet(
    position: AnyRound, number: int, key: tuple[str, str], initial: InitialBets
) -> bool:
    """L3: whether the Initial Bet that a side Bet needs is missing among those by box."""
    player, kind = key
    on_box = initial.get(number, {})
    return not {
        "initial-bet-on-box": bool(on_box),
        "own-initial-bet": player in on_box,
        "initial-bet-anywhere": any(initial.values()),
        "nothing": True,
    }[position.rulebook.side_bets[kind].needs]
