"""Reads a stored English sentence of the rules back into a message, to be said in another language.

Events hold English, as journals have it, and the code of the sentence: by the wording of that code
the values are found again. A sentence that an older wording wrote is shown as it stands.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterator
from functools import cache

from tablemgr.basics.messages import Message, plain
from tablemgr.rules.rulebook.model import RULES, Rulebook

_NESTED = "text"
"""The value that is a stored sentence itself."""


def message_of(book: Rulebook, code: str, text: str) -> Message:
    """The message that a flag or notice of this code has in English as `text`."""
    for sentence in _sentences(book, code):
        found = _pattern(sentence).fullmatch(text)
        if found is not None:
            values = {name: _value(book, code, name, found[name]) for name in found.groupdict()}
            return Message(RULES, sentence, values)
    return plain(text)


def _sentences(book: Rulebook, code: str) -> Iterator[str]:
    """The sentences that can have been written under the code, those with more own words first."""
    wording = book.wording
    yield wording.flags["retracted"]
    yield wording.flags["stood-since"]
    for table in (wording.flags, wording.notices, wording.irregularities):
        if code in table:
            yield table[code]


def _value(book: Rulebook, code: str, name: str, value: str) -> object:
    if name == _NESTED:
        return message_of(book, code, value) if code != "other" else value
    if name == "bet":
        return book.bet_message(value)
    return Message(RULES, value) if name == "what" else value


@cache
def _pattern(sentence: str) -> re.Pattern[str]:
    """Matches the filled sentence, with a group for each value."""
    parts: list[str] = []
    for literal, name, _, _ in string.Formatter().parse(sentence):
        parts.append(re.escape(literal))
        if name is not None:
            again = f"(?P<{name}>" in "".join(parts)
            parts.append(f"(?P={name})" if again else f"(?P<{name}>.+?)")
    return re.compile("".join(parts), re.DOTALL)
