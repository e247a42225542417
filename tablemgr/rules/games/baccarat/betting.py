"""Placing, changing, withdrawing and finding Bets: each has a KIND (3.1 to 3.4; ruling P3).

For each command: `verify_…` gives the reason why not, `…_events` what follows from it.

The line of `bet` names the Bet's KIND.
"""

from __future__ import annotations

from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.commands import Bet, Close, Command, FoundBet, FoundSide, Side, Withdraw
from tablemgr.rules.commands.words import Words
from tablemgr.rules.events import (
    BetGivenBack,
    BetsClosed,
    Event,
    SideBetFound,
    SideBetPlaced,
)
from tablemgr.rules.games.baccarat.position import BaccaratPosition
from tablemgr.rules.games.betting import below_minimum, closed, side_limit_reason
from tablemgr.rules.games.betting_box import BettingBox
from tablemgr.rules.games.irregularities.found_bets import found_flag, verify_found_side
from tablemgr.rules.rulebook import Reason


def _sum(box: BettingBox, kind: str) -> Money:
    return sum((bet for (_, name), bet in box.side_bets.items() if name == kind), ZERO)


def verify_bet(position: BaccaratPosition, command: Bet) -> Reason | None:
    """3.2, 5.1: the box's maximum for the sum of the KIND, or the Player's own limits."""
    late = closed(position)
    if late is not None:
        return late
    bet = position.rulebook.side_bets[command.kind].name
    if command.kind in position.rulebook.box_limited:
        if position.limits.initial is None:
            return None
        box = position.boxes.get(command.box) or BettingBox(command.box)
        own = box.side_bets.get((command.player, command.kind), ZERO)
        room = position.limits.initial[1] - _sum(box, command.kind) + own
        if command.amount > room:
            if room <= ZERO:
                return Reason("box-full", box=command.box, bet=bet)
            return Reason("box-over-maximum", box=command.box, bet=bet, room=room)
        return None
    return side_limit_reason(position, command.amount, bet)


def bet_events(_: BaccaratPosition, command: Bet) -> list[Event]:
    """The Bet is placed."""
    return [SideBetPlaced(command.box, command.player, command.kind, command.amount)]


def _theirs(position: BaccaratPosition, command: Withdraw) -> list[tuple[str, Money]]:
    """The Player's Bets on the box that the command means, by KIND."""
    box = position.boxes.get(command.box) or BettingBox(command.box)
    return [
        (kind, bet)
        for (player, kind), bet in box.side_bets.items()
        if player == command.player and command.kind in (None, kind)
    ]


def verify_withdraw(position: BaccaratPosition, command: Withdraw) -> Reason | None:
    """5.8: a Bet can be taken back until the close, if it is there."""
    late = closed(position)
    if late is not None:
        return late
    if _theirs(position, command):
        return None
    return Reason("no-such-bet", box=command.box, player=command.player)


def withdraw_events(position: BaccaratPosition, command: Withdraw) -> list[Event]:
    """The Bet of that KIND goes back; without a KIND, all the Player's Bets on the box."""
    return [
        BetGivenBack(command.box, command.player, kind, bet)
        for kind, bet in _theirs(position, command)
    ]


def verify_close(position: BaccaratPosition, _: Close) -> Reason | None:
    """3.4: somebody must have bet; 5.2: the sum of each limited KIND must reach the minimum."""
    late = closed(position)
    if late is not None:
        return late
    if not position.open_bets():
        return Reason("no-initial-bets")
    return below_minimum(position)


def close_events(_: BaccaratPosition, __: Close) -> list[Event]:
    """No more Bets."""
    return [BetsClosed()]


def verify_found(position: BaccaratPosition, command: FoundBet) -> Reason | None:
    """5.14, L2: in time, and no less than was noticed."""
    bet = command.bet
    side = Side(bet.box, bet.player, bet.kind, bet.amount)
    return verify_found_side(position, FoundSide(side))


def found_events(position: BaccaratPosition, command: FoundBet) -> list[Event]:
    """The Bet counts as placed, even if the box is below its minimum (5.2.1)."""
    bet = command.bet
    placed = SideBetFound(bet.box, bet.player, bet.kind, bet.amount, counts=True)
    return [placed, found_flag(position, bet.box, bet.player, bet.kind, bet.amount)]


def read_bet(words: Words) -> tuple[Command, ...]:
    """`bet BOX PLAYER KIND AMOUNT`. Raises `MalformedError` if a word is wrong or missing."""
    box, player, kind = words.box(), words.player(), words.kind()
    command = Bet(box, player, words.amount(), kind=kind)
    words.end()
    return (command,)
