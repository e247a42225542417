"""The ruling preview: what each remedy of the open cases would do to every Bet, as the cards lie.

Before anybody signs, the supervisor sees every ruling that the rules allow (5.7, 5.9, 5.17, 5.19),
each tried on a copy of the table. Changes nothing and decides nothing: the table's own refusal says
what is not allowed.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from itertools import product
from typing import Final

from msgspec import Struct

from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.commands import (
    Choose,
    Command,
    Decide,
    First,
    Judge,
    Reconstruct,
    Resume,
    Void,
)
from tablemgr.rules.events import BetSettled, Outcome
from tablemgr.rules.games.irregularities.remedies import (
    awaits,
    choice_of,
    offers,
    players_asked,
)
from tablemgr.rules.games.lines import LaidBet
from tablemgr.rules.games.position import AnyRound, Stage, bet_key
from tablemgr.rules.roles import Role
from tablemgr.rules.table import Table

_ANYBODY: Final = Role.SHIFT_MANAGER
"""The role that tries a remedy on the copy; who may give it at the table is shown beside it."""
TO_BE_WRITTEN: Final = "…"
"""Stands for words that nobody has written yet."""


class Way(Enum):
    """How a ruling ends."""

    GO_ON = "go-on"
    """The Round goes on; if the Players have a choice, all play on (5.7.1, 5.7.2)."""
    RETURN = "return"
    """The Round goes on; every Player who has the choice takes his Bet back (5.7.3)."""
    VOID = "void"
    DECIDE = "decide"
    """The Shift Manager decides (5.19)."""


class BetPreview(Struct, frozen=True):
    """One Bet under a ruling. Always `stake` = `lost` + `returned` + `stays`."""

    box: int
    hand: int
    player: str
    bet: str
    stake: Money
    won: Money
    lost: Money
    returned: Money
    stays: Money
    """What stays in play: the whole stake, or nothing."""
    outcome: Outcome | None
    """None while it stays in play."""
    paragraph: str
    """The paragraph of its outcome, or empty."""
    before: BetSettled | None
    """How it has been settled already, or None."""

    @property
    def recovered(self) -> Money:
        """What was paid and is to be recovered from the Player (ruling I2)."""
        return max(ZERO, self.before.won - self.won) if self.before is not None else ZERO

    @property
    def given_back(self) -> Money:
        """What was collected and is to be given back (ruling I2)."""
        return max(ZERO, self.before.lost - self.lost) if self.before is not None else ZERO

    @property
    def stands(self) -> bool:
        """It was settled before, and the ruling doesn't change that."""
        before = self.before
        return before is not None and (before.won, before.lost) == (self.won, self.lost)


class Ruling(Struct, frozen=True):
    """One complete way to resolve the open cases: the commands, and what they do to the money."""

    way: Way
    commands: tuple[Command, ...]
    paragraph: str
    """The paragraph that allows it, of this game's document or of the house rulings."""
    role: Role
    """The lowest role that may give all of it (I1)."""
    phase: Stage
    """The phase of the Round after it."""
    bets: tuple[BetPreview, ...]
    """Every Bet of the Round, box by box."""
    net: tuple[tuple[str, Money], ...]
    """For each Player, by name: what he has won by then, less what he has lost."""

    @property
    def house(self) -> Money:
        """What the House has won by then, less what it has lost."""
        return -sum((amount for _, amount in self.net), ZERO)

    @property
    def stays(self) -> Money:
        """What is still in play after it."""
        return sum((bet.stays for bet in self.bets), ZERO)


class Option(Struct, frozen=True):
    """A Player's two options on a box (5.7): what each does to his Bets there."""

    box: int
    player: str
    on: tuple[BetPreview, ...]
    back: tuple[BetPreview, ...]
    chosen: bool | None
    """Whether he plays on; None until he has answered."""


class Barred(Struct, frozen=True):
    """A remedy of the case that the rules do not permit now, and why."""

    command: Command
    refusal: Refusal


def outcome(table: Table, commands: Sequence[Command]) -> Ruling:
    """What these commands come to, played on a copy. Raises `Refusal` if one is not allowed."""
    after, role = table.copy(), Role.DEALER
    for command in commands:
        role = max(role, after.role_needed(command), key=list(Role).index)
        after.do(command, _ANYBODY)
    before = {bet_key(line): line for line in table.position.settlement}
    found = {bet_key(line): line for line in after.lines_now()}
    left = {laid[:4] for laid in after.position.every_bet()}
    bets = tuple(
        _bet(laid, found.get(laid[:4]), before.get(laid[:4]))
        if laid[:4] in left
        else _withdrawn(laid, table.rulebook.cites["option-returned"])
        for laid in table.position.every_bet()
    )
    way = _way(commands)
    paragraph = _paragraph(table, way, commands)
    net = tuple(sorted(after.nets().items()))
    return Ruling(way, tuple(commands), paragraph, role, after.position.phase, bets, net)


def rulings(table: Table) -> tuple[Ruling, ...]:
    """Every way in which the rules let the open cases be resolved; empty if no case is open."""
    position = table.position
    if not position.cases:
        return ()
    found: list[Ruling] = []
    back: Ruling | None = None
    for head in product(*_axes(position)):
        for tail in _tails(table, head):
            ruling = _allowed(table, (*head, *tail, Resume()))
            if ruling is None:
                continue
            if ruling.way is Way.RETURN:  # the same money, whatever is decided on the cards
                back = ruling
            else:
                found.append(ruling)
    found += [back] if back is not None else []
    paragraphs = dict.fromkeys(p for case in position.cases for p in case.void_paragraphs)
    others: list[Command] = [Void(paragraph) for paragraph in paragraphs]
    if offers(position, "decide"):
        others.append(Decide(TO_BE_WRITTEN))
    return tuple(found) + tuple(r for c in others if (r := _allowed(table, (c,))) is not None)


def barred(table: Table) -> tuple[Barred, ...]:
    """The remedies of the open cases that are not permitted now (5.10.1), each with its reason."""
    answers = [command for axis in _axes(table.position) for command in axis]
    refused = ((command, table.verify(command, _ANYBODY)) for command in answers)
    return tuple(Barred(command, why) for command, why in refused if why is not None)


def options(table: Table, commands: Sequence[Command] = ()) -> tuple[Option, ...]:
    """Each Player's two options, box by box, once `commands` have been given (5.7, I8).

    `commands` are those that come before the Players answer: a Reconstruction, which card is first.
    """
    after = table.copy()
    for command in commands:
        after.do(command, _ANYBODY)
    asked = players_asked(after.position)
    if not asked:
        return ()
    all_on = [Choose(box, player, goes_on=True) for box, player in asked]
    on = outcome(table, (*commands, *all_on, Resume()))
    found = []
    for box, player in asked:
        mixed = [Choose(c.box, c.player, (c.box, c.player) != (box, player)) for c in all_on]
        back = outcome(table, (*commands, *mixed, Resume()))
        chosen = choice_of(after.position, box, player)
        found.append(Option(box, player, _of(on, box, player), _of(back, box, player), chosen))
    return tuple(found)


def _of(ruling: Ruling, box: int, player: str) -> tuple[BetPreview, ...]:
    return tuple(bet for bet in ruling.bets if (bet.box, bet.player) == (box, player))


def _axes(position: AnyRound) -> list[list[Command]]:
    """What must still be answered before the Players are asked, and the possible answers."""
    axes: list[list[Command]] = []
    for case in position.cases:
        if case.pair:
            axes.append([First(card) for card in dict.fromkeys(case.pair)])
    if any(awaits(case, "reconstruct") for case in position.cases):
        axes.append([Reconstruct(possible=True), Reconstruct(possible=False)])
    if any(awaits(case, "judge") for case in position.cases):
        axes.append([Judge(intentional=True), Judge(intentional=False)])
    return axes


def _tails(table: Table, head: Sequence[Command]) -> list[tuple[Command, ...]]:
    """The Players' answers: all play on, all take their Bets back; empty if nobody is asked."""
    after = table.copy()
    try:
        for command in head:
            after.do(command, _ANYBODY)
    except Refusal:
        return []
    asked = players_asked(after.position)
    if not asked:
        return [()]
    return [tuple(Choose(box, player, on) for box, player in asked) for on in (True, False)]


def _allowed(table: Table, commands: tuple[Command, ...]) -> Ruling | None:
    try:
        return outcome(table, commands)
    except Refusal:
        return None


def _bet(laid: LaidBet, line: BetSettled | None, before: BetSettled | None) -> BetPreview:
    if line is None:
        return BetPreview(*laid, ZERO, ZERO, ZERO, laid.stake, None, "", before)
    paragraph = line.ruling or line.paragraph
    sums = (line.won, line.lost, line.returned, ZERO)
    return BetPreview(*laid[:4], line.stake, *sums, line.outcome, paragraph, before)


def _withdrawn(laid: LaidBet, paragraph: str) -> BetPreview:
    """A Bet that goes back before the Bets are closed."""
    sums = (ZERO, ZERO, laid.stake, ZERO)
    return BetPreview(*laid, *sums, Outcome.RETURNED, paragraph, None)


def _way(commands: Sequence[Command]) -> Way:
    if any(isinstance(command, Void) for command in commands):
        return Way.VOID
    if any(isinstance(command, Decide) for command in commands):
        return Way.DECIDE
    choices = [command.goes_on for command in commands if isinstance(command, Choose)]
    return Way.RETURN if choices and not any(choices) else Way.GO_ON


def _paragraph(table: Table, way: Way, commands: Sequence[Command]) -> str:
    """The game's own paragraph for a ruling."""
    cites = table.rulebook.cites
    first = table.position.cases[0].paragraph if table.position.cases else cites["case-resume"]
    for command in commands:
        match command:
            case Void(paragraph=under):
                return under
            case Decide():
                return cites["case-decide"]
            case Reconstruct(possible=True) if way is Way.GO_ON:
                return cites["case-reconstruct"]
            case First():
                return cites["case-first"] if way is Way.GO_ON else cites["option-returned"]
            case Choose(goes_on=False) if way is Way.RETURN:
                return cites["option-returned"]
    return first
