"""The libraries that are shipped: which, in which version, under which licence."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution
from typing import Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from release.source import PARTS

SETUP_TOOLS: Final = frozenset({"pip", "setuptools"})
"""Named by a library and not loaded by the program."""


def shipped() -> list[Distribution]:
    """Each library that the program needs to run, as installed here, by name."""
    found: set[str] = set()
    waiting = ["tablemgr"]
    while waiting:
        for line in distribution(waiting.pop()).requires or []:
            need = Requirement(line)
            key = canonicalize_name(need.name)
            wanted = need.marker is None or need.marker.evaluate({"extra": ""})
            if wanted and key not in found | SETUP_TOOLS:
                found.add(key)
                waiting.append(need.name)
    return [distribution(name) for name in sorted(found)]


def pins(names: Iterable[str]) -> str:
    """The lines of `packaging/constraints.txt` for these libraries, with their hashes."""
    text = (PARTS / "constraints.txt").read_text(encoding="utf-8")
    blocks = re.findall(r"^[A-Za-z].*(?:\n {4}--hash.*)*", text, re.MULTILINE)
    wanted = set(names)
    return "\n".join(
        block for block in blocks if canonicalize_name(re.split(r"[=\s]", block)[0]) in wanted
    )


def licence_of(library: Distribution) -> str:
    """The licence as the library's own metadata names it: an expression, or the older words."""
    about = library.metadata
    for field in ("License-Expression", "License"):
        told = str(about[field] or "").strip() if field in about else ""
        if told and "\n" not in told:
            return told
    marks = [line for line in about.get_all("Classifier") or [] if line.startswith("License ::")]
    return " AND ".join(mark.rpartition(" :: ")[2] for mark in marks) or "unknown"
