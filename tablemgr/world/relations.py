"""The relations between two ways of playing a Round that must hold: they need no reference.

Each function takes a Round as far as it was played, tells copies of its table some more, and says
what is wrong. The Round itself stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, TypeAlias

from tablemgr.basics.cards import DECK, Card, UnreadCard
from tablemgr.basics.errors import Refusal
from tablemgr.rules.commands import (
    AtOnce,
    Choose,
    Command,
    Correct,
    DealCard,
    FoundBet,
    FoundSide,
    Opened,
    Reopen,
    Report,
    Resume,
    Retract,
    Settle,
    Stood,
    TakeBack,
    Unread,
)
from tablemgr.rules.events import CaseOpened, Event, Outcome
from tablemgr.rules.games.irregularities.step_events import hands_of
from tablemgr.rules.games.position import BETWEEN_ROUNDS, Phase
from tablemgr.rules.roles import Role
from tablemgr.rules.table import Table
from tablemgr.world.chips import what_moves_is_the_net
from tablemgr.world.drawn_cards import next_card
from tablemgr.world.obeying import obeyed
from tablemgr.world.people import any_report, found_bet, may_find_bets
from tablemgr.world.picture import LOG, PlainValues, differing, picture
from tablemgr.world.so_far import PlayedSoFar, Saying
from tablemgr.world.stored import a_round_read_from_what_is_stored

Relation: TypeAlias = "Callable[[PlayedSoFar, Random], Iterator[str]]"

_IN_FACT: Final = ("Case.supervised", "Remembered.has_settled", "Remembered.lines_then")
"""What was done and paid by the cards as they were read, whatever they really were (5.10.1)."""
_MOST_STEPS: Final = 300
_DERIVES_AGAIN: Final = (Correct, Opened, Reopen, TakeBack, Stood, AtOnce)


def _try(table: Table, command: Command, role: Role = Role.SHIFT_MANAGER) -> list[Event] | Refusal:
    try:
        return table.do(command, role)
    except Refusal as refusal:
        return refusal


def _as_it_stands(table: Table, *, suits: bool = True) -> PlainValues:
    """How the Round stands, whatever is written down beside it, and whoever has acted (I17)."""
    but = {*LOG, "Case.supervised"} | (set() if suits else {"card_counts"})
    return picture(table.position, but=but, suits=suits)


def _said(name: str, differences: list[str]) -> Iterator[str]:
    if differences:
        yield f"{name}: {'; '.join(differences)}"


# --- corrections ---------------------------------------------------------------------------------


def a_card_corrected_to_itself(so_far: PlayedSoFar, dice: Random) -> Iterator[str]:
    """Check that nothing changes if a card was really what it was read as (I18)."""
    cards = so_far.table.position.cards
    if not cards or so_far.table.position.phase in BETWEEN_ROUNDS:
        return
    number = dice.randint(1, len(cards))
    if not isinstance(cards[number - 1], UnreadCard):  # nobody corrects it (S10)
        yield from _same_but(so_far.table, Correct(number, cards[number - 1]), suits=True)


def a_card_corrected_to_another_suit(so_far: PlayedSoFar, dice: Random) -> Iterator[str]:
    """Check that nothing changes but the suit, if no Bet asks for suits and the decks have the card
    (I18).
    """
    position = so_far.table.position
    if not position.cards or position.phase in BETWEEN_ROUNDS:
        return
    if any(box.side_bets for box in position.boxes.values()):
        return
    if any(count > position.decks for count in position.card_counts):
        return  # the case of an excess card stands or falls with it (I6)
    number = dice.randint(1, len(position.cards))
    read = position.cards[number - 1]
    if isinstance(read, UnreadCard):
        return
    others = [card for card in DECK if card.rank == read.rank and card is not read]
    card = dice.choice(others)
    if position.card_counts[card.index] < position.decks:
        yield from _same_but(so_far.table, Correct(number, card), suits=False)


def _same_but(table: Table, command: Correct, *, suits: bool) -> Iterator[str]:
    other = table.copy()
    answer = _try(other, command)
    if isinstance(answer, Refusal):
        yield f"{command.line()} is refused: {answer.text}"
        return
    before, after = _as_it_stands(table, suits=suits), _as_it_stands(other, suits=suits)
    yield from _said(command.line(), differing(before, after))


def a_card_corrected_and_back(so_far: PlayedSoFar, dice: Random) -> Iterator[str]:
    """A card that is corrected to any other one, and then to what it was, leaves the Round as it
    was (I18): it may be one too many in between (I6), or open and end cases. The case of a card
    that a Hand was due in between is the correction's from then on.

    Left out are Rounds in which somebody has chosen in an open case, or a Bet has gone back, as
    what falls with the card in between stays decided; and those with a card too many, as the next
    cards come to their Hands once that falls.
    """
    table = so_far.table
    cards, cases = table.position.cards, table.position.cases
    if not cards or table.position.phase in BETWEEN_ROUNDS:
        return
    if any(case.is_decided_on or case.kind == "excess-card" for case in cases):
        return
    if any(line.outcome is Outcome.RETURNED for line in table.position.settlement):
        return
    number = dice.randint(1, len(cards))
    card = dice.choice((dice.choice(cards), dice.choice(DECK)))
    if isinstance(cards[number - 1], UnreadCard) or isinstance(card, UnreadCard):
        return
    other = table.copy()
    there, back = Correct(number, card), Correct(number, cards[number - 1])
    for command in (there, back):
        answer = _try(other, command)
        if isinstance(answer, Refusal):
            yield f"{command.line()} is refused: {answer.text}"
            return
    but = {*LOG, *_IN_FACT, "Case.kind", "Remembered.cases"}
    differences = differing(picture(table.position, but=but), picture(other.position, but=but))
    yield from _said(f"{there.line()}, {back.line()}", differences)


def a_round_corrected_as_dealt_so(so_far: PlayedSoFar, dice: Random) -> Iterator[str]:
    """A Round corrected to a card stands as one that was dealt with it, if no decision is touched:
    everything that was told is taken as it was, and every card lies where it lay.
    """
    said = so_far.sayings_taken()
    dealt = [i for i, saying in enumerate(said) if isinstance(saying.command, DealCard)]
    told_at_once = any(isinstance(s.command, Report) and s.command.cards for s in said)
    derived = any(isinstance(saying.command, _DERIVES_AGAIN) for saying in said)
    if not dealt or told_at_once or derived or so_far.table.position.phase in BETWEEN_ROUNDS:
        return
    number = dice.randrange(len(dealt))
    if isinstance(said[dealt[number]].command, Unread):
        return
    card = _read_instead(so_far.table, dice)
    said[dealt[number]] = Saying(DealCard(card), said[dealt[number]].role)
    with_it = so_far.again(said)
    if not all(with_it.taken) or _lying(with_it.table) != _lying(so_far.table):
        return
    other = so_far.table.copy()
    correct = Correct(number + 1, card)
    answer = _try(other, correct)
    if isinstance(answer, Refusal):
        yield f"{correct.line()} is refused: {answer.text}"
        return
    dealt_so, corrected = (
        picture(table.position, but={*LOG, *_IN_FACT}) for table in (with_it.table, other)
    )
    yield from _said(f"{correct.line()}, and dealt so", differing(dealt_so, corrected))


def _read_instead(table: Table, dice: Random) -> Card:
    return next_card(table, dice)


def _lying(table: Table) -> list[object]:
    """How many cards lie where, what is open, and which Hands have decided."""
    position = table.position
    decisions = (step for step in table.steps if not isinstance(step.command, DealCard))
    decided = [hands_of(step.events) for step in decisions]
    rows = [(place, len(cards)) for place, cards in position.rows()]
    aside = [len(position.aside), len(position.held), len(position.discarded)]
    return [position.phase, *rows, *aside, [case.names for case in position.cases], decided]


# --- there and back ------------------------------------------------------------------------------


def a_settlement_reopened_and_made_again(so_far: PlayedSoFar, _: Random) -> Iterator[str]:
    """`reopen` and `settle` give the same settlement (5.6)."""
    if so_far.table.position.phase is not Phase.COMPLETE:
        return
    other = so_far.table.copy()
    for command in (Reopen(), Settle()):
        answer = _try(other, command)
        if isinstance(answer, Refusal):
            yield f"{command.line()} is refused: {answer.text}"
            return
    before, after = so_far.table.position, other.position
    if before.settlement != after.settlement:
        yield f"settled {before.settlement}, and again {after.settlement}"
    if before.net() != after.net():
        yield f"net {before.net()}, and again {after.net()}"


def a_report_and_its_retraction(so_far: PlayedSoFar, dice: Random) -> Iterator[str]:
    """A report that is withdrawn at once leaves the Round as it was, but for its flag (I14)."""
    table = so_far.table
    if table.position.phase in BETWEEN_ROUNDS:
        return
    report = any_report(table, dice)
    assert isinstance(report, Report)
    other = table.copy()
    events = _try(other, report)
    if isinstance(events, Refusal) or report.cards:  # cards came with it
        return
    if not any(isinstance(event, CaseOpened) for event in events):
        return
    answer = _try(other, Retract("it was right"))
    if isinstance(answer, Refusal):
        yield f"{report.line()} can't be retracted at once: {answer.text}"
        return
    but = {*LOG, "Case.supervised", "Remembered.cases", "phase_before_case"}
    differences = differing(picture(table.position, but=but), picture(other.position, but=but))
    yield from _said(f"{report.line()}, retracted", differences)


def a_decision_and_its_taking_back(so_far: PlayedSoFar, dice: Random) -> Iterator[str]:
    """A decision that is taken back leaves the Round as it was, but for the note (I12)."""
    table = so_far.table
    ways = [c for c, refusal in table.decisions() if refusal is None and c.called]
    if not ways or table.position.held:
        return
    command = dice.choice(ways)
    other = table.copy()
    if isinstance(_try(other, command), Refusal):
        yield f"{command.line()} is offered and refused"
        return
    answer = _try(other, TakeBack(), Role.DEALER)
    if isinstance(answer, Refusal):
        yield f"{command.line()} can't be taken back at once: {answer.text}"
        return
    differences = differing(_as_it_stands(table), _as_it_stands(other))
    yield from _said(f"{command.line()}, taken back", differences)


# --- in another order ----------------------------------------------------------------------------


def found_bets_in_any_order(so_far: PlayedSoFar, dice: Random) -> Iterator[str]:
    """Independent found Bets give the same Round in whatever order they are told (I22); of equal
    ones on a box the one told first counts as placed first.
    """
    table = so_far.table
    if not may_find_bets(table):
        return
    keys: dict[object, Command] = {}
    for _ in range(dice.randint(2, 4)):
        command = found_bet(table, dice)
        if isinstance(command, FoundBet | FoundSide):
            keys[_whose(command)] = command
    unequal = {_how_much(command): command for command in keys.values()}
    commands = list(unequal.values())
    card = DealCard(next_card(table, dice))
    yield from _in_any_order(table, commands, [card], dice)


def _whose(command: FoundBet | FoundSide) -> object:
    bet = command.bet if isinstance(command, FoundBet) else command.side
    return bet.box, bet.player, bet.kind if isinstance(command, FoundSide) else ""


def _how_much(command: Command) -> object:
    if isinstance(command, FoundSide):
        return _whose(command)
    assert isinstance(command, FoundBet)
    return command.bet.box, command.bet.kind, command.bet.amount


def reports_in_any_order(so_far: PlayedSoFar, dice: Random) -> Iterator[str]:
    """Reports that have nothing to do with each other may come in any order."""
    table = so_far.table
    if table.position.phase in BETWEEN_ROUNDS:
        return
    known = {"foreign-card", "card-count", "not-shuffled", "cards-exhausted", "face-up-card"}
    known = known | {"technical-interruption", "other"}
    kinds = sorted(known & table.vocabulary.reports)
    reports = [any_report(table, dice, kind) for kind in dice.sample(kinds, 2)]
    yield from _in_any_order(table, reports, [], dice)


def options_in_any_order(so_far: PlayedSoFar, dice: Random) -> Iterator[str]:
    """The Players' options may be told in any order (5.7)."""
    table = so_far.table
    asked = {(bet.box, bet.player) for bet in table.position.open_bets()}
    options: list[Command] = [
        Choose(box, player, goes_on=dice.random() < 0.5) for box, player in sorted(asked)
    ]
    options = [command for command in options if table.can(command)]
    yield from _in_any_order(table, options, [Resume()], dice)


def _in_any_order(
    table: Table, commands: list[Command], then: list[Command], dice: Random
) -> Iterator[str]:
    if len(commands) < 2:
        return
    in_order = _after(table, [*commands, *then])
    other = dice.sample(commands, len(commands))
    in_another = _after(table, [*other, *then])
    if in_order is None or in_another is None:
        if in_order is not in_another:
            yield f"{_lines(commands)} is refused in one of two orders: {_lines(other)}"
        return
    yield from _said(f"{_lines(commands)}, or {_lines(other)}", differing(in_order, in_another))


def _after(table: Table, commands: list[Command]) -> PlainValues | None:
    """How the Round stands after this, in whatever order it came to that; None if it is refused."""
    other = table.copy()
    refused = [isinstance(_try(other, command), Refusal) for command in commands]
    if any(refused[:-1]):
        return None
    but = ("notes", "Case.number", "Remembered.reports")
    return picture(other.position, but=but, ordered=False)


def _lines(commands: list[Command]) -> str:
    return ", ".join(command.line() for command in commands)


# --- the obedient Dealer -------------------------------------------------------------------------


def the_obedient_dealer_gets_home(so_far: PlayedSoFar, dice: Random) -> Iterator[str]:
    """Check that who does only what the guide says comes to the end of the Round, without a refusal
    and with every matter decided.
    """
    other = so_far.table.copy()
    lines: list[str] = []
    for _ in range(_MOST_STEPS):
        if other.position.phase in BETWEEN_ROUNDS and lines:
            break
        saying = obeyed(other, dice)
        if isinstance(saying, str):
            yield f"after {'; '.join(lines)}: {saying}"
            return
        guide = other.guide().text
        lines.append(saying.command.line())
        answer = _try(other, saying.command, saying.role)
        if isinstance(answer, Refusal):
            yield f"after {'; '.join(lines)}: the guide says {guide!r}: refused: {answer.text}"
            return
    else:
        yield f"the guide does not come to an end: {'; '.join(lines[-12:])}"
        return
    if other.position.cases:
        yield f"the Round is over and {other.position.cases} is open"


RELATIONS: Final[dict[str, Relation]] = {
    check.__name__.replace("_", "-"): check
    for check in (
        a_card_corrected_to_itself,
        a_card_corrected_to_another_suit,
        a_card_corrected_and_back,
        a_round_corrected_as_dealt_so,
        a_settlement_reopened_and_made_again,
        a_report_and_its_retraction,
        a_decision_and_its_taking_back,
        found_bets_in_any_order,
        reports_in_any_order,
        options_in_any_order,
        the_obedient_dealer_gets_home,
        what_moves_is_the_net,
        a_round_read_from_what_is_stored,
    )
}
"""By its name, what is checked now and then in a Round."""
AS_STORED: Final = "a-round-read-from-what-is-stored"
"""The relation that a sweep checks after each command."""
