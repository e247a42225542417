"""Seeded players who sit at a table and tell it anything: what is legal, and what is not.

Knows the commands' words and the table's door. Judges nothing; the property tests do.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import combinations
from random import Random
from typing import Any

from tablemgr.basics.cards import DECK, Card, card
from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.commands import (
    Bet,
    Close,
    Command,
    DealCard,
    Open,
    Settle,
    Side,
    WalkAway,
    Withdraw,
    parse,
)
from tablemgr.rules.games.baccarat.position import BaccaratPosition
from tablemgr.rules.games.blackjack.commands import (
    Double,
    EvenMoney,
    Hit,
    Insure,
    Proceed,
    Split,
    Stand,
    Surrender,
)
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import blackjack_of
from tablemgr.rules.games.position import Limits, Phase
from tablemgr.rules.games.si_ki_pi.commands import HouseWay, LayHand, Reveal, SetHand
from tablemgr.rules.games.si_ki_pi.position import SiKiPiPosition
from tablemgr.rules.rulebook import games, load
from tablemgr.rules.table import Table

NAMES = ("ann", "bob", "cat", "gus")
PLAYABLE = tuple(g for g in games() if load(g).family in ("blackjack", "si-ki-pi", "baccarat"))
"""The games that these players know."""
_ENDED = (Phase.COMPLETE, Phase.VOID, Phase.IRREGULARITY)
_TEMPTING = tuple(card(code) for code in ("Ah", "As", "8c", "8d", "Kd", "Th", "2c", "5s"))


def table_of(game: str, random: Random) -> Table:
    """A table of a few boxes, with limits or without."""
    limits = Limits()
    if random.random() < 0.4:
        limits = Limits((Money(1000), Money(10_000)), (Money(100), Money(5000)))
    book = load(game)
    decks = random.choice((book.decks.min, book.decks.max))
    boxes = random.randint(1, 4)
    dealing = random.choice((None, "shoe", "shuffler")) if game == "si-ki-pi" else None
    return Table(book, boxes=boxes, decks=decks, limits=limits, dealing=dealing)


def amount(random: Random) -> Money:
    """A sum that is a round one, or one of which halves and fifths are no whole cent."""
    return Money(random.choice((1000, 2500, 5000, 1, 33, 1234, 2501, 9999)))


def lines(table: Table, random: Random) -> str:
    """Any command that a record could write for this table, sense or nonsense."""
    box, player = random.randint(1, table.boxes), random.choice(NAMES)
    kinds = sorted(table.rulebook.side_bets)
    if is_baccarat(table):
        return _baccarat_line(table, random)
    said = [
        "open",
        f"bet {box} {player} {amount(random)}{random.choice(('', ' seated'))}",
        f"side {box} {player} {random.choice(kinds)} {amount(random)}" if kinds else "open",
        f"withdraw {box} {player}",
        f"withdraw {box} {player} {random.choice(kinds)}" if kinds else "open",
        "close",
        f"walk-away {box}",
        f"back {box}",
        "settle",
    ]
    said += (
        _si_ki_pi_lines(table, random) if is_si_ki_pi(table) else _blackjack_lines(table, random)
    )
    if "left" in table.vocabulary.words:
        said.append(f"left {box}")
    if random.random() < 0.05:
        said = [f"card {random.choice(DECK)}"]
    return random.choice(said)


def is_si_ki_pi(table: Table) -> bool:
    return isinstance(table.position, SiKiPiPosition)


def is_baccarat(table: Table) -> bool:
    return isinstance(table.position, BaccaratPosition)


def _baccarat_line(table: Table, random: Random) -> str:
    box, player = random.randint(1, table.boxes), random.choice(NAMES)
    kind = random.choice(sorted(table.rulebook.side_bets))
    bet = f"bet {box} {player} {kind} {amount(random)}"
    said = ["open", bet, bet, f"withdraw {box} {player}", "close", "settle"]
    said += [f"withdraw {box} {player} {kind}", f"card {random.choice(DECK)}"]
    return random.choice(said)


def _four_cards(table: Table, number: int) -> Sequence[Card]:
    """The cards of a box that has its four, else four others."""
    position = table.position
    assert isinstance(position, SiKiPiPosition)
    box = position.box_of(number)
    return box.hand.cards if box is not None and len(box.hand.cards) == 4 else DECK[:4]


def _si_ki_pi_lines(table: Table, random: Random) -> list[str]:
    box = random.randint(1, table.boxes)
    hand = _four_cards(table, box) if random.random() < 0.8 else DECK
    a, b, c, d = random.sample(hand, 4)
    return [f"set {box} {a} {b} / {c} {d}", f"laid {box}", f"house-way {box}", "reveal"]


def _blackjack_lines(table: Table, random: Random) -> list[str]:
    box, player = random.randint(1, table.boxes), random.choice(NAMES)
    said = [
        f"insure {box} {player} {amount(random)}",
        f"surrender {box}",
        "proceed",
        f"hit {box}",
        f"stand {box}",
        f"double {box}",
        f"double {box} {player}={random.choice((ZERO, amount(random)))}",
        f"split {box}",
        f"split {box} {player}=no",
    ]
    if "even-money" in table.vocabulary.words:
        said.append(f"even-money {box} {player}")
    return said


def all_decisions(table: Table) -> Iterator[Command]:
    """Every decision there is, for every box and Player, with no optional words."""
    if is_baccarat(table):
        return iter(())
    return _si_ki_pi_decisions(table) if is_si_ki_pi(table) else _blackjack_decisions(table)


def _si_ki_pi_decisions(table: Table) -> Iterator[Command]:
    """Of a box's settings, each way to make two halves in both orders."""
    for number in range(1, table.boxes + 1):
        hand = _four_cards(table, number)
        for low in combinations(hand, 2):
            a, b = (card for card in hand if card not in low)
            yield SetHand(number, low, (a, b))
        yield LayHand(number)
        yield HouseWay(number)
    yield Reveal()


def _blackjack_decisions(table: Table) -> Iterator[Command]:
    options = blackjack_of(table.position).rulebook.options
    for number in range(1, table.boxes + 1):
        yield from (Hit(number), Stand(number), Double(number), Split(number), Surrender(number))
        box = table.position.box_of(number)
        for player in NAMES:
            bet = box.bets.get(player, ZERO) if box is not None else ZERO
            half = options.insurance == "half" and bet
            yield Insure(number, player, bet.share(1, 2) if half else Money(1))
            if options.even_money:
                yield EvenMoney(number, player)
    yield Proceed()


def next_card(table: Table, random: Random) -> Card:
    """A card that the decks still hold, and often one that leads somewhere."""
    while True:
        drawn = random.choice(_TEMPTING if random.random() < 0.5 else DECK)
        if table.position.card_counts[drawn.index] < table.decks:
            return drawn


def _betting(table: Table, random: Random) -> Command:
    kinds = sorted(table.rulebook.side_bets)
    for _ in range(1000):
        box, player = random.randint(1, table.boxes), random.choice(NAMES)
        money = amount(random)
        ways: list[Command]
        if is_baccarat(table):
            ways = [Bet(box, player, money, kind=random.choice(kinds))] * 4
        else:
            ways = [Bet(box, player, money, seated=random.random() < 0.6)] * 3
            ways += [Side(box, player, random.choice(kinds), money)] if kinds else []
        ways.append(Withdraw(box, player, random.choice((None, *kinds))))
        way = Close() if random.random() < 0.15 else random.choice(ways)
        if table.can(way):
            return way
    raise AssertionError("stuck in the betting")


def _with_words(table: Table, random: Random, command: Command) -> Command:
    """A decision with optional words if they are allowed."""
    if not isinstance(command, Double | Split):
        return command
    player = random.choice(NAMES)
    worded: Command = (
        Split(command.box, (player,))
        if isinstance(command, Split)
        else Double(command.box, ((player, random.choice((ZERO, amount(random)))),))
    )
    return worded if table.can(worded) else command


def legal(table: Table, random: Random) -> Command:
    """What people at this table would do next."""
    position = table.position
    if position.phase is Phase.IDLE:
        return Open()
    if position.phase is Phase.BETTING:
        return _betting(table, random)
    if position.phase is Phase.SETTLEMENT:
        found = table.rulebook.irregularities
        discarded = any(i.kind == "card-after-dealer" and not i.remedies for i in found)
        if discarded and random.random() < 0.1:
            return DealCard(next_card(table, random))
        return Settle()
    if random.random() < 0.03 and not is_baccarat(table):
        leave = WalkAway(random.randint(1, table.boxes))
        if table.can(leave):
            return leave
    if position.next_card is not None:
        return DealCard(next_card(table, random))
    open_ways = [way for way in all_decisions(table) if table.can(way)]
    if is_si_ki_pi(table) and random.random() < 0.9:
        unset = [way for way in open_ways if not isinstance(way, Reveal)]
        return random.choice(unset or open_ways)
    splits = [way for way in open_ways if isinstance(way, Split)]
    if splits and random.random() < 0.7:
        open_ways = list(splits)
    if position.phase is BlackjackPhase.INTERIM and random.random() < 0.4:
        return Proceed()
    return _with_words(table, random, random.choice(open_ways))


def commands(table: Table, random: Random, *, wild: float = 0.0) -> Iterator[Command]:
    """Commands for one Round, each chosen after the former was carried out, until it has ended.

    `wild` is how often (0 to 1) one is thrown in without looking.
    """
    while table.position.phase not in _ENDED:
        if random.random() < wild:
            yield from parse(lines(table, random), table.vocabulary)
        else:
            yield legal(table, random)


def digest(thing: Any) -> bytes:
    """Everything that one thing holds, however deep, to be compared with the same thing's later
    digest: two things with equal values may have different ones. Much quicker than `snapshot`.
    """
    written = io.BytesIO()
    pickler = pickle.Pickler(written)
    pickler.dispatch_table = _BY_NAME
    pickler.dump(thing)
    return written.getvalue()


_BY_NAME = {
    type(book): lambda book: (str, (book.id,))  # what can't change is not written out each time
    for book in map(load, games())
}


_PLAIN: set[type] = set()
_SLOTS: dict[type, tuple[str, ...]] = {}
"""What is looked at of each kind of thing that was met so far."""


def snapshot(thing: Any) -> Any:
    """Everything that a position holds, however deep, as comparable plain values in order."""
    kind = type(thing)
    if kind in _PLAIN:
        return thing
    if (slots := _SLOTS.get(kind)) is not None:
        return (kind.__name__, *[snapshot(getattr(thing, slot)) for slot in slots])
    if isinstance(thing, dict):
        return [(snapshot(key), snapshot(value)) for key, value in thing.items()]
    if isinstance(thing, list | tuple):
        return [snapshot(item) for item in thing]
    if isinstance(thing, set):
        return sorted(thing)
    if thing is None or isinstance(thing, int | str | Card | Enum):
        _PLAIN.add(kind)
        return thing
    _SLOTS[kind] = _slots(kind)
    return snapshot(thing)


def _slots(kind: type) -> tuple[str, ...]:
    if kind.__name__ == "Rulebook":  # each table has its own, and nothing changes it
        return ()
    if hasattr(kind, "__struct_fields__"):
        return tuple(kind.__struct_fields__)
    return tuple(slot for each in kind.__mro__ for slot in getattr(each, "__slots__", ()))
