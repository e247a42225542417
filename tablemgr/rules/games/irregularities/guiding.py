"""What the Dealer or the Pit Supervisor does next while a case is open. Decides nothing."""

from __future__ import annotations

from tablemgr.rules.commands import Reconstruct, Resume
from tablemgr.rules.games.irregularities.authority import needed_now
from tablemgr.rules.games.irregularities.remedies import (
    offers,
    players_asked,
    undecided,
    verify_reconstruct,
)
from tablemgr.rules.games.position import AnyRound
from tablemgr.rules.guide import Step


def step(position: AnyRound) -> Step:
    """A code of the guide and the values of its sentence."""
    for case in position.cases:
        if set(case.remedies) <= {"void"}:
            return "case-void", {"paragraph": case.paragraph}
    if position.at_once:
        return ("case-first" if position.at_once_due else "case-first-undue"), {}
    if position.undue and position.reconstruction is None and offers(position, "reconstruct"):
        barred = verify_reconstruct(position, Reconstruct(possible=True)) is not None
        code = "case-reconstruct-barred" if barred else "case-reconstruct"
        return code, {"role": needed_now(position, Reconstruct(not barred)).title}
    if offers(position, "judge") and position.judgement is None:
        return "case-judge", {}
    if offers(position, "remove") and position.reconstruction is None:
        return "case-wrong-number", {}
    waiting = [key for key in players_asked(position) if key not in position.choices]
    if waiting:
        names = ", ".join(f"{player} on box {box}" for box, player in waiting)
        return "case-options", {"waiting": names}
    if not undecided(position):
        return "case-resume", {"role": needed_now(position, Resume()).title}
    if offers(position, "decide"):
        return "case-decide", {}
    return "case-void", {"paragraph": position.cases[0].paragraph}
