"""A setting, beside its key, its type and its default: said once, at its field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_type_hints

from msgspec import NODEFAULT, Struct, structs


class AboutSetting(Struct, frozen=True):
    """Stands in a field's `Annotated`. `label` is what screens and slips call the setting, `help`
    says what it is for.
    """

    label: str
    help: str
    bars_rounds: bool = False
    """Rounds are played by it: none opens while a change of it waits for its signature."""
    at_start: bool = False
    """The start screen offers it."""


class NamedSetting(Struct, frozen=True):
    """A setting by its path in the file, with what is said of it."""

    name: str
    about: AboutSetting
    default: Any
    """`msgspec.NODEFAULT` if the file must say it."""


def settings_of(lines: type[Struct], *within: str) -> Iterator[NamedSetting]:
    """The settings of a table of a file, in order. A field of which nothing is said is a table of
    settings itself, if it is a struct; otherwise it is no setting.
    """
    hints = get_type_hints(lines, include_extras=True)
    for field in structs.fields(lines):
        hint, name = hints[field.name], ".".join((*within, field.encode_name))
        said = [one for one in getattr(hint, "__metadata__", ()) if isinstance(one, AboutSetting)]
        if said:
            yield NamedSetting(name, said[0], field.default)
        elif isinstance(hint, type) and issubclass(hint, Struct):
            yield from settings_of(hint, name)


def must_be_said(setting: NamedSetting) -> bool:
    """True if the file must say the setting."""
    return setting.default is NODEFAULT
