"""The stakes of a settled Round, as they were first laid: by Player, and added up by Bet; and what
the Bets are called.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from msgspec import Struct

from tablemgr.basics.messages import Message
from tablemgr.basics.money import Money
from tablemgr.rules.games.families import Position, family_of
from tablemgr.rules.games.lines import ADJUSTMENT, INITIAL
from tablemgr.rules.rulebook import games, load


class LaidStake(Struct, frozen=True):
    """A Player's stake on one Bet, as it was first laid."""

    player: str
    bet: str
    stake: Money
    box: int


def laid_in(position: Position) -> tuple[LaidStake, ...]:
    """Each stake of a settled Round, as it was first laid."""
    found: list[LaidStake] = []
    for box in position.boxes.values():
        at = box.number
        found += [LaidStake(player, INITIAL, amount, at) for player, amount in box.bets.items()]
        found += [
            LaidStake(player, kind, amount, at) for (player, kind), amount in box.side_bets.items()
        ]
    for line in position.settlement:  # what was laid later, as Insurance
        if line.bet not in (INITIAL, ADJUSTMENT) and line.bet not in position.rulebook.side_bets:
            found.append(LaidStake(line.player, line.bet, line.stake, line.box))
    return tuple(each for each in found if each.stake)


def stakes_of(laid: Iterable[LaidStake]) -> dict[str, Money]:
    """Add up the stakes on each kind of Bet."""
    found: Counter[str] = Counter()
    for each in laid:
        found[each.bet] += each.stake
    return {name: Money(int(cents)) for name, cents in found.items()}


@cache
def bet_names(game: str) -> Mapping[str, Message]:
    """Give the names of a game's Bets; none if this program does not have the game."""
    if game not in games():
        return {}
    book = load(game)
    sides = {kind: book.bet_message(bet.name) for kind, bet in book.side_bets.items()}
    return {INITIAL: Message("slips", "Initial Bet"), **family_of(book).bet_names, **sides}
