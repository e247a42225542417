"""Who acts at a table: people who do what comes next, people who err, people who say anything.

Seeded, and the same for every game: what can be told to a table is asked of its game, and how a
command is filled in follows from its fields. Judges nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Final, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo, fields

from tablemgr.basics.cards import DECK, Card, card
from tablemgr.basics.money import Money
from tablemgr.rules.commands import (
    RESOLVES_A_CASE,
    Adjust,
    Bet,
    Choose,
    Close,
    Command,
    Correct,
    DealCard,
    First,
    FoundBet,
    FoundSide,
    MalformedError,
    Open,
    Reopen,
    Report,
    Resume,
    Settle,
    Side,
    Stood,
    TakeBack,
    Void,
    WalkAway,
    Withdraw,
    parse,
)
from tablemgr.rules.games.position import BETWEEN_ROUNDS, Limits, Phase
from tablemgr.rules.roles import RECORD_ROLES, Role
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.world.so_far import Saying

NAMES: Final = ("ann", "bob", "cat", "gus")
_AMOUNTS: Final = (1000, 2500, 5000, 1, 33, 1234, 2501, 9999)
"""Round sums, and some of which halves and fifths are no whole cent."""
_TEMPTING: Final = tuple(map(card, ("Ah", "As", "8c", "8d", "Kd", "Th", "2c", "5s")))
_FURTHER: Final = (Correct, Reopen, TakeBack, Stood)
"""What can be told to a table of any game and stands in no game's list of commands."""
_TRIES: Final = 6


class Manners(Struct, frozen=True):
    """How the people of one Round behave."""

    trouble: float = 0.0
    """How often something goes wrong: a report, a card from nowhere, a misread card."""
    nonsense: float = 0.0
    """How often somebody says anything at all."""
    wrong_role: float = 0.0
    """How often a command is given by whoever happens to be there."""
    first_trouble: int = 0
    """After how many commands the first report comes; 0: when it comes."""


def manners_of(random: Random) -> Manners:
    """The manners of a Round: often two or three things go wrong in it, sometimes none."""
    if random.random() < 0.15:
        return Manners()
    return Manners(
        trouble=random.choice((0.02, 0.06, 0.2)),
        nonsense=random.choice((0.0, 0.03, 0.15)),
        wrong_role=random.choice((0.0, 0.1, 0.3)),
        first_trouble=random.choice((0, random.randint(1, 25))),
    )


def table_for(game: str, random: Random) -> Table:
    """A table of a few boxes, with limits or without."""
    limits = Limits()
    if random.random() < 0.4:
        limits = Limits((Money(1000), Money(10_000)), (Money(100), Money(5000)))
    book = load(game)
    decks = random.choice((book.decks.min, book.decks.max))
    table = Table(book, boxes=random.randint(1, 4), decks=decks, limits=limits)
    dealing = random.choice((None, *table.family.dealings))
    return Table(book, boxes=table.boxes, decks=decks, limits=limits, dealing=dealing)


def next_saying(table: Table, manners: Manners, step: int, random: Random) -> Saying:
    """What is told to the table next, and by whom."""
    if step == manners.first_trouble and step:
        command: Command = any_report(table, random)
    elif random.random() < manners.nonsense:
        command = anything(table, random)
    elif table.position.phase is Phase.IRREGULARITY:
        command = remedy(table, random)
    elif manners.trouble and may_find_bets(table) and random.random() < 0.3:
        command = found_bet(table, random)
    elif random.random() < manners.trouble:
        command = trouble(table, random)
    else:
        command = what_comes_next(table, random)
    return Saying(command, _role(table, command, manners, random))


def _role(table: Table, command: Command, manners: Manners, random: Random) -> Role:
    if random.random() < manners.wrong_role:
        return random.choice(RECORD_ROLES)
    return table.role_needed(command)


def what_comes_next(table: Table, random: Random) -> Command:
    """What people at this table would do next."""
    phase = table.position.phase
    if phase in BETWEEN_ROUNDS:
        return Open()
    if phase is Phase.BETTING:
        return _betting(table, random)
    if phase is Phase.SETTLEMENT:
        return Settle()
    if random.random() < 0.03:
        return _made(table, random, WalkAway)
    if table.position.next_card is not None:
        return DealCard(next_card(table, random))
    ways = [command for command, refusal in table.decisions() if refusal is None]
    if not ways:
        return anything(table, random)
    way = random.choice(ways) if random.random() < 0.7 else ways[-1]  # the last is the rarest
    return _with_words(table, random, way)


def _betting(table: Table, random: Random) -> Command:
    for _ in range(400):
        kind = random.choice((Close, Bet, Bet, Bet, Side, Bet, Withdraw))
        if kind is Side and "side" not in table.vocabulary.words:
            continue
        command = _made(table, random, kind)
        if table.can(command):
            return command
    return anything(table, random)


def _with_words(table: Table, random: Random, command: Command) -> Command:
    """A decision with other words than it needs, if that is allowed."""
    other = _made(table, random, type(command), box=getattr(command, "box", None))
    return other if random.random() < 0.5 and table.can(other) else command


def next_card(table: Table, random: Random) -> Card:
    """A card that the decks still hold, and often one that leads somewhere."""
    for _ in range(100):
        drawn = random.choice(_TEMPTING if random.random() < 0.5 else DECK)
        if table.position.card_counts[drawn.index] < table.decks:
            return drawn
    return DECK[0]


def remedy(table: Table, random: Random) -> Command:
    """Something that could be said of an open case, sense or nonsense."""
    position, chance = table.position, random.random()
    if chance < 0.05:
        return trouble(table, random)
    if chance < 0.15:
        paragraphs = [p for case in position.cases for p in case.void_paragraphs]
        return Void(random.choice(paragraphs)) if paragraphs else Resume()
    if chance < 0.25 and position.at_once:
        return First(random.choice(position.at_once))
    if chance < 0.45:
        return Resume()
    asked = sorted({(bet.box, bet.player) for bet in position.open_bets()})
    if chance < 0.75 and asked:
        left = [key for key in asked if key not in position.choices] or asked
        return Choose(*random.choice(left), goes_on=random.random() < 0.6)
    kinds = sorted({*RESOLVES_A_CASE, Adjust}, key=lambda kind: kind.__name__)
    return _made(table, random, random.choice(kinds))


def trouble(table: Table, random: Random) -> Command:
    """Something that goes wrong now and then."""
    position, chance = table.position, random.random()
    if chance < 0.5:
        return any_report(table, random)
    if chance < 0.65:
        return DealCard(random.choice(DECK))
    if chance < 0.85 and position.cards:
        return Correct(random.randint(1, len(position.cards)), random.choice(DECK))
    return random.choice((TakeBack(), Adjust(1, NAMES[0], Money(-150)), Reopen(), Settle()))


def may_find_bets(table: Table) -> bool:
    """Whether Bets that nobody had noticed may be found now (5.14)."""
    position = table.position
    return position.phase is position.first_deal and not position.cards


def found_bet(table: Table, random: Random) -> Command:
    """A Bet that lay on the layout at the close, and that nobody had noticed."""
    sides = (FoundSide,) if "side" in table.vocabulary.words else ()
    return _made(table, random, random.choice((FoundBet, FoundBet, *sides)))


def anything(table: Table, random: Random) -> Command:
    """Any command that can be told to this table, sense or nonsense."""
    kinds = (*table.family.actions, *_FURTHER)
    return _made(table, random, random.choice(kinds))


_MORE_WORDS: Final[dict[str, Callable[[Table, Random], str]]] = {
    "card-to-empty-box": lambda table, random: str(random.randint(1, table.boxes)),
    "wrong-number": lambda table, random: str(random.randint(1, table.boxes)),
    "examined": lambda table, random: str(random.randint(1, table.boxes)),
    "simultaneous": lambda table, random: f"{next_card(table, random)} {random.choice(DECK)}",
    "exposed": lambda table, random: " ".join(
        (
            str(random.randint(0, table.boxes)),
            str(random.randint(1, 3)),
            *(word for word in ("seen", "by-player") if random.random() < 0.3),
        )
    ),
    "misdeal": lambda _, random: random.choice(("", "seen")),
    "other": lambda _, __: "what nobody thought of",
}
"""By the kind of a report, what follows it."""


def any_report(table: Table, random: Random, kind: str = "") -> Command:
    """A report of that kind, or of any that the game knows."""
    kind = kind or random.choice(sorted(table.vocabulary.reports))
    more = _MORE_WORDS.get(kind)
    words = "" if more is None else more(table, random)
    (command,) = parse(f"irregularity {kind} {words}", table.vocabulary)
    return command


# --- how a command is filled in ------------------------------------------------------------------


def _made(table: Table, random: Random, kind: Any, box: int | None = None) -> Command:
    """A command of that kind; `open` if this table's game has no such word."""
    if kind is Report:
        return any_report(table, random)
    for _ in range(_TRIES):
        command = _Filling(table, random, box).made(kind)
        try:
            if parse(command.line(), table.journal_vocabulary) == (command,):
                return command
        except MalformedError:
            continue
    return Open()


@cache
def _fields(kind: Any) -> tuple[FieldInfo, ...]:
    return fields(kind)


class _Filling:
    """Fills in one command's fields by their names and types."""

    def __init__(self, table: Table, random: Random, box: int | None) -> None:
        self._table = table
        self._random = random
        self._box = random.randint(1, table.boxes) if box is None else box
        self._hand: list[Card] = []
        """What a field of several cards takes its cards from, once it is known."""

    def made(self, kind: Any) -> Command:
        values = {
            field.name: self._value(field.name, field.type)
            for field in _fields(kind)
            if field.required or self._is_said(field)
        }
        made: Command = kind(**values)
        return made

    def _is_said(self, field: FieldInfo) -> bool:
        """Whether an optional field is filled in: a Bet names its KIND in games without an Initial
        Bet, and its seat in the others.
        """
        if field.name == "kind" and field.type is str:
            return not self._table.rulebook.betting.has_initial_bet
        if field.name == "seated" and not self._table.rulebook.betting.has_initial_bet:
            return False
        return self._random.random() < 0.5

    def _value(self, name: str, kind: Any) -> Any:
        random = self._random
        if kind is bool:
            return random.random() < 0.5
        if kind is int:
            return self._number(name)
        if kind is Money:
            return Money(random.choice(_AMOUNTS))
        if kind is Card:
            return next_card(self._table, random)
        if get_origin(kind) is tuple:
            return self._several(get_args(kind))
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self.made(kind)
        return self._word(name)

    def _number(self, name: str) -> int:
        if name == "box":
            return self._box
        return self._random.randint(1, max(1, len(self._table.position.cards)))

    def _word(self, name: str) -> str:
        random, table = self._random, self._table
        match name:
            case "player":
                return random.choice(NAMES)
            case "kind":
                return random.choice(sorted(table.rulebook.side_bets))
            case "paragraph":
                cases = table.position.cases
                known = [each for case in cases for each in case.void_paragraphs]
                return random.choice(known or sorted(table.rulebook.paragraphs))
            case _:
                return "so it was"

    def _several(self, kinds: tuple[Any, ...]) -> tuple[Any, ...]:
        """So many cards of the box's Hand; or the names of some Players, perhaps each with an
        amount.
        """
        if kinds[-1] is not Ellipsis:
            return tuple(self._card_of_hand() if kind is Card else "" for kind in kinds)
        names = self._random.sample(NAMES, self._random.choice((1, 1, 2)))
        if get_origin(kinds[0]) is tuple:
            return tuple((name, Money(self._random.choice((0, *_AMOUNTS)))) for name in names)
        return tuple(names)

    def _card_of_hand(self) -> Card:
        if not self._hand:
            rows = (cards for place, cards in self._table.position.rows() if place.box == self._box)
            cards = list(next(rows, ()))
            self._hand = self._random.sample(cards, len(cards)) + self._random.sample(DECK, 4)
        return self._hand.pop(0)
