"""Rounds in which something goes wrong, each at another moment: what is told to a table, in order.

Seeded. The table is told by whoever asks for the commands; nothing is judged here.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tablemgr.rules.commands import Command, MalformedError, Reopen, parse
from tablemgr.rules.games.position import Phase
from tablemgr.rules.table import Table
from tests.tablemgr.players import legal, table_of
from tests.tablemgr.rules.games.irregularities.test_money_in_cases import (
    REPORTS,
    remedies,
    troubles,
)

MOST_COMMANDS = 90
_OVER = (Phase.COMPLETE, Phase.VOID)


def troubled_table(game: str, seed: int) -> Table:
    """The table of that seed's Round."""
    return table_of(game, Random(seed))


def troubled_commands(table: Table, seed: int) -> Iterator[Command]:
    """The Round of that seed, command by command; what is refused is part of it.

    Its first trouble comes after so many commands as the seed says: of fifty seeds in a row some
    meet every phase, the Bets still open or the cards half dealt. Then whatever comes, comes.
    """
    random = Random(seed)
    first = 1 + seed % 25
    for number in range(MOST_COMMANDS):
        phase = table.position.phase
        if phase in _OVER:
            break
        if number == first:
            line: str | None = f"irregularity {random.choice(REPORTS)}"
        elif phase is Phase.IRREGULARITY:
            line = remedies(table, random)
        else:
            line = troubles(table, random)
        yield from (legal(table, random),) if line is None else read_line(table, line)
    if table.position.phase is Phase.COMPLETE and random.random() < 0.5:
        yield Reopen()
        yield from read_line(
            table, f"correct {random.randint(1, len(table.position.cards) or 1)} 5h"
        )
        yield from read_line(table, random.choice(("settle", "irregularity foreign-card")))


def read_line(table: Table, line: str) -> tuple[Command, ...]:
    """The line's commands; none if the game has no such word or box."""
    try:
        return parse(line, table.vocabulary)
    except MalformedError:
        return ()
