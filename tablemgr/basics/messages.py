"""Messages: what the program says, before it is put into words, as a sentence and its values.

The English sentence is its key: a language has another one for it, under the same context. Window,
command line and paper put it into words at the last moment. What is no message, as the words of a
list, is marked by `translate`: the screen looks it up under the context that stands there with it.
Knows no language but English.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from tablemgr.basics.cards import Card, UnreadCard
from tablemgr.basics.money import Money

Translate: TypeAlias = Callable[[str, str], str]
"""Gives the reader's sentence for a context and an English sentence; the English one if his
language has none.
"""


def keep_english(_context: str, english: str) -> str:
    """Give the English sentence itself: the `Translate` of a reader of English."""
    return english


REFUSALS: Final = "refusals"
"""The context of the sentences of a table `_TEXTS`, for a translator."""


class Message(Struct, frozen=True):
    """A sentence, or a part of one, with the names of its values in braces.

    A value may be a message itself. An empty context means: these words are shown as they are, as
    a person's name or what somebody typed.
    """

    context: str
    english: str
    values: Mapping[str, object] = {}

    def __format__(self, _how: str) -> str:
        """Raises `TypeError`: a message in an f-string would be said in no language."""
        raise TypeError(f"a message is put into words by in_words: {self!r}")

    def in_words(self, translate: Translate = keep_english) -> str:
        """Give the sentence in the language of `translate`, filled with its values."""
        if not self.context:
            return self.english
        words = translate(self.context, self.english)
        if not self.values:
            return words
        values = {name: value_in_words(value, translate) for name, value in self.values.items()}
        return words.format(**values)


def value_in_words(value: object, translate: Translate = keep_english) -> object:
    """Give a value as a sentence shows it."""
    if isinstance(value, UnreadCard):  # it has no face by which it could be called
        value = Message("faces", "card {number}", {"number": value.number})
    if isinstance(value, Message):
        return value.in_words(translate)
    return value.in_words() if isinstance(value, Money | Card) else value


TextOrMessage: TypeAlias = str | Message
"""Words as they stand, such as a person's name, or a message that is yet to be put into words."""


class Speaker(Struct, frozen=True):
    """Says the sentences of one context in the reader's language."""

    context: str
    translate: Translate = keep_english

    def __call__(self, english: str, **values: object) -> str:
        """Give the reader's sentence for an English one, filled with its values."""
        return Message(self.context, english, values).in_words(self.translate)

    def words(self, said: TextOrMessage) -> str:
        """Give a message in the reader's words; other words as they stand."""
        return said.in_words(self.translate) if isinstance(said, Message) else said

    def listed(self, parts: Sequence[object]) -> str:
        """Give `a, b, c`, joined as the reader's language does."""
        return str(value_in_words(join_with_commas(parts), self.translate))


def plain(text: str) -> Message:
    """Words that are the same in every language."""
    return Message("", text)


def join_with_and(parts: Sequence[object]) -> object:
    """`a`, `a and b`, `a, b and c`, in the reader's own way; empty if there is nothing."""
    if len(parts) < 2:
        return parts[0] if parts else ""
    before = join_with_commas(parts[:-1])
    return Message("lists", "{before} and {last}", {"before": before, "last": parts[-1]})


def join_with_or(parts: Sequence[object]) -> object:
    """`a`, `a or b`, `a, b or c`, in the reader's own way; empty if there is nothing."""
    if len(parts) < 2:
        return parts[0] if parts else ""
    before = join_with_commas(parts[:-1])
    return Message("lists", "{before} or {last}", {"before": before, "last": parts[-1]})


def join_with_commas(parts: Sequence[object]) -> object:
    """`a`, `a, b`, `a, b, c`, in the reader's own way; empty if there is nothing."""
    return _joined(parts, Message("lists", "{before}, {next}"))


def join_with_semicolons(parts: Sequence[object]) -> object:
    """`a`, `a; b`, `a; b; c`, in the reader's own way, for parts that have commas themselves; empty
    if there is nothing.
    """
    return _joined(parts, Message("lists", "{before}; {next}"))


def _joined(parts: Sequence[object], two: Message) -> object:
    joined: object = parts[0] if parts else ""
    for part in parts[1:]:
        joined = Message(two.context, two.english, {"before": joined, "next": part})
    return joined


def translate(_context: str, text: str) -> str:
    """Give `text`. `make translations` finds the words by the name of this function."""
    return text
