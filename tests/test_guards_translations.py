"""Every language says every text of the program, and no text that the program no longer has."""

from __future__ import annotations

import ast
import shutil
from collections.abc import Iterator
from pathlib import Path

from assets.languages.collect import (
    FAULTS,
    LANGUAGES,
    ROOT,
    constants_of,
    nodes_of,
    tree_of,
    unfinished,
    words_of,
    write_ts,
)
from tablemgr.basics.languages import WORDS, about, languages

NEW = "<message><source>{said}</source><translation>{words}</translation></message>"
FILE = "<TS><context><name>rules</name>{messages}</context></TS>"


def test_no_language_lacks_a_text_or_keeps_an_old_one(tmp_path: Path) -> None:
    """`make translations` brings them up to date; each new text is then translated by hand."""
    files = {tag: LANGUAGES / tag / WORDS for tag in languages() if not about(tag).based_on}
    copies = {tag: Path(shutil.copy(file, tmp_path / tag)) for tag, file in files.items()}
    brought = [path.rename(path.with_suffix(".ts")) for path in copies.values()]
    write_ts(brought)
    for copy, file in zip(brought, files.values(), strict=True):
        assert unfinished(copy) == []
        assert copy.read_bytes() == file.read_bytes(), f"{file}: run `make translations`"


def test_what_is_not_translated_is_found(tmp_path: Path) -> None:
    file = tmp_path / "words.ts"
    messages = NEW.format(said="Hit", words="") + NEW.format(said="Stand", words="Berhenti")
    file.write_text(FILE.format(messages=messages), encoding="utf-8")
    assert unfinished(file) == [("rules", "Hit")]


FOUND_ELSEWHERE = {
    "basics/errors": "hands on what it is given",
    "basics/files": "the remedy is found where the file is read",
    "basics/messages": "hands on what it is given",
    "commandline/drill_command": "the remedy is found where the file is read",
    "commandline/report_audit": "names of kinds of slips",
    "commandline/rules_command": "the wording of the rules",
    "devices_main": "the drivers' advice",
    "doctor/findings": "found by the name of the function",
    "doctor/machine": "the printers' words",
    "house/secret_files": "the remedy is found where the key is read",
    "house/settings": "the settings' labels",
    "past/case_kinds": "a table of the module",
    "past/report_choice": "names of kinds of slips",
    "rules/": "the rulebooks and their wording",
    "slips/": "names of kinds, parts and roles",
    "staff/refusals": "a table of the module",
    "tray/authority": "names of steps",
    "tray/refusals": "a table of the module",
}
"""Modules that put into words what the collector finds in another way."""


def texts_that_nobody_finds(tree: ast.Module) -> Iterator[str]:
    """Each `Message` and `Fault` whose sentence the collector can't read, as it stands."""
    constants = constants_of(tree)
    for node, local in nodes_of(tree):
        called = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
        if called in FAULTS or called == "Message":
            assert isinstance(node, ast.Call)
            for each in node.args[:2]:
                empty = isinstance(each, ast.Constant) and each.value == ""
                if not empty and not words_of(each, constants, local):
                    yield ast.unparse(node)


def test_the_collector_finds_the_sentence_of_each_message_and_fault() -> None:
    found = [
        f"{file.relative_to(ROOT)}: {text}"
        for package in ("tablemgr", "drivers", "ui")
        for file in sorted((ROOT / package).rglob("*.py"))
        if not any(each in file.as_posix() for each in FOUND_ELSEWHERE)
        for text in texts_that_nobody_finds(tree_of(file))
    ]
    assert not found, "\n".join(found)


def test_a_sentence_that_is_built_is_not_found() -> None:
    def found(source: str) -> list[str]:
        return list(texts_that_nobody_finds(ast.parse(source)))

    assert found('def f(x):\n    raise Fault("It is " + x)')
    assert found('def f(x):\n    y = f"It is {x}"\n    return Message("rules", y)')
    assert not found('def f(x):\n    y = "One"\n    return Message("rules", y if x else "Two")')
