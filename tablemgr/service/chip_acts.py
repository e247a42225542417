"""Stores what people tell of chips; then it counts: the Dealer's ticks, and steps of the tray."""

from __future__ import annotations

from collections.abc import Sequence

from tablemgr.basics.errors import Refusal
from tablemgr.journal import EntryKind
from tablemgr.rules.people import Person
from tablemgr.service.kept_tray import STEP, tray_entry, voids_in
from tablemgr.service.movements.move import ChipMoves, moves_json
from tablemgr.service.session import TableSession
from tablemgr.service.slip_name import VOID, SlipName
from tablemgr.tray.desk_state import to_json
from tablemgr.tray.events import TrayEvent
from tablemgr.tray.steps import Actor, TrayStep


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


def tell_tray(session: TableSession, step: TrayStep, by: Person) -> Sequence[TrayEvent]:
    """Tell the desk a step that `by` has signed for; gives what it led to.

    Raises `Refusal` (stored too; nothing else changes), `Fault` if the journal can't be written,
    `Bug` if the Round is stopped.
    """
    session.refuse_if_halted()
    desk = session.tray.desk
    signer = None if by == session.person else by
    actor = Actor(by.name, by.role)
    try:
        events = desk.decide(
            step, actor, round_open=not session.between_rounds, voids=session.voids_issued
        )
    except Refusal as refusal:
        refused = {STEP: to_json(step), "refused": refusal.code}
        session.write(EntryKind.SESSION, refused, by=signer)
        raise
    session.write(EntryKind.SESSION, tray_entry(step, events), by=signer)
    session.tray.apply(events, session.movements.done)
    for number in voids_in(events):
        session.count_slip(SlipName(number, VOID))
    return events
