"""A setting, beside its key, its type and its default: said once, at its field; and the kinds of
text that a setting can be, each with the words for what may stand there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final, get_type_hints

import msgspec
from msgspec import NODEFAULT, Struct, structs

_SIGN: Final = r"[^\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]"
"""No control character, no line break, nothing that turns the writing direction and nothing
invisible.
"""
MAYBE_EMPTY: Final = rf"\A{_SIGN}*\Z"
ONE_LINE: Final = rf"\A{_SIGN}+\Z"

FileName = Annotated[
    str,
    msgspec.Meta(
        max_length=4096, pattern=MAYBE_EMPTY, description="a path in quotes, on one line,"
    ),
]
TimeOfDay = Annotated[
    str,
    msgspec.Meta(pattern=r"\A([01]\d|2[0-3]):[0-5]\d\Z", description='a time of day like "06:00"'),
]
"""Hours and minutes of a local time."""
Line = Annotated[
    str,
    msgspec.Meta(
        min_length=1,
        max_length=60,
        pattern=ONE_LINE,
        description="a text in quotes, of 1 to 60 letters on one line,",
    ),
]
"""One line of text, without a line break."""


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
