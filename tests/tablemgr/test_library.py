"""Python as a tool: its examples hold, it loads only what is asked for, `replay` needs no more."""

from __future__ import annotations

import ast
import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import tablemgr
from tablemgr import library
from tablemgr.commandline import replay_command
from tests.tablemgr.tables import ROUND, open_session, tell

ROOT = Path(__file__).parents[2]
RECORD = """
format = 1
game = "rws-blackjack"
script = ["open", "bet 1 ann 100 seated", "side 1 ann rws-pairs 10", "close", "card Kh 9d Kd",
  "proceed", "stand 1", "card 8c", "settle"]
expect = { net = { ann = "220.00" } }
"""


def test_the_examples_of_the_module_hold() -> None:
    done = doctest.testmod(library)
    assert done.attempted > 4
    assert not done.failed


def test_the_examples_of_the_page_hold(tmp_path: Path) -> None:
    record, journal = tmp_path / "a.round.toml", tmp_path / "a.journal"
    record.write_text(RECORD)
    session = open_session(journal)
    tell(session, *ROUND, "settle")
    session.journal.close()
    done = doctest.testfile(
        str(ROOT / "docs/library.md"),
        module_relative=False,
        globs={"record": record, "journal": journal},
    )
    assert done.attempted > 8
    assert not done.failed


def test_every_name_of_the_library_is_one_of_the_package_and_no_other_is() -> None:
    for name in library.__all__:
        assert getattr(tablemgr, name) is getattr(library, name)
    with pytest.raises(AttributeError, match="has no attribute 'cast'"):
        tablemgr.cast  # type: ignore[attr-defined] # noqa: B018 - that is what is asked


def test_the_package_alone_loads_no_rules() -> None:
    code = "import sys, tablemgr; print([n for n in sys.modules if n.startswith('tablemgr.')])"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "[]\n"


def test_replay_uses_nothing_else_of_the_core() -> None:
    tree = ast.parse(Path(replay_command.__file__).read_text(encoding="utf-8"))
    used = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    used |= {a.name for node in ast.walk(tree) if isinstance(node, ast.Import) for a in node.names}
    core = {name for name in used if name is not None and name.split(".")[0] == "tablemgr"}
    beside = ("tablemgr.basics.", "tablemgr.commandline.spoken")
    assert {name for name in core if not name.startswith(beside)} == {"tablemgr"}


def test_a_game_that_is_not_known_is_named() -> None:
    with pytest.raises(ValueError, match="'chess' is not a game: baccarat, "):
        tablemgr.LineTable("chess")


def test_a_decision_that_is_only_asked_for_changes_nothing() -> None:
    table = tablemgr.LineTable("baccarat")
    assert table.decide("open", "bet 1 ann banker 50")
    assert repr(table) == f"<{table.table.rulebook.title}: {table.guide().text}>"
    assert table.settlement() == []
    with pytest.raises(tablemgr.Refusal):
        table.do("bet 1 ann banker 50")
    table.do("open", "bet 1 ann banker 50", "irregularity misdeal")
    with pytest.raises(tablemgr.Refusal):
        table.decide("reconstruct no")
    assert table.decide("reconstruct no", role="pit-supervisor")
    assert [case.reconstruction for case in table.table.position.cases] == [None]
    assert table.allowed() == []
