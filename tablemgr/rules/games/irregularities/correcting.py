"""A misread card is corrected, one that was not read is opened, or a settlement is reopened (5.6;
rulings I1, I18 and S10).

Nothing is edited. A reopened settlement takes the steps of the Round again without it. A correction
(`rederiving`) takes them again with what is known now; the Round that they lead to is an event.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tablemgr.basics.cards import UnreadCard
from tablemgr.rules.commands import Correct, Opened, Reopen, Settle
from tablemgr.rules.events import (
    CardCorrected,
    CaseOpened,
    Event,
    Flagged,
    FlagReplaced,
    Noted,
    RoundDerivedAnew,
)
from tablemgr.rules.games.irregularities.rederiving import Rederivation
from tablemgr.rules.games.irregularities.reporting import noticed
from tablemgr.rules.games.irregularities.told_round import (
    RoundStep,
    ToldRound,
    step_of_card,
    with_step,
)
from tablemgr.rules.games.position import BETWEEN_ROUNDS, AnyRound, Phase, SettledBet
from tablemgr.rules.rulebook import Reason


def decide(
    told: ToldRound, position: AnyRound, command: Correct | Opened | Reopen
) -> list[Event] | Reason:
    """The events of the Round as it is known now, or why not. Changes nothing."""
    if isinstance(command, Reopen):
        if position.phase is not Phase.COMPLETE:
            return Reason("nothing-to-reopen")
        return [as_event(without_settlement(told.steps))]
    if position.phase in BETWEEN_ROUNDS:
        return Reason("nothing-to-reopen" if position.cards else "not-open")
    if not 1 <= command.number <= len(position.cards):
        return Reason("no-such-card", number=command.number)
    reason = _not_now(told, position, command)
    if reason is not None:
        return reason
    anew = _rederived(told, command)
    opened = noticed(anew.now, "correction", number=command.number, card=command.card)
    return [
        as_event(anew.steps, command if isinstance(command, Correct) else None),
        *_more_flags(position, anew),
        *what_it_says(position, anew, opened),
    ]


def _not_now(told: ToldRound, position: AnyRound, command: Correct | Opened) -> Reason | None:
    """S10: a card that was not read is named when the rules open it, and no other card is."""
    was_read = not isinstance(position.cards[command.number - 1], UnreadCard)
    if isinstance(command, Correct):
        return None if was_read else Reason("not-opened-yet", number=command.number)
    if position.cases:
        return Reason("case-open", position.cases[-1].paragraph)
    if was_read:
        return Reason("card-was-read", number=command.number)
    return told.family.verify_opened(position, command)


def _rederived(told: ToldRound, command: Correct | Opened) -> Rederivation:
    """The Round with its card of that number known to be `command.card`. The case of an earlier
    correction in which people have only chosen falls if nothing lies elsewhere any more.
    """
    if any(step.waits_for_more for step in told.steps):
        anew = _with_what_goes_back(told.without_options(), command)
        if not anew.stands:
            return anew
    return _with_what_goes_back(told, command)


def _with_what_goes_back(told: ToldRound, command: Correct | Opened) -> Rederivation:
    """Take the steps again; Bets that go back with a case that falls are open until then."""
    anew = _taken_again(told, command)
    again = anew.cases.settled_before
    return _taken_again(told, command, again) if again else anew


def _taken_again(
    told: ToldRound, command: Correct | Opened, go_back: Sequence[SettledBet] = ()
) -> Rederivation:
    """Take the steps again, those Bets being open until they go back (`settled_before`)."""
    found, index = step_of_card(told.steps, command.number)
    anew = Rederivation(told, go_back=go_back)
    for place, step in enumerate(told.steps):
        if place == found:
            anew.take(step, index, command.card)
        else:
            anew.take(step)
    return anew


def steps_after(
    told: ToldRound, command: Correct | Opened | Reopen, events: Sequence[Event]
) -> Sequence[RoundStep]:
    """The Round's steps once these events of the command count."""
    if isinstance(command, Reopen):
        return without_settlement(told.steps)
    steps = list(_rederived(told, command).steps)
    said = [event for event in events[1:] if isinstance(event, CardCorrected | CaseOpened)]
    if said or isinstance(command, Correct):
        with_step(steps, RoundStep(command, said))
    return steps


def without_settlement(steps: Sequence[RoundStep]) -> list[RoundStep]:
    """The steps without the Final Settlement (5.6)."""
    return [step for step in steps if not isinstance(step.command, Settle)]


def as_event(steps: Sequence[RoundStep], command: Correct | None = None) -> RoundDerivedAnew:
    """The event of the Round that these steps lead to. Flags and notices stay with the Round that
    has them; what is flagged now is an event of its own.
    """
    events = (event for step in steps for event in step.events)
    kept = tuple(event for event in events if not isinstance(event, Flagged | Noted))
    if command is None:
        return RoundDerivedAnew(0, None, kept)
    return RoundDerivedAnew(command.number, command.card, kept)


def _more_flags(position: AnyRound, anew: Rederivation) -> list[Flagged]:
    """The flags that the Round did not have before: what the true card shows is flagged once."""
    had = Counter((flag.paragraph, flag.code) for flag in position.flags)
    more = []
    for flag in _flags_as_they_read(anew):
        key = (flag.paragraph, flag.code)
        had[key] -= 1
        if had[key] < 0:
            more.append(flag)
    return more


def _flags_as_they_read(anew: Rederivation) -> list[Flagged]:
    """The flags of the steps; one of a found Bet as it reads by what was found later (I22). Where a
    correction says that something lies elsewhere, it says so of a card on an empty box too (I18).
    """
    flags: list[Flagged] = []
    opened = (event for step in anew.steps for event in step.events)
    says = anew.is_to_be_said or any(
        isinstance(event, CaseOpened) and event.kind == "correction" for event in opened
    )
    for step in anew.steps:
        undue_now = says and step.on_empty_box and step.was is not None
        for event in step.events:
            if isinstance(event, Flagged) and not (undue_now and event.code == "card-not-due"):
                flags.append(event)
            elif isinstance(event, FlagReplaced):
                was = (at for at in reversed(range(len(flags))) if flags[at].text == event.was)
                place = next(was, None)
                if place is not None:
                    flags[place] = Flagged(event.paragraph, event.code, event.text)
    return flags


def what_it_says(
    position: AnyRound, anew: Rederivation, opened: Sequence[Event]
) -> Sequence[Event]:
    """Say what a new derivation itself says: that the settlements have paid otherwise than they
    would have by what is known now (5.10.1); if something lies where it may not, what is `opened`
    (5.7).
    """
    settled = anew.now.has_settled != position.has_settled
    said: list[Event] = [CardCorrected(position.has_settled)] if settled else []
    return [*said, *opened] if anew.is_to_be_said else said


def derived(told: ToldRound, position: AnyRound, event: RoundDerivedAnew) -> Any:
    """The position after the new derivation; flags and notices of the old one stay."""
    anew = told.new_round()
    told.family.apply(anew, event.events)
    over = position.phase is Phase.COMPLETE
    anew.remembered.reopened = position.remembered.reopened or over
    moved = over and any(line.won or line.lost for line in position.settlement)
    anew.remembered.final_moved = position.remembered.final_moved or moved
    if event.card is not None:  # a supervisor has acted in what it opens (I17)
        anew.cases[:] = [replace(case, supervised=True) for case in anew.cases]
    anew.flags[:0] = position.flags if event.flags is None else event.flags
    anew.notes[:0] = position.notes
    return anew
