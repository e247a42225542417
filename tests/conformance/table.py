"""docs/conformance.md: where the program does what each paragraph of each rule document says.

Made of the documents' numbers (`documents.toml`), the records, whose file names say what they show,
`seen.toml` for what holds in a record that does not cite the paragraph, and `answers.toml` for what
no record's name can say. `python -m tests.conformance.table` writes it; tests hold that it is up to
date, that each pointer exists, and that each record reaches its paragraph.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec

from tablemgr.rules.rulebook import load
from tests.record_names import RECORDS, named_by

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
TABLE = ROOT / "docs" / "conformance.md"

Light: TypeAlias = Literal["noticed", "reported", "rule"]
"""How an irregularity comes to light: the program notices it, a person reports it, or it is shown.
"""
_LIGHTS: Final[dict[Light, str]] = {
    "noticed": "noticed by the program",
    "reported": "reported by a person",
    "rule": "shown as a rule",
}


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said of a paragraph beside the records that are named by it."""

    by: tuple[str, ...] = ()
    """Further records (`game/name`) and tests (`tests/….py::test_…`) that show it."""
    without: str = ""
    """Why it is not for a program."""
    light: Light | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """One paragraph of a document: what shows it, or why nothing can."""

    number: str
    pointers: tuple[str, ...]
    parts: tuple[str, ...]
    """Its sub-paragraphs, if they say all of it."""
    without: str
    light: Light | None
    claims: dict[str, tuple[str, ...]]
    """What is claimed of a record of its pointers, if no citation shows it."""

    @property
    def records(self) -> tuple[str, ...]:
        """The pointers that are records."""
        return tuple(pointer for pointer in self.pointers if "::" not in pointer)


@cache
def documents() -> dict[str, tuple[str, ...]]:
    """The paragraphs of sections 2 to 5 of each document, in its order."""
    read = tomllib.loads((HERE / "documents.toml").read_text(encoding="utf-8"))
    return {game: tuple(numbers.split()) for game, numbers in read.items()}


@cache
def answers() -> dict[str, dict[str, Answer]]:
    """What is said by hand, by document and paragraph."""
    read = tomllib.loads((HERE / "answers.toml").read_text(encoding="utf-8"))
    return msgspec.convert(read, dict[str, dict[str, Answer]])


@cache
def seen() -> dict[str, dict[str, dict[str, tuple[str, ...]]]]:
    """What is claimed of the records: by document, paragraph and record (evidence.py)."""
    read = tomllib.loads((HERE / "seen.toml").read_text(encoding="utf-8"))
    return msgspec.convert(read, dict[str, dict[str, dict[str, tuple[str, ...]]]])


@cache
def _shown(game: str) -> dict[str, tuple[str, ...]]:
    """The records that are named by each paragraph, as pointers."""
    shown: dict[str, list[str]] = {}
    for path in sorted((RECORDS / game).glob("*.round.toml")):
        for number in named_by(path):
            shown.setdefault(number, []).append(f"{game}/{path.name.removesuffix('.round.toml')}")
    return {number: tuple(paths) for number, paths in shown.items()}


def rows(game: str) -> Iterator[Row]:
    """A document's paragraphs, one row each."""
    numbers = documents()[game]
    for number in numbers:
        answer = answers()[game].get(number, Answer())
        claimed = {f"{game}/{name}": said for name, said in seen()[game].get(number, {}).items()}
        named = (*_shown(game).get(number, ()), *answer.by, *claimed)
        pointers = tuple(dict.fromkeys(named))
        parts = tuple(n for n in numbers if n.startswith(f"{number}."))
        yield Row(number, pointers, parts, answer.without, answer.light, claimed)


def exists(pointer: str) -> bool:
    """Whether the record or test that a pointer names is there."""
    path, sign, test = pointer.partition("::")
    if not sign:
        return (RECORDS / f"{pointer}.round.toml").is_file()
    file = ROOT / path
    return file.is_file() and f"\ndef {test}(" in file.read_text(encoding="utf-8")


def _where(row: Row) -> str:
    if row.pointers:
        first = ", ".join(f"`{pointer}`" for pointer in row.pointers[:3])
        return f"{first}, …" if len(row.pointers) > 3 else first
    if row.without:
        return f"nothing to show: {row.without}"
    return f"by its parts: {', '.join(row.parts)}"


def _table(game: str) -> Iterator[str]:
    book = load(game)
    yield f"## {book.title}, {book.edition} (`{game}`)"
    yield ""
    yield "| paragraph | in our words | shown by | comes to light |"
    yield "| --- | --- | --- | --- |"
    for row in rows(game):
        light = _LIGHTS[row.light] if row.light else ""
        yield f"| {row.number} | {book.paragraphs[row.number]} | {_where(row)} | {light} |"
    yield ""


def text() -> str:
    """The whole file."""
    head = [
        "# Conformance",
        "",
        "Every paragraph of sections 2 to 5 of the five rule documents: the record (in"
        " `tests/records/`) or test that shows it, or why there is nothing to show. A record"
        " cites its paragraph, or `tests/conformance/seen.toml` says what is seen in it. Of section"
        " 5 also how it comes to light. Lettered items belong to their paragraph. Generated by"
        " `python -m tests.conformance.table`; not to be changed by hand.",
        "",
    ]
    return "\n".join([*head, *(line for game in documents() for line in _table(game))])


if __name__ == "__main__":
    TABLE.write_text(text(), encoding="utf-8")
    print(TABLE)
