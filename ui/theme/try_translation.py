"""Tries a translation in a process of its own; `language` starts it.

A damaged file makes Qt read past its end, which ends the process: this one, and not the table's.
Reads the file's bytes from standard input, and asks it for every text that the program can show.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.util import find_spec
from types import CodeType
from typing import Final

from PySide6.QtCore import QCoreApplication, QTranslator

from tablemgr.basics.brought import brought

NOT_READ: Final = 3
"""The exit status if Qt refuses the file."""
_PACKAGES: Final = ("ui", "tablemgr", "drivers")


def try_all(data: bytes) -> int:
    """Ask the translation for every text; gives the exit status, if the process lives."""
    app = QCoreApplication([])
    translator = QTranslator(app)
    if not translator.load(data):
        return NOT_READ
    for text in sorted(every_text()):
        translator.translate("", text)
    return 0


def every_text() -> set[str]:
    """Every text in the program's modules, as they are compiled."""
    return {text for package in _PACKAGES for code in _modules(package) for text in _texts(code)}


def _modules(package: str) -> Iterator[CodeType]:
    root = brought(package)
    for path in sorted(root.rglob("*.py")):
        name = ".".join((package, *path.relative_to(root).with_suffix("").parts))
        found = find_spec(name.removesuffix(".__init__"))
        code = getattr(found and found.loader, "get_code", lambda _: None)(found and found.name)
        if code is not None:
            yield code


def _texts(code: CodeType) -> Iterator[str]:
    for each in code.co_consts:
        if isinstance(each, str):
            yield each
        elif isinstance(each, CodeType):
            yield from _texts(each)


if __name__ == "__main__":
    sys.exit(try_all(sys.stdin.buffer.read()))
