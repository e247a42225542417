"""Each sentence that a language must be able to say stands whole in the source, with its values.

A `Fault` is given its values by name, never as a finished text: else no language can say it.
"""

from __future__ import annotations

import ast
import string

import pytest

from tests.test_guards_tidy import checked_files, nodes, text_of

SAID_BY = frozenset({"Fault", "NotANameError", "MalformedError", "InUse", "DoesNotFit"})


def faults_in(text: str) -> list[str]:
    """Each call in a source that no language could say, by its line."""
    found = []
    for node in nodes(text):
        if not (isinstance(node, ast.Call) and getattr(node.func, "id", "") in SAID_BY):
            continue
        given = {keyword.arg for keyword in node.keywords}
        for each in node.args[:2]:
            if isinstance(each, ast.JoinedStr):
                found.append(f"{node.lineno}: the values stand in the sentence already")
            elif isinstance(each, ast.Constant) and None not in given:
                parts = string.Formatter().parse(str(each.value))
                named = {name for _, name, _, _ in parts if name}
                if given and named - given:
                    found.append(f"{node.lineno}: it is not given {sorted(named - given)}")
    return found


def test_each_fault_can_be_said_in_any_language() -> None:
    findings = [
        f"{name}:{fault}"
        for name in checked_files()
        if name.startswith(("tablemgr/", "drivers/", "ui/")) and name.endswith(".py")
        for fault in faults_in(text_of(name) or "")
    ]
    assert not findings, "\n".join(findings)


@pytest.mark.parametrize(
    "source",
    ['Fault(f"{file} is missing.")', 'Fault("It is.", f"See {file}.")', 'Fault("{a} of {b}", a=1)'],
)
def test_a_fault_that_can_not_be_said_is_found(source: str) -> None:
    assert faults_in(source)


def test_a_fault_with_its_values_passes() -> None:
    assert not faults_in('Fault("{file} is missing.", "See {folder}.", file=1, folder=2)')
