"""Taking back the last decision, and saying that a card was not a Hit: at a table only (I12).

Both derive the Round again from the steps that now count. The journal keeps the earlier ones too,
and a note on the slip says what was put right. Which decisions can be taken back, and what they are
called, say the commands themselves.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from tablemgr.rules.commands import (
    Back,
    CallsForCard,
    Command,
    Correct,
    DealCard,
    GoesOn,
    Left,
    Report,
    Stood,
    TakeBack,
    TooEarly,
    Unread,
    WalkAway,
    is_inferred,
)
from tablemgr.rules.events import (
    CardDealt,
    CardDealtOn,
    CaseOpened,
    Event,
    Flagged,
    Noted,
    ReportMade,
)
from tablemgr.rules.games.irregularities.correcting import as_event, what_it_says
from tablemgr.rules.games.irregularities.rederiving import Rederivation
from tablemgr.rules.games.irregularities.reporting import irregularity_now
from tablemgr.rules.games.irregularities.told_round import (
    RoundStep,
    ToldRound,
    cards_of,
    step_of_card,
)
from tablemgr.rules.games.position import BETWEEN_ROUNDS, AnyRound
from tablemgr.rules.rulebook import Reason, Rulebook


def last_decision(steps: Sequence[RoundStep]) -> Command | None:
    """The last decision of the Round, if it can be taken back: no Hand has got a card since, or
    with it, and nobody has decided anything; or that a card was not read, if none came (S10). Else
    None.
    """
    place = last_act(steps)
    step = steps[place] if place is not None else None
    if step is None or not step.command.called:
        return None
    if _gives_a_card(step) and not isinstance(step.command, Unread):
        return None
    return step.command


def last_act(steps: Sequence[RoundStep]) -> int | None:
    """The place of the last step, without those after it that leave it as it is: a report that is
    only a flag, another box's Player who leaves, and a card that was corrected without a case
    (I12). None if there is no step.
    """
    left: set[int] = set()
    for place in reversed(range(len(steps))):
        command = steps[place].command
        if isinstance(command, WalkAway | Left | Back) and not _gives_a_card(steps[place]):
            left.add(command.box)
        elif not is_only_a_flag(steps[place]) and not _only_corrects(steps[place]):
            return None if left & _boxes(steps[: place + 1]) else place
    return None


def later_acts(steps: Sequence[RoundStep]) -> int:
    """How many steps came after the last one that they leave as it is."""
    place = last_act(steps)
    return 0 if place is None else len(steps) - 1 - place


def _boxes(steps: Sequence[RoundStep]) -> set[int]:
    """The boxes that the last of the steps is about; a card is about its Hand's."""
    last = steps[-1]
    boxes = {getattr(event, "box", 0) for event in last.events}
    return boxes | {getattr(last.command, "box", 0)}


def is_only_a_flag(step: RoundStep) -> bool:
    """Say whether the step is a report that changed nothing else."""
    is_report = isinstance(step.command, Report)
    return is_report and all(isinstance(event, Flagged | ReportMade) for event in step.events)


def _only_corrects(step: RoundStep) -> bool:
    """Say whether the step is a correction that opened no case (I18)."""
    opened = any(isinstance(event, CaseOpened) for event in step.events)
    return isinstance(step.command, Correct) and not opened


def _gives_a_card(step: RoundStep) -> bool:
    return any(isinstance(event, CardDealt | CardDealtOn) for event in step.events)


def last_inferred(steps: Sequence[RoundStep]) -> Stood | None:
    """The command that says that the last card was not a Hit, if it was taken for one; else None.

    `Table.one_touch` knows whether a Dealer may still say it: a decision may have been made since,
    and taken back.
    """
    place = last_act(steps)
    if not place:
        return None
    number = sum(len(cards_of(step.command)) for step in steps[: place + 1])
    dealt = isinstance(steps[place].command, DealCard)
    return Stood(number) if dealt and _inferred_call(steps, number) is not None else None


def last_that_went_on(steps: Sequence[RoundStep]) -> TooEarly | None:
    """The command that says that the last card was drawn too early, if it was taken to say that
    play goes on; else None.
    """
    place = last_act(steps)
    if place is None or _gone_on(steps, place) is None:
        return None
    return TooEarly(sum(len(cards_of(step.command)) for step in steps[: place + 1]))


def _gone_on(steps: Sequence[RoundStep], place: int) -> int | None:
    """The place of the command that says that play goes on, if the card of the step at `place` was
    taken for it; else None.
    """
    if not isinstance(steps[place].command, DealCard):
        return None
    inferred = [at for at in range(max(0, place - 2), place) if is_inferred(steps[at].command)]
    for at in inferred:
        if isinstance(steps[at].command, GoesOn) and inferred[-1] == place - 1:
            return at
    return None


def might_have_stood(told: ToldRound, stood: Stood) -> bool:
    """Say whether the Hand might have stood before that card (B13), and the Round go on so."""
    return not isinstance(_stand_and_card(told, stood), Reason)


def may_be_too_early(told: ToldRound, early: TooEarly) -> bool:
    """Say whether the Round may stand where it stood before that card."""
    return not isinstance(_drawn_too_early(told, early), Reason)


def box_of_inferred(steps: Sequence[RoundStep], number: int) -> int | None:
    """The box whose Hit the Round's card of that number was taken for, or None."""
    call = _inferred_call(steps, number)
    return None if call is None else call.box


def _inferred_call(steps: Sequence[RoundStep], number: int) -> CallsForCard | None:
    place, _ = step_of_card(steps, number)
    call = steps[place - 1].command if place else None
    dealt = isinstance(steps[place].command, DealCard)
    return call if dealt and isinstance(call, CallsForCard) and call.inferred else None


def decide(told: ToldRound, position: AnyRound, command: TakeBack | Stood) -> list[Event] | Reason:
    """The Round derived again, with a note of it, or why it may not be. Changes nothing."""
    if position.phase in BETWEEN_ROUNDS:
        return Reason("nothing-to-take-back")
    if position.cases:
        return Reason("case-open", position.cases[-1].paragraph)
    if isinstance(command, Stood) and not 1 <= command.number <= len(position.cards):
        return Reason("card-was-no-inferred-hit", number=command.number)
    steps = as_now(told, position, command)
    if isinstance(steps, Reason):
        return steps
    said: Sequence[Event] = ()
    if isinstance(command, TooEarly) or steps[-1].command == command:
        *steps, last = steps  # the card is I4's, as if it came only now; or a case opens only now
        said = last.events
    left = flags_left(position, told.steps, steps)
    return [replace(as_event(steps), flags=left), *said, _note(told, position, command)]


def as_now(
    told: ToldRound, position: AnyRound, command: TakeBack | Stood
) -> Sequence[RoundStep] | Reason:
    """The Round's steps as they count after `command`, or why it is not allowed."""
    if isinstance(command, TakeBack):
        if last_decision(told.steps) is None:
            return Reason("nothing-to-take-back")
        place = last_act(told.steps)
        assert place is not None
        later = told.steps[place + 1 :]
        if _decides_a_report(told, place, (), later):
            return Reason("nothing-to-take-back")
        anew = _instead(told, place, (), later)
        return Reason("nothing-to-take-back") if anew.stands else anew.steps
    if isinstance(command, TooEarly):
        return _drawn_too_early(told, command)
    return _stood(told, position, command)


def _decides_a_report(
    told: ToldRound, place: int, commands: Iterable[Command], later: Sequence[RoundStep]
) -> bool:
    """Say whether a later report is only a flag because of the decision at `place`: a Surrender or
    a Bust has established an outcome, so that play went on after an interruption (I3). `commands`
    count in its place.
    """
    if not any(map(is_only_a_flag, later)):
        return False
    anew = _instead(told, place, commands, ())
    for step in later:
        if is_only_a_flag(step):
            answer = told.family.decide(anew.now, step.command)
            if not isinstance(answer, Reason) and any(isinstance(e, CaseOpened) for e in answer):
                return True
        anew.take(step)
    return False


def _stand_and_card(told: ToldRound, command: Stood) -> list[Command] | Reason:
    """Give what is told in the place of the Hit and its card: the Stand, the next Hand's Hit if the
    card is now taken for one, and the card; or why it may not be.
    """
    call = _inferred_call(told.steps, command.number)
    if call is None:
        return Reason("card-was-no-inferred-hit", number=command.number)
    place, _ = step_of_card(told.steps, command.number)
    before = told.position_after(place - 1)
    stand = call.instead()
    stood = told.family.decide(before, stand)
    if isinstance(stood, Reason):
        return stood
    told.family.apply(before, stood)
    called = called_by_card(told.family, before)
    calls = [stand] if called is None else [stand, called]
    commands = [*calls, told.steps[place].command]
    if _decides_a_report(told, place - 1, commands, told.steps[place + 1 :]):
        return Reason("decided-since", number=command.number)
    return commands


def _stood(told: ToldRound, position: AnyRound, command: Stood) -> Sequence[RoundStep] | Reason:
    """The steps with a Stand in the place of the Hit. What came later and lies elsewhere now opens
    5.7, and the Round stands there, as after a correction (I18).
    """
    commands = _stand_and_card(told, command)
    if isinstance(commands, Reason):
        return commands
    place, _ = step_of_card(told.steps, command.number)
    anew = _instead(told, place - 1, commands, told.steps[place + 1 :])
    case = irregularity_now(anew.now, "correction")
    text = position.rulebook.wording.flags["stood-since"].format(
        box=box_of_inferred(told.steps, command.number), number=command.number
    )
    opened = [
        Flagged(case.paragraph, case.kind, text),
        CaseOpened(case.kind, case.paragraph, 0, case.remedies, anew.now.next_case),
    ]
    said = what_it_says(position, anew, opened)
    return [*anew.steps, RoundStep(command, said)] if said else anew.steps


def _drawn_too_early(told: ToldRound, command: TooEarly) -> Sequence[RoundStep] | Reason:
    """The steps before play went on, what leaves them as they are, and the card as I4's."""
    if command != last_that_went_on(told.steps):
        return Reason("decided-since", number=command.number)
    place, _ = step_of_card(told.steps, command.number)
    gone_on = _gone_on(told.steps, place)
    assert gone_on is not None
    later = told.steps[place + 1 :]
    if _decides_a_report(told, gone_on, (), later):
        return Reason("decided-since", number=command.number)
    anew = _instead(told, gone_on, (), later)
    anew.tell(told.steps[place].command)
    return anew.steps


def _instead(
    told: ToldRound, place: int, commands: Iterable[Command], later: Iterable[RoundStep]
) -> Rederivation:
    """The Round with these commands from that place on, and then the later steps as they were."""
    anew = Rederivation(told, told.steps[:place])
    for command in commands:
        anew.tell(command)
    for step in later:
        anew.take(step)
    return anew


def called_by_card(family: Any, position: AnyRound) -> CallsForCard | None:
    """The Hit that a card would be taken for now: of the Hand whose decision is awaited, if it may
    Hit; else None, as while a card is held as the next one (I23).
    """
    call = _first_allowed(family, position, CallsForCard)
    return call if isinstance(call, CallsForCard) else None


def moves_implied_by_card(family: Any, position: AnyRound) -> list[Command]:
    """Give the decisions that a card would now be taken to say: a Hit, or that play goes on, and
    then perhaps a Hit. None if it is due to a Hand, or would be nobody's.
    """
    if position.next_card is not None:
        return []
    goes_on = _first_allowed(family, position, GoesOn)
    if goes_on is None:
        call = called_by_card(family, position)
        return [] if call is None else [call]
    after = position.clone()
    family.apply(after, family.decide(after, goes_on))
    return [goes_on, *moves_implied_by_card(family, after)]


def _first_allowed(
    family: Any, position: AnyRound, kind: type[CallsForCard | GoesOn]
) -> CallsForCard | GoesOn | None:
    """The first decision of that kind that is awaited and allowed, as one that nobody said."""
    if position.held:
        return None
    for command in family.decisions(position):
        allowed = isinstance(command, kind) and family.decide(position, command)
        if isinstance(command, kind) and not isinstance(allowed, Reason):
            return replace(command, inferred=True)
    return None


def flags_left(
    position: AnyRound, before: Sequence[RoundStep], after: Sequence[RoundStep]
) -> tuple[Flagged, ...]:
    """The Round's flags, without those of the steps that no longer count (5.16), and with those of
    the steps that count instead.
    """
    had, has = _flags_of(before), _flags_of(after)
    left = list(position.flags)
    for flag in had:
        if had.count(flag) > has.count(flag) and flag in left:
            left.remove(flag)
    return (*left, *(flag for flag in has if flag not in had))


def _flags_of(steps: Iterable[RoundStep]) -> list[Flagged]:
    return [event for step in steps for event in step.events if isinstance(event, Flagged)]


def _note(told: ToldRound, position: AnyRound, command: TakeBack | Stood) -> Noted:
    book: Rulebook = position.rulebook
    if isinstance(command, TakeBack):
        last = last_decision(told.steps)
        assert last is not None
        if isinstance(last, Unread):
            return book.notice("unread-taken-back", number=last.card.number)
        return book.notice("taken-back", box=getattr(last, "box", 0), what=last.called)
    if isinstance(command, TooEarly):
        return book.notice("too-early", card=position.cards[command.number - 1])
    call = _inferred_call(told.steps, command.number)
    assert call is not None
    return book.notice("box-stood", box=call.box, card=position.cards[command.number - 1])
