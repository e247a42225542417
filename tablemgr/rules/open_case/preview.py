"""The ruling preview: what each remedy of the open cases would do to every Bet, as the cards lie.

Before anybody signs, the supervisor sees every ruling that the rules allow (5.7, 5.9, 5.17, 5.19),
each tried on a copy of the table. Changes nothing and decides nothing: the table's own refusal says
what is not allowed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
_ROLES: Final = tuple(Role)
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
        """Give what was paid and is to be recovered from the Player (ruling I2)."""
        return max(ZERO, self.before.won - self.won) if self.before is not None else ZERO

    @property
    def given_back(self) -> Money:
        """Give what was collected and is to be given back (ruling I2)."""
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
        """Give what the House has won by then, less what it has lost."""
        return -sum((amount for _, amount in self.net), ZERO)

    @property
    def stays(self) -> Money:
        """Give what is still in play after it."""
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


class _Trial(Struct, frozen=True):
    """Commands that were tried on a copy of a table, and the copy after them."""

    after: Table
    commands: tuple[Command, ...] = ()
    role: Role = Role.DEALER
    """The lowest role that may give all of them (I1)."""

    def tell(self, commands: Iterable[Command]) -> _Trial:
        """Try further commands on the copy itself. Raises `Refusal` if one is not allowed."""
        role = self.role
        told = tuple(commands)
        for command in told:
            role = max(role, self.after.role_needed(command), key=_ROLES.index)
            self.after.do(command, _ANYBODY)
        return _Trial(self.after, self.commands + told, role)

    def copy(self) -> _Trial:
        """Go on from here on a copy, so that others may too."""
        return _Trial(self.after.copy(), self.commands, self.role)

    def ruling(self, table: Table) -> Ruling:
        """Give what the commands come to at the table, which has not been told them."""
        after, commands = self.after, self.commands
        before = {bet_key(line): line for line in table.position.settlement}
        lines = {bet_key(line): line for line in after.lines_now()}
        left = {laid[:4] for laid in after.position.every_bet()}
        bets = tuple(
            _bet(laid, lines.get(laid[:4]), before.get(laid[:4]))
            if laid[:4] in left
            else _withdrawn(laid, table.rulebook.cites["option-returned"])
            for laid in table.position.every_bet()
        )
        way = _way(commands)
        paragraph = _paragraph(table, way, commands)
        net = tuple(sorted(after.nets().items()))
        return Ruling(way, commands, paragraph, self.role, after.position.phase, bets, net)


def outcome(table: Table, commands: Sequence[Command]) -> Ruling:
    """Play these commands on a copy; gives what they come to. Raises `Refusal` if one is not
    allowed.
    """
    return _Trial(table.copy()).tell(commands).ruling(table)


def rulings(table: Table) -> tuple[Ruling, ...]:
    """Every way in which the rules let the open cases be resolved; empty if no case is open."""
    position = table.position
    if not position.cases:
        return ()
    begins = _Trial(table.copy())
    found = [ruling for head in product(*_axes(position)) for ruling in _by(table, begins, head)]
    back = [ruling for ruling in found if ruling.way is Way.RETURN]
    found = [ruling for ruling in found if ruling.way is not Way.RETURN]
    found += back[-1:]  # the same money, whatever is decided on the cards
    paragraphs = dict.fromkeys(p for case in position.cases for p in case.void_paragraphs)
    others: list[Command] = [Void(paragraph) for paragraph in paragraphs]
    if offers(position, "decide"):
        others.append(Decide(TO_BE_WRITTEN))
    found += [ruling for command in others for ruling in _tried(table, begins, (command,))]
    return tuple(found)


def _by(table: Table, begins: _Trial, head: Sequence[Command]) -> list[Ruling]:
    """The rulings that begin with `head`: the Players, if they are asked, all play on or all take
    their Bets back. None if the rules do not allow it.
    """
    try:
        trial = begins.copy().tell(head)
    except Refusal:
        return []
    asked = players_asked(trial.after.position)
    answers = [tuple(Choose(box, player, on) for box, player in asked) for on in (True, False)]
    tails = answers if asked else [()]
    return [ruling for tail in tails for ruling in _tried(table, trial, (*tail, Resume()))]


def _tried(table: Table, trial: _Trial, commands: Sequence[Command]) -> list[Ruling]:
    """The ruling by further commands after the trial; none if the rules do not allow them."""
    try:
        return [trial.copy().tell(commands).ruling(table)]
    except Refusal:
        return []


def barred(table: Table) -> tuple[Barred, ...]:
    """The remedies of the open cases that are not permitted now (5.10.1), each with its reason."""
    answers = [command for axis in _axes(table.position) for command in axis]
    refused = ((command, table.verify(command, _ANYBODY)) for command in answers)
    return tuple(Barred(command, why) for command, why in refused if why is not None)


def options(table: Table, commands: Sequence[Command] = ()) -> tuple[Option, ...]:
    """Each Player's two options, box by box, once `commands` have been given (5.7, I8).

    `commands` are those that come before the Players answer: a Reconstruction, which card is first.
    """
    trial = _Trial(table.copy()).tell(commands)
    asked = players_asked(trial.after.position)
    if not asked:
        return ()
    all_on = [Choose(box, player, goes_on=True) for box, player in asked]
    on = trial.copy().tell((*all_on, Resume())).ruling(table)
    found = []
    for box, player in asked:
        mixed = [Choose(c.box, c.player, (c.box, c.player) != (box, player)) for c in all_on]
        back = trial.copy().tell((*mixed, Resume())).ruling(table)
        chosen = choice_of(trial.after.position, box, player)
        found.append(Option(box, player, _of(on, box, player), _of(back, box, player), chosen))
    return tuple(found)


def _of(ruling: Ruling, box: int, player: str) -> tuple[BetPreview, ...]:
    return tuple(bet for bet in ruling.bets if (bet.box, bet.player) == (box, player))


def _axes(position: AnyRound) -> list[list[Command]]:
    """List what must still be answered before the Players are asked, and the possible answers."""
    axes: list[list[Command]] = []
    for case in position.cases:
        if case.pair:
            axes.append([First(card) for card in dict.fromkeys(case.pair)])
    if any(awaits(case, "reconstruct") for case in position.cases):
        axes.append([Reconstruct(possible=True), Reconstruct(possible=False)])
    if any(awaits(case, "judge") for case in position.cases):
        axes.append([Judge(intentional=True), Judge(intentional=False)])
    return axes


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
