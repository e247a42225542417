"""Who acts at a table: people who do what comes next, people who err, people who say anything.

Seeded, and the same for every game: what can be told to a table is asked of its game. Judges
nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from tablemgr.basics.cards import DECK, Card, UnreadCard
from tablemgr.basics.money import Money
from tablemgr.rules.commands import (
    RESOLVES_A_CASE,
    Adjust,
    AtOnce,
    Back,
    Bet,
    Choose,
    Close,
    Command,
    Correct,
    DealCard,
    First,
    FoundBet,
    FoundSide,
    Left,
    Open,
    Opened,
    Reopen,
    Report,
    Resume,
    Settle,
    Side,
    Stood,
    TakeBack,
    TooEarly,
    Void,
    WalkAway,
    Withdraw,
    parse,
)
from tablemgr.rules.games.irregularities.at_once import drawn_last
from tablemgr.rules.games.irregularities.taking_back import last_decision
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.position import BETWEEN_ROUNDS, Limits, Phase
from tablemgr.rules.roles import RECORD_ROLES, Role
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.service.session import awaited
from tablemgr.world.drawn_cards import drawn, named, next_card
from tablemgr.world.filling import NAMES, filled, is_said_so
from tablemgr.world.so_far import Saying

_FURTHER: Final = (Correct, Reopen, TakeBack, Stood, TooEarly, AtOnce)
"""What can be told to a table of any game and stands in no game's list of commands."""
_TRIES: Final = 6


class Conduct(Struct, frozen=True):
    """How the people of one Round behave."""

    trouble: float = 0.0
    """How often something goes wrong: a report, a card from nowhere, a misread card."""
    nonsense: float = 0.0
    """How often somebody says anything at all."""
    wrong_role: float = 0.0
    """How often a command is given by whoever happens to be there."""
    first_trouble: int = 0
    """After how many commands the first report comes; 0: when it comes."""
    cheats: float = 0.0
    """How often a Player lays, raises or takes back a Bet that he may no longer touch."""
    late: float = 0.0
    """How often somebody says again, or only now, what was right some time ago."""
    twice: float = 0.0
    """How often a second irregularity is reported as soon as there is one."""
    obeys: bool = False
    """The Dealer does only what the guide says, from the opening on."""
    crowd: bool = False
    """All lay their Bets on one box, want another Hand whenever they may have one, and go and come
    back (I20, I21).
    """
    cards_call: bool = False
    """A card that is drawn while a Hand may Hit is its Hit, and nobody need announce it (I12)."""


def conduct_of(dice: Random) -> Conduct:
    """The conduct of a Round: often two or three things go wrong in it, sometimes none."""
    cards_call = dice.random() < 0.5
    if dice.random() < 0.15:
        return Conduct(cards_call=cards_call, obeys=dice.random() < 0.5)
    if dice.random() < 0.15:
        return Conduct(cards_call=cards_call, crowd=True, trouble=dice.choice((0.0, 0.03)))
    return Conduct(
        cards_call=cards_call,
        trouble=dice.choice((0.02, 0.06, 0.2)),
        nonsense=dice.choice((0.0, 0.03, 0.15)),
        wrong_role=dice.choice((0.0, 0.1, 0.3)),
        first_trouble=dice.choice((0, dice.randint(1, 25))),
        cheats=dice.choice((0.0, 0.05)),
        late=dice.choice((0.0, 0.05)),
        twice=dice.choice((0.0, 0.2)),
    )


def table_for(game: str, dice: Random) -> Table:
    """A table of a few boxes, with limits or without, and a shoe that is fresh or nearly empty."""
    limits = Limits()
    if dice.random() < 0.4:
        limits = Limits((Money(1000), Money(10_000)), (Money(100), Money(5000)))
    book = load(game)
    decks = dice.choice((book.decks.min, book.decks.max))
    table = Table(book, boxes=dice.randint(1, 4), decks=decks, limits=limits)
    dealing = dice.choice((None, *table.family.dealings))
    table = Table(book, boxes=table.boxes, decks=decks, limits=limits, dealing=dealing)
    if not book.decks.shuffled_each_round and dice.random() < 0.2:  # few of some cards are left
        table.seen = {card.index: decks - dice.randint(0, 1) for card in dice.sample(DECK, 20)}
    return table


def next_saying(table: Table, conduct: Conduct, step: int, dice: Random) -> Saying:
    """Choose what is told to the table next, and by whom."""
    if step == conduct.first_trouble and step:
        command: Command = any_report(table, dice)
    elif dice.random() < conduct.nonsense:
        command = anything(table, dice)
    elif dice.random() < conduct.cheats:
        command = cheating(table, dice)
    elif dice.random() < conduct.late:
        command = said_again(table, dice)
    elif table.position.phase is Phase.IRREGULARITY:
        two = dice.random() < conduct.twice
        command = any_report(table, dice) if two else remedy(table, dice)
    elif conduct.trouble and may_find_bets(table) and dice.random() < 0.3:
        command = found_bet(table, dice)
    elif dice.random() < conduct.trouble:
        command = trouble(table, dice)
    elif conduct.cards_call and awaited(table) and dice.random() < 0.3:
        command = DealCard(next_card(table, dice))
    elif conduct.crowd:
        command = _of_a_crowd(table, dice)
    else:
        command = what_comes_next(table, dice)
    return Saying(command, _role(table, command, conduct, dice))


def _role(table: Table, command: Command, conduct: Conduct, dice: Random) -> Role:
    if dice.random() < conduct.wrong_role:
        return dice.choice(RECORD_ROLES)
    return table.role_needed(command)


def cheating(table: Table, dice: Random) -> Command:
    """A Player lays a Bet, raises his own or takes it back, whatever the moment."""
    bets = list(table.position.every_bet())
    if not bets or dice.random() < 0.3:
        kinds = (Bet, Side, Withdraw) if _lays_sides(table) else (Bet, Withdraw)
        return _made(table, dice, dice.choice(kinds))
    bet = dice.choice(bets)
    more = Bet(bet.box, bet.player, bet.stake + Money(1000))
    kind = None if bet.name == INITIAL else bet.name
    command = dice.choice((more, Withdraw(bet.box, bet.player, kind)))
    return command if is_said_so(table, command) else Close()


def said_again(table: Table, dice: Random) -> Command:
    """Something that was right some time ago in this Round."""
    said = [step.command for step in table.steps if is_said_so(table, step.command)]
    return dice.choice(said) if said else Close()


def what_comes_next(table: Table, dice: Random) -> Command:
    """Choose what people at this table do next."""
    phase = table.position.phase
    if phase in BETWEEN_ROUNDS:
        return Open()
    if phase is Phase.BETTING:
        return _betting(table, dice)
    if phase is Phase.SETTLEMENT:
        return Settle()
    if dice.random() < 0.04:
        leave = _made(table, dice, dice.choice((WalkAway, Left)))
        if table.can(leave):
            return leave
    put_right = _put_right(table)
    if put_right and dice.random() < 0.15:
        return dice.choice(put_right)
    if table.position.next_card is not None:
        return drawn(table, dice)
    opened = named(table, dice)
    if opened is not None and dice.random() < 0.6:
        return opened
    ways = [command for command, refusal in table.decisions() if refusal is None]
    if not ways:
        return anything(table, dice)
    kind = dice.choice(list(dict.fromkeys(map(type, ways))))  # Even Money as often as Surrender
    return _with_words(table, dice, dice.choice([way for way in ways if type(way) is kind]))


def _of_a_crowd(table: Table, dice: Random) -> Command:
    """Choose what the many Players of the first box do next, or a card like the first of a Hand, as
    they would have as many Hands as they may.
    """
    position, box = table.position, 1
    if position.phase is Phase.BETTING:
        if dice.random() < 0.15:
            return Close()
        return _made(table, dice, Side if _lays_sides(table) and dice.random() < 0.3 else Bet, box)
    hands = _hands_on(table, box)
    if dice.random() < (0.25 if len(hands) > 1 else 0.05):
        return _made(table, dice, dice.choice((WalkAway, Left, Left, Back)), box)
    if position.next_card is not None and dice.random() < 0.5:
        lies = [cards[0] for cards in hands if not isinstance(cards[0], UnreadCard)]
        ranks = {card.rank for card in lies}
        return DealCard(dice.choice([card for card in DECK if card.rank in ranks] or DECK))
    ways = [command for command, refusal in table.decisions() if refusal is None and command.called]
    more = [way for way in ways if len(_hands_after(table, way, box)) > len(hands)]
    if more and dice.random() < 0.8:
        return _with_words(table, dice, more[0])
    return what_comes_next(table, dice)


def _hands_on(table: Table, box: int) -> list[Sequence[Card]]:
    """The cards of each Hand of the box that has some."""
    return [cards for place, cards in table.position.rows() if place.box == box and cards]


def _hands_after(table: Table, command: Command, box: int) -> list[Sequence[Card]]:
    """Give those that it has once the table is told the command; nothing changes."""
    after = table.copy()
    after.do(command, Role.SHIFT_MANAGER)
    return _hands_on(after, box)


def _lays_sides(table: Table) -> bool:
    return "side" in table.vocabulary.words


def _put_right(table: Table) -> list[Command]:
    """Somebody is back, the last card was not what the table took it for, or the last decision was
    not made (I12, I21).
    """
    left = table.position.remembered.may_come_back
    of_the_last_card = (table.one_touch(), table.too_early())
    found: list[Command] = [each for each in of_the_last_card if each is not None]
    if last_decision(table.steps) is not None:
        found.append(TakeBack())
    return [Back(left[-1][0])] if left else found


def _betting(table: Table, dice: Random) -> Command:
    for _ in range(400):
        kind = dice.choice((Close, Bet, Bet, Bet, Side, Bet, Withdraw))
        if kind is Side and not _lays_sides(table):
            continue
        command = _made(table, dice, kind)
        if table.can(command):
            return command
    return anything(table, dice)


def _with_words(table: Table, dice: Random, command: Command) -> Command:
    """A decision with other words than it needs, if that is allowed."""
    other = _made(table, dice, type(command), box=getattr(command, "box", None))
    return other if dice.random() < 0.5 and table.can(other) else command


def remedy(table: Table, dice: Random) -> Command:
    """Something that could be said of an open case, sense or nonsense."""
    position, chance = table.position, dice.random()
    if chance < 0.05:
        return trouble(table, dice)
    if chance < 0.15:
        paragraphs = [p for case in position.cases for p in case.void_paragraphs]
        return Void(dice.choice(paragraphs)) if paragraphs else Resume()
    if chance < 0.25 and position.at_once:
        return First(dice.choice(position.at_once))
    if chance < 0.45:
        return Resume()
    asked = sorted({(bet.box, bet.player) for bet in position.open_bets()})
    if chance < 0.75 and asked:
        chosen = {key for case in position.cases for key in case.choices}
        left = [key for key in asked if key not in chosen] or asked
        return Choose(*dice.choice(left), goes_on=dice.random() < 0.6)
    kinds = sorted({*RESOLVES_A_CASE, Adjust}, key=lambda kind: kind.__name__)
    return _made(table, dice, dice.choice(kinds))


def trouble(table: Table, dice: Random) -> Command:
    """Something that goes wrong now and then."""
    position, chance = table.position, dice.random()
    if chance < 0.45:
        return any_report(table, dice)
    if chance < 0.5:
        return came_at_once(table, dice)
    if chance < 0.65:
        return DealCard(dice.choice(DECK))
    if chance < 0.85 and position.cards:
        return Correct(dice.randint(1, len(position.cards)), dice.choice(DECK))
    return dice.choice((TakeBack(), Adjust(1, NAMES[0], Money(-150)), Reopen(), Settle()))


def may_find_bets(table: Table) -> bool:
    """Say whether Bets that nobody had noticed may be found now (5.14)."""
    position = table.position
    return position.phase is position.first_deal and not position.cards


def found_bet(table: Table, dice: Random) -> Command:
    """A Bet that lay on the layout at the close, and that nobody had noticed."""
    sides = (FoundSide,) if _lays_sides(table) else ()
    return _made(table, dice, dice.choice((FoundBet, FoundBet, *sides)))


def anything(table: Table, dice: Random) -> Command:
    """Any command that can be told to this table, sense or nonsense."""
    face_down = (Opened,) if table.family.takes_unread else ()
    kinds = (*table.family.actions, *_FURTHER, *face_down)
    return _made(table, dice, dice.choice(kinds))


_MORE_WORDS: Final[dict[str, Callable[[Table, Random], str]]] = {
    "card-to-empty-box": lambda table, dice: str(dice.randint(1, table.boxes)),
    "wrong-number": lambda table, dice: str(dice.randint(1, table.boxes)),
    "examined": lambda table, dice: str(dice.randint(1, table.boxes)),
    "simultaneous": lambda table, dice: f"{next_card(table, dice)} {dice.choice(DECK)}",
    "exposed": lambda table, dice: " ".join(
        (
            str(dice.randint(0, table.boxes)),
            str(dice.randint(1, 3)),
            *(word for word in ("seen", "by-player") if dice.random() < 0.3),
        )
    ),
    "misdeal": lambda _, dice: dice.choice(("", "seen")),
    "other": lambda _, __: "what nobody thought of",
}
"""By the kind of a report, what follows it."""


def any_report(table: Table, dice: Random, kind: str = "") -> Command:
    """A report of that kind, or of any that the game knows."""
    kind = kind or dice.choice(sorted(table.vocabulary.reports))
    more = _MORE_WORDS.get(kind)
    words = "" if more is None else more(table, dice)
    (command,) = parse(f"irregularity {kind} {words}", table.vocabulary)
    return command


def came_at_once(table: Table, dice: Random) -> Command:
    """The last cards that were read, or the last and one that was not, came at once (I25)."""
    read = drawn_last(table.steps)[-dice.choice((1, 2)) :]
    number = len(table.position.cards) + 1 - len(read)
    pair = (*read, next_card(table, dice), next_card(table, dice))[:2]
    return AtOnce(number=max(1, number), cards=pair)


# --- how a command is filled in ------------------------------------------------------------------


def _made(table: Table, dice: Random, kind: Any, box: int | None = None) -> Command:
    """A command of that kind; `open` if this table's game has no such word."""
    if kind is Report:
        return any_report(table, dice)
    if kind is AtOnce:
        return came_at_once(table, dice)
    for _ in range(_TRIES):
        command = filled(table, dice, kind, box)
        if is_said_so(table, command):
            return command
    return Open()
