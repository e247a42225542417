"""A table's settings as plain values: which have changed, who signs for that, and in what words.

A setting's name is its path in the house profile's file: `limits.initial`. Knows no file, no
screen and no journal.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from tablemgr.basics.about_setting import NamedSetting, settings_of
from tablemgr.basics.messages import Message, TextOrMessage, join_with_commas
from tablemgr.basics.money import Money
from tablemgr.house.profile import Profile
from tablemgr.journal import Json
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import games, load

CONTEXT: Final = "settings"
"""Of their labels and values, for a translator."""

Values: TypeAlias = Mapping[str, Json]
"""Every setting by its name."""

SETTINGS: Final[Mapping[str, NamedSetting]] = {each.name: each for each in settings_of(Profile)}
"""Every setting by its name, as its field in `profile.py` says it."""

_TABLES: Final = frozenset(name.partition(".")[0] for name in SETTINGS if "." in name)
"""The tables of the file that are always there, if only with their defaults."""


class SettingChange(Struct, frozen=True):
    """One setting that has changed."""

    name: str
    old: Json
    new: Json

    @property
    def words(self) -> tuple[TextOrMessage, TextOrMessage, TextOrMessage]:
        """Its label, the old value and the new one: `Box limits`, `25 – 5,000`, `50 – 2,000`."""
        word = _game if self.name == "game" else _word
        old, new = word(self.old), word(self.new)
        if old == new:  # for chips only the values are shown
            old, new = Message(CONTEXT, "as they were"), Message(CONTEXT, "other colours")
        said = SETTINGS.get(self.name)  # another version of the program has other settings
        label = Message(CONTEXT, said.about.label) if said else self.name
        return label, old, new

    @property
    def line(self) -> Message:
        """Label, old and new value in one line."""
        values = dict(zip(("label", "old", "new"), self.words, strict=True))
        return Message(CONTEXT, "{label}: {old} \u2192 {new}", values)

    def stored(self) -> list[Json]:
        """Give it as the journal has it."""
        return [self.name, self.old, self.new]


def values_of(profile: Profile) -> dict[str, Json]:
    """Every setting of a house profile."""
    values: dict[str, Json] = {}
    for name, value in msgspec.to_builtins(profile).items():
        if isinstance(value, dict) and name in _TABLES:
            values |= {f"{name}.{key}": _plain(each) for key, each in value.items()}
        else:
            values[name] = _plain(value)
    return values


def _plain(value: Any) -> Json:
    """Tuples as lists, as they come out of a journal."""
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    return value  # type: ignore[no-any-return] # text, number, bool or None


def changes(old: Values, new: Values) -> tuple[SettingChange, ...]:
    """Which settings have changed, in the order of the new ones.

    A setting that only one side has does not count: another version of the program has other
    settings.
    """
    return tuple(
        SettingChange(name, old[name], value)
        for name, value in new.items()
        if name in old and old[name] != value
    )


def read_changes(stored: Sequence[Any]) -> tuple[SettingChange, ...]:
    """The changes as the journal has them."""
    return tuple(SettingChange(str(name), old, new) for name, old, new in stored)


def signs_by_pin(values: Values) -> bool:
    """Say whether a table with these settings asks for PINs."""
    if values.get("sign-in") is None:
        return values.get("device.port") != "simulator"
    return values["sign-in"] == "pin"


def least_role(old: Values, new: Values) -> Role:
    """The lowest role that may sign for a change: a Pit Supervisor; if no PINs are asked before
    it or after it, the Table Games Shift Manager.
    """
    both = signs_by_pin(old) and signs_by_pin(new)
    return Role.PIT_SUPERVISOR if both else Role.SHIFT_MANAGER


def bars_rounds(change: SettingChange, old: Values, new: Values) -> bool:
    """Say whether a change that nobody has signed keeps a Round from opening. If the profile does
    not say how people sign, that follows from the card reader's port: then the port is such a
    setting too.
    """
    if change.name == "device.port":
        return signs_by_pin(old) != signs_by_pin(new)
    return change.name in SETTINGS and SETTINGS[change.name].about.bars_rounds


def _word(value: Json) -> TextOrMessage:
    match value:
        case None | "":
            return Message(CONTEXT, "none")
        case bool():
            return Message(CONTEXT, "on") if value else Message(CONTEXT, "off")
        case [str() as low, str() as high]:
            return f"{_amount(low)} \u2013 {_amount(high)}"
        case Mapping():
            return _joined(
                Message(CONTEXT, "{key} {value}", {"key": key, "value": _word(each)})
                for key, each in value.items()
            )
        case str() | int():
            return str(value)
        case _:
            return _joined(_chip(each) for each in value)


def _joined(parts: Iterable[TextOrMessage]) -> TextOrMessage:
    joined = join_with_commas(list(parts))
    return joined if isinstance(joined, Message) else str(joined)


def _game(value: Json) -> TextOrMessage:
    """A game's title and edition, since two games have the same title; its id if this program
    doesn't have the game.
    """
    if not isinstance(value, str) or value not in games():
        return _word(value)
    book = load(value)
    return f"{book.title}, {book.edition}"


def _chip(value: Json) -> TextOrMessage:
    return _word(value.get("value")) if isinstance(value, Mapping) else _word(value)


def _amount(text: str) -> str:
    try:
        return Money.parse(text).in_words()
    except ValueError:
        return text
