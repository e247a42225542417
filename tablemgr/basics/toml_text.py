"""TOML as a person wrote it: parsed within bounds, and at which line a key stands.

Python's parser takes memory with the square of a name's parts: a name of 40 kB takes 1.6 GB.
So a name with more parts than any file of this program has is refused before it is parsed.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeAlias

MOST_PARTS: Final = 6
"""How many parts a name may have: `limits.initial` has two."""

KeyPath: TypeAlias = Sequence[str | int]
"""The names and places that lead to a value: `("chips", 2, "value")`."""

_PART: Final = r"""(?:[\w-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')[ \t]*+"""
_LONG_NAME: Final = re.compile(rf"(?<![\w-])(?:{_PART}\.[ \t]*+){{{MOST_PARTS}}}")
_AT_LINE: Final = re.compile(r"\(at line (\d+), column \d+\)|\(at end of document\)")
_HEADER: Final = re.compile(rf"\s*(\[\[?)\s*({_PART}(?:\.\s*{_PART})*)\]")
_KEY: Final = re.compile(rf"\s*({_PART}(?:\.\s*{_PART})*)=")
_ONE_PART: Final = re.compile(_PART)


_TWICE: Final = ("overwrite a value", "declare (", "mutate")
_VALUE: Final = "a text in quotes, a number, true, false or a [list] may stand behind ="
_WORDS: Final = {
    "Illegal character": 'a quote is missing: name = "text"',
    "Unterminated string": 'a quote is missing: name = "text"',
    "Invalid value": _VALUE,
    "Invalid date": _VALUE,
    "Invalid statement": "a setting (name = value) or a [heading] may stand there",
    "Invalid initial character": "a name of letters, digits, - and _ may stand there",
    "Expected '='": "a name and its value have = between them: name = value",
    "Expected newline": "one value may stand there, and a # before what explains it",
    "Expected ']": "a heading ends in ]: [name]",
    "Unclosed array": "a list ends in ]: [1, 2]",
    "Unclosed inline": "a table ends in }",
    "Unescaped": "in quotes, \\ is written \\\\",
}
"""How Python's parser begins what it says, and how a person says it."""


class TomlError(ValueError):
    """The text is not TOML. `line` is where, if that is known."""

    def __init__(self, what: str, line: int | None) -> None:
        super().__init__(what)
        self.what = what
        self.line = line


def parse_toml(text: str) -> dict[str, Any]:
    """The tables of a text. Raises `TomlError`."""
    long = _LONG_NAME.search(text)
    if long is not None:
        line = text.count("\n", 0, long.start()) + 1
        raise TomlError(f"a name has more than {MOST_PARTS} parts", line)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _AT_LINE.search(str(error))
        line = int(found[1]) if found and found[1] else text.rstrip("\n").count("\n") + 1
        what = _AT_LINE.sub("", str(error)).strip()
        raise TomlError(_in_words(what, text.split("\n")[line - 1]), line) from None
    except RecursionError:
        raise TomlError("it is nested too deeply", None) from None
    except ValueError:  # Python refuses numbers of more than 4300 digits
        raise TomlError("it holds a number that is too long", None) from None


def _in_words(what: str, line: str) -> str:
    """Say as a person does what the parser found wrong in that line."""
    key, header = _KEY.match(line), _HEADER.match(line)
    if any(word in what for word in _TWICE) and (key or header):
        name = key[1].strip() if key else header[0].strip() if header else ""
        return f"{name} is there for the second time"
    for begins, words in _WORDS.items():
        if what.startswith(begins):
            return f"{key[1].strip()}: {words}" if key else words
    return what[:1].lower() + what[1:]


def place_in(text: str, path: KeyPath) -> str:
    """Where a value stands, for a person: `line 14: limits.initial`; without the line if the text
    does not have the key.
    """
    number = line_of(text, path)
    name = key_name(path)
    return f"line {number}: {name}" if number and name else name or "the file's top"


def key_name(path: KeyPath) -> str:
    """A path as a person writes it: `limits.initial`, `chips[2].value`; places count from 1."""
    name = ""
    for part in path:
        name += f"[{part + 1}]" if isinstance(part, int) else f".{part}" if name else part
    return name


def line_of(text: str, path: KeyPath) -> int | None:
    """The line, from 1, where a key or the table that it belongs to stands; None if neither does.
    The value of a key may go on over further lines.
    """
    wanted = tuple(path)
    best, line = 0, None
    for number, found in _keys(text):
        if wanted[: len(found)] == found and len(found) > best:
            best, line = len(found), number
    return line


def _keys(text: str) -> Iterator[tuple[int, tuple[str | int, ...]]]:
    """Each key and each table's header, by its line."""
    table: tuple[str | int, ...] = ()
    counts: dict[tuple[str, ...], int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        header = _HEADER.match(line)
        if header is not None:
            names = _parts(header[2])
            table = names
            if header[1] == "[[":
                counts[names] = counts.get(names, -1) + 1
                table = (*names, counts[names])
            yield number, table
            continue
        key = _KEY.match(line)
        if key is not None:
            yield number, (*table, *_parts(key[1]))


def _parts(name: str) -> tuple[str, ...]:
    return tuple(part.strip().strip("\"'") for part in _ONE_PART.findall(name))
