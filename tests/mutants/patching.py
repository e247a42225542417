"""Puts the fault of a file into the functions of a program that has been loaded already.

Knows no test and no mutation: two texts of one file in, changed functions out.
"""

from __future__ import annotations

import gc
import inspect
from collections import defaultdict
from collections.abc import Collection
from types import CodeType, FunctionType
from typing import TypeAlias

Place: TypeAlias = tuple[str, str, int]
"""Path of the file, qualified name and first line of a function."""


def loaded_functions(under: str, but: Collection[CodeType] = ()) -> dict[Place, list[FunctionType]]:
    """Every function that is loaded now from a file below this path, `but` some."""
    found: dict[Place, list[FunctionType]] = defaultdict(list)
    for one in gc.get_objects():
        if not isinstance(one, FunctionType) or one.__code__ in but:
            continue
        if one.__code__.co_filename.startswith(under):
            found[_place(one.__code__)].append(one)
    return found


def patch(loaded: dict[Place, list[FunctionType]], path: str, before: str, after: str) -> bool:
    """Give the loaded functions of this file their changed code.

    False, and nothing is changed, if the change is in what runs while the file is loaded, or in a
    function that nobody holds.
    """
    changed = differing(compile(before, path, "exec"), compile(after, path, "exec"))
    if changed is None or not all(loaded.get(_place(code)) for code in changed):
        return False
    functions = [(one, code) for code in changed for one in loaded[_place(code)]]
    if any(len(one.__code__.co_freevars) != len(code.co_freevars) for one, code in functions):
        return False
    for one, code in functions:
        one.__code__ = code
    return True


def differing(before: CodeType, after: CodeType) -> list[CodeType] | None:
    """The outermost functions of `after` that are not as in `before`.

    None if the module's own statements, or those of a class, differ.
    """
    if before.co_code != after.co_code or before.co_names != after.co_names:
        return None
    found: list[CodeType] = []
    for old, new in zip(before.co_consts, after.co_consts, strict=False):
        if not isinstance(old, CodeType) or not isinstance(new, CodeType):
            if type(old) is not type(new) or old != new:
                return None
        elif old == new:
            continue
        elif not old.co_flags & inspect.CO_OPTIMIZED:  # the body of a class
            inside = differing(old, new)
            if inside is None:
                return None
            found += inside
        elif old.co_name.startswith("<") and old.co_name != "<lambda>":  # has run already
            return None
        else:
            found.append(new)
    return found if len(before.co_consts) == len(after.co_consts) else None


def _place(code: CodeType) -> Place:
    return code.co_filename, code.co_qualname, code.co_firstlineno
