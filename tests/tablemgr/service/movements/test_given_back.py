"""What goes back of one Bet for two reasons goes back in one row, which does not come again."""

from __future__ import annotations

from tablemgr.basics.money import Money
from tablemgr.rules.commands import parse
from tablemgr.rules.games.position import Limits
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.service.movements.move import MoveKind
from tablemgr.service.movements.round import Movements
from tests.tablemgr.memory_journal import session_of
from tests.tablemgr.tables import tell

LINES = ("open", "bet 2 cat 25", "bet 2 ann 99.99 seated", "irregularity foreign-card")
"""L1: ann's Bet leaves room for 0.01 of cat's, whose 24.99 go back; then the Round is Void."""


def test_a_displaced_bet_in_a_void_goes_back_at_once() -> None:
    table = Table(load("blackjack-v5"), limits=Limits((Money(1000), Money(10_000))))
    movements = Movements()
    for line in (*LINES, "void 5.5.1"):
        (command,) = parse(line, table.vocabulary)
        events = table.decide(command, Role.PIT_SUPERVISOR)
        movements.before_fold(table, command, events)
        table.apply(events, command)
        movements.after_fold(table)
    backs = []
    for _ in range(2):
        row = movements.due(table)[0]
        (move,) = row.moves
        backs.append((move.player, move.kind, str(move.amount)))
        movements.tick(row.moves)
    assert backs == [
        ("cat", MoveKind.GIVE_BACK, "25.00"),
        ("ann", MoveKind.GIVE_BACK, "99.99"),
    ]
    assert movements.due(table) == []


def test_of_what_was_taken_only_what_still_counts_is_put_back_i18() -> None:
    """Hand 2 was doubled and Bust. Hand 1 had 11, not 12, and may not stand: nobody has doubled."""
    session = session_of(Table(load("blackjack-v5")))
    lines = ("open", "bet 1 ann 100 seated", "close", "card 8h 6d 8s", "proceed", "split 1")
    tell(session, *lines, "card 4c", "stand 1", "card 7c", "double 1 ann=100", "card Td 5d")
    tell(session, "as sam pit-supervisor", "correct 4 3c")
    moves = [move for row in session.movements.due(session.table) for move in row.moves]
    assert [(move.kind, move.hand, str(move.amount)) for move in moves] == [
        (MoveKind.PUT_BACK, 2, "100.00"),
        (MoveKind.GIVE_BACK_TAKEN, 2, "100.00"),
    ]
