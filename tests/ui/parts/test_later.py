"""Sheets are loaded when they are first opened; a start loads none of them."""

from __future__ import annotations

import gc
import re
import subprocess
import sys
from pathlib import Path

from ui.parts.later import MadeLater, without_collecting

UI = Path(__file__).parents[3] / "ui"
NOT_AT_A_START = re.compile(
    r"(?m)^ +from ([\w.]+) import (\w+|\().*# noqa: PLC0415 - not at a start$"
)


def later(text: str) -> set[str]:
    """The modules that a source imports where they are first wanted."""
    found = NOT_AT_A_START.findall(text)
    inside = {f"{package}.{name}": package for package, name in found}
    files = {name: UI.parent / f"{name.replace('.', '/')}.py" for name in inside}
    return {name if files[name].exists() else package for name, package in inside.items()}


LATER = {name for path in UI.rglob("*.py") for name in later(path.read_text(encoding="utf-8"))}

ON_START = """
import sys
import ui.app, ui.sitting.open_table
print(*sys.modules)
"""


class Owner:
    @MadeLater
    def part(self) -> list[int]:
        """Made once."""
        return [1]


def test_a_part_is_made_when_it_is_wanted_and_once() -> None:
    owner, other = Owner(), Owner()
    assert Owner.part.made(owner) is None
    assert owner.part is owner.part
    assert Owner.part.made(owner) is owner.part
    assert Owner.part.made(other) is None


def test_a_start_loads_nothing_that_is_for_later() -> None:
    command = [sys.executable, "-c", ON_START]
    loaded = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    assert "ui.window.main_window" in loaded
    assert {"ui.dialogs.quit", "ui.slips.drawing", "ui.supervisor.case_steps"} <= LATER
    assert LATER.isdisjoint(loaded)


def test_the_collector_rests_and_is_as_it_was_afterwards() -> None:
    assert gc.isenabled()
    with without_collecting():
        assert not gc.isenabled()
        with without_collecting():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()
