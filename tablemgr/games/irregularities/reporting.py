"""An irregularity comes to light: the program notices it, or a person reports it.

What the rules make of a kind at a moment of the Round is rulebook data (`[[irregularities]]`): a
flag only, or a case that stops the Round until one of its remedies has resolved it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from tablemgr.cards import Card
from tablemgr.commands import Report
from tablemgr.events import (
    CardDiscarded,
    CardNotDue,
    CardsAtOnce,
    CaseClosed,
    CaseOpened,
    CasesClosed,
    Event,
    UndueDiscarded,
)
from tablemgr.games.position import BETWEEN_ROUNDS, DEALER, AnyRound, Phase
from tablemgr.rulebook import Reason
from tablemgr.rulebook.model import Irregularity

_BEFORE_PROCEED = (Phase.BETTING, Phase.INITIAL_DEAL, Phase.INTERIM)


def found(position: AnyRound, kind: str, said: Collection[str] = ()) -> Irregularity:
    """What the rules say of a kind now; `said` is what is known of it beside the moment."""
    phase = position.phase_before_case if position.cases else position.phase
    moments = {
        "before-proceed" if phase in _BEFORE_PROCEED else "after-proceed",
        *said,
    }
    irregularity: Irregularity = position.rulebook.irregularity(kind, moments)
    return irregularity


def noticed(position: AnyRound, kind: str, **values: Any) -> list[Event]:
    """The flag for what the program noticed, and the case where it needs one (I4, I6, I11)."""
    return raised(position, found(position, kind), **values)


def raised(position: AnyRound, irregularity: Irregularity, **values: Any) -> list[Event]:
    """The flag for an irregularity, and the case where it has remedies."""
    events: list[Event] = [position.rulebook.report_flag(irregularity, **values)]
    box = values.get("box") or 0
    is_open = any(
        (case.kind, case.paragraph, case.box) == (irregularity.kind, irregularity.paragraph, box)
        for case in position.cases
    )
    if irregularity.remedies and not is_open:
        events.append(CaseOpened(irregularity.kind, irregularity.paragraph, box))
    return events


def verify_report(position: AnyRound, command: Report) -> Reason | None:
    """Anybody may report anything while a Round is open (I1)."""
    if position.phase in BETWEEN_ROUNDS:
        return Reason("no-round-to-report-on")
    if command.kind == "card-to-empty-box":
        box = position.boxes.get(command.box or 0)
        if box is not None and box.bets:
            return Reason("box-has-a-bet", box=command.box)
    return None


def report_events(position: AnyRound, command: Report, *, established: bool) -> list[Event]:
    """The flag and the case; what the report itself does to cards."""
    circumstances = {
        "established": established,
        "not-established": not established,
        "seen": command.seen,
        "by-player": command.by_player,
        "one-card": command.count == 1,
        "dealers-hand": command.box == 0,
    }
    said = {word for word, holds in circumstances.items() if holds}
    irregularity = found(position, command.kind, said)
    values: dict[str, Any] = {"box": command.box, "text": command.text}
    before: list[Event] = []
    after: list[Event] = []
    if command.kind == "simultaneous":
        first, second = command.cards
        values |= {"first": first, "second": second}
        before = _at_once(position, command)
        after = _more_than_there_are(position, command.cards)
    elif command.kind == "card-to-empty-box" and not irregularity.remedies and position.undue:
        after = [UndueDiscarded()]  # 5.10.3: the card that stopped the Round lay on that box
        if all(case.kind == "card-not-due" for case in position.cases):
            after.append(CasesClosed())
    elif command.kind == "card-to-empty-box":
        after = _replaced(position)
    return [*before, *raised(position, irregularity, **values), *after]


def _replaced(position: AnyRound) -> list[Event]:
    """I17: the report says where the undue card lies: it takes the place of the card's own case."""
    found = (case for case in position.cases if case.kind == "card-not-due")
    return [CaseClosed(*case.names, case.box) for case in found]


def _at_once(position: AnyRound, command: Report) -> list[Event]:
    """5.12: two cards for a Player wait for his word; 5.12.1: on the Dealer's Hand both go."""
    first, second = command.cards
    if position.next_card == DEALER:
        return [CardDiscarded(first), CardDiscarded(second)]
    if position.next_card is None or position.cases:
        return [CardNotDue(first), CardNotDue(second)]
    return [CardsAtOnce((first, second))]


def _more_than_there_are(position: AnyRound, cards: Sequence[Card]) -> list[Event]:
    """I6: of cards that were read together, more than the decks hold; one case for them all."""
    events: list[Event] = []
    for index, card in enumerate(cards):
        seen = position.card_counts.get(card.index, 0) + cards[:index].count(card)
        if seen >= position.decks:
            more = noticed(position, "excess-card", card=card)
            events += more[:1] if events else more
    return events
