"""Two cards came at once, and the reader has read both or one of them (5.12; ruling I25).

What the table made of the cards that were read counts no more: the Round is derived again without
them, and the report brings both cards. The journal keeps the cards as they came.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tablemgr.basics.cards import Card
from tablemgr.rules.commands import AtOnce, DealCard, Report, Unread, is_inferred
from tablemgr.rules.events import Event
from tablemgr.rules.games.irregularities.correcting import as_event
from tablemgr.rules.games.irregularities.rederiving import Rederivation
from tablemgr.rules.games.irregularities.taking_back import flags_left, is_only_a_flag
from tablemgr.rules.games.irregularities.told_round import RoundStep, ToldRound
from tablemgr.rules.games.position import BETWEEN_ROUNDS, AnyRound
from tablemgr.rules.rulebook import Reason

_A_PAIR = 2


def drawn_last(steps: Sequence[RoundStep]) -> list[Card]:
    """The last cards, two at most, that may have come at once: nobody has said anything since the
    first of them but reports that are only a flag. In the order in which they were read.
    """
    return [card for _, card in _drawn_last(steps)]


def _drawn_last(steps: Sequence[RoundStep]) -> list[tuple[int, Card]]:
    """Give them with the place of each one's step."""
    found: list[tuple[int, Card]] = []
    for place in reversed(range(len(steps))):
        command = steps[place].command
        if isinstance(command, DealCard) and not isinstance(command, Unread):
            found.insert(0, (place, command.card))
            if len(found) == _A_PAIR:
                break
        elif not is_inferred(command) and not is_only_a_flag(steps[place]):
            break
    return found


def decide(told: ToldRound, position: AnyRound, command: AtOnce) -> list[Event] | Reason:
    """The Round derived again with the report in the place of the cards, or why it may not be."""
    if position.phase in BETWEEN_ROUNDS:
        return Reason("no-round-to-report-on")
    steps = as_now(told, position, command)
    if isinstance(steps, Reason):
        return steps
    *before, report = steps
    left = flags_left(position, told.steps, before)
    return [replace(as_event(before), flags=left), *report.events]


def as_now(told: ToldRound, position: AnyRound, command: AtOnce) -> Sequence[RoundStep] | Reason:
    """The Round's steps as they count after `command`, or why it is not allowed. What was reported
    since, and was only a flag, is said again: it may open a case now. A report of a card that no
    Hand is dealt now is left out.
    """
    count = len(position.cards) + 1 - command.number
    read = _drawn_last(told.steps)[-count:] if count > 0 else []
    cards = [card for _, card in read]
    others = list(command.cards)
    for card in cards:
        if card in others:
            others.remove(card)
    if not read or len(read) != count or len(others) != _A_PAIR - count:
        return Reason("not-drawn-at-once", number=command.number)
    if count == _A_PAIR and cards != list(command.cards):
        return Reason("not-drawn-at-once", number=command.number)
    place = read[0][0]
    anew = Rederivation(told, told.steps[:place])
    for step in told.steps[place:]:
        if is_only_a_flag(step) and not isinstance(anew.asked(step.command), Reason):
            anew.tell(step.command)
    told_now = Report(command.kind, cards=command.cards)
    if isinstance(anew.asked(told_now), Reason):
        return Reason("not-drawn-at-once", number=command.number)
    anew.tell(told_now)
    return anew.steps
