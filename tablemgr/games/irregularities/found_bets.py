"""Bets that lay on the layout at the close and that nobody had noticed (5.14; rulings L2, L3).

Accepted from the close to the first card. Too much on a box counts pro rata (5.1.1, 5.1.2), worked
out once, when the first card comes.
"""

from __future__ import annotations

from tablemgr.commands import FoundBet, FoundSide
from tablemgr.events import BetFound, BetReduced, Event, SideBetFound
from tablemgr.games.lines import INITIAL
from tablemgr.games.position import AnyRound, BettingBox, Phase
from tablemgr.money import ZERO, Money, apportion
from tablemgr.rulebook import Reason


def verify_found(position: AnyRound, _: FoundBet | FoundSide) -> Reason | None:
    """L2: after the close, before the first card; not once an option gave an Initial Bet back."""
    settled = any(line.bet == INITIAL for line in position.settlement)
    if position.phase in (Phase.INITIAL_DEAL, Phase.DEAL) and not position.cards and not settled:
        return None
    return Reason("found-too-late")


def found_bet_events(position: AnyRound, command: FoundBet) -> list[Event]:
    """The Bet counts as placed; below the box's minimum it stands all the same (5.2.1)."""
    bet, book = command.bet, position.rulebook
    box = position.boxes.get(bet.box)
    others = ZERO if box is None else box.total - box.bets.get(bet.player, ZERO)
    minimum = ZERO if position.limits.initial is None else position.limits.initial[0]
    code = "bet-found" if others + bet.amount >= minimum else "bet-found-below-minimum"
    return [
        BetFound(bet.box, bet.player, bet.amount, bet.seated),
        book.flag(code, box=bet.box, player=bet.player),
    ]


def found_side_events(position: AnyRound, command: FoundSide) -> list[Event]:
    """The side Bet counts as placed, or goes back where what it needs is not there (5.15)."""
    bet, book = command.side, position.rulebook
    side = book.side_bets[bet.kind]
    box = position.boxes.get(bet.box)
    holds = {
        "initial-bet-on-box": box is not None and bool(box.bets),
        "own-initial-bet": box is not None and bet.player in box.bets,
        "initial-bet-anywhere": True,
    }[side.needs]
    placed = SideBetFound(bet.box, bet.player, bet.kind, bet.amount, counts=holds)
    if holds:
        return [placed, book.flag("bet-found", box=bet.box, player=bet.player)]
    values = {"box": bet.box, "player": bet.player, "bet": side.name}
    return [placed, book.flag("side-bet-found-void", **values)]


def pro_rata_events(position: AnyRound) -> list[Event]:
    """5.1.1, 5.1.2, L2: what of each Bet counts on every box that holds more than its maximum."""
    if position.limits.initial is None or not position.has_found_bets:
        return []
    events: list[Event] = []
    minimum, maximum = position.limits.initial
    left = position.open_bets()
    for number in sorted(position.boxes):
        box = position.boxes[number]
        bets = {bet.player: bet.stake for bet in left if (bet.box, bet.name) == (number, INITIAL)}
        if sum(bets.values(), ZERO) > maximum:
            events += _reduced(position, box, bets, (minimum, maximum))
    return events


def _reduced(
    position: AnyRound, box: BettingBox, bets: dict[str, Money], limits: tuple[Money, Money]
) -> list[Event]:
    """Of the Bets that are left on the box; what an option gave back is no part of its sum."""
    book, (minimum, maximum) = position.rulebook, limits
    events: list[Event] = [book.flag("bets-pro-rata", box=box.number, maximum=maximum)]
    shares = apportion(maximum, [int(bet) for bet in bets.values()])
    for (player, bet), share in zip(bets.items(), shares, strict=True):
        if bet < minimum:  # 5.1.2
            events.append(book.flag("bet-counts-in-full", box=box.number, player=player))
            continue
        counts = max(share, minimum)
        if counts < bet:
            events.append(BetReduced(box.number, player, counts))
    return events
