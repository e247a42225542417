"""An irregularity comes to light: the program notices it, or a person reports it.

The rulebook's `[[irregularities]]` say what each kind leads to at each moment of the Round: only a
flag, or a case that stops the Round until one of its remedies has resolved it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from tablemgr.basics.cards import Card, UnreadCard
from tablemgr.basics.messages import Message
from tablemgr.rules.commands import Report
from tablemgr.rules.events import (
    CardDiscarded,
    CardNotDue,
    CardOnEmptyBox,
    CardsAtOnce,
    CaseOpened,
    Event,
    ReportMade,
)
from tablemgr.rules.games.case import Case
from tablemgr.rules.games.irregularities import empty_box
from tablemgr.rules.games.irregularities.judging import first_card_events
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.position import BETWEEN_ROUNDS, AnyRound, Phase
from tablemgr.rules.rulebook import Reason
from tablemgr.rules.rulebook.model import RULES, Irregularity

NOTICED: Final = frozenset({"card-not-due", "card-after-dealer", "excess-card", "correction"})
"""The kinds of irregularity that the program notices by itself: nobody reports them."""

_OF_A_HAND: Final = ("wrong-number", "examined")


def irregularity_now(position: AnyRound, kind: str, said: Collection[str] = ()) -> Irregularity:
    """Give what the rules say of a kind now; `said` are the circumstances that are known
    besides.
    """
    before = position.stage in position.before_proceed
    moments = {"before-proceed" if before else "after-proceed", *said}
    if before and not position.has_settled:
        moments.add("before-settlement")
    irregularity: Irregularity = position.rulebook.irregularity(kind, moments)
    return irregularity


def noticed(position: AnyRound, kind: str, **values: Any) -> list[Event]:
    """The flag for what the program noticed, and the case if it needs one (I4, I6, I11)."""
    return raised(position, irregularity_now(position, kind), **values)


def raised(position: AnyRound, irregularity: Irregularity, **values: Any) -> list[Event]:
    """The flag for an irregularity, and the case if it has remedies: one of its own, or an open one
    that what the program notices belongs to.
    """
    events: list[Event] = [position.rulebook.report_flag(irregularity, **values)]
    if not irregularity.remedies or _joined(position, irregularity) is not None:
        return events
    key = (irregularity.kind, irregularity.paragraph, values.get("box") or 0)
    return [*events, CaseOpened(*key, irregularity.remedies, position.next_case)]


def undue_card(position: AnyRound, kind: str, card: Card) -> list[Event]:
    """A card that no Hand was due lies aside for its case, or is discarded if it needs none."""
    irregularity = irregularity_now(position, kind)
    after = raised(position, irregularity, card=card, number=len(position.cards) + 1)
    if not irregularity.remedies:
        return [CardDiscarded(card), *after]
    joined = _joined(position, irregularity)
    number = position.next_case if joined is None else joined.number
    return [CardNotDue(card, number), *after]


def _joined(position: AnyRound, irregularity: Irregularity) -> Case | None:
    """The open case that something belongs to that the program notices again: the one of its last
    card, as long as nothing is decided in it (I19). None if it opens a case of its own.
    """
    if irregularity.kind not in NOTICED or not position.undue:
        return None
    number = position.undue[-1].case
    case = next((case for case in position.cases if case.number == number), None)
    if case is None or case.is_decided_on:
        return None
    return case if case.names == (irregularity.kind, irregularity.paragraph) else None


def verify_report(position: AnyRound, command: Report) -> Reason | None:
    """Anybody may report anything while a Round is open (I1); of a Hand, if it is in play (S9)."""
    if position.phase in BETWEEN_ROUNDS:
        return Reason("no-round-to-report-on")
    if command.kind == "card-to-empty-box":
        bets = position.open_bets()
        if any((bet.box, bet.name) == (command.box, INITIAL) for bet in bets):
            return Reason("box-has-a-bet", box=command.box)
    if command.kind in _OF_A_HAND and not _cards_of(position, command.box):
        return Reason("no-hand-to-report-on", box=command.box)
    if command.count > _cards_of(position, command.box) + _waiting(position):
        box = Message(RULES, "Box {box}", {"box": command.box})
        hand = box if command.box else Message(RULES, "The Dealer's Hand")
        return Reason("fewer-cards-than-exposed", hand=hand, count=command.count)
    return None


def _cards_of(position: AnyRound, box: int | None) -> int:
    """How many cards the Hands of the box in play have; the Dealer's are box 0."""
    return sum(len(cards) for place, cards in position.rows() if place.box == (box or 0))


def _waiting(position: AnyRound) -> int:
    """How many cards wait to be dealt on: each lies already before some Hand that is due one."""
    goes_on = position.dealt_on_at_the_end
    return len(position.held) + sum(laid.case in goes_on for laid in position.undue)


def report_events(position: AnyRound, command: Report, *, established: bool) -> list[Event]:
    """The flag and the case, and what the report changes about cards."""
    irregularity = irregularity_now(
        position, command.kind, _circumstances(position, command, established)
    )
    to = position.next_case if irregularity.remedies else 0
    values: dict[str, Any] = {"box": command.box, "text": command.text}
    before: list[Event] = []
    after: list[Event] = []
    if command.kind == "simultaneous":
        first, second = command.cards
        values |= {"first": first, "second": second}
        values |= {"number": len(position.cards) + 1, "next": len(position.cards) + 2}
        before = [*first_card_events(position), *_at_once(position, command, irregularity)]
        after = more_than_there_are(position, command.cards, position.next_case + bool(to))
    elif command.kind == "card-to-empty-box":
        before = [*empty_box.card_moved(position, command.box, to)]
        after = [*empty_box.case_left_empty(position, command.box, to)]
    said = position.rulebook.report_flag(irregularity, **values).text
    report = ReportMade(
        command.kind,
        irregularity.paragraph,
        said,
        command.box or 0,
        to,
        0 if command.by_player else command.count,
        # S7: who exposes his own card has seen it; the Dealer's (box 0) is nobody's own
        command.seen or (command.by_player and command.box != 0),
    )
    return [report, *before, *raised(position, irregularity, **values), *after]


def said_now(
    position: AnyRound, report: Report, before: Sequence[Event], events: Sequence[Event]
) -> Iterator[Event]:
    """The events of a report of a card on an empty box in a Round that is taken again (I18, I24):
    the card that it speaks of by the cards as they are known now, and the remedies that its case
    then has. `before` are its events by the cards as they were known.
    """
    to = next((event.number for event in events if isinstance(event, CaseOpened)), 0)
    had_a_card = any(isinstance(event, CardOnEmptyBox) for event in before)
    now = irregularity_now(position, report.kind, _circumstances(position, report))
    moved = empty_box.moved_again if had_a_card else empty_box.card_moved
    for event in events:
        is_its_own = isinstance(event, CaseOpened) and event.paragraph == now.paragraph
        yield replace(event, remedies=now.remedies) if is_its_own else event
        if isinstance(event, ReportMade):
            yield from moved(position, report.box, to)
    yield from empty_box.case_left_empty(position, report.box, to)


def _circumstances(position: AnyRound, command: Report, established: bool = False) -> set[str]:
    """The circumstances of a report, in the words of the rulebook's `[[irregularities]]`."""
    box = command.box or 0
    of_hand = sum(each.exposed for each in position.remembered.reports if each.box == box)
    circumstances = {
        "established": established,
        "not-established": not established,
        "seen": command.seen or position.some_cards_seen,  # S7
        "by-player": command.by_player,
        "one-card": of_hand + command.count == 1,  # S7: over the whole Round, hand by hand
        "dealers-hand": command.box == 0,
        "no-card-due": position.next_card is None or bool(position.cases),  # I16
        "dealer-complete": position.stage is Phase.SETTLEMENT,  # 5.10.2
        "card-was-due": empty_box.hand_left(position, command.box) is not None,  # I24
    }
    return {word for word, holds in circumstances.items() if holds}


def _at_once(position: AnyRound, command: Report, irregularity: Irregularity) -> list[Event]:
    """5.12: two cards for a Player wait until he says which comes first. 5.12.1: two cards for the
    Dealer's Hand are both discarded; 5.10.2: also if that is complete.

    I16: if no card is due, no Hand was due either of them, and `first` says which counts as the
    earlier.
    """
    first, second = command.cards
    if position.next_card is None or position.cases:
        if not irregularity.remedies:
            return [CardDiscarded(first), CardDiscarded(second)]
        return [CardsAtOnce((first, second), due=False, case=position.next_case)]
    if position.nobody_orders(position.next_card):
        return [CardDiscarded(first), CardDiscarded(second)]
    return [CardsAtOnce((first, second), case=position.next_case)]


def more_than_there_are(position: AnyRound, cards: Sequence[Card], number: int) -> list[Event]:
    """I6: those of the cards that are more than the decks hold; one case for all of them, of that
    number.
    """
    events: list[Event] = []
    for index, card in enumerate(cards):
        if isinstance(card, UnreadCard):
            continue
        seen = position.card_counts[card.index] + cards[:index].count(card)
        if seen >= position.decks:
            of_card = len(position.cards) + 1 + index
            more = noticed(position, "excess-card", card=card, number=of_card)
            events += more[:1] if events else more
    return [replace(e, number=number) if isinstance(e, CaseOpened) else e for e in events]
