"""A docstring says what a thing gives or does, in a verb, or names it: it does not begin as half a
question does. The folders here have been read for it, and are held to it; their number only grows.
"""

from __future__ import annotations

import ast
import re

import pytest

from tests.test_guards_tidy import checked_files, nodes, text_of

HALF_A_QUESTION = re.compile(r"(?:What|Whether|The same|As)\b")
READ = (
    *("assets/", "drivers/", "packaging/release/"),
    *(
        "tablemgr/basics/",
        "tablemgr/commandline/",
        "tablemgr/house/",
        "tablemgr/journal/",
        "tablemgr/past/",
    ),
    *("tablemgr/library.py", "tablemgr/rules/", "tablemgr/service/", "tablemgr/tray/"),
    *(
        "ui/app.py",
        "ui/bets/",
        "ui/cards/",
        "ui/case_file/",
        "ui/demonstration/",
        "ui/devices/",
        "ui/dialogs/",
        "ui/doctor/",
    ),
    *("ui/families/", "ui/felt/", "ui/main.py", "ui/reenact/"),
    *("ui/guide/", "ui/header/", "ui/intake/", "ui/keys/", "ui/parts/", "ui/presenter/"),
    *("ui/printing/", "ui/safety/", "ui/settlement/", "ui/sitting/", "ui/slips/"),
    *(
        "ui/start/",
        "ui/supervisor/",
        "ui/table/",
        "ui/theme/",
        "ui/training/",
        "ui/tray/",
        "ui/views/",
    ),
    "ui/window/",
)


def halves_of_questions(source: str) -> list[str]:
    """Which docstrings of a module begin so, with their line."""
    found = []
    for node in nodes(source):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node) or ""
            if HALF_A_QUESTION.match(text):
                found.append(f"line {getattr(node, 'lineno', 1)}: {text.splitlines()[0]}")
    return found


def test_no_docstring_of_a_folder_that_was_read_begins_as_half_a_question() -> None:
    names = [name for name in checked_files() if name.startswith(READ) and name.endswith(".py")]
    for folder in READ:
        assert any(name.startswith(folder) for name in names), f"{folder} is gone: take it out"
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
