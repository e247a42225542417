"""No idiom that has to be translated in the head: not in code, not in documents, not on the screen.

What a user reads (texts of the program, wording of the rules) is held to more than comments are.
CONTRIBUTING.md shows what to write instead. Each pattern is shown a bad sample.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.test_guards_tidy import checked_files, nodes, text_of

IDIOMS: dict[str, str] = {
    r"\b[Ww]hence\b": "say 'from which'",
    r"\b[Tt]hereof\b|\b[Ww]hereof\b|\b[Ll]est\b": "say it in two sentences",
    r"\b[Oo]f no account\b": "say what is done with it",
    r"\bbegun? anew\b|\bsettled anew\b|\bmade anew\b": "say 'again'",
    r"\b(?:None|True|False|[Ee]mpty|Raises `\w+`) where\b": "where is for a place; say if",
    r"\bare others now\b|\bviews are others\b": "say that it has changed",
    r"\bno more of it\b|\bin it no more\b": "say 'no longer'",
    r"\bin truth\b": "say 'really'",
    r"\bin mid-Round\b": "say 'during a Round'",
    r"\bbe had\b": "say what is not there, or can't be done",
}
IDIOMS_ON_SCREEN: dict[str, str] = {
    r"(?<![Tt]here )\b[Ii]s no (?!longer\b|such Hit\b)\w+": "say 'is not a …'",
    r"\bbeside the rules\b": "say 'outside the rules'",
    r"\b(?:not|no|can't)\b[^.:;]* any more\b": "say 'no longer'",
    r"\b(?:decides|sets|acts|is) no more\b": "say 'no longer'",
    r"\banew\b": "say 'again'",
    r"\bothers than\b|\banother than\b": "say 'differs from'",
    r"\bsuffice\b": "say 'is enough'",
    r"\b[Cc]annot\b(?!-)": "say can't, as everywhere else",
    r"\b0 where\b|(?:^|[.;\"] ?)[Ww]here nobody\b": "where is for a place; say if",
}
"""Held only in what a user reads."""
READ_BY_USERS = ("tablemgr/", "ui/", "drivers/")
EXEMPT = ("CONTRIBUTING.md", "tests/test_guards_words.py")
"""The page that shows them, and this one."""


def idioms(text: str, patterns: dict[str, str] = IDIOMS) -> list[str]:
    """What in a text has to be translated, with what to write instead."""
    flat = re.sub(r"\s+", " ", text)
    return [
        f"{found.group()!r}: {instead}"
        for pattern, instead in patterns.items()
        for found in re.finditer(pattern, flat)
    ]


def texts_of(source: str) -> list[str]:
    """The texts in a module that are more than a word and no docstring, f-strings with a `…`."""
    every = nodes(source)
    docstrings = {id(n.value) for n in every if isinstance(n, ast.Expr)}
    inner = {id(part) for n in every if isinstance(n, ast.JoinedStr) for part in n.values}
    texts = []
    for node in every:
        if isinstance(node, ast.JoinedStr):
            parts = (p.value if isinstance(p, ast.Constant) else "…" for p in node.values)
            texts.append("".join(str(part) for part in parts))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            texts += [node.value] * (id(node) not in docstrings | inner)
    return [text for text in texts if " " in text]


def test_no_text_that_a_user_reads_has_such_an_idiom() -> None:
    findings = [
        f"{name}: {finding}"
        for name in checked_files()
        if name.startswith(READ_BY_USERS) and name.endswith((".py", ".toml"))
        for text in (texts_of if name.endswith(".py") else str.splitlines)(text_of(name) or "")
        for finding in idioms(text, IDIOMS_ON_SCREEN)
    ]
    assert not findings, "\n" + "\n".join(findings)


@pytest.mark.parametrize(
    "source",
    [
        'say("“{0}” is no amount.")',
        'say(f"{word!r} is no box: 1 to {boxes}")',
        'say("Money beside the rules")',
        'say("The report is not retracted any more.")',
        'say("Who walks away decides no more.")',
        'say("It is asked anew.")',
        'say("The shoe named another than its last.")',
        'say("The cards do not suffice.")',
        'say("The port cannot be opened.")',
        'say("Exit status: 0 where all held.")',
    ],
)
def test_a_bad_text_is_found(source: str) -> None:
    (text,) = texts_of(source)
    assert idioms(text, IDIOMS_ON_SCREEN)


@pytest.mark.parametrize(
    "source",
    [
        'say("There is no slip yet.")',
        'say("{0} is no longer in it.")',
        'def f() -> None:\n    """It is no slip."""',
    ],
)
def test_a_good_text_or_a_docstring_passes(source: str) -> None:
    assert not [found for text in texts_of(source) for found in idioms(text, IDIOMS_ON_SCREEN)]


def test_no_file_has_such_an_idiom() -> None:
    findings = [
        f"{name}: {finding}"
        for name in checked_files()
        if name.endswith((".py", ".md", ".toml")) and name not in EXEMPT
        if not name.startswith("tests/records/")
        for finding in idioms(text_of(name) or "")
    ]
    assert not findings, "\n" + "\n".join(findings)


@pytest.mark.parametrize(
    "sample",
    [
        "Whence a card is, for its entry.",
        "The parts thereof.",
        "Events of no account.",
        "It is begun anew.",
        "A settlement, settled anew.",
        "The box, or None where it has none.",
        "Raises `Fault` where it can't be had.",
        "The card was in truth another.",
        "After a start in mid-Round.",
        "If no process can be had.",
        "The views are others.",
        "He is in it no more.",
    ],
)
def test_a_bad_sample_is_found(sample: str) -> None:
    assert idioms(sample)


def test_the_page_that_shows_them_has_some() -> None:
    assert idioms((Path(__file__).parents[1] / "CONTRIBUTING.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize("sample", ["It says where the card lies.", "None, if it has none."])
def test_a_good_sample_passes(sample: str) -> None:
    assert not idioms(sample)
