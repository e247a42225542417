"""docs/performance.md: each command and benchmark that it names is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tablemgr.commandline.odds_command import _parser, _question
from ui.main import COMMANDS

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
CODE = re.findall(r"`([^`]+)`", PAGE)
BENCHMARKS = ROOT / "tests" / "benchmarks"


def benchmarks() -> set[str]:
    return {
        node.name
        for path in BENCHMARKS.glob("test_*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def test_every_benchmark_that_is_named_exists() -> None:
    named = {code.split("[")[0] for code in CODE if code.startswith("test_")}
    assert len(named) > 8
    assert named <= benchmarks()


def test_every_file_that_is_named_exists_and_every_benchmark_file_is_named() -> None:
    named = set(re.findall(r"tests/benchmarks/(test_\w+\.py)", PAGE))
    assert named == {path.name for path in BENCHMARKS.glob("test_*.py")}


def test_every_make_target_that_is_named_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    named = {code.split()[1] for code in CODE if code.startswith("make ")}
    assert named
    assert named <= targets


def test_every_command_that_is_named_can_be_asked() -> None:
    commands = [code.split()[1:] for code in CODE if code.startswith("tablemgr ")]
    assert commands
    for command, *words in commands:
        assert command == "odds" in COMMANDS
        assert _question(_parser().parse_args(words)).exact


def test_every_figure_beside_a_game_is_of_one_that_the_benchmark_knows() -> None:
    source = (BENCHMARKS / "test_exact_odds_benchmark.py").read_text(encoding="utf-8")
    games = re.findall(r"`test_exactly\[([a-z0-9-]+)\]`", PAGE)
    assert len(games) == 5
    assert all(f'"{game}":' in source for game in games)
