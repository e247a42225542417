"""What the project depends on: each with its reason, and pinned with all that it brings."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import distribution, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
HASH = re.compile(r"\s*--hash=sha256:[0-9a-f]{64}(?=\s|$)")
PIP = canonicalize_name("pip")


def wanted(pyproject: str) -> list[str]:
    """The requirements that pyproject.toml names: to build, to run and to test."""
    data = tomllib.loads(pyproject)
    named: list[str] = [*data["build-system"]["requires"], *data["project"]["dependencies"]]
    for extra in data["project"].get("optional-dependencies", {}).values():
        named += extra
    return named


def lines_of(constraints: str) -> list[str]:
    """The lines that pin something, each with the hashes that go on below it."""
    whole = constraints.replace("\\\n", " ")
    return [line for line in whole.splitlines() if line and not line.startswith("#")]


def pins(constraints: str, machine: str = "x86_64") -> dict[str, str]:
    """The version of each package, by its canonical name, that is pinned on such a processor.

    Raises `ValueError` if a line pins nothing exactly, or two lines pin one package.
    """
    found: dict[str, str] = {}
    for line in lines_of(constraints):
        need = Requirement(HASH.sub("", line))
        (exact,) = need.specifier
        name = canonicalize_name(need.name)
        if need.marker and not need.marker.evaluate({"platform_machine": machine}):
            continue
        if exact.operator != "==" or name in found:
            raise ValueError(line)
        found[name] = exact.version
    return found


def faults(pyproject: str, constraints: str) -> list[str]:
    """Each dependency needs a pin, and its reason in a comment on its own line."""
    pinned = pins(constraints)
    found = []
    for need in wanted(pyproject):
        if canonicalize_name(Requirement(need).name) not in pinned:
            found.append(f"{need} has no pin")
        lines = [line for line in pyproject.splitlines() if f'"{need}"' in line]
        if not any(re.search(r"#\s*\S", line.partition(f'"{need}"')[2]) for line in lines):
            found.append(f"{need} gives no reason on its line")
    return found


def unpinned(roots: list[str], pinned: dict[str, str]) -> list[str]:
    """What these requirements bring with them, as installed here, that the pins do not name."""
    seen = {PIP}  # the .venv has its own before it has any pin
    waiting = [Requirement(root) for root in roots]
    while waiting:
        need = waiting.pop()
        name = canonicalize_name(need.name)
        if name in seen or (need.marker and not need.marker.evaluate({"extra": ""})):
            continue
        seen.add(name)
        waiting += map(Requirement, distribution(name).requires or [])
    return [f"{name}=={version(name)}" for name in sorted(seen - pinned.keys() - {PIP})]


QT_ON_ARM = "6.8.0.2"
"""The newest whose wheel for ARM asks for no newer C library than 2.36, Debian 12's (it asks for
2.31; from 6.8.1 on it is 2.39): `pip download --only-binary=:all: --platform
manylinux_2_31_aarch64 --python-version 3.11 --no-deps PySide6_Essentials==…`.
"""


@pytest.fixture
def pyproject() -> str:
    return (ROOT / "pyproject.toml").read_text(encoding="utf-8")


@pytest.fixture
def constraints() -> str:
    return (ROOT / "packaging/constraints.txt").read_text(encoding="utf-8")


def test_every_dependency_is_pinned_and_explained(pyproject: str, constraints: str) -> None:
    assert not faults(pyproject, constraints)


def test_all_that_a_dependency_brings_is_pinned(pyproject: str, constraints: str) -> None:
    roots = [need for need in wanted(pyproject) if not need.startswith("setuptools")]
    assert not unpinned(roots, pins(constraints))


def test_each_pin_has_hashes_and_says_nothing_of_where_its_files_come_from(
    constraints: str,
) -> None:
    for line in lines_of(constraints):
        assert HASH.search(line), f"{line} has no hash"
    assert not re.search(r"://|file:|--index|--find-links|(?<![\w:])/\w", constraints)


def test_on_arm_qt_is_one_that_debian_12_can_load_and_all_else_is_the_same(
    constraints: str,
) -> None:
    usual, on_arm = pins(constraints), pins(constraints, "aarch64")
    assert usual.keys() == on_arm.keys()
    other = {name: number for name, number in on_arm.items() if usual[name] != number}
    assert other == {"pyside6-essentials": QT_ON_ARM, "shiboken6": QT_ON_ARM}


@pytest.mark.parametrize(
    "constraints", ["a>=1\n", "a==1\na==2\n", 'a==1\na==2; platform_machine == "x86_64"\n']
)
def test_a_pin_that_is_none_or_stands_twice_is_found(constraints: str) -> None:
    with pytest.raises(ValueError, match="a"):
        pins(constraints)


def test_a_dependency_without_pin_or_reason_is_found() -> None:
    sample = """
[build-system]
requires = ["setuptools>=65"]  # builds it
[project]
dependencies = [
  "pyserial>=3.5",  # ports
  "reportlab>=4",
]
[project.optional-dependencies]
test = ["pytest>=8"]  # runs the tests
"""
    assert faults(sample, "setuptools==80.0\nPySerial==3.5\nreportlab==4.2\n") == [
        "reportlab>=4 gives no reason on its line",
        "pytest>=8 has no pin",
    ]


def test_an_unpinned_guest_of_a_dependency_is_found() -> None:
    assert unpinned(["pytest>=8"], {"pytest": version("pytest"), "packaging": "1"}) == [
        f"{name}=={version(name)}" for name in ("iniconfig", "pluggy", "pygments")
    ]
