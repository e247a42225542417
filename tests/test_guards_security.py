"""docs/security.md names a test for each deed that is found: each of them exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "security.md"
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


def missing_tests(page: str) -> list[str]:
    """The tests that a page names and that do not exist."""
    return [f"{file}::{name}" for file, name in NAMED.findall(page) if name not in _tests(file)]


def rows_without_a_test(page: str) -> list[str]:
    """The deeds of the tables of a page that name no test."""
    rows = re.findall(r"^\| .* \|$", page, flags=re.MULTILINE)
    deeds = [row for row in rows if row.count("|") == 5 and not row.startswith(("| deed", "| ---"))]
    return [row for row in deeds if not NAMED.search(row)]


def _tests(file: str) -> set[str]:
    path = ROOT / file
    if not path.exists():
        return set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def test_each_deed_names_a_test_that_does_it() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert len(NAMED.findall(page)) > 30
    assert missing_tests(page) == []
    assert rows_without_a_test(page) == []


@pytest.mark.parametrize(
    "named", ["tests/no_such_file.py::test_a", "tests/test_guards_security.py::test_no_such_test"]
)
def test_a_test_that_is_not_there_is_found(named: str) -> None:
    assert missing_tests(f"| a deed | by | the key | `{named}` |") == [named]


def test_a_deed_without_a_test_is_found() -> None:
    assert rows_without_a_test("| deed | by | found by | test |\n| a | b | c | none |") == [
        "| a | b | c | none |"
    ]
