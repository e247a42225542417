"""A misread card, or a settlement that is reopened: the Round is derived again from its commands.

5.6 and ruling I1. Nothing is edited: the new derivation is an event of its own, and the commands
of the Round are played again with what is known now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from tablemgr.basics.cards import Card
from tablemgr.rules.commands import (
    RESOLVES_A_CASE,
    Adjust,
    Command,
    Correct,
    DealCard,
    Decide,
    Report,
    Settle,
)
from tablemgr.rules.events import (
    CardNotDue,
    CaseOpened,
    CasesClosed,
    Event,
    FirstChosen,
    Flagged,
    ManagerDecided,
    Noted,
    RoundDerivedAnew,
)
from tablemgr.rules.games.family import Family
from tablemgr.rules.games.irregularities.reporting import noticed
from tablemgr.rules.games.position import BETWEEN_ROUNDS, AnyRound, Phase
from tablemgr.rules.rulebook import Reason

_MAY_FALL_AWAY: Final = (Report, Adjust, *RESOLVES_A_CASE)
"""Commands that are left out if they are not allowed when the Round is derived again: their case
may not arise again.
"""


_HOLDS_CARDS: Final = (FirstChosen, CasesClosed)
"""The events after which cards may be held back for the Hands that they are due to."""


def dealt_on(family: Family[Any], position: AnyRound, events: Sequence[Event]) -> Iterable[Event]:
    """The events of dealing, after `events`, the held cards that are due now (5.9)."""
    if not position.held and not any(isinstance(event, _HOLDS_CARDS) for event in events):
        return
    after = position.clone()
    family.apply(after, events)
    while after.held and after.next_card is not None and after.phase is not Phase.IRREGULARITY:
        more = family.deal_on(after, after.held[0])
        family.apply(after, more)
        yield from more


class ToldRound(Struct, frozen=True):
    """The commands of a Round so far, and what is needed to play them again from the start."""

    family: Family[Any]
    new_round: Callable[[], Any]
    history: Sequence[Command]


def decide(told: ToldRound, position: AnyRound, command: Command) -> list[Event] | Reason:
    """The events of the Round derived again, or why it may not be. Changes nothing."""
    if isinstance(command, Correct):
        if position.phase in BETWEEN_ROUNDS:
            return Reason("nothing-to-reopen" if position.cards else "not-open")
        if not 1 <= command.number <= len(position.cards):
            return Reason("no-such-card", number=command.number)
        return _anew(told, command.number, command.card)
    if position.phase is not Phase.COMPLETE:
        return Reason("nothing-to-reopen")
    return _anew(told, 0, None)


def _anew(told: ToldRound, number: int, card: Card | None) -> list[Event]:
    """Play the commands as they were and as corrected, side by side, to see what has changed.

    Once a decision is no longer allowed, or a card stops the Round that did not stop it before,
    every later card lies aside in order, and later decisions do not count.
    """
    was, position = told.new_round(), told.new_round()
    events: list[Event] = []
    flags: list[Flagged] = []
    blocked = stopped = False
    history = [command for command in told.history if card or not isinstance(command, Settle)]
    for before, command in zip(history, corrected(told.history, number, card), strict=True):
        old = play(told.family, was, before) or []
        step = _played(told.family, position, command, blocked=blocked or stopped)
        if step is None:
            blocked = True
            continue
        told.family.apply(position, step)
        events += step
        flags += _more_flags(old, step)
        stopped = stopped or (_opens_case(step) and not _opens_case(old))
    anew: list[Event] = [_derived_anew(number, card, events), *flags]
    return anew + noticed(position, "correction", number=number, card=card) if blocked else anew


def _opens_case(events: Iterable[Event]) -> bool:
    return any(isinstance(event, CaseOpened) for event in events)


def _more_flags(old: Iterable[Event], new: Iterable[Event]) -> list[Flagged]:
    """The flags that were not there before. Those that were there stay with the Round."""
    known = [flag.paragraph for flag in old if isinstance(flag, Flagged)]
    more = []
    for flag in new:
        if isinstance(flag, Flagged):
            if flag.paragraph in known:
                known.remove(flag.paragraph)
            else:
                more.append(flag)
    return more


def _derived_anew(number: int, card: Card | None, events: Sequence[Event]) -> RoundDerivedAnew:
    """The event of the new derivation, without flags and notices: the Round keeps those it has, and
    new ones are events of their own.
    """
    return RoundDerivedAnew(
        number, card, tuple(event for event in events if not isinstance(event, Flagged | Noted))
    )


def _played(
    family: Family[Any], position: AnyRound, command: Command, *, blocked: bool
) -> list[Event] | None:
    """What a command of the Round leads to now; None if it is no longer allowed."""
    if blocked and not isinstance(command, Decide | Adjust):
        return [CardNotDue(card) for card in _cards_of(command)]  # they lie aside, in order
    events = family.decide(position, command)
    if isinstance(command, Decide) and (blocked or isinstance(events, Reason)):
        return [ManagerDecided(command.text)]  # I13: a signed decision and its money stand
    if isinstance(events, Reason):
        return [] if isinstance(command, _MAY_FALL_AWAY) else None
    return [*events, *dealt_on(family, position, events)]


def derive(told: ToldRound, commands: Sequence[Command]) -> RoundDerivedAnew | None:
    """The Round derived again from these commands; None if one of them is not allowed then."""
    position = told.new_round()
    events: list[Event] = []
    for command in commands:
        step = play(told.family, position, command)
        if step is None:
            return None
        events += step
    return _derived_anew(0, None, events)


def play(family: Family[Any], position: AnyRound, command: Command) -> list[Event] | None:
    """Fold what a command leads to into the position; None if it is not allowed."""
    step = _played(family, position, command, blocked=False)
    if step is not None:
        family.apply(position, step)
    return step


def corrected(history: Sequence[Command], number: int, card: Card | None) -> list[Command]:
    """The Round's commands with its `number`th card replaced by `card`, which it really was.

    With `number` 0: the commands without the settlement.
    """
    if not number or card is None:
        return [command for command in history if not isinstance(command, Settle)]
    commands: list[Command] = []
    seen = 0
    for command in history:
        cards = _cards_of(command)
        if seen < number <= seen + len(cards):
            commands.append(_with(command, number - seen - 1, card))
        else:
            commands.append(command)
        seen += len(cards)
    return commands


def _cards_of(command: Command) -> tuple[Card, ...]:
    if isinstance(command, DealCard):
        return (command.card,)
    return command.cards if isinstance(command, Report) else ()


def _with(command: Command, index: int, card: Card) -> Command:
    if isinstance(command, DealCard):
        return DealCard(card)
    assert isinstance(command, Report)
    cards = list(command.cards)
    cards[index] = card
    return Report(command.kind, cards=tuple(cards))


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
    anew.flags[:0] = position.flags
    anew.notes[:0] = position.notes
    return anew
