"""The end of one case, while others may stay open (rulings I13, I14)."""

from __future__ import annotations

from tablemgr.rules.events import CaseClosed, CasesClosed
from tablemgr.rules.games.case import Case
from tablemgr.rules.games.position import AnyRound


def closed(position: AnyRound, case: Case, *, others: bool = False) -> CaseClosed | CasesClosed:
    """The event that closes a case; if it is the last one open, the Round goes on.

    `others`: another case is opened in the same moment.
    """
    if position.cases == [case] and not others:
        return CasesClosed()
    return CaseClosed(*case.names, case.box, case.number)
