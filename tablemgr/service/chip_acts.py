"""The Dealer says that he has moved chips, or takes that back: stored first, then it counts."""

from __future__ import annotations

from tablemgr.journal import EntryKind
from tablemgr.service.movements.move import ChipMoves, moves_json
from tablemgr.service.session import TableSession


def tick(session: TableSession, *rows: ChipMoves) -> None:
    """The Dealer has moved the chips of these rows, in this order. Raises `Bug` if the Round is
    stopped.
    """
    session.refuse_if_halted()
    session.write(EntryKind.SESSION, {"moved": moves_json(rows)})
    for moves in rows:
        session.movements.tick(moves)


def untick(session: TableSession, *rows: ChipMoves) -> None:
    """He has not, after all. Raises `ValueError` if they were not ticked off, or before this stage
    or the reopening of the settlement (5.6), else as `tick`.
    """
    session.refuse_if_halted()
    for moves in rows:
        if moves not in session.movements.done:
            raise ValueError("these chips have not moved")
        if not session.movements.may_untick(moves):
            raise ValueError("these chips moved in an earlier stage of the Round")
    session.write(EntryKind.SESSION, {"not_moved": moves_json(rows)})
    for moves in rows:
        session.movements.untick(moves)
