"""The cases of a Round that is taken again with a card known to be another one (ruling I18).

A case keeps what people did in it, but not always its number: the true cards open cases that there
were not, and some that there were fall. Here are the numbers that the cases of before have now, and
the events of the Round of before as they read with them. Knows no cards and no rules of a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from tablemgr.basics.cards import Card
from tablemgr.rules.commands import Choose, Reconstruct, Resume
from tablemgr.rules.events import (
    CardDealtOn,
    CardNotDue,
    CardsAtOnce,
    CardsLeftAside,
    CaseClosed,
    CaseOpened,
    CasesClosed,
    Event,
    FirstChosen,
    OptionChosen,
    ReconstructionDecided,
    ReportMade,
    ReportRetracted,
    UndueDiscarded,
)
from tablemgr.rules.games.case import NO_CASE
from tablemgr.rules.games.family import Family
from tablemgr.rules.games.irregularities.closing import closed
from tablemgr.rules.games.irregularities.step_events import cases_named
from tablemgr.rules.games.position import AnyRound, SettledBet
from tablemgr.rules.rulebook import Reason


class CasesAgain:
    """The cases of before, and what they are now, step by step."""

    def __init__(self, family: Family[Any], was: AnyRound, now: AnyRound) -> None:
        """Begin where both Rounds are the same: `was` as it was known before, and as it is `now`.
        Both go on as their events are applied.
        """
        self._family = family
        self._was = was
        self._now = now
        self._numbers = {number: number for number in range(1, now.next_case)}
        """The number of each case of before, and its number now."""
        self.stays = NO_CASE
        """The case that only the true cards open, if the events that were asked for leave it open
        at the end of others: the Round stands there.
        """

        self.fallen: CaseOpened | None = None
        """The opening of the latest case that people had decided in and that the true cards end;
        None if there is none.
        """
        self.settled_before: list[SettledBet] = []
        """The Bets that their Players chose to have back in a case that falls, and that the true
        cards had settled before.
        """

    def note(self, before: Sequence[Event], now: Sequence[Event]) -> None:
        """The cases that a step opens, or whose card it brings, are those that it opened before."""
        has = cases_named(now)
        for what, number in cases_named(before).items():
            if what in has and NO_CASE not in (number, has[what]):
                self._numbers.setdefault(number, has[what])

    def number_now(self, number: int) -> int:
        """The number that a case of before has now; 0 if it is none."""
        return self._numbers.get(number, 0)

    def renumber(self, opened: Iterable[Event], number: int) -> None:
        """Give the case that these events of before opened this number now."""
        self._numbers |= {e.number: number for e in opened if isinstance(e, CaseOpened)}

    def _number_or_new(self, number: int) -> int:
        """The number that a case of before has now: a new one if it had none yet."""
        if number in (0, NO_CASE):
            return number
        free = 1 + max(self._now.remembered.cases, *self._numbers.values(), 0)
        return self._numbers.setdefault(number, free)

    def as_it_was(self, events: Sequence[Event]) -> list[Event]:
        """Give the same events, for the cases that are open now."""
        return list(self._each_as_it_was(events))

    def _each_as_it_was(self, events: Sequence[Event]) -> Iterator[Event]:
        opened = {case.number for case in self._now.cases} | self._numbers_opened_again(events)
        for event in events:
            if isinstance(event, CaseOpened):
                number = self._number_or_new(event.number)
                opened.add(number)
                yield replace(event, number=number)
            elif isinstance(event, CardNotDue | CardsAtOnce | ReportMade):
                yield replace(event, case=self._number_or_new(event.case))
            elif isinstance(event, CaseClosed):
                number = self.number_now(event.number)
                if number in opened:
                    opened.discard(number)
                    yield replace(event, number=number) if opened else CasesClosed()
            elif isinstance(event, CasesClosed):
                yield from self._close(opened, self._numbers_ended(events))
            elif isinstance(event, UndueDiscarded):
                cases = event.cases and tuple(map(self.number_now, event.cases))
                yield UndueDiscarded(cases)
            elif isinstance(event, CardsLeftAside):
                yield replace(event, cards=self._waiting(event.cards))
            elif isinstance(event, FirstChosen | ReconstructionDecided):
                if opened:
                    yield event
            elif isinstance(event, CardDealtOn):
                return  # and what followed from it: that is asked anew
            else:
                yield event

    def _waiting(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Those of the cards of before that wait beside the Hands, as they are known now."""
        waiting = [*(laid.card for laid in self._now.undue), *self._now.held]
        known = []
        for card in cards:
            both = zip(self._was.cards, self._now.cards, strict=True)
            now = next((now for was, now in both if was is card and now in waiting), None)
            if now is not None:
                waiting.remove(now)
                known.append(now)
        return tuple(known)

    def resume_again(self, command: Resume, was: Sequence[Event]) -> list[Event]:
        """Give the end of the cases that `resume` ended: `was` are its events of before. Which Bets
        are open goes by the true cards.
        """
        over = self._numbers_ended(was)
        position = self._now.clone()
        position.cases[:] = [case for case in position.cases if case.number in over]
        if not position.cases:
            return []
        *events, _ = self._family.actions[Resume].events(position, command)
        return [*events, *self._close({case.number for case in self._now.cases}, over)]

    def reconstruct_again(self, command: Reconstruct, was: Sequence[Event]) -> list[Event]:
        """Give what the House has said of a case, also if that fell and stands again; `was` are the
        events of before.
        """
        if not any(isinstance(event, ReconstructionDecided) for event in was) and self._now.cases:
            events = self._family.decide(self._now, command)
            if not isinstance(events, Reason):
                return list(events)
        return self.as_it_was(was)

    def choose_again(self, command: Choose, was: Sequence[Event], *, holds: bool) -> list[Event]:
        """Let what a Player has chosen stay. If its case falls, or `was` one that fell, his Bets go
        back at once, unless an open case asks for the options, or he has chosen anew since: what he
        said last `holds`.
        """
        fell = (event for event in was if isinstance(event, CaseOpened))
        fallen = self.fallen or next(fell, None)
        chosen = OptionChosen(command.box, command.player, command.goes_on)
        asks = any("options" in case.remedies for case in self._now.cases)
        if asks or command.goes_on or not holds or fallen is None:
            return [chosen]
        opened = replace(fallen, number=self._now.next_case)
        position = self._now.clone()
        self._family.apply(position, [opened, chosen])
        end: Event = CasesClosed()
        if self._now.cases:
            end = closed(position, position.cases[-1], others=True)
        *back, _ = self._family.actions[Resume].events(position, Resume())
        left = {bet[:4] for bet in self._now.open_bets()}
        his = (command.box, command.player)
        for bet in self._was.open_bets():
            if (bet.box, bet.player) == his and bet[:4] not in left:
                self.settled_before.append(bet[:4])
        return [opened, chosen, *back, end]

    def _numbers_ended(self, was: Sequence[Event]) -> set[int]:
        """The numbers that the cases have now which a step of before ended. A case that only the
        true cards opened is none of them, as a correction before this one may have found it.
        """
        numbers = {event.number for event in was if isinstance(event, CaseClosed)}
        if any(isinstance(event, CasesClosed) for event in was):
            numbers |= {case.number for case in self._was.cases}
            numbers |= {event.number for event in was if isinstance(event, CaseOpened)}
        return {self._numbers.get(number, number) for number in numbers}

    def _close(self, is_open: set[int], over: set[int]) -> Iterator[Event]:
        """The end of the cases that are `over`. One that only the true cards open (I4, I6) stays:
        nobody has decided in it.
        """
        stays = is_open - over
        if stays == is_open:
            return
        if not stays:
            yield CasesClosed()
            return
        goes_on = self._now.dealt_on_at_the_end
        end = [case for case in self._now.cases if case.number in is_open - stays]
        of_cards = {laid.case for laid in self._now.undue} - goes_on
        lie = tuple(case.number for case in end if case.number in of_cards)
        if lie:
            yield UndueDiscarded(lie)
        yield from (closed(self._now, case, others=True) for case in end)
        self.stays = max(stays)

    def _numbers_opened_again(self, events: Iterable[Event]) -> set[int]:
        """The cases whose card a report had taken over that the events withdraw (I14)."""
        withdrawn = {event.report for event in events if isinstance(event, ReportRetracted)}
        reports = self._now.remembered.reports
        return {r.was_in.number for r in reports if r.number in withdrawn and r.was_in}
