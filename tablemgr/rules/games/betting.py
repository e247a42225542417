"""Placing, changing and withdrawing Bets, until the close: the same in every game.

Rulings L1 (limits), L3 (side Bets), L4 (Under and Over 13), L5 (withdrawing), L6 (boxes and seats)
and B17 (who decides). For each command: `verify_…` gives the reason why not, `…_events` what
follows from it; `folding` has what that changes in a position.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.commands import Bet, Close, Open, Side, Withdraw
from tablemgr.rules.events import (
    BetGivenBack,
    BetPlaced,
    BetsClosed,
    Event,
    RoundOpened,
    SideBetPlaced,
)
from tablemgr.rules.games.betting_box import BettingBox
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.position import BETWEEN_ROUNDS, AnyRound, Phase
from tablemgr.rules.rulebook import Reason
from tablemgr.rules.rulebook.model import SideBet

_BETTING = Phase.BETTING  # read once: reading an enum's member is slow
_EMPTY: Final = BettingBox(0)
"""Stands for every box on which no Bet has lain yet; it is only read."""


def verify_open(position: AnyRound, _: Open) -> Reason | None:
    """1.24: a Round of play opens when no other is under way."""
    return None if position.phase in BETWEEN_ROUNDS else Reason("already-open")


def open_events(_: AnyRound, __: Open) -> list[Event]:
    """The Round opens."""
    return [RoundOpened()]


def closed(position: AnyRound) -> Reason | None:
    """Why no Bet can be placed, changed or withdrawn now (5.8, 3.3), or None."""
    if position.phase is _BETTING:
        return None
    if position.phase in BETWEEN_ROUNDS:
        return Reason("not-open")
    return Reason("bets-closed")


def _keeps_seat(position: AnyRound, command: Bet) -> bool:
    """Say whether the Bet is the Seated Player's: it says so, or he sits at the box already."""
    box = position.boxes.get(command.box)
    return command.seated or (box is not None and box.seat == command.player)


def verify_bet(position: AnyRound, command: Bet) -> Reason | None:
    """An Initial Bet: is the seat his (L6, B17), is it within the box's maximum (5.1, L1)?"""
    late = closed(position)
    if late is not None:
        return late
    box = position.boxes.get(command.box, _EMPTY)
    return _seat_reason(position, box, command) or _limit_reason(position, box, command)


def _seat_reason(position: AnyRound, box: BettingBox, command: Bet) -> Reason | None:
    if command.seated and box.seat not in (None, command.player):
        return Reason("box-has-its-seat", box=command.box, player=box.seat)
    if position.rulebook.betting.seats == "one-in-front-or-behind":
        return _front_or_behind_reason(position, box, command)
    return _sits_elsewhere(position, box, command) if command.seated else None


def _sits_elsewhere(position: AnyRound, box: BettingBox, command: Bet) -> Reason | None:
    """L6: a Player sits at one box at most."""
    for other in position.boxes.values():
        if other is not box and other.seat == command.player:
            return Reason("player-sits-elsewhere", player=command.player, box=other.number)
    return None


def _front_or_behind_reason(position: AnyRound, box: BettingBox, command: Bet) -> Reason | None:
    """L6, live: a Player bets on one box in front or behind on any number, never both; and behind
    only where a Player is seated.
    """
    if not _keeps_seat(position, command):
        if box.seat is None:
            return Reason("seat-is-empty", box=command.box)
        return _sits_elsewhere(position, box, command)
    for other in position.boxes.values():
        if other is not box and command.player in other.bets:
            sits = other.seat == command.player
            code = "player-sits-elsewhere" if sits else "player-bets-behind"
            return Reason(code, player=command.player, box=other.number)
    return None


def _limit_reason(position: AnyRound, box: BettingBox, command: Bet) -> Reason | None:
    if position.limits.initial is not None:
        maximum = position.limits.initial[1]
        room = maximum - box.total + box.bets.get(command.player, ZERO)
        if command.amount > (maximum if _keeps_seat(position, command) else room):
            most = maximum if _keeps_seat(position, command) else max(room, ZERO)
            if most == ZERO:
                return Reason("box-full", box=command.box)
            return Reason("box-over-maximum", box=command.box, room=most)
    return None


def side_bet_cap(seat: str | None, bets: Mapping[str, Money], player: str) -> Money:
    """L4: the most that a capped side Bet may be: the Player's own Initial Bet, else the Seated
    Player's, else the highest on the box; 0 if there is none.
    """
    if player in bets:
        return bets[player]
    if seat is not None and seat in bets:
        return bets[seat]
    return max(bets.values(), default=ZERO)


def excess_back(
    position: AnyRound,
    box: BettingBox,
    bets: Mapping[str, Money],
    seat: str | None,
    back: Collection[tuple[str, str]] = (),
) -> list[Event]:
    """L4: what capped side Bets have too much goes back, with a notice of the amount.

    `bets` are the box's Initial Bets and `seat` its Seated Player, as they are from now on; `back`
    are the Bets, by Player and name, that go back whole in any case.
    """
    events: list[Event] = []
    for (player, kind), amount in box.side_bets.items():
        side = position.rulebook.side_bets[kind]
        gone = not bets or (player not in bets and _own_side_bets_follow(position))  # L5
        if side.up_to_initial_bet is None or gone or (player, kind) in back:
            continue
        excess = amount - side_bet_cap(seat, bets, player)
        if excess > ZERO:
            events += side_bet_back(position, box, (player, kind), excess)
    return events


def side_bet_back(
    position: AnyRound, box: BettingBox, key: tuple[str, str], excess: Money
) -> list[Event]:
    """L4: a part of a capped side Bet goes back, and the Dealer is told how much."""
    (player, kind), side = key, position.rulebook.side_bets[key[1]]
    notice = position.rulebook.notice(
        "side-bet-excess-back",
        side.up_to_initial_bet,
        box=box.number,
        player=player,
        bet=side.name,
        amount=excess,
    )
    return [BetGivenBack(box.number, player, kind, excess), notice]


def bet_events(position: AnyRound, command: Bet) -> list[Event]:
    """The Bet is placed; what a Seated Player's Bet displaces goes back first (5.1, L1)."""
    seated = _keeps_seat(position, command)
    placed = BetPlaced(command.box, command.player, command.amount, seated)
    box = position.boxes.get(command.box)
    if box is None:
        return [placed]
    left = {**box.bets, command.player: command.amount}
    events: list[Event] = []
    if seated and position.limits.initial is not None:
        events = _displaced(position, box, command, left)
    seat = command.player if seated else box.seat
    return [*events, placed, *excess_back(position, box, left, seat)]


def _displaced(
    position: AnyRound, box: BettingBox, command: Bet, left: dict[str, Money]
) -> list[Event]:
    """Give back Standing Players' Bets, the last placed first, until the box holds its maximum.

    `left` is what lies on the box with the new Bet; what goes back is subtracted from it.
    """
    assert position.limits.initial is not None
    excess = sum(left.values(), ZERO) - position.limits.initial[1]
    events: list[Event] = []
    for player in reversed(box.bets):
        if excess <= ZERO:
            break
        if player == command.player:
            continue
        back = min(excess, box.bets[player])
        excess = excess - back
        left[player] = left[player] - back
        events.append(BetGivenBack(box.number, player, INITIAL, back))
        events.append(
            position.rulebook.flag("bet-displaced", box=box.number, player=player, amount=back)
        )
        if not left[player]:
            del left[player]
            events += _own_side_bets_back(position, box, player)
    return events


def _own_side_bets_follow(position: AnyRound) -> bool:
    return bool(position.rulebook.betting.initial_bet_withdrawn == "own-side-bets-follow")


def _own_side_bets_back(position: AnyRound, box: BettingBox, player: str) -> list[Event]:
    """L5, V4 and live: a Player's side Bets go back with his Initial Bet."""
    if not _own_side_bets_follow(position):
        return []
    return [
        event
        for (who, kind), amount in box.side_bets.items()
        if who == player
        for event in _back_too(position, box, who, kind, amount)
    ]


def _back_too(
    position: AnyRound, box: BettingBox, player: str, name: str, amount: Money
) -> list[Event]:
    """A Bet that goes back with another one, named with its amount (L1, L5)."""
    bet = "Initial Bet" if name == INITIAL else position.rulebook.side_bets[name].name
    values = {"box": box.number, "player": player, "bet": bet, "amount": amount}
    notice = position.rulebook.notice("goes-back-too", **values)
    return [BetGivenBack(box.number, player, name, amount), notice]


def verify_side(position: AnyRound, command: Side) -> Reason | None:
    """A side Bet: what it needs (L3), its limits (L1), the Initial Bet that bounds it (L4)."""
    late = closed(position)
    if late is not None:
        return late
    side = position.rulebook.side_bets[command.kind]
    box = position.boxes.get(command.box, _EMPTY)
    return _side_lacks(position, command, side, box) or _side_out_of_bounds(
        position, command, side, box
    )


def _side_lacks(position: AnyRound, command: Side, side: SideBet, box: BettingBox) -> Reason | None:
    """L3: the Initial Bet that the side Bet needs is missing."""
    if side.needs == "initial-bet-on-box" and not box.bets:
        return Reason(
            "needs-initial-bet-on-box", side.needs_paragraph, box=command.box, bet=side.name
        )
    if side.needs == "own-initial-bet" and command.player not in box.bets:
        return Reason(
            "needs-own-initial-bet",
            side.needs_paragraph,
            box=command.box,
            player=command.player,
            bet=side.name,
        )
    if side.needs == "initial-bet-anywhere" and not any(b.bets for b in position.boxes.values()):
        return Reason("needs-initial-bet-anywhere", side.needs_paragraph, bet=side.name)
    return None


def _side_out_of_bounds(
    position: AnyRound, command: Side, side: SideBet, box: BettingBox
) -> Reason | None:
    """L1, L4: more or less than the table takes, or more than the Initial Bet allows."""
    cited, most = side.up_to_initial_bet, None
    if cited is not None:
        most = side_bet_cap(box.seat, box.bets, command.player)
    if most is not None and position.limits.side is not None and most < position.limits.side[0]:
        minimum = position.limits.side[0]
        return Reason(
            "side-bet-not-within-initial-bet", cited, bet=side.name, minimum=minimum, most=most
        )
    reason = side_limit_reason(position, command.amount, side.name, most)
    if reason is None and most is not None and command.amount > most:
        return Reason("side-bet-exceeds-initial-bet", cited, bet=side.name, most=most)
    return reason


def side_limit_reason(
    position: AnyRound, amount: Money, bet: str, most: Money | None = None
) -> Reason | None:
    """L1: more or less than the table takes of a Bet for each Player. It names both bounds, the
    upper one as the Initial Bet (`most`) leaves it.
    """
    if position.limits.side is None:
        return None
    minimum, maximum = position.limits.side
    bounds: dict[str, Any] = {
        "minimum": minimum,
        "maximum": maximum if most is None else min(most, maximum),
    }
    if amount > maximum:
        return Reason("side-bet-over-maximum", bet=bet, **bounds)
    return Reason("side-bet-under-minimum", bet=bet, **bounds) if amount < minimum else None


def side_events(_: AnyRound, command: Side) -> list[Event]:
    """The side Bet is placed."""
    return [SideBetPlaced(command.box, command.player, command.kind, command.amount)]


def verify_withdraw(position: AnyRound, command: Withdraw) -> Reason | None:
    """A Bet can be taken back until the close, if it is there."""
    late = closed(position)
    if late is not None:
        return late
    box = position.boxes.get(command.box, _EMPTY)
    missing = Reason("no-such-bet", box=command.box, player=command.player)
    if command.kind is not None:
        return None if (command.player, command.kind) in box.side_bets else missing
    return None if command.player in box.bets else missing


def withdraw_events(position: AnyRound, command: Withdraw) -> list[Event]:
    """Give back the Bet, and with an Initial Bet the side Bets that need it (L5).

    Live: if it is the Seated Player's, the Bets behind him go back too: the seat is empty (L6).
    """
    box = position.boxes[command.box]
    if command.kind is not None:
        amount = box.side_bets[command.player, command.kind]
        return [BetGivenBack(command.box, command.player, command.kind, amount)]
    goes = [command.player]
    events: list[Event] = [
        BetGivenBack(command.box, command.player, INITIAL, box.bets[command.player])
    ]
    if position.rulebook.betting.seats == "one-in-front-or-behind" and command.player == box.seat:
        behind = [player for player in box.bets if player != command.player]  # L6, live
        goes += behind
        for player in behind:
            events += _back_too(position, box, player, INITIAL, box.bets[player])
    left = {player: bet for player, bet in box.bets.items() if player not in goes}
    if left:
        seat = None if box.seat in goes else box.seat
        events += _own_side_bets_back(position, box, command.player)
        return events + excess_back(position, box, left, seat)
    for (player, kind), amount in box.side_bets.items():
        events += _back_too(position, box, player, kind, amount)
    return events


def verify_close(position: AnyRound, _: Close) -> Reason | None:
    """3.10; B17: somebody must have bet; 5.2: every box must reach its minimum."""
    late = closed(position)
    if late is not None:
        return late
    if not any(box.bets for box in position.boxes.values()):
        return Reason("no-initial-bets")
    return below_minimum(position)


def below_minimum(position: AnyRound) -> Reason | None:
    """5.2: the first box on which a sum of Bets that has a minimum does not reach it, or None."""
    if position.limits.initial is None:
        return None
    for number in sorted(position.boxes):
        for kind, bets in position.limited_bets(position.boxes[number]):
            missing = position.limits.initial[0] - sum(bets.values(), ZERO)
            if bets and missing > ZERO:
                bet = {"bet": position.rulebook.side_bets[kind].name} if kind else {}
                return Reason("box-under-minimum", box=number, missing=missing, **bet)
    return None


def close_events(_: AnyRound, __: Close) -> list[Event]:
    """No more Bets."""
    return [BetsClosed()]
