"""The end of one case, while others may stay open (rulings I13, I14)."""

from __future__ import annotations

from tablemgr.rules.events import CaseClosed, CasesClosed
from tablemgr.rules.games.position import AnyRound, Case


def closed(position: AnyRound, case: Case) -> CaseClosed | CasesClosed:
    """The event that closes a case; if it is the last one open, the Round goes on."""
    if position.cases == [case]:
        return CasesClosed()
    return CaseClosed(*case.names, case.box, case.number)
