"""A docstring says what a thing gives or does, in a verb, or names it: it does not begin as half a
question does.
"""

from __future__ import annotations

import ast
import re

import pytest

from tests.test_guards_tidy import PACKAGES, checked_files, nodes, text_of

HALF_A_QUESTION = re.compile(r"(?:What|Whether|The same|As)\b")
SOURCES = (*(f"{name}/" for name in PACKAGES), "packaging/release/")


def halves_of_questions(source: str) -> list[str]:
    """Which docstrings of a module begin so, with their line."""
    found = []
    for node in nodes(source):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node) or ""
            if HALF_A_QUESTION.match(text):
                found.append(f"line {getattr(node, 'lineno', 1)}: {text.splitlines()[0]}")
    return found


def test_no_docstring_begins_as_half_a_question() -> None:
    names = [name for name in checked_files() if name.startswith(SOURCES) and name.endswith(".py")]
    assert {name.partition("/")[0] for name in names} == {
        each.partition("/")[0] for each in SOURCES
    }
    findings = [
        f"{name}: {finding}"
        for name in names
        for finding in halves_of_questions(text_of(name) or "")
    ]
    assert not findings, "say in a verb what it gives or does:\n" + "\n".join(findings)


@pytest.mark.parametrize(
    "source",
    [
        '"""What the Dealer does next."""',
        'class Row:\n    """What a row shows."""',
        'def f():\n    """Whether it is open."""',
        'class Row:\n    def f(self):\n        """As `Journal.entries`."""',
        'def f():\n    """The same, each with its place."""',
    ],
)
def test_a_bad_sample_is_found(source: str) -> None:
    assert halves_of_questions(source)


@pytest.mark.parametrize(
    "source",
    [
        '"""Whatever the Dealer does next."""',
        'def f():\n    """Say whether it is open."""',
        'class Row:\n    text: str\n    """What it says."""',
    ],
)
def test_a_good_sample_passes(source: str) -> None:
    assert not halves_of_questions(source)
