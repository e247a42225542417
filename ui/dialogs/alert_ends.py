"""When a message goes by itself: what it says no longer holds. Knows no widget and no device."""

from __future__ import annotations

from typing import NamedTuple

from tablemgr.service.session import TableSession
from ui.views.dialogs import AlertEnds, AlertView


class Moment(NamedTuple):
    """How far a table has come."""

    round_no: int
    acts: int
    """Of the Round."""
    cards: int
    """That have come out of the shoe."""
    in_doubt: bool
    """The cards on the screen are to be compared with the table."""


def moment(session: TableSession) -> Moment:
    """Now."""
    acts = len(session.table.history)
    return Moment(session.round_no, acts, session.shoe.drawn, session.doubt is not None)


def is_over(alert: AlertView, shown: Moment, now: Moment) -> bool:
    """Whether a message that was shown at one moment has nothing to say at a later one."""
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
