"""Says in a person's words why a value that somebody wrote into a file is wrong.

Says what stands there and what may stand there. A type says the latter itself, by the `description`
of its `msgspec.Meta`; if it has none, that follows from its bounds.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from enum import EnumMeta
from typing import Any, Final

import msgspec
from msgspec import Struct, inspect

from tablemgr.basics.toml_text import KeyPath

_PATH: Final = re.compile(r" - at `(?:key in )?\$?([^`]*)`")
_STEP: Final = re.compile(r"\.([\w-]+)|\[(\d+)\]|\[\.\.\.\]")
_MISSING: Final = re.compile(r"missing required field `([^`]*)`")
_UNKNOWN: Final = re.compile(r"unknown field `([^`]*)`")
_LONGEST: Final = 60
_UNSEEN: Final = "\N{REPLACEMENT CHARACTER}"


class WrongValue(Struct, frozen=True):
    """A value that can't stand where it stands."""

    path: tuple[str | int, ...]
    words: str


def wrong_value(error: msgspec.ValidationError, kind: type, table: Any) -> WrongValue:
    """Say why `msgspec.convert(table, kind)` did not take a value."""
    text = str(error)
    found = _PATH.search(text)
    path = _steps(found[1]) if found else ()
    if "" in path:  # a name of a table of any names, which the error does not say
        return WrongValue(path[: path.index("")], "one of its values is of the wrong kind")
    info = _at(inspect.type_info(kind), path)
    missing, unknown = _MISSING.search(text), _UNKNOWN.search(text)
    if missing is not None:
        wanted = may_stand(_at(info, (missing[1],)))
        return WrongValue(path, f"{missing[1]} is missing: {wanted}")
    if unknown is not None:
        name = unknown[1] if unknown[1].isprintable() else "a name that can't be shown"
        return WrongValue((*path, name), unknown_name(name, _names(info)))
    stands = stands_there(_value(table, path))
    words = _words(info)
    if words:
        return WrongValue(path, unknown_word(_value(table, path), words))
    return WrongValue(path, f"{stands} stands there; {may_stand(info)} may stand there")


def unknown_name(name: str, known: Sequence[str]) -> str:
    """Says that nothing is called so, and what the nearest known name is."""
    near = _nearest(name, known)
    return (
        f"there is no such setting{near}"
        if near
        else (f"there is no such setting; there are: {', '.join(known)}")
    )


def unknown_word(word: object, known: Sequence[str]) -> str:
    """Says which fixed words may stand in the place of one that nobody knows."""
    stands = stands_there(word)
    return f"{stands} stands there{_nearest(str(word), known)}; give one of: {', '.join(known)}"


def _nearest(name: str, known: Sequence[str]) -> str:
    near = get_close_matches(name, known, 1)
    return f" (the nearest is {near[0]})" if near else ""


def stands_there(value: object) -> str:
    """A value as a person sees it in the file."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            seen = "".join(
                sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in value
            )
            return f'"{seen}"' if len(seen) <= _LONGEST else f'"{seen[:_LONGEST]}…"'
        case int() | float():
            return f"{value!r}"[:_LONGEST] + ", a number without quotes,"
        case list():
            return f"a list of {len(value)}"
        case dict():
            return "a table"
        case None:
            return "nothing"
        case _:
            return "a date or a time"


def may_stand(info: inspect.Type | None) -> str:
    """Say in words which values a type takes: `true or false`, `a whole number from 1 to 600`."""
    if isinstance(info, inspect.Metadata):
        said = (info.extra_json_schema or {}).get("description")
        return str(said) if said else may_stand(info.type)
    match info:
        case inspect.UnionType():
            return " or ".join(
                may_stand(one) for one in info.types if not isinstance(one, inspect.NoneType)
            )
        case inspect.LiteralType() | inspect.EnumType():
            return "one of " + ", ".join(_words(info))
        case inspect.IntType():
            return f"a whole number{_bounds(info.ge, info.le)}"
        case inspect.BoolType():
            return "true or false"
        case inspect.StrType():
            return f"a text in quotes{_length(info)}"
        case inspect.TupleType():
            each = may_stand(info.item_types[0]).rstrip(",")
            return f"a list of {len(info.item_types)} ({each})"
        case inspect.ListType() | inspect.VarTupleType():
            return f"a list ({may_stand(info.item_type)})"
        case _:
            return "a table"


def _bounds(least: int | None, most: int | None) -> str:
    if least is not None and most is not None:
        return f" from {least:,} to {most:,}"
    return "" if least is None else f" of at least {least:,}"


def _length(info: inspect.StrType) -> str:
    least, most = info.min_length or 0, info.max_length
    if most is None:
        return ""
    return f" of {least} to {most} letters" if least else f" of at most {most} letters"


def _steps(path: str) -> tuple[str | int, ...]:
    return tuple(int(step[2]) if step[2] else step[1] or "" for step in _STEP.finditer(path))


def _value(table: Any, path: KeyPath) -> Any:
    for step in path:
        try:
            table = table[step]
        except (KeyError, IndexError, TypeError):
            return None
    return table


def _at(info: inspect.Type | None, path: KeyPath) -> inspect.Type | None:
    """The type at a place in a type."""
    for step in path:
        info = _inside(info, step)
    return info


def _inside(info: inspect.Type | None, step: str | int) -> inspect.Type | None:
    match info:
        case inspect.Metadata():
            return _inside(info.type, step)
        case inspect.UnionType():
            return next((one for each in info.types if (one := _inside(each, step))), None)
        case inspect.StructType():
            return next((field.type for field in info.fields if field.encode_name == step), None)
        case inspect.DictType():
            return info.value_type
        case inspect.TupleType() if isinstance(step, int):
            return info.item_types[step] if step < len(info.item_types) else None
        case inspect.ListType() | inspect.VarTupleType():
            return info.item_type
        case _:
            return None


def _names(info: inspect.Type | None) -> list[str]:
    """The names that a table's lines may have."""
    if isinstance(info, inspect.Metadata):
        return _names(info.type)
    if isinstance(info, inspect.UnionType):
        return [name for one in info.types for name in _names(one)]
    return (
        [field.encode_name for field in info.fields] if isinstance(info, inspect.StructType) else []
    )


def _words(info: inspect.Type | None) -> list[str]:
    """The fixed words that a type takes; none if it takes others."""
    match info:
        case inspect.Metadata():
            return _words(info.type)
        case inspect.UnionType():
            return [word for one in info.types for word in _words(one)]
        case inspect.LiteralType():
            return [str(value) for value in info.values]
        case inspect.EnumType() if isinstance(info.cls, EnumMeta):
            return [str(member.value) for member in info.cls]
        case _:
            return []
