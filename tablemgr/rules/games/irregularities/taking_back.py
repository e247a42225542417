"""Taking back the last decision, and saying that a card was not a Hit: at a table only (I12).

Both derive the Round again from the commands that now count. The journal keeps the earlier ones
too, and a note on the slip says what was put right. Which decisions can be taken back, and what
they are called, say the commands themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tablemgr.rules.commands import CallsForCard, Command, DealCard, Report, Stood, TakeBack
from tablemgr.rules.events import Event, Noted
from tablemgr.rules.games.irregularities import correcting
from tablemgr.rules.games.irregularities.correcting import ToldRound
from tablemgr.rules.games.position import BETWEEN_ROUNDS, AnyRound
from tablemgr.rules.rulebook import Reason, Rulebook


def last_decision(history: Sequence[Command]) -> Command | None:
    """The last command of the Round if it is such a decision; None if a card followed it."""
    last = history[-1] if history else None
    return last if last is not None and last.called else None


def last_inferred(history: Sequence[Command]) -> Stood | None:
    """The command that says that the last card was not a Hit, if it was taken for one; else None.

    `Table.one_touch` knows whether a Dealer may still say it: a decision may have been made since,
    and taken back.
    """
    call = history[-2] if len(history) > 1 and isinstance(history[-1], DealCard) else None
    if not isinstance(call, CallsForCard) or not call.inferred:
        return None
    return Stood(sum(_cards(command) for command in history))


def box_of_inferred(history: Sequence[Command], number: int) -> int | None:
    """The box whose Hit the Round's card of that number was taken for, or None."""
    place = _place_of(history, number)
    call = history[place - 1] if place else None
    return call.box if isinstance(call, CallsForCard) and call.inferred else None


def decide(told: ToldRound, position: AnyRound, command: TakeBack | Stood) -> list[Event] | Reason:
    """The Round derived again, with a note of it, or why it may not be. Changes nothing."""
    if position.phase in BETWEEN_ROUNDS:
        return Reason("nothing-to-take-back")
    if position.cases:
        return Reason("case-open")
    commands = as_now(told, command)
    if isinstance(commands, Reason):
        return commands
    anew = correcting.derive(told, commands)
    if anew is None:  # for TakeBack: a case resolved before it can't be played again
        if isinstance(command, TakeBack):
            return Reason("nothing-to-take-back")
        return Reason("decided-since", number=command.number)
    return [anew, _note(told, position, command)]


def as_now(told: ToldRound, command: TakeBack | Stood) -> list[Command] | Reason:
    """The Round's commands as they count after `command`, or why it is not allowed."""
    if isinstance(command, TakeBack):
        if last_decision(told.history) is None:
            return Reason("nothing-to-take-back")
        return list(told.history[:-1])
    place = _place_of(told.history, command.number)
    call = told.history[place - 1] if place else None
    if not isinstance(call, CallsForCard) or not call.inferred:
        return Reason("card-was-no-inferred-hit", number=command.number)
    before = list(told.history[: place - 1])
    stand = _instead(told, before, call.instead())
    return stand if isinstance(stand, Reason) else [*before, *stand, *told.history[place:]]


def _instead(told: ToldRound, before: list[Command], stand: Command) -> list[Command] | Reason:
    """What counts instead of the inferred Hit: the Stand, and a Hit of the next Hand that may Hit,
    which gets the card.
    """
    position = told.new_round()
    for each in before:
        correcting.play(told.family, position, each)
    refused = told.family.decide(position, stand)
    if isinstance(refused, Reason):
        return refused
    correcting.play(told.family, position, stand)
    call = called_by_card(told.family, position)
    return [stand] if call is None else [stand, call]


def called_by_card(family: Any, position: AnyRound) -> CallsForCard | None:
    """The Hit that a card would be taken for now: of the Hand whose decision is awaited, if it may
    Hit; else None.
    """
    for command in family.decisions(position):
        if not isinstance(command, CallsForCard):
            continue
        if not isinstance(family.decide(position, command), Reason):
            return replace(command, inferred=True)
    return None


def _note(told: ToldRound, position: AnyRound, command: TakeBack | Stood) -> Noted:
    book: Rulebook = position.rulebook
    if isinstance(command, TakeBack):
        last = told.history[-1]
        box = getattr(last, "box", 0)
        return book.notice("taken-back", box=box, what=last.called)
    call = told.history[_place_of(told.history, command.number) - 1]
    assert isinstance(call, CallsForCard)
    return book.notice("box-stood", box=call.box, card=position.cards[command.number - 1])


def _place_of(history: Sequence[Command], number: int) -> int:
    """The index in the history at which the Round's card of that number was dealt by a command of
    its own; 0 if there is none.
    """
    seen = 0
    for place, command in enumerate(history):
        seen += _cards(command)
        if seen >= number:
            return place if isinstance(command, DealCard) else 0
    return 0


def _cards(command: Command) -> int:
    if isinstance(command, DealCard):
        return 1
    return len(command.cards) if isinstance(command, Report) else 0
