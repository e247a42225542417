"""The end of one matter, while others may stay open (rulings I13, I14)."""

from __future__ import annotations

from tablemgr.rules.events import CaseClosed, CasesClosed
from tablemgr.rules.games.position import AnyRound, Case


def closed(position: AnyRound, case: Case) -> CaseClosed | CasesClosed:
    """What closes a case: the Round goes on with the last of them."""
    if position.cases == [case]:
        return CasesClosed()
    return CaseClosed(case.kind, case.paragraph, case.box)
