"""The last decision taken back, and a card that was taken for a Hit: told at a table only (I12).

Both derive the Round again from its commands as they now stand; both orders stay in the journal,
and a note on the slip says what was put right.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tablemgr.rules.commands import (
    Command,
    DealCard,
    Double,
    EvenMoney,
    Hit,
    Insure,
    Report,
    Split,
    Stand,
    Stood,
    Surrender,
    TakeBack,
)
from tablemgr.rules.events import Event, Noted
from tablemgr.rules.games.irregularities import correcting
from tablemgr.rules.games.irregularities.correcting import ToldRound
from tablemgr.rules.games.position import BETWEEN_ROUNDS, AnyRound
from tablemgr.rules.rulebook import Reason, Rulebook

_NAMES: Final[dict[type, str]] = {
    Hit: "Hit",
    Stand: "Stand",
    Double: "Double Down",
    Split: "Split",
    Surrender: "Surrender",
    Insure: "Insurance",
    EvenMoney: "Even Money",
}
"""The decisions that can be taken back, as the rule documents call them. What a Player has set in
Si Ki Pi stays set (3.18).
"""


def last_decision(history: Sequence[Command]) -> Command | None:
    """The decision that was told last and that no card has followed, or None."""
    last = history[-1] if history else None
    return last if type(last) in _NAMES else None


def name_of(decision: Command) -> str:
    """The decision as the rule documents call it."""
    return _NAMES[type(decision)]


def last_inferred(history: Sequence[Command]) -> Stood | None:
    """What says that the last card was no Hit, if the table took it for one; else None.

    Whether any Dealer may still say it, the table knows: a decision may have been told since, and
    been taken back (`Table.one_touch`).
    """
    hit = history[-2] if len(history) > 1 and isinstance(history[-1], DealCard) else None
    if not isinstance(hit, Hit) or not hit.inferred:
        return None
    return Stood(sum(_cards(command) for command in history))


def box_of_inferred(history: Sequence[Command], number: int) -> int | None:
    """The box for whose Hit the table took the Round's card of that number, or None."""
    place = _place_of(history, number)
    hit = history[place - 1] if place else None
    return hit.box if isinstance(hit, Hit) and hit.inferred else None


def decide(told: ToldRound, position: AnyRound, command: TakeBack | Stood) -> list[Event] | Reason:
    """The Round derived again, with a note of it; or why it may not be. Changes nothing."""
    if position.phase in BETWEEN_ROUNDS:
        return Reason("nothing-to-take-back")
    if position.cases:
        return Reason("case-open")
    commands = as_now(told, command)
    if isinstance(commands, Reason):
        return commands
    anew = correcting.derive(told, commands)
    if anew is None:  # for a decision: a case was resolved before it that can't be played again
        if isinstance(command, TakeBack):
            return Reason("nothing-to-take-back")
        return Reason("decided-since", number=command.number)
    return [anew, _note(told, position, command)]


def as_now(told: ToldRound, command: TakeBack | Stood) -> list[Command] | Reason:
    """The Round's commands as they stand with it."""
    if isinstance(command, TakeBack):
        if last_decision(told.history) is None:
            return Reason("nothing-to-take-back")
        return list(told.history[:-1])
    place = _place_of(told.history, command.number)
    hit = told.history[place - 1] if place else None
    if not isinstance(hit, Hit) or not hit.inferred:
        return Reason("card-was-no-inferred-hit", number=command.number)
    before = list(told.history[: place - 1])
    stand = _instead(told, before, Stand(hit.box))
    return stand if isinstance(stand, Reason) else [*before, *stand, *told.history[place:]]


def _instead(told: ToldRound, before: list[Command], stand: Stand) -> list[Command] | Reason:
    """The Stand, and the Hit of the next Hand that awaits its decision: the card is that one's."""
    position = told.new_round()
    for each in before:
        correcting.play(told.family, position, each)
    refused = told.family.decide(position, stand)
    if isinstance(refused, Reason):
        return refused
    correcting.play(told.family, position, stand)
    hit = awaited_hit(told.family, position)
    return [stand] if hit is None else [stand, hit]


def awaited_hit(family: Any, position: AnyRound) -> Hit | None:
    """The Hit of the Hand that may Hit and awaits its decision, as the table infers it; or None."""
    for command in family.decisions(position):
        if isinstance(command, Hit) and not isinstance(family.decide(position, command), Reason):
            return Hit(command.box, inferred=True)
    return None


def _note(told: ToldRound, position: AnyRound, command: TakeBack | Stood) -> Noted:
    book: Rulebook = position.rulebook
    if isinstance(command, TakeBack):
        last = told.history[-1]
        box = getattr(last, "box", 0)
        return book.notice("taken-back", box=box, what=name_of(last))
    hit = told.history[_place_of(told.history, command.number) - 1]
    assert isinstance(hit, Hit)
    return book.notice("box-stood", box=hit.box, card=position.cards[command.number - 1])


def _place_of(history: Sequence[Command], number: int) -> int:
    """Where in the history the Round's card of that number was dealt by itself; 0: nowhere."""
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
