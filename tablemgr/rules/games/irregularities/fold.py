"""Folds the events of a case into a position of any family. Decides nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from tablemgr.basics.cards import Card
from tablemgr.rules.events import (
    AskedAnew,
    BetFound,
    BetReduced,
    BetSettled,
    CardCorrected,
    CardNotDue,
    CardOnEmptyBox,
    CardsAtOnce,
    CardsExposed,
    CardsLeftAside,
    CardsSeen,
    CaseClosed,
    CaseOpened,
    FirstChosen,
    Flagged,
    HandJudged,
    ManagerDecided,
    OptionChosen,
    ReconstructionDecided,
    ReportMade,
    ReportRetracted,
    RoundVoided,
    SideBetFound,
    UndueDiscarded,
)
from tablemgr.rules.games.cards_read import count_card
from tablemgr.rules.games.case import NO_CASE, Case, Reported, UndueCard
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.position import AnyRound, Phase
from tablemgr.rules.rulebook.model import Irregularity


def _opened(position: AnyRound, event: CaseOpened) -> None:
    number = event.number or position.next_case
    found = _in_the_rulebook(position, event)
    case = Case(
        number,
        found.kind,
        found.paragraph,
        found.remedies,
        found.void_paragraphs,
        event.box,
        found.asks == "players-of-the-box",
    )
    if case.kind == "correction":  # I18: what it found without a Hand is its
        for at, laid in enumerate(position.undue):
            if laid.case == NO_CASE:
                position.undue[at] = UndueCard(laid.card, number)
    if case.kind == "simultaneous" and found.asks_first:
        case = replace(case, pair=position.cards_of(case))
    position.cases.append(case)
    position.remembered.cases = number
    if position.phase is not Phase.IRREGULARITY:
        position.phase_before_case = position.phase
        position.phase = Phase.IRREGULARITY


def _in_the_rulebook(position: AnyRound, event: CaseOpened) -> Irregularity:
    """Give the rulebook's entry for the case, by which it was opened."""
    found: Irregularity
    for found in position.rulebook.irregularities:
        known = event.remedies in (None, found.remedies)
        if (found.kind, found.paragraph) == (event.kind, event.paragraph) and known:
            return found
    raise KeyError(event.kind)


def _change(position: AnyRound, case: Case, **changes: Any) -> None:
    """The case is from now on as it was, but for these fields."""
    position.cases[position.cases.index(case)] = replace(case, **changes)


def _supervised(position: AnyRound) -> None:
    """A supervisor has acted in what is open (I17)."""
    position.cases[:] = [replace(case, supervised=True) for case in position.cases]


def _not_due(position: AnyRound, event: CardNotDue) -> None:
    """A card that no Hand was due lies aside for its case, which may be opened only now."""
    count_card(position, event.card)
    number = event.case
    if not number:  # version 0.2's journals do not name the case
        of_cards = (c.number for c in reversed(position.cases) if c.kind == "card-not-due")
        number = next(of_cards, position.next_case)
    position.undue.append(UndueCard(event.card, number))


def _at_once(position: AnyRound, event: CardsAtOnce) -> None:
    """Two cards lie aside for the case that is opened for them."""
    for card in event.cards:
        count_card(position, card)
        position.undue.append(UndueCard(card, event.case or position.next_case))


def _on_empty_box(position: AnyRound, event: CardOnEmptyBox) -> None:
    """The card leaves the case that it lay aside for. From a Hand the family takes it."""
    at = max(at for at, laid in enumerate(position.undue) if laid.case == event.case)
    _lay_aside(position, event, position.undue.pop(at).card, at)
    reports = position.remembered.reports
    reports[-1] = replace(reports[-1], was_in=position.case_of(event.case), was_at=at)


def lay_on_empty_box(
    position: AnyRound,
    event: CardOnEmptyBox,
    card: Card,
    lines: Sequence[BetSettled] = (),
    lines_at: int = 0,
) -> None:
    """The card has left its Hand for the case that the report opens, or is out of play; the report
    remembers the Hand, and the lines that the card had led to and where they stood.
    """
    _lay_aside(position, event, card, len(position.undue))
    reports = position.remembered.reports
    was = {"was_dealt_to": event.place, "lines": tuple(lines), "lines_at": lines_at}
    reports[-1] = replace(reports[-1], **was)
    position.last_dealt = None


def _lay_aside(position: AnyRound, event: CardOnEmptyBox, card: Card, at: int) -> None:
    """The card lies aside for the report's case, in the order drawn; or it is out of play."""
    if event.to:
        position.undue.insert(at, UndueCard(card, event.to))
    else:
        position.discarded.append(card)


def _first(position: AnyRound, event: FirstChosen) -> None:
    """The earliest two cards that came at once are in order."""
    position.acts += 1
    case = position.case_in_disorder
    assert case is not None
    first, second = case.pair
    in_order = (first, second) if event.card is first else (second, first)
    places = [at for at, laid in enumerate(position.undue) if laid.case == case.number]
    for at, card in zip(places, in_order, strict=True):
        position.undue[at] = UndueCard(card, case.number)
    _change(position, case, pair=())


def _reconstruction(position: AnyRound, event: ReconstructionDecided) -> None:
    position.acts += 1
    for case in list(position.cases):
        if "reconstruct" in case.remedies and case.reconstruction is None:
            _change(position, case, reconstruction=event.possible)
    _supervised(position)


def _judged(position: AnyRound, event: HandJudged) -> None:
    position.acts += 1
    for case in list(position.cases):
        if "judge" in case.remedies and case.judgement is None:
            _change(position, case, judgement=event.intentional)
    _supervised(position)


def _option(position: AnyRound, event: OptionChosen) -> None:
    position.acts += 1
    key = (event.box, event.player)
    asking = [case for case in position.cases if "options" in case.remedies]
    for case in [case for case in asking if key not in case.choices] or asking:
        _change(position, case, choices={**case.choices, key: event.goes_on})


def _undue_discarded(position: AnyRound, event: UndueDiscarded) -> None:
    """The cards of some cases, or of all, are out of play; so no longer have an order."""
    numbers = {case.number for case in position.cases if not case.pair_was_due}
    if event.cases is not None:
        numbers = {*event.cases}
    position.discarded += [card for card, number in position.undue if number in numbers]
    position.undue[:] = [laid for laid in position.undue if laid.case not in numbers]
    for case in list(position.cases):
        if case.number in numbers and case.pair:
            _change(position, case, pair=())


def _ask_again(position: AnyRound, event: AskedAnew) -> None:
    """In version 0.2's journals, what was decided in any case no longer counts."""
    for case in list(position.cases):
        decided = None if event.reconstruction else case.reconstruction
        _change(position, case, choices={}, reconstruction=decided)


def _reported(position: AnyRound, event: ReportMade) -> None:
    reports = position.remembered.reports
    number = reports[-1].number + 1 if reports else 1
    said = (event.kind, event.paragraph, event.text, event.box, event.case)
    reports.append(Reported(number, *said, event.exposed, event.seen, position.acts))


def _exposed(position: AnyRound, event: CardsExposed) -> None:
    _reported(position, ReportMade("exposed", "", "", event.box, exposed=event.count))


def _seen(position: AnyRound, _: CardsSeen) -> None:
    position.remembered.cards_seen = True


def _decided(position: AnyRound, _: ManagerDecided) -> None:
    """From now on money may move outside the rules (I13); another event closes the case."""
    position.acts += 1
    position.remembered.decided_under = position.rulebook.cites["case-decide"]
    _supervised(position)


def _one_closed(position: AnyRound, event: CaseClosed) -> None:
    """A case is over; others stay open."""
    key = (event.kind, event.paragraph, event.box)
    for index in reversed(range(len(position.cases))):
        case = position.cases[index]
        if (*case.names, case.box) == key and event.number in (0, case.number):
            del position.cases[index]
            return
    raise KeyError(event.kind)


def apply_retracted(position: AnyRound, event: ReportRetracted) -> Reported | None:
    """Its flag says that it was retracted. The card that it said to lie on an empty box lies in its
    case again; into a Hand the family puts it back. Gives the report.
    """
    _supervised(position)
    reports = position.remembered.reports
    report = next((each for each in reports if each.number == event.report), None)
    if report is None and event.kind == "exposed":  # version 0.2's journals do not name it
        exposed = (each for each in reversed(reports) if each.kind == "exposed")
        report = next((each for each in exposed if each.box == event.box), None)
    if report is not None:
        reports.remove(report)
        if report.was_at is not None:
            _back_aside(position, report, report.was_at)
    _say_retracted(position, event, report)
    return report


def _retracted(position: AnyRound, event: ReportRetracted) -> None:
    apply_retracted(position, event)


def _say_retracted(position: AnyRound, event: ReportRetracted, report: Reported | None) -> None:
    """In the report's flag; if the report is not known, in the latest of that kind and paragraph,
    as a Round that was derived again has kept earlier ones.
    """
    for index in reversed(range(len(position.flags))):
        flag = position.flags[index]
        its_text = report is None or not report.text or report.text == flag.text
        if (flag.code, flag.paragraph) == (event.kind, event.paragraph) and its_text:
            position.flags[index] = Flagged(flag.paragraph, flag.code, event.text)
            return


def from_the_empty_box(position: AnyRound, report: Reported) -> Card:
    """The card that the report said to lie there; it is neither in a case nor out of play now."""
    if not report.case:
        return position.discarded.pop()
    at = next(at for at, laid in enumerate(position.undue) if laid.case == report.case)
    return position.undue.pop(at).card


def _back_aside(position: AnyRound, report: Reported, at: int) -> None:
    """The card's case is as it was before the report took this, or the last of its cards, over. One
    that a correction has found without a Hand has no case yet.
    """
    card, case = from_the_empty_box(position, report), report.was_in
    position.undue.insert(at, UndueCard(card, NO_CASE if case is None else case.number))
    if case is None:
        return
    others = [each for each in position.cases if each.number != case.number]
    position.cases[:] = sorted((*others, case), key=lambda each: each.number)
    if position.phase is not Phase.IRREGULARITY:
        position.phase_before_case = position.phase
        position.phase = Phase.IRREGULARITY


def close_cases(position: AnyRound) -> None:
    """The Round goes on where it stopped. The cards that are Reconstructed, and those that a Hand
    was due, are dealt next; what nobody has decided on goes out of play (I25).
    """
    position.phase = position.phase_before_case
    goes_on = position.dealt_on_at_the_end
    position.held += [card for card, number in position.undue if number in goes_on]
    stay = {NO_CASE, *goes_on}
    position.discarded += [card for card, number in position.undue if number not in stay]
    position.undue[:] = [laid for laid in position.undue if laid.case == NO_CASE]
    position.cases.clear()


def _left_aside(position: AnyRound, event: CardsLeftAside) -> None:
    for card in event.cards:
        for at, laid in enumerate(position.undue):
            if laid.card is card and laid.case != event.case:
                position.undue[at] = UndueCard(card, event.case)
                break
        else:
            position.held.remove(card)
            position.undue.append(UndueCard(card, event.case))


def _corrected(position: AnyRound, event: CardCorrected) -> None:
    position.remembered.has_settled = event.has_settled
    position.remembered.lines_then = len(position.settlement)


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
    position.found_bets.append((event.box, event.player, INITIAL))
    position.note_player(event.player)


def _side_found(position: AnyRound, event: SideBetFound) -> None:
    position.note_player(event.player)
    position.found_bets.append((event.box, event.player, event.kind))
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
    CardCorrected: _corrected,
    HandJudged: _judged,
    CardNotDue: _not_due,
    CardsAtOnce: _at_once,
    CardOnEmptyBox: _on_empty_box,
    ReportMade: _reported,
    FirstChosen: _first,
    ReconstructionDecided: _reconstruction,
    OptionChosen: _option,
    UndueDiscarded: _undue_discarded,
    AskedAnew: _ask_again,
    CardsExposed: _exposed,
    CardsLeftAside: _left_aside,
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
