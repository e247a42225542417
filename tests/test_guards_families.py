"""A family of games is one folder in the core and one on the screen: nothing else knows its name or
imports it.

What a person reads (docstrings, comments) may name a game; names, strings and imports may not.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from tablemgr.rules import events as shared_events
from tablemgr.rules import games as shared_games
from tablemgr.rules.commands.read import _READERS
from tablemgr.rules.commands.words import Reader
from tablemgr.rules.games.families import kinds_of
from tablemgr.rules.rulebook import games
from tests.test_guards_tidy import nodes

ROOT = Path(__file__).parents[1]
CORE = ROOT / "tablemgr"
FOLDERS = sorted(path.parent for path in (CORE / "rules/games").glob("*/family.py"))
SCREENS = sorted(path.parent for path in (ROOT / "ui" / "families").glob("*/presenter.py"))

EXCEPTIONS: dict[str, str] = {
    "tablemgr/commandline/house_way_command.py": "a command that one family alone has",
    "ui/main.py": "the list of commands, by name: `house-way` is one family's",
    "tablemgr/house/profile.py": "the profile that a new house begins with plays one of the games",
}
"""The modules that may name a family or a game, each with its reason."""


def _names() -> re.Pattern[str]:
    """The families by their folders, the games by their ids, however they are written."""
    found = {*(folder.name.replace("_", "-") for folder in FOLDERS), *games()}
    return re.compile("|".join(name.replace("-", "[-_ ]?") for name in sorted(found)), re.I)


NAMES = _names()


def named(source: str) -> list[str]:
    """Where a module names a family or a game in its code, with the line."""
    found = []
    texts = {id(n.value) for n in nodes(source) if isinstance(n, ast.Expr)}
    for node in nodes(source):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in texts:
                words = [text]
            case ast.Import(names=aliases):
                words = [alias.name for alias in aliases]
            case ast.ImportFrom(module=module, names=aliases):
                words = [module or "", *(alias.name for alias in aliases)]
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                words = [name]
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.keyword(arg=str(name)):
                words = [name]
            case _:
                continue
        line = getattr(node, "lineno", 0)
        found += [f"line {line}: {word}" for word in words if NAMES.search(word)]
    return found


def modules() -> list[Path]:
    """The modules of core, screen and drivers that belong to no family."""
    return [
        path
        for top in (CORE, ROOT / "ui", ROOT / "drivers")
        for path in sorted(top.rglob("*.py"))
        if not any(path.is_relative_to(folder) for folder in (*FOLDERS, *SCREENS))
    ]


def test_no_family_is_named_outside_of_its_folder() -> None:
    findings = [
        f"{name}: {finding}"
        for path in modules()
        if (name := path.relative_to(ROOT).as_posix()) not in EXCEPTIONS
        for finding in named(path.read_text(encoding="utf-8"))
    ]
    assert not findings, "\n" + "\n".join(findings)


def test_every_screen_is_a_familys() -> None:
    assert SCREENS
    assert {folder.name for folder in SCREENS} <= {folder.name for folder in FOLDERS}


def test_no_family_names_another() -> None:
    names = {folder.name for folder in FOLDERS}
    others = {folder: sorted(names - {folder.name}) for folder in (*FOLDERS, *SCREENS)}
    findings = [
        f"{path.relative_to(ROOT)}: {name}"
        for folder, names in others.items()
        for path in sorted(folder.rglob("*.py"))
        for name in names
        if re.search(
            rf"(tablemgr\.rules\.games|ui\.families)\.{name}\b", path.read_text(encoding="utf-8")
        )
    ]
    assert not findings, "\n" + "\n".join(findings)


def own(folder: Path, name: str) -> ModuleType | None:
    """The module of that name in a family's folder, if it has one."""
    if not (folder / f"{name}.py").exists():
        return None
    return import_module(f"{shared_games.__name__}.{folder.name}.{name}")


def readers(folder: Path) -> dict[str, Reader]:
    """How a family reads the lines of the commands of its own, by their words."""
    module = own(folder, "commands")
    return {} if module is None else module.READERS


def test_no_event_and_no_command_of_two_families_has_one_name() -> None:
    """A journal names an event and a command by it, whatever the game."""
    modules = (own(folder, "events") for folder in FOLDERS)
    kinds = [name for module in modules if module is not None for name in kinds_of(module)]
    words = [word for folder in FOLDERS for word in readers(folder)]
    for names, shared in ((kinds, kinds_of(shared_events)), (words, _READERS)):
        assert names
        assert [name for name, times in Counter([*names, *shared]).items() if times > 1] == []


def test_commands_and_events_of_a_family_are_read_without_it() -> None:
    findings = [
        f"{path.relative_to(ROOT)}: {finding}"
        for folder in FOLDERS
        for name in ("commands", "events")
        if (path := folder / f"{name}.py").exists()
        for finding in named(path.read_text(encoding="utf-8"))
        if "tablemgr.rules.games" in finding
    ]
    assert not findings, "\n" + "\n".join(findings)


def test_every_exception_is_needed() -> None:
    for name, reason in EXCEPTIONS.items():
        assert reason, name
        assert named((ROOT / name).read_text(encoding="utf-8")), f"{name} names none by now"


@pytest.mark.parametrize(
    "source",
    [
        "from tablemgr.rules.games.blackjack.position import Box",
        "import tablemgr.rules.games.si_ki_pi.family",
        "from tablemgr.rules.games.blackjack.commands import Hit",
        "from tablemgr.rules.games.si_ki_pi.events import HandSet",
        "if isinstance(position, SiKiPiPosition): pass",
        "if book.family == 'si-ki-pi': pass",
        "FAMILIES = {'blackjack': 1}",
        "def blackjack_of(position): pass",
        "known = game in ('rws-blackjack',)",
        "from ui.families.si_ki_pi.overlay import SettingOverlay",
        "sheet = load('ui.families.blackjack.ask_split:SplitPage')",
    ],
)
def test_a_bad_sample_is_found(source: str) -> None:
    assert named(source)


@pytest.mark.parametrize(
    "source",
    [
        '"""As Si Ki Pi 5.13 says."""',
        "x = 1  # blackjack's",
        'seats: str\n"""Who sits (not in Si Ki Pi)."""',
        "family = import_module(f'tablemgr.rules.games.{name}.family')",
    ],
)
def test_a_good_sample_passes(source: str) -> None:
    assert not named(source)
