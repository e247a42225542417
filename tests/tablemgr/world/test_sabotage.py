"""A check that can't fail is none: each is shown a small fault in the program that it must notice
within so many Rounds.

A sabotage changes one function, as a person could by mistake. It is tried with the one check that
must notice it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from tablemgr.basics.errors import Refusal
from tablemgr.basics.messages import plain
from tablemgr.basics.money import Money
from tablemgr.rules.commands import Bet, Reopen, Settle, TakeBack
from tablemgr.rules.events import (
    BetFound,
    BetSettled,
    CardDealt,
    CardNotDue,
    CaseOpened,
    Event,
    HandRemoved,
    OptionChosen,
    Outcome,
    ReportRetracted,
    RoundDerivedAnew,
    RoundVoided,
)
from tablemgr.rules.events_json import encode
from tablemgr.rules.games.families import family_named
from tablemgr.rules.games.irregularities.told_round import RoundStep
from tablemgr.rules.games.position import Phase, RoundPosition
from tablemgr.rules.guide import Guide
from tablemgr.rules.rulebook import games, load
from tablemgr.rules.table import Table
from tablemgr.service.movements.move import MoveKind
from tablemgr.service.movements.round import Movements
from tablemgr.world import stored
from tablemgr.world.invariants import INVARIANTS
from tablemgr.world.playing import CRASHES, round_of
from tablemgr.world.relations import RELATIONS
from tests.tablemgr.world.sabotaging import derived, folds_otherwise, leads_to

WITHIN = 400
"""Within so many Rounds each sabotage must be noticed, if it says nothing else."""
Patch = pytest.MonkeyPatch


def first_notice(check: str, within: int) -> int | None:
    """The seed of the first Round in which the check fails. That it crashes does not count."""
    relations = [check] if check in RELATIONS else []
    for seed in range(within):
        for violation in round_of(seed, often=0.5, relations=relations):
            if violation.check == check and not violation.what.startswith(CRASHES):
                return seed
    return None


# --- the sabotages -------------------------------------------------------------------------------


def a_card_is_forgotten(patch: Patch) -> None:
    def forget(position: Any, event: CardNotDue, _: Any) -> None:
        position.cards.append(event.card)
        position.card_counts[event.card.index] += 1

    folds_otherwise(patch, CardNotDue, forget)


def a_card_is_laid_twice(patch: Patch) -> None:
    def twice(position: Any, event: CardDealt, right: Any) -> None:
        right(position, event)
        position.discarded.append(event.card)

    folds_otherwise(patch, CardDealt, twice)


def a_hand_without_bets_plays_on(patch: Patch) -> None:
    folds_otherwise(patch, HandRemoved, lambda _position, _event, _right: None)


def somebody_without_a_bet_decides(patch: Patch) -> None:
    patch.setattr(RoundPosition, "decider", lambda _self, _box, _players: "nobody")


def a_cent_is_rounded_up(patch: Patch) -> None:
    def rounded(_: Table, __: Any, events: list[Event]) -> Iterator[Event]:
        for event in events:
            if isinstance(event, BetSettled) and event.returned:
                yield replace(event, returned=event.returned + Money(1))
            else:
                yield event

    leads_to(patch, rounded)


def a_void_pays(patch: Patch) -> None:
    def pays(_: Table, __: Any, events: list[Event]) -> Iterator[Event]:
        void = any(isinstance(event, RoundVoided) for event in events)
        for event in events:
            if void and isinstance(event, BetSettled):
                yield replace(event, won=event.stake, outcome=Outcome.WIN)
            else:
                yield event

    leads_to(patch, pays)


def the_last_bet_is_not_settled(patch: Patch) -> None:
    def short(_: Table, command: Any, events: list[Event]) -> Sequence[Event]:
        if isinstance(command, Settle) and len(events) > 2:
            return [*events[:-2], events[-1]]
        return events

    leads_to(patch, short)


def a_refusal_leaves_a_trace(patch: Patch) -> None:
    right = Table.do

    def wrong(self: Table, *words: Any) -> list[Event]:
        try:
            return right(self, *words)
        except Refusal:
            self.position.found_bets.append((1, "ann", "initial"))
            raise

    patch.setattr(Table, "do", wrong)


def a_refusal_has_no_reason(patch: Patch) -> None:
    right = Table.do

    def wrong(self: Table, *words: Any) -> list[Event]:
        try:
            return right(self, *words)
        except Refusal as refusal:
            refusal.text = ""
            raise

    patch.setattr(Table, "do", wrong)


def the_guide_is_not_filled_in(patch: Patch) -> None:
    patch.setattr(Table, "guide", lambda _: Guide("open", plain("Deal to {box}."), None, "3.11"))


def a_decision_is_listed_that_is_none(patch: Patch) -> None:
    patch.setattr(Table, "allowed", lambda _: ["cheer"])


def a_correction_forgets_where_cards_lay(patch: Patch) -> None:
    patch.setattr(RoundStep, "in_fact", property(lambda step: step.events))


def a_correction_forgets_the_last_thing(patch: Patch) -> None:
    def forget(_: Table, __: Any, events: list[Event]) -> Sequence[Event]:
        first = events[0]
        if isinstance(first, RoundDerivedAnew) and first.card is not None:
            return [replace(first, events=first.events[:-1]), *events[1:]]
        return events

    leads_to(patch, forget)


def a_correction_keeps_the_card_that_was_read(patch: Patch) -> None:
    def kept(self: Table, command: Any, events: list[Event]) -> Iterator[Event]:
        read = list(self.position.cards)

        def as_read(_: Any, event: Event) -> Event:
            if isinstance(event, CardDealt) and event.card is command.card:
                return replace(event, card=read[command.number - 1])
            return event

        return derived(as_read)(self, command, events)

    leads_to(patch, kept)


def a_reopened_settlement_forgets_a_bet(patch: Patch) -> None:
    def forget(_: Table, command: Any, events: list[Event]) -> Sequence[Event]:
        first = events[0]
        if isinstance(command, Reopen) and isinstance(first, RoundDerivedAnew):
            dealt = [event for event in first.events if not isinstance(event, BetSettled)]
            return [replace(first, events=tuple(dealt)), *events[1:]]
        return events

    leads_to(patch, forget)


def a_retraction_buries_a_card(patch: Patch) -> None:
    def bury(position: Any, event: ReportRetracted, right: Any) -> None:
        right(position, event)
        position.discarded += position.aside
        position.undue.clear()

    folds_otherwise(patch, ReportRetracted, bury)


def a_retraction_forgets_what_was_chosen(patch: Patch) -> None:
    def forget(position: Any, event: ReportRetracted, right: Any) -> None:
        right(position, event)
        position.flags.clear()
        position.phase_before_case = Phase.BETTING
        position.phase = Phase.BETTING

    folds_otherwise(patch, ReportRetracted, forget)


def taking_back_forgets_one_decision_more(patch: Patch) -> None:
    def forget(_: Table, command: Any, events: list[Event]) -> Sequence[Event]:
        first = events[0]
        if isinstance(command, TakeBack) and isinstance(first, RoundDerivedAnew):
            return [replace(first, events=first.events[:-1]), *events[1:]]
        return events

    leads_to(patch, forget)


def a_found_bet_counts_by_what_came_before(patch: Patch) -> None:
    def doubled(position: Any, event: BetFound, right: Any) -> None:
        before = sum(len(box.bets) for box in position.boxes.values())
        right(position, replace(event, amount=event.amount + Money(before)))

    folds_otherwise(patch, BetFound, doubled)


def only_the_first_report_opens_a_case(patch: Patch) -> None:
    def first(position: Any, event: CaseOpened, right: Any) -> None:
        if not position.cases:
            right(position, event)

    folds_otherwise(patch, CaseOpened, first)


def the_last_option_is_everybodys(patch: Patch) -> None:
    def everybodys(position: Any, event: OptionChosen, right: Any) -> None:
        right(position, event)
        for place, case in enumerate(position.cases):
            alike = dict.fromkeys(case.choices, event.goes_on)
            position.cases[place] = replace(case, choices=alike)

    folds_otherwise(patch, OptionChosen, everybodys)


def the_guide_forgets_the_settlement(patch: Patch) -> None:
    right = Table.guide

    def wrong(self: Table) -> Guide:
        guide = right(self)
        over = self.position.phase is Phase.SETTLEMENT
        return Guide("open", plain("Announce."), None, "3.3") if over else guide

    patch.setattr(Table, "guide", wrong)


def the_guide_calls_the_wrong_person(patch: Patch) -> None:
    right = Table.guide

    def wrong(self: Table) -> Guide:
        guide = right(self)
        named = guide.text.replace("Pit Supervisor", "Dealer")
        return Guide(guide.code, plain(f"{named} Dealer."), guide.say, guide.paragraph)

    patch.setattr(Table, "guide", wrong)


def winnings_are_not_paid(patch: Patch) -> None:
    right = Movements.due

    def wrong(self: Movements, table: Table) -> Any:
        rows = right(self, table)
        return [row for row in rows if all(move.kind is not MoveKind.PAY for move in row.moves)]

    patch.setattr(Movements, "due", wrong)


def what_was_paid_is_not_recovered(patch: Patch) -> None:
    right = Movements.due

    def wrong(self: Movements, table: Table) -> Any:
        rows = right(self, table)
        return [row for row in rows if all(move.kind is not MoveKind.RECOVER for move in row.moves)]

    patch.setattr(Movements, "due", wrong)


def an_inferred_hit_is_stored_as_a_said_one(patch: Patch) -> None:
    patch.setattr(stored, "is_inferred", lambda _: False)


def the_last_event_is_not_stored(patch: Patch) -> None:
    short = "tablemgr.service.stored_act.encode"
    patch.setattr(short, lambda events: encode(events[:-1] or events))


def nobody_is_asked_for_his_rank(patch: Patch) -> None:
    patch.setattr(Table, "_missing_authority", lambda *_: None)


def a_bet_is_taken_late(patch: Patch) -> None:
    for family in {load(game).family for game in games()}:
        found = family_named(family)
        assert found is not None
        actions: Any = found.actions
        patch.setitem(actions, Bet, actions[Bet]._replace(verify=lambda *_: None))


def the_left_is_paid_first(patch: Patch) -> None:
    def turned(_: Table, command: Any, events: list[Event]) -> Iterable[Event]:
        lines = [event for event in events if isinstance(event, BetSettled)]
        if not isinstance(command, Settle):
            return events
        return [lines.pop() if isinstance(event, BetSettled) else event for event in events]

    leads_to(patch, turned)


class Sabotage(NamedTuple):
    """What is done to the program, and which check must notice it."""

    fault: Callable[[Patch], None]
    check: str
    within: int = WITHIN


SABOTAGES = (
    Sabotage(a_card_is_forgotten, "cards-in-one-place", 60),
    Sabotage(a_card_is_laid_twice, "cards-in-one-place", 12),
    Sabotage(a_hand_without_bets_plays_on, "hands-have-bets", 660),
    Sabotage(somebody_without_a_bet_decides, "who-decides-has-a-bet", 30),
    Sabotage(a_cent_is_rounded_up, "sums-add-up", 30),
    Sabotage(a_void_pays, "a-void-nets-nothing", 60),
    Sabotage(the_last_bet_is_not_settled, "each-bet-is-settled-once", 60),
    Sabotage(a_refusal_leaves_a_trace, "a-refusal-changes-nothing", 30),
    Sabotage(a_refusal_has_no_reason, "a-refusal-changes-nothing", 30),
    Sabotage(the_guide_is_not_filled_in, "there-is-a-next-step", 1),
    Sabotage(a_decision_is_listed_that_is_none, "what-is-offered-is-allowed", 1),
    Sabotage(nobody_is_asked_for_his_rank, "authority-is-kept", 80),
    Sabotage(a_bet_is_taken_late, "no-bet-after-the-close", 120),
    Sabotage(the_left_is_paid_first, "settled-in-order", 60),
    Sabotage(a_correction_forgets_the_last_thing, "a-card-corrected-to-itself", 30),
    Sabotage(a_correction_forgets_the_last_thing, "a-card-corrected-to-another-suit", 60),
    Sabotage(a_correction_forgets_where_cards_lay, "a-card-corrected-and-back", 60),
    Sabotage(a_correction_keeps_the_card_that_was_read, "a-round-corrected-as-dealt-so", 60),
    Sabotage(a_reopened_settlement_forgets_a_bet, "a-settlement-reopened-and-made-again"),
    Sabotage(a_retraction_buries_a_card, "a-report-and-its-retraction"),
    Sabotage(a_retraction_forgets_what_was_chosen, "a-report-and-its-retraction", 60),
    Sabotage(taking_back_forgets_one_decision_more, "a-decision-and-its-taking-back", 60),
    Sabotage(a_found_bet_counts_by_what_came_before, "found-bets-in-any-order"),
    Sabotage(only_the_first_report_opens_a_case, "reports-in-any-order", 60),
    Sabotage(the_last_option_is_everybodys, "options-in-any-order"),
    Sabotage(the_guide_forgets_the_settlement, "the-obedient-dealer-gets-home", 12),
    Sabotage(the_guide_calls_the_wrong_person, "the-obedient-dealer-gets-home", 60),
    Sabotage(winnings_are_not_paid, "what-moves-is-the-net", 60),
    Sabotage(what_was_paid_is_not_recovered, "what-moves-is-the-net"),
    Sabotage(an_inferred_hit_is_stored_as_a_said_one, "a-round-read-from-what-is-stored", 120),
    Sabotage(the_last_event_is_not_stored, "a-round-read-from-what-is-stored", 12),
)


@pytest.mark.parametrize("sabotage", SABOTAGES, ids=lambda s: f"{s.fault.__name__}-{s.check}")
def test_a_sabotage_is_noticed(sabotage: Sabotage, monkeypatch: Patch) -> None:
    sabotage.fault(monkeypatch)
    assert first_notice(sabotage.check, sabotage.within) is not None


def test_every_check_is_shown_a_sabotage() -> None:
    assert {sabotage.check for sabotage in SABOTAGES} == {*INVARIANTS, *RELATIONS}


def test_nothing_is_noticed_in_an_unharmed_program() -> None:
    """So that a sabotage is noticed for what it does."""
    assert not [v for seed in range(30) for v in round_of(seed, relations=())]
