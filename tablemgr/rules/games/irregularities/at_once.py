"""Two cards came at once, and the reader has read both or one of them (5.12; ruling I25).

What the table made of the cards that were read counts no more: the Round is derived again without
them, and the report brings both cards. What else was reported since is said again after it, as
people stand by it (I18). The journal keeps the cards as they came.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from tablemgr.basics.cards import Card
from tablemgr.basics.messages import Message
from tablemgr.rules.commands import AtOnce, DealCard, Report, Unread, is_inferred
from tablemgr.rules.events import Event, ReportMade, ReportRetracted
from tablemgr.rules.games.irregularities.correcting import as_event
from tablemgr.rules.games.irregularities.rederiving import Rederivation
from tablemgr.rules.games.irregularities.taking_back import flags_left, is_only_a_flag
from tablemgr.rules.games.irregularities.told_round import RoundStep, ToldRound
from tablemgr.rules.games.position import BETWEEN_ROUNDS, AnyRound
from tablemgr.rules.rulebook import Reason
from tablemgr.rules.rulebook.model import RULES

_A_PAIR = 2


def drawn_last(steps: Sequence[RoundStep]) -> list[Card]:
    """The last cards, two at most, that may have come at once: nobody has said anything since the
    first of them but reports that are only a flag, or that one of these is withdrawn. In the order
    in which they were read.
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
        elif not (
            is_inferred(command) or is_only_a_flag(steps[place]) or _withdrawal(steps[place])
        ):
            break
    return found


def decide(told: ToldRound, position: AnyRound, command: AtOnce) -> list[Event] | Reason:
    """The Round derived again with the report in the place of the cards, or why it may not be."""
    if position.phase in BETWEEN_ROUNDS:
        return Reason("no-round-to-report-on")
    anew = _anew(told, position, command)
    if isinstance(anew, Reason):
        return anew
    for report in anew.left_out:
        said = position.rulebook.wording.irregularities[report.kind]
        return Reason("report-since", report=Message(RULES, said, {"box": report.box}))
    left = flags_left(position, told.steps, anew.before)
    since = (event for step in anew.since for event in step.events)
    return [replace(as_event(anew.before), flags=left), *since]


def as_now(told: ToldRound, position: AnyRound, command: AtOnce) -> Sequence[RoundStep] | Reason:
    """The Round's steps as they count after `command`, or why it is not allowed."""
    anew = _anew(told, position, command)
    return anew if isinstance(anew, Reason) else [*anew.before, *anew.since]


class _Anew(NamedTuple):
    """The Round with the pair in the place of its cards."""

    before: list[RoundStep]
    """The steps before the first of the two."""
    since: list[RoundStep]
    """The pair, then what was reported since and was only a flag: it may open a case now."""
    left_out: list[Report]
    """What can't be said again: no such card lies there now. Refused; an earlier
    journal may have left it out."""


def _anew(told: ToldRound, position: AnyRound, command: AtOnce) -> _Anew | Reason:
    place = _place_of_the_first(told, position, command)
    reports = None if place is None else _reports(told.steps[place:])
    anew = Rederivation(told, told.steps[:place])
    pair = Report(command.kind, cards=command.cards)
    if reports is None or isinstance(anew.asked(pair), Reason):
        return Reason("not-drawn-at-once", number=command.number)
    anew.tell(pair)
    left_out = []
    for report in reports:
        if isinstance(anew.asked(report), Reason):
            left_out.append(report)
        else:
            anew.tell(report)
    return _Anew(anew.steps[:place], anew.steps[place:], left_out)


def _place_of_the_first(told: ToldRound, position: AnyRound, command: AtOnce) -> int | None:
    """The place of the first of the two cards that was read; None if those of the command are not
    the last two, or one of these and another.
    """
    count = len(position.cards) + 1 - command.number
    read = _drawn_last(told.steps)[-count:] if count > 0 else []
    cards = [card for _, card in read]
    others = list(command.cards)
    for card in cards:
        if card in others:
            others.remove(card)
    if not read or len(read) != count or len(others) != _A_PAIR - count:
        return None
    if count == _A_PAIR and cards != list(command.cards):
        return None
    return read[0][0]


def _reports(steps: Sequence[RoundStep]) -> list[Report] | None:
    """The reports of these steps that are only a flag and are not withdrawn; None if one from
    before is withdrawn in them.
    """
    made: list[tuple[Report, ReportMade]] = []
    for step in steps:
        if isinstance(step.command, Report) and is_only_a_flag(step):
            made += [(step.command, e) for e in step.events if isinstance(e, ReportMade)]
        withdrawn = _withdrawal(step)
        if withdrawn is not None:
            names = (withdrawn.kind, withdrawn.paragraph, withdrawn.box)
            its = [one for one in made if (one[1].kind, one[1].paragraph, one[1].box) == names]
            if not its:
                return None
            made.remove(its[-1])
    return [report for report, _ in made]


def _withdrawal(step: RoundStep) -> ReportRetracted | None:
    """The withdrawal of a report that was only a flag, if the step is one."""
    first = step.events[0] if len(step.events) == 1 else None
    return first if isinstance(first, ReportRetracted) else None
