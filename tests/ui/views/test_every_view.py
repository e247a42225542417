"""What the panels show is data: it knows no Qt, no table and no panel."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import ui

UI = Path(ui.__file__).parent
VIEWS = [path for path in sorted((UI / "views").glob("*.py")) if path.name != "__init__.py"]
BARRED = (
    "PySide6",
    "tablemgr.rules.table",
    "tablemgr.service.session",
    "tablemgr.journal",
    "tablemgr.rules.games",
)


def of_a_table(source: str) -> list[str]:
    """The modules among those imported that a view does not know."""
    imported = [
        node.module or ""
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom)
    ]
    return [module for module in imported if module.startswith(BARRED)]


@pytest.mark.parametrize("path", [*VIEWS, UI / "bets" / "typed.py"], ids=lambda path: path.stem)
def test_a_view_knows_no_qt_and_no_table(path: Path) -> None:
    assert of_a_table(path.read_text(encoding="utf-8")) == []


def test_a_view_that_knows_qt_is_found() -> None:
    assert of_a_table("from PySide6.QtCore import QObject") == ["PySide6.QtCore"]
    assert len(VIEWS) > 12
