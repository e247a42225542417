"""No idiom that has to be translated in the head: not in code, not in documents, not on the screen.

CONTRIBUTING.md shows what to write instead. Each pattern is shown a bad sample.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.test_guards_tidy import checked_files, text_of

IDIOMS: dict[str, str] = {
    r"\b[Ww]hence\b": "say 'from which'",
    r"\b[Tt]hereof\b|\b[Ww]hereof\b|\b[Ll]est\b": "say it in two sentences",
    r"\b[Oo]f no account\b": "say what is done with it",
    r"\bbegun? anew\b|\bsettled anew\b|\bmade anew\b": "say 'again'",
    r"\b(?:None|True|False|[Ee]mpty|Raises `\w+`) where\b": "where is for a place; say if",
    r"\bare others now\b|\bviews are others\b": "say that it has changed",
    r"\bno more of it\b|\bin it no more\b": "say 'no longer'",
}
EXEMPT = ("CONTRIBUTING.md", "tests/test_guards_words.py")
"""The page that shows them, and this one."""


def idioms(text: str) -> list[str]:
    """What in a text has to be translated, with what to write instead."""
    flat = re.sub(r"\s+", " ", text)
    return [
        f"{found.group()!r}: {instead}"
        for pattern, instead in IDIOMS.items()
        for found in re.finditer(pattern, flat)
    ]


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
