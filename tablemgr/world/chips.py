"""Adds up, for each Player, the chips that move in a Round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Final

from tablemgr.rules.commands import Command, GoesOn, Open, is_inferred
from tablemgr.rules.events import Event
from tablemgr.rules.games.position import Phase
from tablemgr.rules.table import Table
from tablemgr.service.movements.move import ChipMoves, MoveKind
from tablemgr.service.movements.round import Movements
from tablemgr.world.so_far import PlayedSoFar, Saying

_FOR_THE_PLAYER: Final = {
    MoveKind.PAY: 1,
    MoveKind.GIVE_BACK_TAKEN: 1,
    MoveKind.PUT_BACK: 1,
    MoveKind.TAKE: -1,
    MoveKind.RECOVER: -1,
    MoveKind.RECOVER_BET: -1,
    MoveKind.GIVE_BACK: 0,
    MoveKind.LAY_AGAIN: 0,
    MoveKind.NOTHING: 0,
}
"""By the kind of a movement, what it adds to what its Player has won."""
_MOST_ROWS: Final = 500


def what_moves_is_the_net(so_far: PlayedSoFar, dice: Random) -> Iterator[str]:
    """Once all that is due has moved, the chips come to what each Player has won or lost.

    What is due moves row by row whenever the Dealer pleases, or when he goes on.
    """
    if so_far.table.position.phase not in (Phase.COMPLETE, Phase.VOID):
        return
    table, movements = moved_by(so_far.sayings_taken(), so_far.begun_again().table, dice)
    for _ in range(_MOST_ROWS):
        rows = movements.due(table)
        if not rows:
            break
        movements.tick(rows[0].moves)
    else:
        yield "there is always something more to move"
    moved = come_to(movements.done)
    for player, net in table.position.net().items():
        if moved[player] != int(net):
            yield f"{player} nets {net}, and {moved[player]} cents have moved"


def moved_by(said: Iterable[Saying], table: Table, dice: Random) -> tuple[Table, Movements]:
    """The Round after this, and its movements, some of which the Dealer ticks off as he plays."""
    movements = Movements()
    for saying in said:
        command = saying.command
        if isinstance(command, Open):
            movements = Movements()
        events = table.decide(command, saying.role)
        moved = said_to_move(movements, table, command, events)
        movements.before_fold(table, command, events, moved)
        table.apply(events, command)
        movements.after_fold(table)
        due = movements.due(table)
        if due and dice.random() < 0.3:
            movements.tick(dice.choice(due).moves)
    return table, movements


def said_to_move(
    movements: Movements, table: Table, command: Command, events: list[Event]
) -> Sequence[ChipMoves]:
    """List which chips the Dealer says to have moved by the command, before it counts. None by a
    card that was taken to say that play goes on: they stay due (5.16; ruling I12).
    """
    if isinstance(command, GoesOn) and is_inferred(command):
        return ()
    return movements.implied_moves(table, command, events)


def come_to(done: Iterable[ChipMoves]) -> Counter[str]:
    """Add these movements up in cents, by Player."""
    sums: Counter[str] = Counter()
    for moves in done:
        for move in moves:
            sums[move.player] += _FOR_THE_PLAYER[move.kind] * int(move.amount)
    return sums
