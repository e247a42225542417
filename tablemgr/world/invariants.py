"""The invariants of a table: each function says what does not hold after something was told to it.

Each is given the Round before and after, and what led from the one to the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import ZERO
from tablemgr.rules.commands import (
    Adjust,
    Bet,
    CallsForCard,
    Correct,
    Decide,
    Judge,
    Reconstruct,
    Reopen,
    Resume,
    Retract,
    Settle,
    Side,
    TooEarly,
    Void,
    Withdraw,
)
from tablemgr.rules.events import BetSettled, CardDealt, CardDealtOn, Event, Outcome
from tablemgr.rules.games.families import Position
from tablemgr.rules.games.lines import ADJUSTMENT, INITIAL
from tablemgr.rules.games.position import BETWEEN_ROUNDS, Phase
from tablemgr.rules.roles import Role
from tablemgr.rules.table import Table
from tablemgr.world.picture import differing, picture
from tablemgr.world.so_far import Saying


class ToldStep(Struct, frozen=True):
    """One thing that was told to a table."""

    saying: Saying
    before: Position
    """The Round before it."""
    table: Table
    """The table after it."""
    answer: Sequence[Event] | Refusal

    @property
    def events(self) -> Sequence[Event]:
        """The events that followed from it; none if it was refused."""
        return () if isinstance(self.answer, Refusal) else self.answer


def cards_in_one_place(step: ToldStep) -> Iterator[str]:
    """Check that every card that was read lies in exactly one place, and no other card lies
    anywhere.
    """
    position = step.table.position
    beside = (*position.aside, *position.held, *position.discarded)
    lie = Counter(card.code for card in beside)
    lie.update(_in_hands(step.table.family.as_json(position)))
    read = Counter(card.code for card in position.cards)
    if lie != read:
        yield f"lost {sorted((read - lie).elements())}, too many {sorted((lie - read).elements())}"


def _in_hands(plain: object) -> Iterator[str]:
    """The cards of all Hands, as a replay shows them, those that are out of play too."""
    if isinstance(plain, list):
        for each in plain:
            yield from _in_hands(each)
    elif isinstance(plain, dict):
        for key, value in plain.items():
            yield from value if key == "cards" else _in_hands(value)


def hands_have_bets(step: ToldStep) -> Iterator[str]:
    """No card is dealt to a box's Hand without an open Initial Bet in it (B4, I20)."""
    places = [
        (event.box, event.hand)
        for event in step.events
        if isinstance(event, CardDealt | CardDealtOn) and event.box
    ]
    if len(places) != 1:  # what is dealt on follows from a ruling, which may change the Hands
        return
    box, hand = places[0]
    bets = step.before.open_bets()
    if not any((bet.box, bet.hand, bet.name) == (box, hand + 1, INITIAL) for bet in bets):
        yield f"Hand {hand + 1} of box {box} is dealt a card and has no open Initial Bet"


def who_decides_has_a_bet(step: ToldStep) -> Iterator[str]:
    """Check that whoever decides a Hand has an open Initial Bet in it (I20)."""
    table, position = step.table, step.table.position
    if position.phase in (Phase.IRREGULARITY, *BETWEEN_ROUNDS):
        return
    place = getattr(position, "turn", None)
    calls = (c for c in table.family.decisions(position) if isinstance(c, CallsForCard))
    if place is None or next(calls, None) is None:
        return
    who = position.box_decider(position.boxes[place.box])
    has = {
        bet.player
        for bet in position.open_bets()
        if (bet.box, bet.hand, bet.name) == (place.box, place.hand + 1, INITIAL)
    }
    if who not in has:
        yield f"{who} decides Hand {place.hand + 1} of box {place.box}, in which are {sorted(has)}"


def sums_add_up(step: ToldStep) -> Iterator[str]:
    """Check of each Bet that what is lost and what goes back are the whole of it; nothing is below
    zero.
    """
    for line in step.table.position.settlement:
        if line.stake != line.lost + line.returned:
            yield f"{line.lost} and {line.returned} are not {line.stake}: {line}"
        if min(line.won, line.lost, line.returned) < ZERO:
            yield f"less than nothing: {line}"


def a_void_nets_nothing(step: ToldStep) -> Iterator[str]:
    """Check that in a Round that is Void every Bet is returned, and nobody has won or lost (5.17,
    I2).
    """
    position = step.table.position
    if position.phase is not Phase.VOID:
        return
    for line in position.settlement:
        if line.outcome is not Outcome.RETURNED or line.won or line.lost:
            yield f"in a Void: {line}"
    for player, net in position.net().items():
        if net:
            yield f"in a Void {player} nets {net}"


def each_bet_is_settled_once(step: ToldStep) -> Iterator[str]:
    """At the end of a Round every Bet has one line, with its whole stake."""
    position = step.table.position
    if position.phase not in (Phase.COMPLETE, Phase.VOID):
        return
    # Without the number of the Hand: a Split gives the Hands after it another.
    lines = (line for line in position.settlement if line.bet != ADJUSTMENT)
    settled = Counter((line.box, line.player, line.bet, int(line.stake)) for line in lines)
    bets = Counter((bet.box, bet.player, bet.name, int(bet.stake)) for bet in position.every_bet())
    for bet in (bets - settled).elements():
        yield f"not settled: {bet}"
    for bet in (settled - bets).elements():
        yield f"settled, and there is no such Bet: {bet}"


def a_refusal_changes_nothing(step: ToldStep) -> Iterator[str]:
    """Check a refusal: it has a reason and its paragraph, and the Round stays as it was."""
    if not isinstance(step.answer, Refusal):
        return
    if not (step.answer.text and step.answer.paragraph):
        yield f"refused without a reason: {step.saying.command.line()}"
    yield from differing(picture(step.before), picture(step.table.position))


def there_is_a_next_step(step: ToldStep) -> Iterator[str]:
    """At every moment the guide says what comes next, and the Round can be shown."""
    table = step.table
    guide = table.guide()
    if not (guide.text and guide.paragraph):
        yield f"the guide says nothing: {guide}"
    if "{" in guide.text:
        yield f"the guide's sentence is not filled in: {guide.text}"
    table.family.as_json(table.position)
    table.due()


def what_is_offered_is_allowed(step: ToldStep) -> Iterator[str]:
    """Check that each decision that is offered can be made, and that of each other it is said why
    not.
    """
    table = step.table
    for command, refusal in table.decisions():
        if refusal is not None and not (refusal.text and refusal.paragraph):
            yield f"{command.line()} is not offered, and nobody says why"
    for line in table.allowed():
        if not any(command.line().startswith(line) for command, _ in table.decisions()):
            yield f"{line} is listed as allowed and is not a decision"


_PIT_SUPERVISORS: Final = (Reconstruct, Resume, Void, Correct, Judge, TooEarly, Retract)
_SHIFT_MANAGERS: Final = (Decide, Adjust, Reopen)


def authority_is_kept(step: ToldStep) -> Iterator[str]:
    """Check that whoever gave a command that counts may give it (I1): what a Pit Supervisor or the
    Shift Manager decides is decided by one of that rank or a higher one.

    A card that was taken to say that play goes on is the Dealer's to put right (I12).
    """
    command, role = step.saying.command, step.saying.role
    if isinstance(step.answer, Refusal) or isinstance(command, TooEarly):
        return
    low = role is Role.DEALER and isinstance(command, _PIT_SUPERVISORS + _SHIFT_MANAGERS)
    if low or (isinstance(command, _SHIFT_MANAGERS) and role is not Role.SHIFT_MANAGER):
        yield f"a {role.title} has given {command.line()}"


def no_bet_after_the_close(step: ToldStep) -> Iterator[str]:
    """Check that nobody lays, raises or takes back a Bet once the Bets are closed, nor before."""
    command, phase = step.saying.command, step.before.phase
    if isinstance(step.answer, Refusal) or not isinstance(command, Bet | Side | Withdraw):
        return
    if phase is not Phase.BETTING:
        yield f"{command.line()} counts in {phase.value}"


def settled_in_order(step: ToldStep) -> Iterator[str]:
    """Check the order of pay: from the Dealer's right to his left, box by box, and on each box what
    is taken before what is paid.
    """
    if not isinstance(step.saying.command, Settle):
        return
    lines = [event for event in step.events if isinstance(event, BetSettled)]
    order = [(-line.box, not line.lost) for line in lines if line.lost or line.won]
    if order != sorted(order):
        said = ", ".join(f"box {line.box}: -{line.lost} +{line.won}" for line in lines)
        yield f"settled out of order: {said}"


Invariant: TypeAlias = "Callable[[ToldStep], Iterator[str]]"

INVARIANTS: Final[dict[str, Invariant]] = {
    check.__name__.replace("_", "-"): check
    for check in (
        cards_in_one_place,
        hands_have_bets,
        who_decides_has_a_bet,
        sums_add_up,
        a_void_nets_nothing,
        each_bet_is_settled_once,
        a_refusal_changes_nothing,
        there_is_a_next_step,
        what_is_offered_is_allowed,
        authority_is_kept,
        no_bet_after_the_close,
        settled_in_order,
    )
}
"""By its name, what is checked after everything that is told to a table."""
