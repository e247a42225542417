"""Bets that lay on the layout at the close and that nobody had noticed (5.14; rulings L2 to L4).

They are accepted from the close to the first card. If a box then holds more than its maximum, its
Bets count pro rata (5.1.1, 5.1.2). That is worked out once, when the first card comes.
"""

from __future__ import annotations

from typing import Final

from tablemgr.basics.money import ZERO, Money, apportion
from tablemgr.rules.commands import FoundBet, FoundSide
from tablemgr.rules.events import BetFound, BetReduced, Event, Outcome, SideBetFound
from tablemgr.rules.games.betting import excess_back, side_bet_back, side_bet_cap
from tablemgr.rules.games.betting_box import BettingBox
from tablemgr.rules.games.position import BETWEEN_ROUNDS, AnyRound, Phase
from tablemgr.rules.rulebook import Reason

_NOT_YET: Final = (Phase.BETTING, *BETWEEN_ROUNDS)


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
    bet, book = command.bet, position.rulebook
    box = position.boxes.get(bet.box) or BettingBox(bet.box)
    bets = {**position.bets_left(box), bet.player: bet.amount}
    minimum = ZERO if position.limits.initial is None else position.limits.initial[0]
    enough = sum(bets.values(), ZERO) >= minimum
    code = "bet-found" if enough else "bet-found-below-minimum"
    return [
        BetFound(bet.box, bet.player, bet.amount, bet.seated),
        book.flag(code, box=bet.box, player=bet.player),
        *excess_back(position, box, bets, bet.player if bet.seated else box.seat),
    ]


def found_side_events(position: AnyRound, command: FoundSide) -> list[Event]:
    """The side Bet counts as placed, or goes back if what it needs is not there (5.15).

    L4: if it may not exceed the Initial Bet it counts up to that, and the rest goes back.
    """
    bet, book = command.side, position.rulebook
    side = book.side_bets[bet.kind]
    box = position.boxes.get(bet.box) or BettingBox(bet.box)
    bets = position.bets_left(box)
    holds = {
        "initial-bet-on-box": bool(bets),
        "own-initial-bet": bet.player in bets,
        "initial-bet-anywhere": any(position.bets_left(b) for b in position.boxes.values()),
        "nothing": True,
    }[side.needs]
    placed = SideBetFound(bet.box, bet.player, bet.kind, bet.amount, counts=holds)
    if not holds:
        values = {"box": bet.box, "player": bet.player, "bet": side.name}
        return [placed, book.flag("side-bet-found-void", **values)]
    events: list[Event] = [placed, book.flag("bet-found", box=bet.box, player=bet.player)]
    excess = bet.amount - side_bet_cap(box.seat, bets, bet.player)
    if side.up_to_initial_bet is not None and excess > ZERO:
        events += side_bet_back(position, box, (bet.player, bet.kind), excess)
    return events


def first_card_events(position: AnyRound) -> list[Event]:
    """5.1.1, 5.1.2, L2: what of each Bet counts on every box that holds more than its maximum.

    Nothing if the Round has had its first card, wherever that went.
    """
    limits = position.limits.initial
    if position.cards or not position.has_found_bets or limits is None:
        return []
    events: list[Event] = []
    for number in sorted(position.boxes):
        box = position.boxes[number]
        for kind, bets in position.limited_bets(box):
            if sum(bets.values(), ZERO) > limits[1]:
                events += _reduced(position, box, kind, bets)
    return events


def _reduced(position: AnyRound, box: BettingBox, kind: str, bets: dict[str, Money]) -> list[Event]:
    """What of each Bet counts on one box. A Bet that an option gave back is not in its sum."""
    assert position.limits.initial is not None
    book, (minimum, maximum) = position.rulebook, position.limits.initial
    events: list[Event] = [book.flag("bets-pro-rata", box=box.number, maximum=maximum)]
    counted = dict(bets)
    shares = apportion(maximum, [int(bet) for bet in bets.values()])
    for (player, bet), share in zip(bets.items(), shares, strict=True):
        if bet < minimum:  # 5.1.2
            events.append(book.flag("bet-counts-in-full", box=box.number, player=player))
            continue
        counts = max(share, minimum)
        if counts < bet:
            counted[player] = counts
            who = {"box": box.number, "player": player}
            events.append(BetReduced(box.number, player, counts, kind))
            events.append(book.notice("bet-reduced", **who, counts=counts, amount=bet - counts))
    return events if kind else events + excess_back(position, box, counted, box.seat)
