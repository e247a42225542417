"""The next step of the Dealer or the Pit Supervisor while a case is open. Decides nothing."""

from __future__ import annotations

from tablemgr.basics.messages import join_with_commas
from tablemgr.rules.commands import Reconstruct, Resume
from tablemgr.rules.games.irregularities.authority import needed_now
from tablemgr.rules.games.irregularities.remedies import (
    awaits,
    must_be_void,
    players_waited_for,
    undecided,
    verify_reconstruct,
)
from tablemgr.rules.games.position import AnyRound
from tablemgr.rules.guide import Step


def step(position: AnyRound) -> Step:
    """A code of the guide and the values of its sentence."""
    voids = [case for case in position.cases if must_be_void(case)]
    if voids:  # I6: of a card too many a Pit Supervisor may say that it was misread
        case = next((case for case in voids if case.kind != "excess-card"), voids[0])
        code = "case-excess" if case.kind == "excess-card" else "case-void"
        return code, {"paragraph": case.paragraph}
    in_disorder = position.case_in_disorder
    if in_disorder is not None:
        return ("case-first" if in_disorder.pair_was_due else "case-first-undue"), {}
    to_reconstruct = [case for case in position.cases if awaits(case, "reconstruct")]
    if any("remove" not in case.remedies for case in to_reconstruct):
        barred = verify_reconstruct(position, Reconstruct(possible=True)) is not None
        if not barred or position.undue:
            code = "case-reconstruct-barred" if barred else "case-reconstruct"
            return code, {"role": needed_now(position, Reconstruct(not barred)).message}
    if any(awaits(case, "judge") for case in position.cases):
        return "case-judge", {}
    if any("remove" in case.remedies for case in to_reconstruct):
        return "case-wrong-number", {}
    waiting = players_waited_for(position)
    if waiting:
        book = position.rulebook
        names = [book.part("player-on-box", player=who, box=box) for box, who in waiting]
        return "case-options", {"waiting": join_with_commas(names)}
    if not undecided(position):
        return "case-resume", {"role": needed_now(position, Resume()).message}
    excess = any(case.kind == "excess-card" for case in position.cases)
    return ("case-decide-excess" if excess else "case-decide"), {}
