"""Round records (`*.round.toml`): one Round of play as a short text file, as it is read.

Reads files that anybody may have written: if anything is wrong, it raises a `RecordError` that
names the place. `replay` plays them, `record_text` writes them.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, Final, Literal, TypeVar, cast

import msgspec
from msgspec import Struct, field

from tablemgr.basics.cards import Card, cards
from tablemgr.basics.errors import Fault
from tablemgr.basics.files import read_written
from tablemgr.basics.money import Money
from tablemgr.basics.toml_text import TomlError, parse_toml
from tablemgr.basics.wrong_values import wrong_value
from tablemgr.rules.commands import Command, MalformedError, parse
from tablemgr.rules.games.family import Family
from tablemgr.rules.games.position import Limits, Phase
from tablemgr.rules.roles import RECORD_ROLES, Role
from tablemgr.rules.rulebook import games, load
from tablemgr.rules.table import Table

_T = TypeVar("_T")
_LARGEST_BYTES: Final = 1_000_000


class RecordError(Fault):
    """A record that can't be read. `place` is a line, a step of the script, or a key."""

    def __init__(self, file: str, place: str, what: str) -> None:
        super().__init__(f"{file}:{place}: {what}")
        self.file = file
        self.place = place


class _Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    initial: tuple[str, str] | None = None
    side: tuple[str, str] | None = None


class _Expect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    phase: str | None = None
    net: dict[str, str] | None = None
    refused: list[int] | None = None
    flags: list[str] | None = None


class _RecordFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    game: str
    script: list[str]
    decks: int | None = None
    boxes: int | None = None
    dealing: str | None = None
    limits: _Limits | None = None
    seen: str | None = None
    expect: dict[str, Any] | None = None


class Expectation(Struct, frozen=True):
    """How a record's Round must end; each part that is not None must hold."""

    phase: str | None = None
    net: dict[str, Money] | None = None
    hands: dict[str, str] = field(default_factory=dict)
    """The cards of Hands that belong to no box, by their keys: `dealer`, or those of the game."""
    refused: tuple[int, ...] | None = None
    flags: tuple[str, ...] | None = None


class ScriptStep(Struct, frozen=True):
    """One line of a script: its position from 1, its text, and its commands.

    A line `as ROLE` has a `role` and no commands.
    """

    position: int
    line: str
    commands: tuple[Command, ...]
    role: Role | None = None


class RoundRecord(Struct, frozen=True):
    """One record, read and understood."""

    game: str
    decks: int | None
    boxes: int | None
    limits: Limits
    script: tuple[ScriptStep, ...]
    expect: Expectation | None
    dealing: str | None = None
    seen: tuple[Card, ...] = ()
    """The cards that came out of the shoe before the Round (I6)."""

    def table(self) -> Table:
        """A fresh table for the record's game."""
        table = Table(
            load(self.game),
            boxes=self.boxes,
            decks=self.decks,
            limits=self.limits,
            dealing=self.dealing,
        )
        table.seen = Counter(card.index for card in self.seen)
        return table


def read(file: str | Path) -> RoundRecord:
    """The record in a file. Raises `RecordError`, which names the file as it is given here."""
    return reads(text_of(file), str(file))


def text_of(file: str | Path) -> str:
    """The text of a record's file. Raises `RecordError`."""
    name = str(file)
    try:
        return read_written(Path(file), "Give a round record.", _LARGEST_BYTES)
    except FileNotFoundError:
        raise RecordError(name, "1", "can't be read: No such file or directory") from None
    except Fault as fault:
        what = fault.what.removeprefix(f"{name}: ").rstrip(".")
        raise RecordError(name, "1", what) from None


def reads(text: str, file: str) -> RoundRecord:
    """The record in a text; `file` is its name for errors. Raises `RecordError`."""
    return understand(toml_of(text, file), file)


def toml_of(text: str, file: str) -> dict[str, Any]:
    """The TOML table in a text. Raises `RecordError`."""
    try:
        return parse_toml(text)
    except TomlError as error:
        raise RecordError(file, str(error.line or 1), error.what) from None


def converted(table: Any, kind: type[_T], file: str, under: str = "") -> _T:
    """Give the table as `kind`; `under` is the key of the table in the file, if it has one."""
    try:
        return msgspec.convert(table, kind)
    except msgspec.ValidationError as error:
        what = wrong_value(error, kind, table).words
        key = _key_of(str(error))
        if under:
            key = f"{under}.{key}" if "`$." in str(error) else under
        raise RecordError(file, key, what) from None


def _key_of(error: str) -> str:
    """The key that a ValidationError names, or 1 if that is not a plain word."""
    for sign in ("`$.", "field `"):
        key = error.rpartition(sign)[2].rstrip("`") if sign in error else ""
        if key.isprintable() and key:
            return key
    return "1"


def understand(found: dict[str, Any], file: str) -> RoundRecord:
    """The round record in a TOML table. Raises `RecordError`."""
    head = RecordTable.of(found, file)
    script = []
    for position, line in enumerate(head.lines, 1):
        try:
            script.append(read_step(position, line, head.table))
        except MalformedError as error:
            raise RecordError(file, str(position), str(error)) from None
    expect = None
    if head.expect is not None:
        expect = read_expectation(head.expect, head.table.family, len(script), file)
    return RoundRecord(**head.values, script=tuple(script), expect=expect)


class RecordTable(Struct, frozen=True):
    """The common part of a Round's and of a session's record: the table, and what is told to it."""

    table: Table
    lines: tuple[str, ...]
    expect: dict[str, Any] | None
    values: dict[str, Any]
    """What a record keeps of it, by its field."""

    @classmethod
    def of(cls, found: dict[str, Any], file: str) -> RecordTable:
        """The table that a record's TOML describes. Raises `RecordError`."""
        read = converted(found, _RecordFile, file)
        if read.game not in games():
            raise RecordError(file, "game", f"{read.game!r} is not a game: {', '.join(games())}")
        limits = _limits(read.limits, file)
        values: dict[str, Any] = {
            "game": read.game,
            "decks": read.decks,
            "boxes": read.boxes,
            "limits": limits,
            "dealing": read.dealing,
        }
        set_up = {key: value for key, value in values.items() if key != "game"}
        try:
            table = Table(load(read.game), **set_up)
        except ValueError as error:
            key = next((key for key in ("boxes", "dealing") if key in str(error)), "decks")
            raise RecordError(file, key, str(error)) from None
        values["seen"] = _seen(read.seen, table, file)
        return cls(table, tuple(read.script), read.expect, values)


def _seen(text: str | None, table: Table, file: str) -> tuple[Card, ...]:
    """The cards that came out of the shoe before the Round: no more than its decks hold."""
    if text is None:
        return ()
    if table.rulebook.decks.shuffled_each_round:
        title = table.rulebook.title
        raise RecordError(file, "seen", f"{title} has a fresh deck each Round: nothing was seen")
    try:
        seen = tuple(cards(text))
    except ValueError as error:
        raise RecordError(file, "seen", str(error)) from None
    for card, count in Counter(seen).items():
        if count > table.decks:
            what = f"{card.code} stands {count} times: {table.decks} decks do not hold that many"
            raise RecordError(file, "seen", what)
    return seen


def read_step(position: int, line: str, table: Table) -> ScriptStep:
    """One line of a script. Raises `MalformedError`."""
    words = line.split()
    if words[:1] == ["as"]:
        try:
            (name,) = words[1:]
            (role,) = (role for role in RECORD_ROLES if role.value == name)
            return ScriptStep(position, line, (), role)
        except ValueError:
            roles = ", ".join(role.value for role in RECORD_ROLES)
            raise MalformedError(
                "{line!r} does not name a role: {roles}", line=line, roles=roles
            ) from None
    return ScriptStep(position, line, parse(line, table.vocabulary))


def money(text: str, file: str, key: str, *, signed: bool = False) -> Money:
    """The amount that a key holds; `signed` allows a minus. Raises `RecordError`."""
    negative = signed and text.startswith("-")
    try:
        amount = Money.parse(text[1:] if negative else text)
    except ValueError as error:
        raise RecordError(file, key, str(error)) from None
    return -amount if negative else amount


def _limits(limits: _Limits | None, file: str) -> Limits:
    if limits is None:
        return Limits()
    pairs = {}
    for key in ("initial", "side"):
        texts = cast("tuple[str, str] | None", getattr(limits, key))
        if texts is not None:
            low, high = (money(text, file, f"limits.{key}") for text in texts)
            pairs[key] = (low, high)
    try:
        return Limits(**pairs)
    except ValueError as error:
        raise RecordError(file, "limits", str(error)) from None


def read_expectation(
    table: dict[str, Any], family: Family[Any], steps: int, file: str
) -> Expectation:
    """Read `[expect]`, in the words of the game's family."""
    hands = {key: _hand(table[key], key, file) for key, _ in family.table_hands if key in table}
    left = {key: value for key, value in table.items() if key not in hands}
    expect = converted(left, _Expect, file, "expect")
    phases = {phase.value for phase in (*Phase, *family.phases)}
    if expect.phase is not None and expect.phase not in phases:
        raise RecordError(file, "expect.phase", f"{expect.phase!r} is not a phase of the game")
    net = expect.net
    if net is not None:
        amounts = {p: money(text, file, "expect.net", signed=True) for p, text in net.items()}
    for position in expect.refused or ():
        if not 1 <= position <= steps:
            raise RecordError(file, "expect.refused", f"the script has no command {position}")
    return Expectation(
        phase=expect.phase,
        net=None if net is None else amounts,
        hands=hands,
        refused=None if expect.refused is None else tuple(sorted(set(expect.refused))),
        flags=None if expect.flags is None else tuple(expect.flags),
    )


def _hand(text: object, key: str, file: str) -> str:
    """The cards of a Hand, as they are written."""
    place = f"expect.{key}"
    if not isinstance(text, str):
        raise RecordError(file, place, "Expected `str`: the cards of a Hand")
    try:
        cards(text.replace("/", " "))
    except ValueError as error:
        raise RecordError(file, place, str(error)) from None
    return text
