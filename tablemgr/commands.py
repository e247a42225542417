"""What can be told to a table: one frozen object a command, and its line in a round record.

`parse` reads a line as the record format writes it, `line_of` writes it back. What no table could
be told is a `MalformedError`; whether the rules allow it is not asked here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, cast

import msgspec

from tablemgr.cards import Card, card
from tablemgr.errors import Fault
from tablemgr.money import ZERO, Money


class MalformedError(Fault):
    """A line that no table could be told: an unknown word, or a word that is no card, box, amount.

    An error of the file, never a Refusal.
    """


class Open(msgspec.Struct, frozen=True):
    """`open`: the Round of play begins."""


class Bet(msgspec.Struct, frozen=True):
    """`bet BOX PLAYER AMOUNT [seated]`: an Initial Bet; again, it replaces the former."""

    box: int
    player: str
    amount: Money
    seated: bool = False


class Side(msgspec.Struct, frozen=True):
    """`side BOX PLAYER KIND AMOUNT`: a side Bet; again, it replaces the former."""

    box: int
    player: str
    kind: str
    amount: Money


class Withdraw(msgspec.Struct, frozen=True):
    """`withdraw BOX PLAYER [KIND]`: takes back the Initial Bet, or one side Bet."""

    box: int
    player: str
    kind: str | None = None


class Close(msgspec.Struct, frozen=True):
    """`close`: no more Bets."""


class DealCard(msgspec.Struct, frozen=True):
    """One card of `card C …`: read from the shoe, it goes where the rules send it."""

    card: Card


class Insure(msgspec.Struct, frozen=True):
    """`insure BOX PLAYER AMOUNT`."""

    box: int
    player: str
    amount: Money


class EvenMoney(msgspec.Struct, frozen=True):
    """`even-money BOX PLAYER`."""

    box: int
    player: str


class Surrender(msgspec.Struct, frozen=True):
    """`surrender BOX`."""

    box: int


class Proceed(msgspec.Struct, frozen=True):
    """`proceed`: the Interim Settlement is made and the Subsequent Deal begins."""


class Hit(msgspec.Struct, frozen=True):
    """`hit BOX`."""

    box: int


class Stand(msgspec.Struct, frozen=True):
    """`stand BOX`."""

    box: int


class Double(msgspec.Struct, frozen=True):
    """`double BOX [PLAYER=AMOUNT …]`: who is not named doubles for his full Initial Bet."""

    box: int
    amounts: tuple[tuple[str, Money], ...] = ()


class Split(msgspec.Struct, frozen=True):
    """`split BOX [PLAYER=no …]`: who is asked and not named follows."""

    box: int
    declined: tuple[str, ...] = ()


class WalkAway(msgspec.Struct, frozen=True):
    """`walk-away BOX`: its only Player has left."""

    box: int


class Settle(msgspec.Struct, frozen=True):
    """`settle`: the Final Settlement is made."""


Command: TypeAlias = (
    Open
    | Bet
    | Side
    | Withdraw
    | Close
    | DealCard
    | Insure
    | EvenMoney
    | Surrender
    | Proceed
    | Hit
    | Stand
    | Double
    | Split
    | WalkAway
    | Settle
)


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What words a game knows: its number of boxes, side Bets, and commands of its own."""

    boxes: int
    side_bets: frozenset[str]
    words: frozenset[str]


def parse(line: str, vocabulary: Vocabulary) -> tuple[Command, ...]:
    """The commands that one line of a record stands for (`card` is one command a card).

    Raises `MalformedError` saying which word is wrong.
    """
    words = line.split()
    if not words:
        raise MalformedError("an empty command")
    reader = _READERS.get(words[0]) if words[0] in vocabulary.words else None
    if reader is None:
        raise MalformedError(f"unknown command {words[0]!r}")
    return reader(_Words(words, vocabulary))


def line_of(command: Command) -> str:
    """The command as a round record writes it."""
    return _WRITERS[type(command)](command)


class _Words:
    """The words of one line, taken one after the other."""

    def __init__(self, words: list[str], vocabulary: Vocabulary) -> None:
        self.name = words[0]
        self._rest = words[1:]
        self._vocabulary = vocabulary

    def _take(self, what: str) -> str:
        if not self._rest:
            raise MalformedError(f"{self.name!r} lacks its {what}")
        return self._rest.pop(0)

    def box(self) -> int:
        word = self._take("box")
        number = int(word) if word.isascii() and word.isdigit() and len(word) < 4 else 0
        if not 1 <= number <= self._vocabulary.boxes:
            raise MalformedError(f"{word!r} is no box: 1 to {self._vocabulary.boxes}")
        return number

    def player(self) -> str:
        return player_name(self._take("player"))

    def amount(self) -> Money:
        return amount(self._take("amount"))

    def kind(self) -> str:
        word = self._take("kind of Bet")
        if word not in self._vocabulary.side_bets:
            known = ", ".join(sorted(self._vocabulary.side_bets))
            raise MalformedError(f"{word!r} is no side Bet of this game: {known}")
        return word

    def rest(self) -> list[str]:
        rest, self._rest = self._rest, []
        return rest

    def has_more(self) -> bool:
        return bool(self._rest)

    def end(self) -> None:
        if self._rest:
            raise MalformedError(f"{self._rest[0]!r} is one word too many for {self.name!r}")


def player_name(word: str) -> str:
    """The word, where it can name a Player: letters, digits, `-`, `_`. Else `MalformedError`."""
    if not word or not all(c.isalnum() or c in "-_" for c in word):
        raise MalformedError(f"{word!r} names no player: letters, digits, - and _ only")
    return word


def amount(word: str, *, zero: bool = False) -> Money:
    """An amount in dollars, more than zero unless `zero` is allowed. Else `MalformedError`."""
    try:
        money = Money.parse(word)
    except ValueError as error:
        raise MalformedError(str(error)) from None
    if money == ZERO and not zero:
        raise MalformedError(f"{word!r} is no amount: more than zero is needed")
    return money


def _read_bet(words: _Words) -> tuple[Command, ...]:
    box, player, money = words.box(), words.player(), words.amount()
    rest = words.rest()
    if rest not in ([], ["seated"]):
        raise MalformedError(f"{' '.join(rest)!r} after the amount: only 'seated' may stand there")
    return (Bet(box, player, money, seated=bool(rest)),)


def _read_side(words: _Words) -> tuple[Command, ...]:
    command = Side(words.box(), words.player(), words.kind(), words.amount())
    words.end()
    return (command,)


def _read_withdraw(words: _Words) -> tuple[Command, ...]:
    box, player = words.box(), words.player()
    kind = words.kind() if words.has_more() else None
    words.end()
    return (Withdraw(box, player, kind),)


def _read_cards(words: _Words) -> tuple[Command, ...]:
    codes = words.rest()
    if not codes:
        raise MalformedError("'card' lacks its cards")
    try:
        return tuple(DealCard(card(code)) for code in codes)
    except ValueError as error:
        raise MalformedError(str(error)) from None


def _read_insure(words: _Words) -> tuple[Command, ...]:
    command = Insure(words.box(), words.player(), words.amount())
    words.end()
    return (command,)


def _read_even_money(words: _Words) -> tuple[Command, ...]:
    command = EvenMoney(words.box(), words.player())
    words.end()
    return (command,)


def _pairs(words: _Words) -> list[tuple[str, str]]:
    """The `PLAYER=WORD` that end a line, each player once."""
    pairs: list[tuple[str, str]] = []
    for word in words.rest():
        player, sign, value = word.partition("=")
        if not sign:
            raise MalformedError(f"{word!r} is not PLAYER={'no' if words.name == 'split' else 'N'}")
        if player in dict(pairs):
            raise MalformedError(f"{player!r} is named twice")
        pairs.append((player_name(player), value))
    return pairs


def _read_double(words: _Words) -> tuple[Command, ...]:
    box = words.box()
    return (Double(box, tuple((p, amount(v, zero=True)) for p, v in _pairs(words))),)


def _read_split(words: _Words) -> tuple[Command, ...]:
    box, pairs = words.box(), _pairs(words)
    for player, value in pairs:
        if value != "no":
            raise MalformedError(f"'{player}={value}': only '{player}=no' can be said of a Split")
    return (Split(box, tuple(player for player, _ in pairs)),)


def _bare(command: Command) -> Callable[[_Words], tuple[Command, ...]]:
    def read(words: _Words) -> tuple[Command, ...]:
        words.end()
        return (command,)

    return read


def _box_only(make: Callable[[int], Command]) -> Callable[[_Words], tuple[Command, ...]]:
    def read(words: _Words) -> tuple[Command, ...]:
        command = make(words.box())
        words.end()
        return (command,)

    return read


_READERS: Final[dict[str, Callable[[_Words], tuple[Command, ...]]]] = {
    "open": _bare(Open()),
    "bet": _read_bet,
    "side": _read_side,
    "withdraw": _read_withdraw,
    "close": _bare(Close()),
    "card": _read_cards,
    "insure": _read_insure,
    "even-money": _read_even_money,
    "surrender": _box_only(Surrender),
    "proceed": _bare(Proceed()),
    "hit": _box_only(Hit),
    "stand": _box_only(Stand),
    "double": _read_double,
    "split": _read_split,
    "walk-away": _box_only(WalkAway),
    "settle": _bare(Settle()),
}


def _write_bet(c: Bet) -> str:
    return f"bet {c.box} {c.player} {c.amount}{' seated' if c.seated else ''}"


def _write_withdraw(c: Withdraw) -> str:
    return f"withdraw {c.box} {c.player}{'' if c.kind is None else ' ' + c.kind}"


_WRITERS: Final = cast(
    dict[type, Callable[[Any], str]],
    {
        Open: lambda _: "open",
        Bet: _write_bet,
        Side: lambda c: f"side {c.box} {c.player} {c.kind} {c.amount}",
        Withdraw: _write_withdraw,
        Close: lambda _: "close",
        DealCard: lambda c: f"card {c.card.code}",
        Insure: lambda c: f"insure {c.box} {c.player} {c.amount}",
        EvenMoney: lambda c: f"even-money {c.box} {c.player}",
        Surrender: lambda c: f"surrender {c.box}",
        Proceed: lambda _: "proceed",
        Hit: lambda c: f"hit {c.box}",
        Stand: lambda c: f"stand {c.box}",
        Double: lambda c: " ".join(["double", str(c.box), *(f"{p}={a}" for p, a in c.amounts)]),
        Split: lambda c: " ".join(["split", str(c.box), *(f"{p}=no" for p in c.declined)]),
        WalkAway: lambda c: f"walk-away {c.box}",
        Settle: lambda _: "settle",
    },
)
