"""Says when a message goes away by itself because it no longer holds. Knows no widget."""

from __future__ import annotations

from typing import NamedTuple

from tablemgr.service.session import TableSession
from ui.views.dialogs import AlertEnds, AlertView


class TableMoment(NamedTuple):
    """How far a table has come."""

    round_no: int
    acts: int
    """How many acts the Round has."""
    cards: int
    """How many cards have come out of the shoe."""
    in_doubt: bool
    """A felt check is due: the cards on the screen may be wrong."""


def moment(session: TableSession) -> TableMoment:
    """How far the table has come now."""
    acts = len(session.table.history)
    return TableMoment(session.round_no, acts, session.shoe.drawn, session.doubt is not None)


def is_over(alert: AlertView, shown: TableMoment, now: TableMoment) -> bool:
    """Say whether a message that appeared at `shown` no longer holds at `now`."""
    match alert.ends:
        case AlertEnds.NEXT_ACT:
            return (now.round_no, now.acts) != (shown.round_no, shown.acts)
        case AlertEnds.NEXT_CARD:
            return now.cards != shown.cards
        case AlertEnds.NEXT_ROUND:
            return now.round_no != shown.round_no
        case AlertEnds.COMPARED:
            return not now.in_doubt
        case AlertEnds.BY_HAND:
            return False
