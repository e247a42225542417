"""The languages that the program speaks: each is a folder of `assets/languages`, and nothing else.

`language.toml` names it, `words.ts` (Qt Linguist's format) has its sentences by context and English
text. What a language lacks is said in the language that it is based on, else in English. Knows no
screen: window and command line both ask here.
"""

from __future__ import annotations

import re
import string
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import msgspec

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import brought, read_written
from tablemgr.basics.toml_text import TomlError, parse_toml

ENGLISH: Final = "en"
"""The tag of the language in which the program is written: it has no folder."""
WORDS: Final = "words.ts"
ABOUT: Final = "language.toml"
_REMEDY: Final = "Install the program again, or choose another language."
_TAG: Final = re.compile(r"[a-z]{2,3}(-[A-Z]{2})?")


class AboutLanguage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A folder's account of its language."""

    name: str
    """Its name in itself, as a person looks for it: `中文`."""
    english_name: str
    reviewed: bool
    """Whether a person whose first language it is has read every sentence."""
    based_on: str = ""
    """The tag of the language that says what this one does not."""


class Language(msgspec.Struct, frozen=True):
    """A language with all its sentences."""

    tag: str
    about: AboutLanguage
    texts: dict[tuple[str, str], str]
    """The sentence for a context and an English text."""

    def translate(self, context: str, english: str) -> str:
        """Give the sentence of this language; the English one if it has none."""
        return self.texts.get((context, english), english)


def languages(folder: Path | None = None) -> tuple[str, ...]:
    """The tags of the languages beside English, sorted. `folder` is for tests."""
    found = (folder or _shipped()).glob(f"*/{ABOUT}")
    return tuple(sorted(file.parent.name for file in found if _TAG.fullmatch(file.parent.name)))


def about(tag: str, folder: Path | None = None) -> AboutLanguage:
    """The account that a folder gives of its language. Raises `Fault` if it is missing or bad."""
    if tag == ENGLISH:
        return AboutLanguage("English", "English", reviewed=True)
    file = (folder or _shipped()) / tag / ABOUT
    try:
        if not _TAG.fullmatch(tag):
            raise FileNotFoundError
        return msgspec.convert(parse_toml(read_written(file, _REMEDY)), AboutLanguage)
    except FileNotFoundError:
        known = ", ".join((ENGLISH, *languages(folder)))
        raise Fault(
            "There is no language {tag!r}.", "Give one of: {known}.", tag=tag, known=known
        ) from None
    except (TomlError, msgspec.ValidationError) as error:
        raise Fault("{file} can't be read: {error}.", _REMEDY, file=file, error=error) from None


@cache
def load_language(tag: str, folder: Path | None = None) -> Language:
    """A language, with what it takes from the one that it is based on. Raises `Fault` if one of
    them is bad.
    """
    known = about(tag, folder)
    if tag == ENGLISH:
        return Language(tag, known, {})
    below = load_language(known.based_on, folder).texts if known.based_on else {}
    own = read_words((folder or _shipped()) / tag / WORDS)
    return Language(tag, known, below | own)


def read_words(file: Path) -> dict[tuple[str, str], str]:
    """The finished sentences of a file of Qt Linguist, by context and English text.

    Raises `Fault` if it can't be read, or if a sentence names other values than the English one.
    """
    try:
        root = ElementTree.fromstring(read_written(file, _REMEDY, _LARGEST_BYTES))
    except (FileNotFoundError, ElementTree.ParseError) as error:
        raise Fault("{file} can't be read: {error}.", _REMEDY, file=file, error=error) from None
    found = {}
    for context in root.iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            english, words = message.findtext("source", ""), message.findtext("translation", "")
            if not words:
                continue
            if values_named(words) != values_named(english):
                what = "{file}: {words!r} does not name the values of {english!r}."
                raise Fault(what, _REMEDY, file=file, words=words, english=english)
            found[name, english] = words
    return found


def values_named(sentence: str) -> list[str] | None:
    """The values that a sentence names in braces, sorted; None if the braces do not fit."""
    try:
        parts = list(string.Formatter().parse(sentence))
    except ValueError:
        return None
    return sorted({f"{name}!{turn}:{spec}" for _, name, spec, turn in parts if name is not None})


_LARGEST_BYTES: Final = 8_000_000


def _shipped() -> Path:
    return brought("assets") / "languages"
