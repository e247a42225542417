"""A name means one thing: no class or alias is defined twice in core, drivers and screen.

Knows the sources as text, and no part of the program.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Mapping

import pytest

from tests.test_guards_tidy import checked_files, nodes, parsed, text_of

CHECKED = ("tablemgr/", "drivers/", "ui/")
SHARED_BECAUSE: dict[str, str] = {
    "Said": "what a message of a protocol means; each codec says `payload.Said`",
}
"""A name that several classes or aliases have, and why."""


def names_used_twice(
    sources: Mapping[str, str], shared: Mapping[str, str] = SHARED_BECAUSE
) -> list[str]:
    """What is wrong in these files, each given by its path and text.

    A name that two of them have without a reason; a reason for a name that only one has.
    """
    places = defaultdict(list)
    for path, text in sources.items():
        for name in _defined(text):
            places[name].append(path)
    twice = {name: found for name, found in places.items() if len(found) > 1}
    return [
        f"{name}: {', '.join(found)}" for name, found in twice.items() if name not in shared
    ] + [f"{name}: no longer shared, take its reason away" for name in shared if name not in twice]


def _defined(text: str) -> list[str]:
    """The names of the classes, and of the aliases for types that stand in the module itself."""
    found = [node.name for node in nodes(text) if isinstance(node, ast.ClassDef)]
    for node in parsed(text).body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        names = [target.id for target in targets if isinstance(target, ast.Name)]
        found += [name for name in names if name[0].isupper() and not name.isupper()]
    return found


def test_no_two_classes_or_aliases_have_the_same_name() -> None:
    sources = {
        name: text_of(name) or ""
        for name in checked_files()
        if name.startswith(CHECKED) and name.endswith(".py")
    }
    assert len(sources) > 300, "the check sees the sources"
    assert not (findings := names_used_twice(sources)), "\n" + "\n".join(findings)


@pytest.mark.parametrize(
    ("sources", "shared"),
    [
        ({"ui/a.py": "class Row: ...\n", "tablemgr/b.py": "class Row: ...\n"}, {}),
        ({"ui/a.py": "class Row: ...\nif True:\n    class Row: ...\n"}, {}),
        ({"ui/a.py": "class A:\n    class B: ...\n", "ui/b.py": "class B: ...\n"}, {}),
        ({"ui/a.py": "class Row: ...\n", "drivers/b.py": "Row = tuple[int, str]\n"}, {}),
        ({"ui/a.py": "Row: TypeAlias = int\n", "drivers/b.py": "Row: TypeAlias = str\n"}, {}),
        ({"ui/a.py": "class Row: ...\n"}, {"Row": "it was shared once"}),
    ],
)
def test_a_name_used_twice_is_found(sources: dict[str, str], shared: dict[str, str]) -> None:
    assert names_used_twice(sources, shared)


def test_a_shared_name_with_a_reason_passes() -> None:
    sources = {"ui/a.py": "class Row: ...\n", "tablemgr/b.py": "class Row: ...\nclass Line: ...\n"}
    assert not names_used_twice(sources, {"Row": "said why"})
