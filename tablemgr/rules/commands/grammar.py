"""The line of a command that is its word and then its fields in order: said once, it is written and
read by that. What a field looks like in a line is a `LinePart`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from tablemgr.rules.commands.words import MalformedError, Reader, Words

if TYPE_CHECKING:
    from tablemgr.rules.commands.model import Command


class LinePart(Struct, frozen=True):
    """How a line shows one field of a command."""

    read: Callable[[Words], Any]
    """Takes the field from the next words. Raises `MalformedError`."""
    write: Callable[[Any], str] = str


BOX: Final = LinePart(Words.box)
PLAYER: Final = LinePart(Words.player)
KIND: Final = LinePart(Words.kind)
AMOUNT: Final = LinePart(Words.amount)
SIGNED_AMOUNT: Final = LinePart(Words.signed_amount)
CARD: Final = LinePart(Words.card, lambda card: str(card.code))
CARD_NUMBER: Final = LinePart(lambda words: words.number("card's number"))


def either(what: str, yes: str, no: str) -> LinePart:
    """Make the part for a field that is true or false, each of which is a word."""
    return LinePart(
        lambda words: words.word(what, (yes, no)) == yes, lambda true: yes if true else no
    )


def rest(what: str) -> LinePart:
    """Make the part for a text that goes on to the end of the line, and is not empty."""

    def read(words: Words) -> str:
        text = " ".join(words.rest())
        if not text:
            raise MalformedError("{words!r} lacks its {what}", words=words.name, what=what)
        return text

    return LinePart(read)


def written(command: Command) -> str:
    """Write the line of a command: its word, and a part for each of its first fields."""
    values = (getattr(command, name) for name in command.__struct_fields__)
    said = (part.write(value) for part, value in zip(command.parts, values, strict=False))
    return " ".join((command.word, *said))


def readers_of(*kinds: type[Command]) -> dict[str, Reader]:
    """Give, by their words, what reads the lines of these kinds of command."""
    return {kind.word: _reader(kind) for kind in kinds}


def _reader(kind: type[Command]) -> Reader:
    def read(words: Words) -> tuple[Command, ...]:
        command = kind(*(part.read(words) for part in kind.parts))
        words.end()
        return (command,)

    return read
