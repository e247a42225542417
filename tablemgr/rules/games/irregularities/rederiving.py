"""The steps of a Round taken again with a card that is now known to be another one (ruling I18).

A correction changes what the table knows, never what people did. So each step is taken beside what
it led to when it was told:

- What people reported, chose and decided is applied as what it was. It asks nobody anew.
- A card must lie where the rules send it now. A case that the table itself opened from a card (I4,
  I6) stands or falls with the true cards, until it is over. What was decided in one that falls
  stays: a Bet goes back, a card is discarded.
- A decision must be that of the Hand whose turn it is now. One that its Hand did not need, or could
  not make, is dropped; what was laid for it goes back.

At the first card or decision that lies elsewhere the Round stands (5.7): later cards lie without a
Hand, later decisions are asked anew. What is decided about that holds from then on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from tablemgr.basics.cards import Card
from tablemgr.rules.commands import (
    ABOUT_AN_EARLIER_CARD,
    Back,
    Choose,
    Command,
    DealCard,
    First,
    Left,
    Reconstruct,
    Report,
    Resume,
    WalkAway,
)
from tablemgr.rules.events import (
    CardCorrected,
    CardDealtOn,
    CardDiscarded,
    CardNotDue,
    CardsLeftAside,
    CaseOpened,
    Event,
    FirstChosen,
)
from tablemgr.rules.games.actions import CASE
from tablemgr.rules.games.case import NO_CASE
from tablemgr.rules.games.irregularities.cases_again import CasesAgain
from tablemgr.rules.games.irregularities.empty_box import is_of_its_card
from tablemgr.rules.games.irregularities.in_fact import InFact, is_as_told
from tablemgr.rules.games.irregularities.reporting import more_than_there_are, said_now
from tablemgr.rules.games.irregularities.step_events import (
    cases_named,
    first_retold,
    is_of_excess,
    now_known,
    place_of_card,
    with_card,
    without_dealing_on,
    without_excess,
)
from tablemgr.rules.games.irregularities.told_round import (
    RoundStep,
    ToldRound,
    cards_of,
    dealt_on,
    note_empty_box,
    with_step,
)
from tablemgr.rules.games.position import DEALER, Phase, SettledBet
from tablemgr.rules.rulebook import Reason

_PEOPLE_DID: Final[tuple[type[Any], ...]] = (Report, WalkAway, Left, Back, *CASE)
"""What people report, decide in a case, or do without a card: it stays, whatever the cards are."""


class Rederivation:
    """The Round as it is known now, step by step."""

    def __init__(
        self, told: ToldRound, steps: Sequence[RoundStep] = (), go_back: Iterable[SettledBet] = ()
    ) -> None:
        """Begin after these steps of the Round, which stay as they are. `go_back`: the Bets of
        `settled_before` of a derivation that was made without it.
        """
        self._family = told.family
        self._was = told.new_round()
        """The Round as it was known before."""
        self.now = told.new_round()
        self.steps = list(steps)
        self.stands = False
        """It stands at a Hand: what came later lies aside."""
        self.is_to_be_said = False
        """It stands because something lies elsewhere, and no case says so yet (5.7)."""
        self._lie_for = NO_CASE
        """The number of the case that the cards without a Hand belong to."""
        self._counts = True
        """The step that is being taken leads to what it led to in fact."""
        self._too_many = told.cases_of_excess()
        for events in (step.events for step in steps):
            self._family.apply(self._was, events)
            self._family.apply(self.now, events)
        self.cases = CasesAgain(self._family, self._was, self.now)
        self._fact = InFact(told, told.steps[len(steps) :], go_back)
        self._fell = False
        """The case of the step's card falls although people have decided in it."""

    def tell(self, command: Command) -> None:
        """Something else is told to the Round as it is now. The rules must allow it."""
        events = self.asked(command)
        assert not isinstance(events, Reason)
        for event in events:
            if isinstance(event, CaseOpened):  # a card that no Hand is due
                self.stands, self._lie_for = True, event.number
        self._family.apply(self.now, events)
        with_step(self.steps, RoundStep(command, events))

    def take(self, step: RoundStep, index: int | None = None, card: Card | None = None) -> None:
        """Take one more step; with `card`, the step's card of that index is now known to be it."""
        self._fact.begin(step)
        decided = step.decided and not step.waits_for(self._too_many)
        step = replace(step, command=self._retold(step.command), decided=decided)
        told = step
        if index is not None and card is not None:
            command = with_card(step.command, index, card)
            known, was = (now_known(each, index, card) for each in (step.events, step.in_fact))
            told = replace(step, command=command, events=known, was=was)
        self._counts, self._fell = True, False
        events = [event for event in self._taken(told) if not self._fact.is_given_back(event)]
        self._fact.count_dealt_on(step, events)
        aside, behind = step.aside, NO_CASE
        if not step.decided:
            aside = self._is_behind(told.command, events)
            behind = self._lie_for if aside else NO_CASE
        again = step.fell and place_of_card(events) == "aside"
        taken = replace(
            step,
            command=told.command,
            events=events,
            was=None if self._counts else told.in_fact,
            aside=aside,
            behind=behind,
            decided=again or (step.decided and not self._fell),
            fell=self._fell or (step.fell and not again),
        )
        self.cases.note(step.events, events)
        self._family.apply(self._was, step.events)
        self._family.apply(self.now, taken.events)
        note_empty_box(self.steps, events)
        self.steps.append(taken)  # what a decision was about is known since it was told
        self._look_at_excess(events)

    def _is_behind(self, command: Command, events: Sequence[Event]) -> bool:
        """Say whether a step lies behind the Hand at which the Round stands."""
        left = any(isinstance(event, CardsLeftAside) for event in events)
        return left or (self.stands and not isinstance(command, _PEOPLE_DID))

    def _retold(self, command: Command) -> Command:
        """The command with the cards in it as they are known now."""
        if isinstance(command, First):
            return first_retold(command, self._was.at_once, self.now.at_once)
        return self._family.retold(command, self._was, self.now)

    def _look_at_excess(self, events: Sequence[Event]) -> None:
        """The Round stands at a card too many, whoever found it, until its case is over (I6)."""
        if self.is_to_be_said:
            return
        for event in events:
            if isinstance(event, CaseOpened) and is_of_excess(event) and self._lie_for == NO_CASE:
                self.stands, self._lie_for = True, event.number
        if self._lie_for != NO_CASE and self.now.case_of(self._lie_for) is None:
            self.stands, self._lie_for = False, NO_CASE

    def _taken(self, step: RoundStep) -> list[Event]:
        """Give what the step leads to now. `_counts` says whether that is what it led to in
        fact.
        """
        command = step.command
        if isinstance(command, ABOUT_AN_EARLIER_CARD):
            return list(self._an_earlier_correction(step))
        if isinstance(command, Report):
            return list(self._report(command, step))
        if isinstance(command, _PEOPLE_DID):
            return self._what_people_did(command, step)
        if step.decided:
            return self._decided(command, step)
        if isinstance(command, DealCard):
            return self._card(command, step)
        return self._decision(command, step)

    def _decided(self, command: Command, step: RoundStep) -> list[Event]:
        """Give what a step leads to whose card people have decided on: that holds, but for a case
        that falls with the card (I18).
        """
        events = self._falls(command, step) or self._is_back(command, step)
        if events is not None:
            return events
        self._counts = step.was is None
        known = without_excess(step.events, self._too_many, decided=True)
        return [*self._as_it_was(known), *self._excess(command, known)]

    def _falls(self, command: Command, step: RoundStep) -> list[Event] | None:
        """Give what a card leads to whose case people have decided in, but not ended, if it was due
        to a Hand by the true cards: the case falls. What was decided stays: a card that the House
        has discarded is out of play. None if the case stands.
        """
        lay = next((event for event in step.events if isinstance(event, CardNotDue)), None)
        if self.stands or not isinstance(command, DealCard) or lay is None:
            return None
        if lay.case not in self._fact.open_cases or step.aside:
            return None
        events = self.asked(command)
        if isinstance(events, Reason):
            return None
        if place_of_card(events) == "aside":
            its_own = {self.cases.number_now(lay.case)} & {case.number for case in self.now.cases}
            stands = its_own or any(isinstance(event, CaseOpened) for event in step.events)
            return None if stands else events
        self._counts = False
        discarded = lay.case not in self._fact.cases_with_cards
        self._fell = not discarded
        opened = (event for event in step.events if isinstance(event, CaseOpened))
        self.cases.fallen = next(opened, self.cases.fallen)
        return [CardDiscarded(command.card), *self._excess(command, ())] if discarded else events

    def _is_back(self, command: Command, step: RoundStep) -> list[Event] | None:
        """Give what a card leads to that the House has discarded in a case that fell, if no Hand
        is due it after all: it is as it lay, its case is open, and the discard is said in it.
        """
        fell = step.was is not None and place_of_card(step.events) == "discarded"
        if not fell or self.stands or place_of_card(step.in_fact) != "aside":
            return None
        events = self.asked(command)
        if isinstance(events, Reason) or place_of_card(events) != "aside":
            return None
        return events

    # --- cards and decisions ---------------------------------------------------------------------

    def _card(self, command: DealCard, step: RoundStep) -> list[Event]:
        """A card lies where it lay, if the rules send it there; else it lies without a Hand. One
        that no Hand is due, and that a report laid on an empty box, is the report's (I24).
        """
        in_fact = step.in_fact
        if any(isinstance(event, CardDiscarded) for event in in_fact):
            excess = self._excess(command, in_fact)
            self._counts, self.stands = not excess, self.stands or bool(excess)
            return [*self._as_it_was(in_fact), *excess]
        lay = place_of_card(in_fact)
        says_where = lay == "aside" or self._lie_for != NO_CASE  # a case that is open now
        if self.stands and not (says_where and self.now.phase is Phase.IRREGULARITY):
            return self._without_a_hand(command)
        events = self.asked(command)
        if isinstance(events, Reason):  # I4: no card is refused, but for one that was not read
            self._stand()
            return self._without_a_hand(command)
        lies = place_of_card(events)
        if self.stands and lies != lay and (lay != "aside" or isinstance(lies, tuple)):
            return self._without_a_hand(command)
        on_the_tables_hand = isinstance(lay, tuple) and lay[0] == DEALER.box
        if lay in (lies, "aside") or (lies == "discarded" and on_the_tables_hand):
            self._counts = lay == lies  # should other cards be true, it lies as it lay
            return events
        if step.on_empty_box and "card-not-due" in cases_named(events):
            self._counts = False
            return events
        says_why = {"excess-card"} | ({"card-after-dealer"} if on_the_tables_hand else set())
        own = [e for e in events if isinstance(e, CaseOpened) and e.kind in says_why]
        if own:  # I6; V4: I9
            self.stands, self._counts = True, False
            self._lie_for = own[0].number
            return events
        self._stand()
        return self._without_a_hand(command)

    def _without_a_hand(self, command: DealCard) -> list[Event]:
        self._counts = False
        return [CardNotDue(command.card, self._lie_for), *self._excess(command, ())]

    def _excess(self, command: Command, known: Sequence[Event]) -> list[Event]:
        """I6: the case of cards that are more than the decks hold, unless it is among the events
        that are `known`.
        """
        if any(map(is_of_excess, known)):
            return []
        number = self.now.next_case + any(isinstance(event, CaseOpened) for event in known)
        return more_than_there_are(self.now, cards_of(command), number)

    def _decision(self, command: Command, step: RoundStep) -> list[Event]:
        """A decision of the Hand that is in turn; any other does not count."""
        in_fact = step.in_fact
        if not self.stands:
            events = self.asked(command)
            if isinstance(events, Reason):
                left = self._family.left_of(self.now, in_fact)
                if left is not None:
                    self._counts = False
                    return left
            elif self._lie_as_then(events, step):
                return events
            self._stand()
        self._counts = False
        dealt = sum(isinstance(event, CardDealtOn) for event in in_fact)
        cards = tuple(self.now.held[:dealt])
        left = [CardsLeftAside(cards, self._lie_for)] if cards else []
        return [*left, *self._family.known_since(in_fact)]

    def asked(self, command: Command) -> list[Event] | Reason:
        """Ask the rules about the command as it stands now; gives the events, those of the held
        cards that are then due too, or the reason why not.
        """
        answer = self._family.decide(self.now, command)
        if isinstance(answer, Reason):
            return answer
        return [*answer, *dealt_on(self._family, self.now, answer)]

    def _lie_as_then(self, events: Sequence[Event], step: RoundStep) -> bool:
        """Say whether cards and decisions lie where they did, or held cards came earlier (I23)."""
        if not self._fact.lie_as_then(events, step):
            return False
        self._counts = is_as_told(events, step)
        return True

    def _stand(self) -> None:
        self.stands = self.is_to_be_said = True

    # --- what people did -------------------------------------------------------------------------

    def _what_people_did(self, command: Command, step: RoundStep) -> list[Event]:
        """It is as it was; held cards go where they are due now."""
        if isinstance(command, Resume):
            events = self.cases.resume_again(command, step.events)
        elif isinstance(command, First):
            there = command.card in self.now.at_once  # whatever it is known to be now
            events = [FirstChosen(command.card)] if there else []
        elif isinstance(command, Reconstruct):
            events = self.cases.reconstruct_again(command, step.events)
        elif isinstance(command, Choose):
            holds = self._fact.is_last_word(command)
            events = self.cases.choose_again(command, step.events, holds=holds)
        else:
            events = self.cases.as_it_was(step.events)
        self._stand_at_what_stays()
        if not self.stands and not (step.decided and step.aside):
            more = list(dealt_on(self._family, self.now, events))
            if self._lie_as_then([*events, *more], step):
                return [*events, *more]
            self._stand()
        left = list(without_dealing_on(self.now, events, self._lie_for))
        self._counts = is_as_told(left, step)
        return left

    def _report(self, command: Report, step: RoundStep) -> Iterator[Event]:
        """A report, as it was, but for a card too many, and for what the true cards say of the card
        that lay on an empty box (I24).
        """
        known = without_excess(step.events, self._too_many, decided=step.decided)
        if command.kind == "card-to-empty-box":
            rest = [event for event in known if not is_of_its_card(event)]
            events = list(said_now(self.now, command, known, self._as_it_was(rest)))
        else:
            events = self._as_it_was(known)
        yield from events
        yield from self._excess(command, known)

    def _an_earlier_correction(self, step: RoundStep) -> Iterator[Event]:
        """A correction that opened a case: it stands if people have decided in it, or if something
        still lies elsewhere by the true cards.
        """
        opened = [event for event in step.in_fact if isinstance(event, CaseOpened)]
        if step.decided or not opened:
            yield from self._as_it_was(step.events)
            return
        yield from (event for event in step.events if isinstance(event, CardCorrected))
        self._counts = self.is_to_be_said
        if self.is_to_be_said:
            number = self.now.next_case
            self.cases.renumber(step.events, number)
            yield replace(opened[0], number=number)
            self.is_to_be_said = self.stands = False
        elif step.by_options:
            self.cases.fallen = opened[0]

    def _as_it_was(self, events: Sequence[Event]) -> list[Event]:
        """Give the same events, for the cases that are open now."""
        again = self.cases.as_it_was(events)
        self._stand_at_what_stays()
        return again

    def _stand_at_what_stays(self) -> None:
        """The Round stands where a case stays open that only the true cards open (I4, I6)."""
        if self.cases.stays != NO_CASE:
            self.stands = True
            if self._lie_for == NO_CASE:
                self._lie_for = self.cases.stays
            self.cases.stays = NO_CASE
