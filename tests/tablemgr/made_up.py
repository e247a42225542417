"""A made-up language: a folder with each text of the program within brackets and longer.

What is said without brackets was never put into words.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from tablemgr.basics.languages import ABOUT, WORDS, AboutLanguage, Language, load_language

OPENS, CLOSES = "⟦", "⟧"
LONGER: Final = 0.4
TAG: Final = "xx"
_CARD: Final = r"\b[A2-9TJQK][shdc]\b"


class _InBrackets(Language, frozen=True):
    def translate(self, context: str, english: str) -> str:
        """Give it within brackets."""
        del context
        return f"{OPENS}{english}{CLOSES}"


IN_BRACKETS: Final = _InBrackets(TAG, AboutLanguage("⟦⟧", "made up", reviewed=False), {})
"""A language that has every text, also one that no file of words has yet."""


def in_pseudo(text: str) -> str:
    """The text in the made-up language; the values that it names stay."""
    return f"{OPENS}{text}{'~' * round(len(text) * LONGER)}{CLOSES}"


def made_up_language(folder: Path) -> Language:
    """A language of the folder that has every text which the first one of the program has."""
    texts = load_language("zh-SG").texts
    contexts: dict[str, list[str]] = {}
    for context, english in texts:
        contexts.setdefault(context, []).append(english)
    lines = [
        f"<context><name>{escape(name)}</name>"
        + "".join(
            f"<message><source>{escape(each)}</source>"
            f"<translation>{escape(in_pseudo(each))}</translation></message>"
            for each in each_of
        )
        + "</context>"
        for name, each_of in contexts.items()
    ]
    (folder / TAG).mkdir(exist_ok=True)
    (folder / TAG / ABOUT).write_text(
        'name = "Made up"\nenglish-name = "Made up"\nreviewed = false\n', encoding="utf-8"
    )
    (folder / TAG / WORDS).write_text(f'<TS version="2.1">{"".join(lines)}</TS>', encoding="utf-8")
    return load_language(TAG, folder)


def english_left(text: str) -> str:
    """The letters that no text of the made-up language holds."""
    while True:
        inner = re.sub(rf"{OPENS}[^{OPENS}{CLOSES}]*{CLOSES}", " ", text)
        if inner == text:
            return text
        text = inner


def english_lines(text: str, known: set[str]) -> list[str]:
    """The lines in which English is left, beside the `known` names and titles."""
    said = map(re.escape, sorted(known, key=len, reverse=True))
    names = re.compile("|".join([*said, _CARD]))
    lines = text.splitlines()
    return [line for line in lines if re.search("[A-Za-z]{2}", english_left(names.sub("", line)))]
