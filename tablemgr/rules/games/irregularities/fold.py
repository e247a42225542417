"""What the events of a case change in a position of any family. Decides nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablemgr.basics.cards import Card
from tablemgr.rules.events import (
    AskedAnew,
    BetFound,
    BetReduced,
    CardsAtOnce,
    CardsExposed,
    CardsSeen,
    CaseClosed,
    CaseOpened,
    FirstChosen,
    Flagged,
    HandJudged,
    ManagerDecided,
    OptionChosen,
    ReconstructionDecided,
    ReportRetracted,
    RoundVoided,
    SideBetFound,
    UndueDiscarded,
)
from tablemgr.rules.games.cards_read import count_card
from tablemgr.rules.games.position import AnyRound, Case, Phase


def _opened(position: AnyRound, event: CaseOpened) -> None:
    for found in position.rulebook.irregularities:
        known = event.remedies in (None, found.remedies)
        if (found.kind, found.paragraph) == (event.kind, event.paragraph) and known:
            case = Case(
                found.kind,
                found.paragraph,
                found.remedies,
                found.void_paragraphs,
                event.box,
                found.asks == "players-of-the-box",
            )
            break
    else:
        raise KeyError(event.kind)
    position.cases.append(case)
    if position.phase is not Phase.IRREGULARITY:
        position.phase_before_case = position.phase
        position.phase = Phase.IRREGULARITY


def _at_once(position: AnyRound, event: CardsAtOnce) -> None:
    for card in event.cards:
        count_card(position, card)
    position.at_once, position.at_once_due = event.cards, event.due
    if not event.due:
        position.undue += event.cards


def _first(position: AnyRound, event: FirstChosen) -> None:
    first, second = position.at_once
    in_order = [first, second] if event.card is first else [second, first]
    if position.at_once_due:
        position.held += in_order
    else:
        at = _place_of(position.undue, position.at_once)
        position.undue[at : at + 2] = in_order
    position.at_once = ()


def _place_of(cards: list[Card], pair: tuple[Card, ...]) -> int:
    return next(i for i in range(len(cards) - 1) if tuple(cards[i : i + 2]) == pair)


def _reconstruction(position: AnyRound, event: ReconstructionDecided) -> None:
    position.reconstruction = event.possible
    position.supervised = True


def _option(position: AnyRound, event: OptionChosen) -> None:
    position.choices[event.box, event.player] = event.goes_on


def _undue_discarded(position: AnyRound, _: UndueDiscarded) -> None:
    position.discarded += position.undue
    position.undue.clear()
    if not position.at_once_due:
        position.at_once = ()


def _asked_anew(position: AnyRound, event: AskedAnew) -> None:
    position.choices.clear()
    if event.reconstruction:
        position.reconstruction = None


def _exposed(position: AnyRound, event: CardsExposed) -> None:
    position.remembered.exposed.setdefault(event.box, []).append(event.count)


def _seen(position: AnyRound, _: CardsSeen) -> None:
    position.remembered.cards_seen = True


def _judged(position: AnyRound, event: HandJudged) -> None:
    position.judgement = event.intentional
    position.supervised = True


def _decided(position: AnyRound, _: ManagerDecided) -> None:
    """From now on money may move outside the rules (I13); another event closes the case."""
    position.remembered.decided_under = position.rulebook.cites["case-decide"]
    position.supervised = True


def _one_closed(position: AnyRound, event: CaseClosed) -> None:
    """The latest case of the kind is over; others stay open."""
    key = (event.kind, event.paragraph, event.box)
    for index in reversed(range(len(position.cases))):
        case = position.cases[index]
        if (*case.names, case.box) == key:
            del position.cases[index]
            return
    raise KeyError(event.kind)


def _retracted(position: AnyRound, event: ReportRetracted) -> None:
    """The report's flag says that it was retracted: the latest flag of that kind and paragraph, as
    a Round that was derived again has kept earlier ones.
    """
    position.supervised = True
    if event.kind == "exposed" and position.remembered.exposed.get(event.box):
        position.remembered.exposed[event.box].pop()
    for index in reversed(range(len(position.flags))):
        flag = position.flags[index]
        if (flag.code, flag.paragraph) == (event.kind, event.paragraph):
            position.flags[index] = Flagged(flag.paragraph, flag.code, event.text)
            return


def close_cases(position: AnyRound) -> None:
    """The Round goes on where it stopped; cards that are Reconstructed are dealt next."""
    position.phase = position.phase_before_case
    if position.reconstruction:
        position.held += position.undue
        position.undue.clear()
    position.cases.clear()
    position.choices.clear()
    position.reconstruction = None
    position.judgement = None
    position.supervised = False


def _voided(position: AnyRound, event: RoundVoided) -> None:
    position.voided_under = event.paragraph
    position.phase = Phase.VOID
    position.settlement.clear()
    position.cases.clear()
    position.next_card = None


def _found(position: AnyRound, event: BetFound) -> None:
    box = position.box_at(event.box)
    box.bets[event.player] = event.amount
    if event.seated:
        box.seat, box.sits = event.player, True
    elif not box.sits and not box.seat_fixed:  # B17: the found Bets too say who decides
        box.seat = None
        box.seat = box.decider
    if box.walked_away and len(position.bets_left(box)) > 1:
        box.walked_away = False  # B16: the Player who left was not alone on it
    position.has_found_bets = True
    position.note_player(event.player)


def _side_found(position: AnyRound, event: SideBetFound) -> None:
    position.note_player(event.player)
    position.has_found_bets = True
    if event.counts:
        position.box_at(event.box).side_bets[event.player, event.kind] = event.amount


def _reduced(position: AnyRound, event: BetReduced) -> None:
    box = position.boxes[event.box]
    if event.kind:
        box.side_bets[event.player, event.kind] = event.counts
    else:
        box.bets[event.player] = event.counts


FOLD: Final[dict[type[Any], Callable[[Any, Any], None]]] = {
    CaseOpened: _opened,
    HandJudged: _judged,
    CardsAtOnce: _at_once,
    FirstChosen: _first,
    ReconstructionDecided: _reconstruction,
    OptionChosen: _option,
    UndueDiscarded: _undue_discarded,
    AskedAnew: _asked_anew,
    CardsExposed: _exposed,
    CardsSeen: _seen,
    ManagerDecided: _decided,
    CaseClosed: _one_closed,
    ReportRetracted: _retracted,
    RoundVoided: _voided,
    BetFound: _found,
    SideBetFound: _side_found,
    BetReduced: _reduced,
}
"""The events whose effect is the same in every family; a family extends some of them."""
