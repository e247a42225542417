"""Sheets load by name when they are first opened; a start loads none of them."""

from __future__ import annotations

import gc
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ui.parts.later import load, without_collecting

UI = Path(__file__).parents[3] / "ui"
NAMED = sorted(
    {
        name
        for path in UI.rglob("*.py")
        if path.name != "later.py"
        for name in re.findall(r'\bload\(\s*"([\w.]+:\w+)"', path.read_text(encoding="utf-8"))
    }
)

ON_START = """
import sys
import ui.app, ui.sitting.open_table
print(*sys.modules)
"""


@pytest.mark.parametrize("name", NAMED)
def test_what_is_named_for_later_is_there(name: str) -> None:
    assert callable(load(name))


def test_a_name_that_is_nowhere_is_told() -> None:
    with pytest.raises(AttributeError, match="NoSheet"):
        load("ui.parts.later:NoSheet")


def test_a_start_loads_nothing_that_is_for_later() -> None:
    command = [sys.executable, "-c", ON_START]
    loaded = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    assert "ui.window.main_window" in loaded
    later = {name.partition(":")[0] for name in NAMED}
    assert later
    assert later.isdisjoint(loaded)


def test_the_collector_rests_and_is_as_it_was_afterwards() -> None:
    assert gc.isenabled()
    with without_collecting():
        assert not gc.isenabled()
        with without_collecting():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()
