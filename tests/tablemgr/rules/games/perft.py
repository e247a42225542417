"""Perft: every way in which one Round can be played from a fixed shoe, counted.

The Players and the Dealer take every decision that the rules allow, one after the other; cards
come from the shoe wherever one is due. Counts by the number of decisions, so that the first line
that moves says how deep a change of the rules lies.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tablemgr.basics.cards import DECK, Card, cards
from tablemgr.rules.commands import Command, DealCard, Settle, parse
from tablemgr.rules.games.position import Phase
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table


@dataclass(slots=True)
class Counts:
    """What was found: by number of decisions, how many Rounds were complete and how many went on;
    and the sum of what all Players won in all complete Rounds, in cents."""

    complete: list[int] = field(default_factory=list)
    going_on: list[int] = field(default_factory=list)
    net: int = 0


def shuffled(decks: int, seed: int, first: str) -> list[Card]:
    """A shoe: the cards that `first` names, then the rest as the seed has it."""
    opening = cards(first)
    rest = list(DECK) * decks
    for card in opening:
        rest.remove(card)
    random.Random(seed).shuffle(rest)
    return [*opening, *rest]


@dataclass(frozen=True, slots=True)
class Start:
    """What is the same in all the Rounds that are counted."""

    game: str
    decks: int
    bets: tuple[str, ...]
    """Lines of a round record."""
    shoe: Sequence[Card]
    dealing: str | None = None

    def table(self, decided: Sequence[Command]) -> Table:
        """A table of its own at the next decision after these."""
        table = Table(load(self.game), decks=self.decks, dealing=self.dealing)
        left = iter(self.shoe)
        for line in ("open", *self.bets, "close"):
            for command in parse(line, table.vocabulary):
                table.do(command)
        _deal(table, left)
        for command in decided:
            table.do(command)
            _deal(table, left)
        return table


def perft(start: Start, depth: int) -> Counts:
    """Count the Rounds of up to `depth` decisions."""
    counts = Counts([0] * (depth + 1), [0] * (depth + 1))
    _count(start, (), depth, counts)
    return counts


def _count(start: Start, decided: tuple[Command, ...], depth: int, counts: Counts) -> None:
    table, made = start.table(decided), len(decided)
    if table.position.phase is Phase.COMPLETE:
        counts.complete[made] += 1
        counts.net += sum(int(net) for net in table.position.net().values())
        return
    counts.going_on[made] += 1
    if made == depth:
        return
    allowed = [command for command, refusal in table.decisions() if refusal is None]
    assert allowed, "a Round that waits for no decision is complete"
    for command in allowed:
        _count(start, (*decided, command), depth, counts)


def _deal(table: Table, left: Iterator[Card]) -> None:
    """Cards as long as one is due, and the settlement if nothing else is left."""
    while table.position.next_card is not None:
        table.do(DealCard(next(left)))
    if table.position.phase is Phase.SETTLEMENT:
        table.do(Settle())
