"""The acts of people in a Round, step by step, kept beside what they lead to by the cards as known
now.

A later correction needs both (I18): the cards change what follows, never what was done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence, Set
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from tablemgr.basics.cards import Card
from tablemgr.rules.commands import ABOUT_AN_EARLIER_CARD, Command, DealCard, Report
from tablemgr.rules.events import (
    CardDealt,
    CardNotDue,
    CardOnEmptyBox,
    CardsAtOnce,
    CaseClosed,
    CaseOpened,
    CasesClosed,
    Event,
    FirstChosen,
    OptionChosen,
    ReconstructionDecided,
    ReportRetracted,
    UndueDiscarded,
)
from tablemgr.rules.games.case import NO_CASE
from tablemgr.rules.games.family import Family
from tablemgr.rules.games.irregularities.reporting import NOTICED
from tablemgr.rules.games.position import AnyRound, Phase

_HOLDS_CARDS: Final = (FirstChosen, CasesClosed)
"""The events after which cards may be held back for the Hands that they are due to."""
_DECIDE: Final = frozenset(
    {CaseClosed, CasesClosed, OptionChosen, ReconstructionDecided, UndueDiscarded}
)
"""The kinds of event that can decide where what lay aside is now."""
_LIE_ASIDE: Final = (CardNotDue, CardsAtOnce)
"""The events whose cards lie beside the Hands."""


class RoundStep(Struct, frozen=True):
    """One command of a Round and its events."""

    command: Command
    """With its card as it is known now."""
    events: Sequence[Event]
    """What it leads to by the cards as they are known now."""
    was: Sequence[Event] | None = None
    """What it led to when it was told, if a correction has changed that."""
    aside: bool = False
    """A correction found it behind the Hand at which the Round stands: its card lies without a
    Hand, its decision is asked anew.
    """
    behind: int = NO_CASE
    """The number of the case at which the Round stands so; `NO_CASE` if the correction opens it."""
    decided: bool = False
    """People have decided since on its card that lay aside; that holds from then on."""
    by_options: bool = False
    """Nothing but options has decided so: who has chosen gets his Bets back, though it falls."""
    fell: bool = False
    """People had decided in the case of its card, which the true cards ended. Should the case stand
    again, that holds.
    """
    on_empty_box: bool = False
    """A report that holds says that its card left its Hand for an empty box (I24)."""

    @property
    def in_fact(self) -> Sequence[Event]:
        """Where its card lies, and which Hand decided."""
        return self.events if self.was is None else self.was

    @property
    def waits_for_more(self) -> bool:
        """It opened the case of a correction, or lies aside in one, in which people have chosen,
        and decided nothing else.
        """
        return self.by_options and (self.aside or isinstance(self.command, ABOUT_AN_EARLIER_CARD))

    def waits_for(self, cases: Set[int]) -> bool:
        """Say whether it waits for one of these cases, as their card or behind it."""
        lies_for = (event.case for event in self.events if isinstance(event, CardNotDue))
        return self.behind in cases or not cases.isdisjoint(lies_for)

    @property
    def lies_aside(self) -> bool:
        """It waits, or waited, for a decision on its card or on itself."""
        if self.aside:
            return True
        for event in self.events:  # no generator: each ruling that is tried asks it of each card
            if isinstance(event, _LIE_ASIDE):
                return True
            if isinstance(event, CaseOpened) and event.kind in NOTICED:
                return True
        return False


class ToldRound(Struct, frozen=True):
    """The steps of a Round so far, and what is needed to take them again from the start."""

    family: Family[Any]
    new_round: Callable[[], Any]
    steps: Sequence[RoundStep]

    def position_after(self, count: int) -> Any:
        """The position after the first `count` steps."""
        position = self.new_round()
        for step in self.steps[:count]:
            self.family.apply(position, step.events)
        return position

    def without_options(self) -> ToldRound:
        """Give the same Round, as if nobody had chosen yet in the case of a correction."""
        steps = [replace(s, decided=False) if s.waits_for_more else s for s in self.steps]
        return replace(self, steps=steps)

    def cases_of_excess(self) -> set[int]:
        """The cases of cards too many that are open now: nobody has decided in them (I6)."""
        cases = self.position_after(len(self.steps)).cases
        return {case.number for case in cases if case.kind == "excess-card"}


def with_step(steps: list[RoundStep], step: RoundStep) -> None:
    """Add a step; what it decides on the cards that lie aside holds from then on (I18). A report
    that takes the case of a card over decides nothing (I17).
    """
    says = () if isinstance(step.command, Report) else step.events
    kinds = {type(event) for event in says if type(event) in _DECIDE and _decides(event)}
    if kinds:
        by_options = kinds == {OptionChosen}
        for place, earlier in enumerate(steps):
            if earlier.lies_aside and (earlier.by_options or not earlier.decided):
                steps[place] = replace(earlier, decided=True, by_options=by_options)
    note_empty_box(steps, step.events)
    steps.append(step)


def note_empty_box(steps: list[RoundStep], events: Iterable[Event]) -> None:
    """Note at the step of a card that these later events lay it from its Hand on an empty box
    (I24), or that this is withdrawn. Where the card lies aside by now, it stays noted: its own case
    is open again (I14).
    """
    for event in events:
        if isinstance(event, CardOnEmptyBox):
            place = next((at for at in _latest(steps) if cards_of(steps[at].command)), None)
            if place is not None and event.place in _dealt_to(steps[place]):
                steps[place] = replace(steps[place], on_empty_box=True)
        elif isinstance(event, ReportRetracted) and event.kind == "card-to-empty-box":
            place = next((at for at in _latest(steps) if steps[at].on_empty_box), None)
            if place is not None and not steps[place].lies_aside:
                steps[place] = replace(steps[place], on_empty_box=False)


def _latest(steps: Sequence[RoundStep]) -> Iterable[int]:
    return reversed(range(len(steps)))


def _dealt_to(step: RoundStep) -> list[tuple[int, int]]:
    return [(event.box, event.hand) for event in step.events if isinstance(event, CardDealt)]


def _decides(event: Event) -> bool:
    """Say whether an event of one of the kinds that can decide does so."""
    if isinstance(event, CaseClosed):  # of a report that is withdrawn, if not
        return event.kind in NOTICED
    if isinstance(event, OptionChosen):  # who was told that his Bets go back gets them
        return not event.goes_on
    return True


def dealt_on(family: Family[Any], position: AnyRound, events: Sequence[Event]) -> Iterable[Event]:
    """The events of dealing, after `events`, the held cards that are due now (5.9, I23)."""
    if not position.held and not any(isinstance(event, _HOLDS_CARDS) for event in events):
        return
    after = position.clone()
    family.apply(after, events)
    while after.held and after.next_card is not None and after.phase is not Phase.IRREGULARITY:
        more = family.deal_on(after, after.held[0])
        family.apply(after, more)
        yield from more


def cards_of(command: Command) -> tuple[Card, ...]:
    """The cards that came with a command, in the order in which they count."""
    if isinstance(command, DealCard):
        return (command.card,)
    return command.cards if isinstance(command, Report) else ()


def step_of_card(steps: Sequence[RoundStep], number: int) -> tuple[int, int]:
    """The place of the step with which the Round's card of that number came, and which of the
    step's cards it is, from 0. There must be such a card.
    """
    for place, step in enumerate(steps):
        count = len(cards_of(step.command))
        if number <= count:
            return place, number - 1
        number -= count
    raise IndexError(number)
