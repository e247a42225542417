"""Reads rulebook files into `Rulebook`s and refuses what contradicts itself.

A bad file is a `Fault` naming the file, the line (if it is known) and the reason.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import brought, read_written
from tablemgr.basics.toml_text import TomlError, parse_toml
from tablemgr.rules.games.families import family_named
from tablemgr.rules.rulebook.codes import SHARED, Codes, Names
from tablemgr.rules.rulebook.model import Rulebook, SideBet, Wording

_T = TypeVar("_T")

_BUILT_IN: Final = brought(__package__)


def games() -> tuple[str, ...]:
    """The ids of the built-in rulebooks, sorted."""
    return tuple(sorted(f.name[:-5] for f in _BUILT_IN.iterdir() if f.name.endswith(".toml")))


@cache
def load(game: str) -> Rulebook:
    """The built-in rulebook of a game. Raises `Fault` if there is none or it is bad."""
    if game not in games():
        raise Fault(
            "There is no rulebook for {game!r}.",
            "Known: {names}.",
            game=game,
            names=", ".join(games()),
        )
    return load_file(_BUILT_IN / f"{game}.toml", _BUILT_IN / "wording")


def load_corrected(path: Path) -> Rulebook:
    """A rulebook from outside of the program, with the built-in wording of its family.

    Raises `Fault` with path, line and reason.
    """
    try:
        return load_file(path, _BUILT_IN / "wording")
    except Fault as fault:
        what, remedy = fault.messages
        said = {"folder": path.parent, "what": what, "remedy": remedy}
        raise Fault("{folder}/{what}", "{remedy}", **said) from None


def load_file(path: Path, wording_folder: Path) -> Rulebook:
    """Read one rulebook, with the wording of its family from `wording_folder`.

    Raises `Fault` with file, line and reason.
    """
    source, table = _read(path)
    family = table.get("family")
    found = family_named(family) if isinstance(family, str) else None
    if found is None:
        raise _fault(path, source, f"there is no family {family!r} of games", "family")
    codes = found.codes
    wording = _wording(wording_folder, table["family"], codes)
    book: Rulebook = _convert(path, source, {**table, "wording": wording}, found.book)
    if path.name != f"{book.id}.toml":
        raise _fault(path, source, f"the file is not named by its id {book.id!r}", "id")
    for reason, word in _mistakes(book, codes):
        raise _fault(path, source, reason, word)
    return book


def _wording(folder: Path, family: str, codes: Codes) -> dict[str, Any]:
    """The wording of a family: its own sentences, and the shared ones of the codes that it knows.

    Its own come first.
    """
    common_path, own_path = folder / "common.toml", folder / f"{family}.toml"
    common_source, common = _read(common_path)
    own_source, own = _read(own_path)
    merged: dict[str, Any] = {"format": own.get("format")}
    for name, entries in _tables(common_path, common_source, common):
        merged[name] = _known_ones(name, entries, codes)
    for name, entries in _tables(own_path, own_source, own):
        merged[name] = {**merged.get(name, {}), **entries}
    wording = _convert(own_path, own_source, merged, Wording)
    for reason, word in _wording_mistakes(wording, codes):
        shared = word in common_source and word not in own_source
        path, source = (common_path, common_source) if shared else (own_path, own_source)
        raise _fault(path, source, reason, word)
    return merged


def _tables(path: Path, source: str, read: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The tables of a file of wording. Raises `Fault` if anything but its format stands outside."""
    for name, entries in read.items():
        if isinstance(entries, dict):
            yield name, entries
        elif name != "format":
            raise _fault(path, source, f"{name!r} stands outside the tables", name)


def _known_ones(name: str, entries: dict[str, Any], codes: Codes) -> dict[str, Any]:
    """A shared table of sentences without those that only other families need."""
    known, shared = codes.names.get(name, {}), SHARED.names.get(name, {})
    return {code: text for code, text in entries.items() if code in known or code not in shared}


def _read(path: Path) -> tuple[str, dict[str, Any]]:
    remedy = "The rulebook must be put right first."
    try:
        source = read_written(path, remedy)
        return source, parse_toml(source)
    except FileNotFoundError:
        raise Fault("{file}: there is no such file.", remedy, file=path.name) from None
    except TomlError as error:
        english = "{file}: line {line}: {what}." if error.line else "{file}: {what}."
        values = {"file": path.name, "line": error.line, "what": error.what}
        raise Fault(english, remedy, **values) from None


def _convert(path: Path, source: str, table: dict[str, Any], kind: type[_T]) -> _T:
    try:
        return msgspec.convert(table, kind)
    except msgspec.ValidationError as error:
        raise _fault(path, source, str(error), _key_of(str(error))) from None


def _key_of(error: str) -> str:
    """The key that a ValidationError speaks of: the unknown one, else the last of its path."""
    _, sign, after = error.partition("unknown field `")
    if sign:
        return after.partition("`")[0]
    names = re.findall(r"[\w-]+", error.rpartition("`$.")[2])
    return next((name for name in reversed(names) if not name.isdecimal()), "")


def _fault(path: Path, source: str, reason: str, word: str) -> Fault:
    """A Fault that names the first line that begins with `word`, or else the first that has it."""
    lines = list(enumerate(source.splitlines(), 1))
    key = re.compile(rf"\W*{re.escape(word)}(?![\w-])")
    begins = (number for number, text in lines if word and key.match(text))
    has = (number for number, text in lines if word and word in text)
    line = next(begins, next(has, 1))
    return Fault(
        "{file}:{line}: {reason}.",
        "The rulebook must be put right first.",
        file=path.name,
        line=line,
        reason=reason,
    )


def _wording_mistakes(wording: Wording, codes: Codes) -> Iterator[tuple[str, str]]:
    """Each missing or unknown sentence, and each sentence that names a value that it doesn't
    get.
    """
    guide = {code: sentence.text for code, sentence in wording.guide.items()}
    tables: dict[str, dict[str, str]] = {
        "refusals": wording.refusals,
        "flags": wording.flags,
        "irregularities": wording.irregularities,
        "guide": guide,
        "notices": wording.notices,
        "words": wording.words,
    }
    for name, table in tables.items():
        known: Names = codes.names[name]
        for code in sorted(known.keys() - table.keys()):
            yield f"the wording of {code!r} is missing", code
        for code, text in table.items():
            if code not in known:
                yield f"the program knows no {code!r}", code
                continue
            strange = _strange_names(text, known[code])
            if strange is not None:
                yield f"{code!r} may not name {strange}", code


def _strange_names(text: str, known: frozenset[str]) -> str | None:
    """A value in braces that the sentence doesn't get, or None."""
    try:
        fields = [field for field in string.Formatter().parse(text) if field[1] is not None]
    except ValueError as error:
        return f"anything: {error}"
    strange = {f"{{{name}}}" for _, name, spec, turn in fields if name not in known or spec or turn}
    return ", ".join(sorted(strange)) or None


def _mistakes(book: Rulebook, codes: Codes) -> Iterator[tuple[str, str]]:
    """Each way in which a rulebook contradicts itself, with the word to look for."""
    if not book.decks.min <= book.decks.default <= book.decks.max:
        yield "the default number of decks lies outside the permitted ones", "decks"
    if not book.layouts:
        yield "there is no layout", "layouts"
    for code in sorted(codes.cited - book.cites.keys()):
        yield f"[cites] has no paragraph for {code!r}", "[cites]"
    for code in sorted(book.cites.keys() - codes.cited):
        yield f"[cites] cites for {code!r}, which the program does not know", code
    kinds = {found.kind for found in book.irregularities}
    for kind in sorted(codes.irregularities.keys() - kinds):
        yield f"[[irregularities]] says nothing of {kind!r}", "[[irregularities]]"
    for kind in sorted(kinds - codes.irregularities.keys()):
        yield f"the program knows no irregularity {kind!r}", kind
    known = book.paragraphs.keys() | book.rulings.keys()
    for code, paragraph in _citations(book):
        if paragraph not in known:
            yield f"{code!r} cites {paragraph}, which has no wording here", f'"{paragraph}"'
    for kind, bet in book.side_bets.items():
        yield from _side_bet_mistakes(kind, bet, codes)


def _side_bet_mistakes(kind: str, bet: SideBet, codes: Codes) -> Iterator[tuple[str, str]]:
    if bet.test not in codes.tests:
        yield f"{kind!r} tests for {bet.test!r}, which the program does not know", bet.test
        return
    if not bet.pay_table:
        yield f"{kind!r} has no pay line", kind
    for line in bet.pay_table:
        if line.when not in codes.tests[bet.test]:
            yield f"{kind!r} can't test for {line.when!r}", line.when


def _citations(book: Rulebook) -> Iterator[tuple[str, str]]:
    """Each place of the rulebook that cites a paragraph, and the paragraph."""
    yield from book.cites.items()
    for found in book.irregularities:
        yield from ((found.kind, paragraph) for paragraph in (found.paragraph, *found.voids))
    for kind, bet in book.side_bets.items():
        yield from ((kind, p) for p in (bet.needs_paragraph, bet.win_paragraph, bet.lose_paragraph))
        if bet.up_to_initial_bet is not None:
            yield kind, bet.up_to_initial_bet
