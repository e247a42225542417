"""The language in which the command line answers: English, unless `--language TAG` names one.

The machine's own language (`LANGUAGE`, `LC_ALL`) is not asked: what one program writes and another
reads must not change with the machine. What is for programs (`--json`, CSV, records) is English.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from tablemgr.basics.errors import Fault, Refusal
from tablemgr.basics.languages import ENGLISH, Language, load_language
from tablemgr.basics.messages import Speaker

LANGUAGE: Final = "--language"
_ENGLISH: Final = load_language(ENGLISH)
_SPOKEN: Final = ContextVar("spoken", default=_ENGLISH)


def language_asked_for(words: Sequence[str]) -> tuple[list[str], str | None]:
    """Take `--language TAG` out of a command line; None if it names no language."""
    for place, word in enumerate(words):
        if word == "--":
            break
        option, equals, tag = word.partition("=")
        if option == LANGUAGE and equals:
            return [*words[:place], *words[place + 1 :]], tag
        if option == LANGUAGE and place + 1 < len(words):
            return [*words[:place], *words[place + 2 :]], words[place + 1]
    return list(words), None


@contextmanager
def speaking(language: Language) -> Iterator[None]:
    """Answer in this language meanwhile."""
    before = _SPOKEN.set(language)
    try:
        yield
    finally:
        _SPOKEN.reset(before)


def spoken() -> Language:
    """The language in which the command line answers now."""
    return _SPOKEN.get()


def translate(context: str, english: str) -> str:
    """Give the reader's sentence for an English one."""
    return _SPOKEN.get().translate(context, english)


def speaker(context: str) -> Speaker:
    """Say the sentences of one context in the reader's language."""
    return Speaker(context, translate)


def error_in_words(error: Fault | Refusal) -> str:
    """Give what is broken and what to do, or why somebody is refused and by which paragraph."""
    if isinstance(error, Fault):
        return " ".join(each.in_words(translate) for each in error.messages).rstrip()
    return f"{error.message.in_words(translate)} ({error.paragraph})"
