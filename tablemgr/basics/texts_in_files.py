"""Kinds of text in a settings file, each with the words for what may stand there."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

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
