"""The direction of imports and the purity of the core; each rule is shown a bad sample.

The contracts themselves stand in pyproject.toml and are held by `make test`; here each is broken
in a small copy of the house. What import-linter can't see (a clock read, dice, the environment)
is looked for in the core's syntax trees.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

IMPURE: dict[str, str] = {
    "tablemgr/commandline/people_command.py": "a command: clock, chance, the register's folder",
    "tablemgr/commandline/journal_checks.py": "a command: the register's folder",
    "tablemgr/commandline/journal_command.py": "a command: the folder of journals",
    "tablemgr/commandline/cases_command.py": "a command: what day `--from today` means",
    "tablemgr/commandline/backup_command.py": "a command: the clock in a copy's name, the folders",
    "tablemgr/commandline/restore_command.py": "a command: the clock of a restore, the folders",
    "tablemgr/commandline/export_command.py": "a command: what day `--day today` means",
    "tablemgr/commandline/gaming_days.py": "commands: what day `today` means, the user's profile",
    "tablemgr/commandline/train_command.py": "a command: what is due today, the folder of diaries",
    "tablemgr/commandline/issue_command.py": "a command: the clock of a slip, the key's folder",
    "tablemgr/commandline/key_command.py": "a command: the clock of a change, the key's folder",
    "tablemgr/commandline/pit_command.py": "a command: chance makes the keys of tables and desks",
    "tablemgr/commandline/players_command.py": "a command: the clock of a look, a new key",
    "tablemgr/commandline/forward_command.py": "a command: the clock, pauses, the folders",
    "tablemgr/journal/lock.py": "the pause before it asks again whether the journal is still read",
    "tablemgr/commandline/progress.py": "the clock of a progress line",
    "tablemgr/rules/odds/cores.py": "simulated Rounds on all cores: processes that play and end",
}
"""The modules of the core that may read clock, chance or environment, each with its reason."""

WORLDLY_MODULES = re.compile(
    r"(time|secrets|uuid|socket|subprocess|multiprocessing|asyncio|platformdirs)(\..*)?"
)
WORLDLY_NAMES = (
    (re.compile(r"threading\.(Thread|Timer)"), "the core runs on its caller's thread"),
    (re.compile(r"random\.(?!Random$)\w+"), "chance is passed in, as a Random with its seed"),
    (re.compile(r"os\.(environ|getenv|urandom|getcwd)"), "settings and folders are passed in"),
    (re.compile(r"(datetime\.)?(datetime|date)\.(now|utcnow|today)"), "a clock is passed in"),
)


STREAMS = ("argv", "stdin", "stdout", "stderr")
"""What `sys` has that belongs to a command."""


def impurities(source: str) -> list[str]:
    """What a module of the core takes from the world by itself, with its line."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                modules, used = [alias.name for alias in names], []
            case ast.ImportFrom(module=str(module), names=names):
                modules, used = [module], [f"{module}.{alias.name}" for alias in names]
            case ast.Attribute():
                modules, used = [], [ast.unparse(node)]
            case ast.Call(func=function, args=[]):
                if ast.unparse(function) in ("random.Random", "Random"):
                    found.append(f"line {node.lineno}: dice without a seed")
                continue
            case _:
                continue
        for name in modules:
            if WORLDLY_MODULES.fullmatch(name):
                found.append(f"line {node.lineno}: {name}; what it gives is passed in")
        for name in used:
            for pattern, reason in WORLDLY_NAMES:
                if pattern.fullmatch(name):
                    found.append(f"line {node.lineno}: {name}; {reason}")
    return found


def test_the_core_takes_nothing_from_the_world_by_itself() -> None:
    findings = [
        f"{name}: {finding}"
        for path in sorted((ROOT / "tablemgr").rglob("*.py"))
        if (name := path.relative_to(ROOT).as_posix()) not in IMPURE
        for finding in impurities(path.read_text(encoding="utf-8"))
    ]
    assert not findings, "\n" + "\n".join(findings)


def test_every_exception_is_needed() -> None:
    for name, reason in IMPURE.items():
        assert reason, name
        assert impurities((ROOT / name).read_text(encoding="utf-8")), f"{name} is pure by now"


@pytest.mark.parametrize(
    "source",
    [
        "import time",
        "from time import monotonic",
        "import uuid",
        "import os.path, subprocess",
        "from threading import Thread",
        "import threading\nthreading.Thread(target=print).start()",
        "import random\nrandom.shuffle(cards)",
        "from random import shuffle",
        "import random\ndice = random.Random()",
        "from random import Random\ndice = Random()",
        "from datetime import datetime\nat = datetime.now()",
        "import datetime\nat = datetime.datetime.now(datetime.UTC)",
        "from datetime import date\nat = date.today()",
        "import os\nhouse = os.environ['HOUSE']",
        "from os import getenv",
        "import platformdirs",
    ],
)
def test_a_bad_sample_is_found(source: str) -> None:
    assert impurities(source)


@pytest.mark.parametrize(
    "source",
    [
        "from datetime import datetime\ndef f(at: datetime) -> str:\n    return at.isoformat()",
        "from random import Random\ndef f(dice: Random) -> None:\n    dice.shuffle([])",
        "import random\nwords = random.Random(7)",
        "import threading\nlock = threading.RLock()",
        "def f(clock: Clock) -> int:\n    return clock.now()",
    ],
)
def test_a_good_sample_passes(source: str) -> None:
    assert not impurities(source)


def spoken(source: str) -> list[str]:
    """Where a module prints, or reads the words and streams of a command, with the line."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names) if "argparse" in [alias.name for alias in names]:
                found.append(f"line {node.lineno}: argparse")
            case ast.ImportFrom(module="argparse"):
                found.append(f"line {node.lineno}: argparse")
            case ast.Call(func=ast.Name(id="print" | "input" as name)):
                found.append(f"line {node.lineno}: {name}")
            case ast.Attribute(value=ast.Name(id="sys"), attr=name) if name in STREAMS:
                found.append(f"line {node.lineno}: sys.{name}")
    return found


def test_only_the_command_line_reads_words_and_prints() -> None:
    commands = ROOT / "tablemgr/commandline"
    findings = [
        f"{path.relative_to(ROOT)}: {finding}"
        for path in sorted((ROOT / "tablemgr").rglob("*.py"))
        if not path.is_relative_to(commands)
        for finding in spoken(path.read_text(encoding="utf-8"))
    ]
    assert not findings, "\n" + "\n".join(findings)


@pytest.mark.parametrize(
    "source",
    [
        "import argparse",
        "from argparse import ArgumentParser",
        "print('done')",
        "name = input()",
        "import sys\nsys.stderr.write('done')",
        "import sys\nlines = list(sys.stdin)",
        "import sys\nwords = sys.argv[1:]",
    ],
)
def test_a_sample_that_prints_is_found(source: str) -> None:
    assert spoken(source)


def test_a_sample_that_only_answers_passes() -> None:
    assert not spoken("import sys\ndef say() -> str:\n    return sys.intern('print')")


SCREEN_ROOMS = (
    *("families", "doctor", "world", "demonstration", "sitting", "start", "window", "devices"),
    *("training", "tray", "pit"),
    "supervisor",
    *(
        "bets",
        "case_file",
        "reenact",
        "intake",
        "keys",
        "players_screen",
        "table",
        "safety",
        "presenter",
    ),
    *(
        "dialogs",
        "cards",
        "printing",
        "felt",
        "slips",
        "guide",
        "settlement",
        "header",
        "parts",
        "views",
    ),
    "theme",
)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A small house that keeps every contract of pyproject.toml."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for path, text in {
        "tablemgr/__init__.py": "",
        **{
            f"tablemgr/{room}/__init__.py": ""
            for room in (
                "basics",
                "rules",
                "tray",
                "journal",
                "house",
                "service",
                "past",
                "slips",
                "training",
                "tray",
                "world",
                "pit",
            )
        },
        "tablemgr/commandline/__init__.py": "",
        "tablemgr/library.py": "",
        "tablemgr/basics/cards.py": "",
        "tablemgr/basics/errors.py": "",
        "tablemgr/rules/table.py": "from tablemgr.basics import cards",
        "tablemgr/service/session.py": "from tablemgr.rules import table",
        "tablemgr/rules/games/__init__.py": "",
        "tablemgr/rules/games/chess/__init__.py": "",
        **{
            f"tablemgr/rules/games/chess/{name}.py": ""
            for name in ("actions", "position", "rulebook", "settling", "slip")
        },
        "tablemgr/rules/games/chess/family.py": "from tablemgr.rules.games.chess import position",
        "ui/main.py": "import drivers.port\nimport ui.app",
        "drivers/__init__.py": "",
        "drivers/port.py": "import serial\nfrom tablemgr.basics import cards, errors",
        **{
            f"drivers/{name}": ""
            for name in ("catalogue.py", "device_settings.py", "ports.py", "wire/__init__.py")
        },
        "drivers/protocols/__init__.py": "from tablemgr.basics.cards import Card",
        "ui/__init__.py": "",
        **{f"ui/{room}/__init__.py": "" for room in SCREEN_ROOMS},
        "ui/table/hub.py": "from ui.views import felt",
        "ui/table/controller.py": "from ui.table import hub",
        "ui/views/felt.py": "",
        "ui/app.py": "import PySide6\nfrom drivers import port\nfrom tablemgr.rules import table",
    }.items():
        (tmp_path / path).parent.mkdir(exist_ok=True, parents=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    return tmp_path


def lint(house: Path) -> subprocess.CompletedProcess[str]:
    command = "from importlinter.cli import lint_imports_command as go; go(['--no-cache'])"
    return subprocess.run(
        [sys.executable, "-c", command], cwd=house, capture_output=True, text=True, check=False
    )


def test_a_house_that_keeps_the_contracts_passes(house: Path) -> None:
    done = lint(house)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("path", "line", "contract"),
    [
        ("tablemgr/rules/table.py", "import ui.app", "the core knows no screen and no port"),
        ("tablemgr/rules/table.py", "import drivers.port", "the core knows no screen and no port"),
        (
            "tablemgr/rules/table.py",
            "import PySide6.QtCore",
            "the core knows no screen and no port",
        ),
        ("tablemgr/rules/table.py", "import serial", "the core knows no screen and no port"),
        ("drivers/wire/__init__.py", "import drivers.port", "protocols are pure"),
        ("tablemgr/house/x.py", "import drivers.port", "the core knows no screen and no port"),
        ("drivers/port.py", "from tablemgr.rules.table import x", "drivers know cards and errors"),
        (
            "drivers/protocols/__init__.py",
            "import tablemgr.rules.table",
            "drivers know cards and errors",
        ),
        ("drivers/port.py", "import ui.app", "drivers know cards and errors"),
        ("drivers/port.py", "from PySide6 import QtCore", "drivers know cards and errors"),
        ("ui/app.py", "import ui.main", "the rooms of the screen"),
        ("tablemgr/rules/table.py", "import tablemgr.service.session", "the rooms of the core"),
        ("ui/table/hub.py", "import ui.window", "the rooms of the screen"),
        ("ui/views/felt.py", "import ui.table.hub", "the rooms of the screen"),
        ("ui/felt/__init__.py", "import ui.guide", "the rooms of the screen"),
        ("ui/views/felt.py", "import ui.table.hub", "no circle in the screen"),
        ("ui/table/hub.py", "import ui.table.controller", "no circle in the screen"),
        ("ui/corner.py", "", "the rooms of the screen"),
        ("tablemgr/basics/cards.py", "import tablemgr.rules.table", "the rooms of the core"),
        (
            "tablemgr/rules/table.py",
            "import tablemgr.rules.games.chess.position",
            "a family of games is",
        ),
        (
            "tablemgr/rules/table.py",
            "from tablemgr.rules.games.chess import family",
            "a family of games is",
        ),
    ],
)
def test_a_broken_contract_is_found(house: Path, path: str, line: str, contract: str) -> None:
    (house / path).write_text(line, encoding="utf-8")
    done = lint(house)
    assert done.returncode == 1, done.stdout + done.stderr
    broken = done.stdout.partition("Broken contracts")[2]
    assert f"\n{contract}" in broken, done.stdout
