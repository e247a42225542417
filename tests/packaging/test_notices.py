"""Everything that the program ships or is installed with is named with its licence."""

from __future__ import annotations

import re
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
NOTICES = (ROOT / "NOTICES.md").read_text(encoding="utf-8")


def installed_with(name: str) -> set[str]:
    """The libraries that a distribution needs to run, with all that they bring."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        for line in distribution(waiting.pop()).requires or []:
            need = Requirement(line)
            key = canonicalize_name(need.name)
            if key not in found and (need.marker is None or need.marker.evaluate({"extra": ""})):
                found.add(key)
                waiting.append(need.name)
    return found - {"pip", "setuptools"}  # tools of the set-up, which the program does not load


def unnamed(notices: str) -> set[str]:
    words = {canonicalize_name(word) for word in re.findall(r"[\w.-]+", notices)}
    return installed_with("tablemgr") - words


def test_every_library_that_the_program_needs_is_in_the_notices() -> None:
    assert not unnamed(NOTICES)
    assert unnamed(NOTICES.replace("reportlab", "")) == {"reportlab"}


def test_every_font_family_is_in_the_notices_and_its_licence_is_there() -> None:
    for font in (ROOT / "assets/fonts").rglob("*.ttf"):
        family = re.match(r"Roboto|NotoSans|DroidSansFallback|NanumGothicCoding", font.name)
        assert family is not None, font.name
        assert re.sub(r"(?<=[a-z])(?=[A-Z])", " ", family[0]) in NOTICES
    for licence in re.findall(r"`(assets/[\w./-]*LICENSE[\w.-]*)`", NOTICES):
        assert (ROOT / licence).is_file(), licence


def test_the_program_has_a_licence_of_its_own_and_says_so() -> None:
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License")
    assert 'license = "MIT"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
