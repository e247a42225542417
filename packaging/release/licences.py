"""`make licences`: fails on a library whose licence nobody has allowed, and on one that changed."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.metadata import Distribution

from packaging.utils import canonicalize_name

from release.libraries import licence_of, shipped
from release.source import PARTS
from tablemgr.basics.errors import Fault


def allowed() -> dict[str, str]:
    """For each library the licence under which somebody has allowed it."""
    text = (PARTS / "licences.toml").read_text(encoding="utf-8")
    table: dict[str, str] = tomllib.loads(text)["allowed"]
    return table


def objections(libraries: list[Distribution], permitted: Mapping[str, str]) -> list[str]:
    """Say what is wrong with the licences of these libraries, a sentence each."""
    found = []
    for library in libraries:
        name, licence = canonicalize_name(library.name), licence_of(library)
        if name not in permitted:
            found.append(f"{name} is new, under: {licence}.")
        elif permitted[name] != licence:
            found.append(f"{name} is under {licence}, and was allowed under {permitted[name]}.")
    names = {canonicalize_name(library.name) for library in libraries}
    found += [
        f"{name} is allowed and no longer shipped." for name in sorted(permitted.keys() - names)
    ]
    return found


def check_licences() -> None:
    """Raise `Fault` if any library's licence is not the one that was allowed."""
    libraries = shipped()
    found = objections(libraries, allowed())
    if found:
        raise Fault(
            " ".join(found),
            "Read it. If it may be shipped, name it in packaging/licences.toml and NOTICES.md.",
        )
    print(f"release: the licences of {len(libraries)} libraries are allowed")
