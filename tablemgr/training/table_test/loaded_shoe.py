"""A loaded shoe: chance alone would hardly ever deal what is difficult.

Several shoes are shuffled from the seed, and the same Players play some Rounds from each; that shoe
is taken in which most kinds of settlement come three times.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from tablemgr.basics.cards import DECK, Card
from tablemgr.rules.commands import Close, Command, DealCard, Open, Settle
from tablemgr.rules.games.position import Phase
from tablemgr.rules.table import Table
from tablemgr.training.players.crowd import Crowd

ROUNDS: Final = 17
"""The least Rounds of a test."""
SHOES: Final = 8
"""How many shoes are tried."""
EACH: Final = 3
"""How often each kind of settlement is wanted."""
_MOST_ACTS: Final = 400


def loaded_shoe(table: Table, crowd: Crowd, seed: str, shoes: int = SHOES) -> tuple[Card, ...]:
    """The cards of a whole shoe, the first first; the same for the same seed and Players."""
    tried = [_shuffled(table.decks, f"{seed}/{number}") for number in range(max(1, shoes))]
    return max(tried, key=lambda cards: _worth(settlements(table, crowd, cards)))


def settlements(table: Table, crowd: Crowd, cards: tuple[Card, ...]) -> Counter[str]:
    """Count how often each kind of settlement comes in a test's Rounds, if nobody errs."""
    own, found, left = table.fresh(), Counter[str](), list(reversed(cards))
    for round_no in range(1, ROUNDS + 1):
        if own.decks == 1:  # the cards come back after each Round
            left = list(reversed(cards))
        if not _play(own, crowd, round_no, left):
            break
        found.update(f"{line.bet} {line.outcome.value}" for line in own.position.settlement)
    return found


def _worth(found: Counter[str]) -> int:
    return sum(min(count, EACH) for count in found.values())


def _shuffled(decks: int, seed: str) -> tuple[Card, ...]:
    cards = [card for card in DECK for _ in range(decks)]
    Random(seed).shuffle(cards)
    return tuple(cards)


def _play(table: Table, crowd: Crowd, round_no: int, left: list[Card]) -> bool:
    """Play a Round as the Players want; False if the shoe does not hold enough cards for it."""
    table.do(Open())
    for deed in crowd.bets(table, round_no):
        table.do(deed.command)
    if not table.can(Close()):
        return False
    table.do(Close())
    for _ in range(_MOST_ACTS):
        if table.position.phase is Phase.COMPLETE:
            return True
        command = _next(table, crowd, round_no, left)
        if command is None:
            return False
        table.do(command)
    return False


def _next(table: Table, crowd: Crowd, round_no: int, left: list[Card]) -> Command | None:
    if table.position.next_card is not None:
        return DealCard(left.pop()) if left else None
    if table.position.phase is Phase.SETTLEMENT:
        return Settle()
    for deed in crowd.signs(table, round_no):
        return deed.command
    allowed = [command for command, refusal in table.decisions() if refusal is None]
    # what moves the Round on is nobody's decision: it names no box
    allowed.sort(key=lambda command: hasattr(command, "box"))
    return next(iter(allowed), None)
